import CGtk
import Files

/// The locations of the installed files, relative to the running binary.
public struct Installation {
    /// The application ID.
    public static let id = "io.github.peekaboard.Peekaboard"
    /// The version of the program. Meson reads the same file.
    public static let version = String(decoding: PackageResources.VERSION.dropLast(), as: UTF8.self)

    /// The folder of pictures, sounds, and user interface definitions.
    public let data: String
    /// The folder of the compiled settings schemas.
    public let schemas: String
    /// The folder of the translations.
    public let translations: String
    /// The folder of the icons.
    public let icons: String

    /// Peekaboard Live, which shows Swift pages. Some installations lack it.
    public let liveProgram: String
    /// The program that runs a Swift page.
    public let pageProgram: String
    /// The program that starts the tools of the Swift toolchain with limits.
    public let sandboxProgram: String
    /// The folder of the modules that a Swift page imports.
    public let modules: String

    /// The folder of the guide to Swift pages.
    public var guide: String { data + "/guide" }

    /// The database of results and games in progress, in the user's data folder.
    public var database: String { String(cString: g_get_user_data_dir()) + "/peekaboard/peekaboard.db" }

    /// The folder of the user’s decks.
    public var decks: String { String(cString: g_get_user_data_dir()) + "/peekaboard/decks" }

    /// The folder of the decks that are part of the program.
    public var includedDecks: String { data + "/decks" }

    /// The folder of unsaved Swift code, in the user's state folder.
    public var drafts: String { String(cString: g_get_user_state_dir()) + "/peekaboard/drafts" }

    /// Finds the installation of the running binary, which is in `bin` below the prefix.
    public init() {
        let binary = g_file_read_link("/proc/self/exe", nil)
        defer { g_free(binary) }
        let path = binary.map { String(cString: $0) } ?? ""
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let prefix = parts.dropLast(2).joined(separator: "/")
        liveProgram = "\(prefix)/bin/peekaboard-live"
        pageProgram = "\(prefix)/libexec/peekaboard-page"
        sandboxProgram = "\(prefix)/libexec/peekaboard-sandbox"
        modules = "\(prefix)/lib/peekaboard/modules"
        data = "\(prefix)/share/peekaboard"
        schemas = "\(prefix)/share/glib-2.0/schemas"
        translations = "\(prefix)/share/locale"
        icons = "\(prefix)/share/icons"
    }
}
