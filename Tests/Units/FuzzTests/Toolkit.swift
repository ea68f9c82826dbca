import CGtk

/// The folder of the built-in drawings in the source tree.
let dataFolder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/") + "/data"

@MainActor private let isPrepared: Void = {
    gtk_disable_setlocale()
    gtk_init_check()
}()

/// Initializes the parts of the toolkit that need no display: types, render nodes, fonts.
@MainActor func prepareToolkit() { isPrepared }
