// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// Copies of files that are added to a playground: code to its `Sources`, anything else to its `Resources`.
package struct FileImport: Equatable, Sendable {
    /// The paths of the copies.
    package private(set) var added: [String] = []
    /// The paths of the files that could not be copied.
    package private(set) var refused: [String] = []

    /// The maximum size of a resource, in bytes.
    package static let maxBytes = SoundFile.maxBytes

    /// Copies files for all pages of the playground with the given page. Nothing is overwritten: a file whose name is in
    /// use gets the first number that is free.
    package init(_ paths: [String], for page: Playground.Page) {
        for path in paths {
            if let copy = Self.copy(path, for: page) { added.append(copy) } else { refused.append(path) }
        }
    }

    private static func copy(_ path: String, for page: Playground.Page) -> String? {
        let isSource = path.hasSuffix(".swift")
        guard FileKind(of: path) == .file,
            let bytes = contents(ofFile: path, limit: isSource ? Disk.maxBytes : maxBytes)
        else { return nil }
        let folder = isSource ? "\(page.sharedFolder)/Sources" : resourceFolder(of: page)
        guard Folder.make(folder) else { return nil }
        let name = Playground.title(of: path)
        let ending = FilePath.name(of: path).dropFirst(name.count)
        // Of the files of a page, main.swift is the one with the code of the page itself.
        let isMain = isSource && name.lowercased() == "main"
        for number in (isMain ? 2 : 1)...999 {
            let copy = "\(folder)/\(name)\(number == 1 ? "" : " \(number)")\(ending)"
            if Disk.create(bytes, at: copy) { return copy }
            guard Disk.exists(copy) else { return nil }
        }
        return nil
    }

    private static func resourceFolder(of page: Playground.Page) -> String {
        let folders = Playground.resourceFolders.map { "\(page.sharedFolder)/\($0)" }
        return folders.first { FileKind(of: $0) == .folder } ?? folders[0]
    }
}
