// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import GtkKit
import PageExport
import PageSource

/// An exported program that has been built, and where its files are.
struct PlayedProgram {
    /// A message for the user, because the module is not that of a program.
    struct ReadError: Error {
        /// The message.
        let message: String
    }

    /// The path of the module.
    let module: String
    /// The folder of the module, with the page and the manifest.
    let folder: String
    let manifest: ProgramManifest
    /// The page, with its resources.
    let page: Playground.Page

    /// Reads what is beside a module.
    init(module path: String) throws(ReadError) {
        guard let module = FilePath.real(path), FileKind(of: module) == .file else {
            throw ReadError(message: filled(translated("Could not read {file}"), ["file": path]))
        }
        let folder = FilePath.folder(of: module)
        (self.module, self.folder) = (module, folder)
        do throws(ProgramManifest.ReadError) {
            manifest = try ProgramManifest(in: folder)
        } catch {
            throw ReadError(message: error.message)
        }
        page = try Self.playground(of: manifest, in: folder).firstPage
    }

    /// Opens the page of a program in a folder.
    static func playground(of manifest: ProgramManifest, in folder: String) throws(ReadError) -> Playground {
        let path = "\(folder)/\(manifest.page)"
        guard ReadableFiles([folder]).contains(path: path) else {
            throw ReadError(message: Playground.ReadError.missing.message(path: path))
        }
        do throws(Playground.ReadError) {
            return try Playground(path: path)
        } catch {
            throw ReadError(message: error.message(path: path))
        }
    }

    /// The libraries of Swift that were installed with the program; `nil` if none were, or if there are others beside them.
    var libraries: String? {
        let path = "\(folder)/swift"
        let names = Folder.names(in: path) ?? []
        let kinds = ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime"]
        let areOfSwift = names.allSatisfy { name in kinds.contains { name.hasPrefix($0) } && name.hasSuffix(".so") }
        return areOfSwift && names.contains("libswiftCore.so") ? path : nil
    }

    /// The folder of the icons in the prefix in which the program is installed, as `lib/ID`.
    var icons: String { FilePath.folder(of: FilePath.folder(of: folder)) + "/share/icons" }

    /// The file of the user’s preferences.
    var preferences: String {
        "\(String(cString: g_get_user_data_dir()))/\(manifest.description.id)/preferences.ini"
    }
}
