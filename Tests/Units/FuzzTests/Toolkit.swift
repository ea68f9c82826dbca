// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PaintedTrees

@MainActor private let isPrepared: Void = {
    gtk_disable_setlocale()
    gtk_init_check()
    PictureDecoder.useBuilt()
}()

/// Initializes the parts of the toolkit that need no display: types, render nodes, fonts.
@MainActor func prepareToolkit() { isPrepared }
