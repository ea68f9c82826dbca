import CGtk

/// The parts of the toolkit that need no display: types, render nodes, fonts.
@MainActor enum Toolkit {
    private static let isPrepared: Void = {
        gtk_disable_setlocale()
        gtk_init_check()
    }()

    /// The folder of the program's drawings in the source tree.
    nonisolated static let dataFolder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/") + "/data"

    static func prepare() { isPrepared }
}
