// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files

/// The locations of the installed files, relative to the running binary.
package struct Installation {
    /// The application ID.
    package static let id = "io.github.peekaboard.Peekaboard"
    /// The application ID of Peekaboard Live.
    package static let liveID = "io.github.peekaboard.Live"
    /// The schema of the settings of Peekaboard Live.
    package static let liveSchema = "\(id).Live"
    /// The version of the program. Meson reads the same file.
    package static let version = String(decoding: PackageResources.VERSION.dropLast(), as: UTF8.self)

    /// Whether this is a Flatpak, which cannot see other programs.
    package static var isFlatpak: Bool { g_getenv("FLATPAK_ID") != nil }
    /// The Flatpak that contains Swift, with the version of the runtime in the manifest.
    package static let swiftExtension = "org.freedesktop.Sdk.Extension.swift6//26.08"

    /// The folder of pictures, sounds, and user interface definitions.
    package let data: String
    /// The folder of the compiled settings schemas.
    package let schemas: String
    /// The folder of the translations.
    package let translations: String
    /// The folder of the icons.
    package let icons: String

    /// Peekaboard Live, which shows Swift pages. Some installations lack it.
    package let liveProgram: String
    /// The program that runs a Swift page.
    package let pageProgram: String
    /// The program that starts the tools of the Swift toolchain with limits.
    package let sandboxProgram: String
    /// The program that decodes pictures and sounds.
    package let decoderProgram: String
    /// The folder of the modules that a Swift page imports.
    package let modules: String

    /// The folder of the guide to Swift pages.
    package var guide: String { data + "/guide" }

    /// The database of results and games in progress, in the user's data folder.
    package var database: String { String(cString: g_get_user_data_dir()) + "/peekaboard/peekaboard.db" }

    /// The folder of the user’s decks.
    package var decks: String { String(cString: g_get_user_data_dir()) + "/peekaboard/decks" }

    /// The folder of the decks that are part of the program.
    package var includedDecks: String { data + "/decks" }

    /// The folder of unsaved Swift code, in the user's state folder.
    package var drafts: String { String(cString: g_get_user_state_dir()) + "/peekaboard/drafts" }

    /// Finds the installation of the running binary, which is in `bin` below the prefix.
    package init() {
        let binary = g_file_read_link("/proc/self/exe", nil)
        defer { g_free(binary) }
        let path = binary.map { String(cString: $0) } ?? ""
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let prefix = parts.dropLast(2).joined(separator: "/")
        liveProgram = "\(prefix)/bin/peekaboard-live"
        pageProgram = "\(prefix)/libexec/peekaboard-page"
        sandboxProgram = "\(prefix)/libexec/peekaboard-sandbox"
        decoderProgram = "\(prefix)/libexec/peekaboard-decoder"
        modules = "\(prefix)/lib/peekaboard/modules"
        data = "\(prefix)/share/peekaboard"
        schemas = "\(prefix)/share/glib-2.0/schemas"
        translations = "\(prefix)/share/locale"
        icons = "\(prefix)/share/icons"
    }
}
