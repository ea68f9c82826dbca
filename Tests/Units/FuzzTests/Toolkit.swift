// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

@MainActor private let isPrepared: Void = {
    gtk_disable_setlocale()
    gtk_init_check()
}()

/// Initializes the parts of the toolkit that need no display: types, render nodes, fonts.
@MainActor func prepareToolkit() { isPrepared }
