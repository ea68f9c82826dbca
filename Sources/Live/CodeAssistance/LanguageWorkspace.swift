// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import JSON
import PageBuild
import PageSource

/// The files of a page as a language server sees them: copies in a folder of their own, which it can only read, with
/// the commands that compile them to one module. What it writes goes to a second folder. So it does not need the user's
/// files, and a damaged server cannot make the window write elsewhere through a link.
package nonisolated struct LanguageWorkspace: Equatable, Sendable {
    /// The folder of the copies.
    package let folder: String
    /// The folder that the server can change.
    package let scratch: String
    private let page: Playground.Page
    /// The paths of the copies, by the paths of the files of the page.
    private let copies: [String: String]

    /// Creates the workspace of a page in an existing folder, with texts instead of what the files contain. Returns
    /// `nil` if it cannot be written. `modules` are the search paths of modules that the page may import.
    package init?(
        of page: Playground.Page, edited: [String: String] = [:], with toolchain: Toolchain, modules: [String],
        in parent: String
    ) {
        self.page = page
        folder = "\(parent)/files"
        scratch = "\(parent)/scratch"
        // Only main.swift can have top-level code.
        var copies = [page.file: "\(folder)/main.swift"]
        let readable = ReadableFiles([page.folder])
        for (index, source) in page.sources.enumerated() where readable.contains(path: source) {
            // The compiler refuses two files with the same name.
            copies[source] = "\(folder)/\(index).swift"
        }
        self.copies = copies
        for path in [folder, scratch] { mkdir(path, 0o700) }
        var pageText = ""
        for (path, copy) in copies {
            guard let text = edited[path] ?? Disk.text(of: path), Disk.write(page.compiledText(text), to: copy)
            else { return nil }
            if path == page.file { pageText = text }
        }
        let files = [copies[page.file]!] + page.sources.compactMap { copies[$0] }
        let command =
            [toolchain.driver] + files + Build.languageOptions(for: pageText)
            + ["-module-cache-path", "\(scratch)/modules"]
            + modules.flatMap { ["-I", $0] }
        let commands = files.map { file -> JSON in
            ["directory": .string(folder), "file": .string(file), "arguments": .array(command.map(JSON.string))]
        }
        guard Disk.write(JSON.array(commands).text(), to: "\(folder)/compile_commands.json") else { return nil }
    }

    /// The URI of the folder of the copies.
    package var uri: String { FileURI.of(path: folder) }

    /// Returns the URI of the copy of a file; `nil` if the file is not part of the page.
    package func uri(of path: String) -> String? { copies[path].map { FileURI.of(path: $0) } }

    /// Returns whether the files of a page are those of this workspace.
    package func contains(_ page: Playground.Page) -> Bool {
        let readable = ReadableFiles([page.folder])
        return Set(copies.keys) == Set([page.file] + page.sources.filter(readable.contains(path:)))
    }

    /// The paths of the files of the page.
    package var files: [String] { copies.keys.sorted() }

    /// Returns the path of the file of the page whose copy has a URI; `nil` if there is none.
    func path(of uri: String) -> String? { copies.keys.first { self.uri(of: $0) == uri } }

    /// Returns the text of a file of the page; `nil` if it cannot be read.
    package func text(of path: String) -> String? { copies[path] == nil ? nil : Disk.text(of: path) }

    /// Returns the text of a file as the server sees it.
    package func visibleText(_ text: String) -> String { page.compiledText(text) }

    /// Takes up what has changed in the files, or in the texts instead of them.
    package func update(edited: [String: String]) {
        for (path, copy) in copies {
            guard let text = (edited[path] ?? Disk.text(of: path)).map(page.compiledText), Disk.text(of: copy) != text
            else { continue }
            _ = Disk.replace(Array(text.utf8), at: copy)
        }
    }
}
