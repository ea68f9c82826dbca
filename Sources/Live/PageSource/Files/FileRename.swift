// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc

/// A file of a playground that is about to get another name.
package struct FileRename: Equatable, Sendable {
    /// The absolute path of what is renamed: the file or folder, or the folder of a page of a playground.
    package let path: String
    /// The name without the extension, which stays.
    package let name: String
    private let ending: String
    private let isSource: Bool
    /// The folder of the playground whose list contains the page; `nil` for other files.
    private let listFolder: String?

    /// Creates a description; `nil` if the name of the file has a meaning, such as that of a page of a playground book.
    package init?(_ item: FileTree.Item, in playground: Playground) {
        let isListed = item.kind == .page && playground.hasPageList
        let path = isListed ? FilePath.folder(of: item.path) : item.path
        if item.kind == .page, !isListed {
            let isPage = playground.pages.count == 1 && !Playground.endings.contains(where: playground.folder.hasSuffix)
            guard isPage, !Playground.contentsNames.contains(FilePath.name(of: path)) else { return nil }
        }
        self.path = path
        name = Playground.title(of: path)
        ending = String(FilePath.name(of: path).dropFirst(name.count))
        isSource = item.kind == .source
        listFolder = isListed ? playground.folder : nil
    }

    /// The folder that contains the file.
    package var folder: String { FilePath.folder(of: path) }

    /// Returns why a name cannot be used; `nil` if it can.
    package func problem(with name: String) -> NewFile.NameProblem? {
        let name = plain(name)
        let byteCount = name.utf8.count + ending.utf8.count
        if let problem = NewFile.NameProblem(of: name, byteCount: byteCount) { return problem }
        if isSource, name.lowercased() == "main" { return .taken }
        let new = "\(folder)/\(name)\(ending)"
        return new != path && Disk.exists(new) ? .taken : nil
    }

    /// Renames the file; another one is never overwritten. Returns the new path.
    package func apply(named name: String) throws(NewFile.CreationError) -> String {
        if let problem = problem(with: name) { throw .name(problem) }
        let (old, name) = (self.name, plain(name))
        let new = "\(folder)/\(name)\(ending)"
        if new == path { return path }
        guard rename(path, new) == 0 else { throw .unwritable }
        // The page stays where it is in the order. Without its name in the list, it would be the last one.
        if let listFolder { _ = PageList.rename(old, to: name, in: listFolder) }
        return new
    }

    private func plain(_ name: String) -> String {
        let name = name.trimmingBlanks()
        return !ending.isEmpty && name.hasSuffix(ending) ? name.dropLast(ending.count).trimmingBlanks() : name
    }
}

extension String {
    /// The path after a file or folder that it is, or that it is in, was renamed.
    package func moved(from old: String, to new: String) -> String {
        self == old || hasPrefix(old + "/") ? new + dropFirst(old.count) : self
    }
}
