import CGtk

/// What of the toolkit needs no display: its types, render nodes, fonts.
@MainActor enum Toolkit {
    private static let isPrepared: Void = {
        gtk_disable_setlocale()
        gtk_init_check()
    }()

    static func prepare() { isPrepared }
}
