import CGtk

/// The folder of the drawings that are shipped, in the sources.
let dataFolder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/data"

@MainActor private let isPrepared: Void = {
    gtk_disable_setlocale()
    gtk_init_check()
}()

/// Prepares what of the toolkit needs no display: its types, render nodes, fonts.
@MainActor func prepareToolkit() { isPrepared }
