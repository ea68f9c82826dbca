import CGtk

/// Where the parts of the program lie on this machine, found from where its binary lies.
struct Installation {
    /// The name of the program for the desktop.
    static let id = "io.github.peekaboard.Peekaboard"
    /// The version of the program.
    static let version = "0.1.0"

    /// The folder of pictures, sounds and descriptions of windows.
    let data: String
    /// The folder of the compiled schemas.
    let schemas: String
    /// The folder of the translations.
    let translations: String
    /// The folder of the icons.
    let icons: String

    /// The file of the results and of the games under way, among the user's own data.
    var database: String { String(cString: g_get_user_data_dir()) + "/peekaboard/peekaboard.db" }

    /// The installation that the running binary belongs to: it lies in `bin`, all else beside that in `share`.
    init() {
        let binary = g_file_read_link("/proc/self/exe", nil)
        defer { g_free(binary) }
        let path = binary.map { String(cString: $0) } ?? ""
        let prefix = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        data = "\(prefix)/share/peekaboard"
        schemas = "\(prefix)/share/glib-2.0/schemas"
        translations = "\(prefix)/share/locale"
        icons = "\(prefix)/share/icons"
    }
}
