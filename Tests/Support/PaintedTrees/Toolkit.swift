// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// The parts of the toolkit that need no display: types, render nodes, fonts.
@MainActor enum Toolkit {
    private static let isPrepared: Void = {
        gtk_disable_setlocale()
        gtk_init_check()
        PictureDecoder.useBuilt()
    }()

    static func prepare() { isPrepared }
}
