import CGtk

/// Where the parts of the program lie on this machine, found from where its binary lies.
public struct Installation {
    /// The name of the program for the desktop.
    public static let id = "io.github.peekaboard.Peekaboard"
    /// The version of the program.
    public static let version = "0.1.0"

    /// The folder of pictures, sounds and descriptions of windows.
    public let data: String
    /// The folder of the compiled schemas.
    public let schemas: String
    /// The folder of the translations.
    public let translations: String
    /// The folder of the icons.
    public let icons: String

    /// The program that runs a Swift page.
    public let pageProgram: String
    /// The folder of the modules that a Swift page imports.
    public let modules: String

    /// The file of the results and of the games under way, among the user's own data.
    public var database: String { String(cString: g_get_user_data_dir()) + "/peekaboard/peekaboard.db" }

    /// The installation that the running binary belongs to: it lies in `bin`, all else beside that in `share`.
    public init() {
        let binary = g_file_read_link("/proc/self/exe", nil)
        defer { g_free(binary) }
        let path = binary.map { String(cString: $0) } ?? ""
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let prefix = parts.dropLast(2).joined(separator: "/")
        pageProgram = "\(prefix)/libexec/peekaboard-page"
        modules = "\(prefix)/lib/peekaboard/modules"
        data = "\(prefix)/share/peekaboard"
        schemas = "\(prefix)/share/glib-2.0/schemas"
        translations = "\(prefix)/share/locale"
        icons = "\(prefix)/share/icons"
    }
}
