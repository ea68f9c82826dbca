// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The files of a playground in the order of a list: its pages, and the sources and resources that one of them uses.
package struct FileTree: Equatable, Sendable {
    /// What a file is for.
    package enum Kind: Equatable, Sendable {
        case page, source, resource, folder
    }

    /// A file, or a folder with sources.
    package struct Item: Equatable, Sendable {
        /// What the file is for.
        package let kind: Kind
        /// The name of a page, or the name of the file with its extension.
        package let name: String
        /// The absolute path. That of a page is the path of its source file.
        package let path: String
        /// The contents of a folder, folders first.
        package var children: [Item] = []

        /// Whether pages can show the file as a picture.
        package var isPicture: Bool { kind == .resource && Playground.Page.isPicture(name) }

        /// The code that makes the picture; `nil` for other files.
        package var code: String? {
            guard isPicture else { return nil }
            let escaped = Playground.title(of: name).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "UIImage(named: \"\(escaped)\")"
        }

        /// Returns the path of what goes to the trash with the file: that of a page of a playground is its folder. Returns
        /// `nil` for what a playground can't do without.
        package func trashPath(in playground: Playground) -> String? {
            switch kind {
            case .page: playground.hasPageList && playground.pages.count > 1 ? FilePath.folder(of: path) : nil
            case .source, .resource, .folder: path
            }
        }
    }

    /// What the files of a section have in common.
    package enum Group: Equatable, Sendable {
        case pages
        /// The sources that all pages share.
        case sources
        /// The sources of the page alone.
        case pageSources
        /// The resources that all pages share.
        case resources
        /// The resources of the page alone.
        case pageResources
    }

    /// A part of the list with a heading.
    package struct Section: Equatable, Sendable {
        /// What the files have in common.
        package let group: Group
        /// The files, at least one.
        package let items: [Item]
    }

    /// The name of the playground.
    package let title: String
    /// The parts of the list, in order.
    package let sections: [Section]
    /// Whether there is more than a page: other pages, or anything in the folders for sources and resources.
    package let hasSeveralFiles: Bool

    /// The most resources that are listed of a folder.
    private static let maxResources = 500

    /// Lists the files of a playground, with those of one of its pages.
    package init(_ playground: Playground, page: Playground.Page) {
        title = playground.title
        let ownFolder = FilePath.folder(of: page.file) + "/"
        let isShared = { (path: String) in page.sharedFolder + "/" == ownFolder || !path.hasPrefix(ownFolder) }
        let resources = page.resources.flatMap(Self.resources)
        // Folders can be empty.
        let folders = [page.sharedFolder + "/", ownFolder].flatMap { SourceTree($0 + "Sources").folders.dropFirst() }
        let sources = folders.map { $0 + "/" } + page.sources
        let items: [(Group, [Item])] = [
            (.pages, playground.pages.map { Item(kind: .page, name: $0.name, path: $0.file) }),
            (.sources, Self.tree(of: sources.filter(isShared), in: page)),
            (.pageSources, Self.tree(of: sources.filter { !isShared($0) }, in: page)),
            (.resources, resources.filter { isShared($0.path) }),
            (.pageResources, resources.filter { !isShared($0.path) }),
        ]
        sections = items.filter { !$0.1.isEmpty }.map(Section.init)
        hasSeveralFiles =
            playground.pages.count > 1 || !page.sources.isEmpty
            || resources.contains {
                Playground.resourceFolders.contains(FilePath.name(of: FilePath.folder(of: $0.path)))
            }
    }

    /// Returns the file or folder at a path; `nil` if it is not listed.
    package func item(at path: String) -> Item? {
        func item(in items: [Item]) -> Item? {
            items.lazy.compactMap { $0.path == path ? $0 : item(in: $0.children) }.first
        }
        return item(in: sections.flatMap(\.items))
    }

    /// Returns the files in a folder with resources. Only pictures count in a folder that contains other files, too.
    private static func resources(in folder: String) -> [Item] {
        let isForResources = Playground.resourceFolders.contains(FilePath.name(of: folder))
        return Folder.visibleNames(in: folder)
            .filter { isForResources || Playground.Page.isPicture($0) }.prefix(maxResources)
            .map { Item(kind: .resource, name: $0, path: "\(folder)/\($0)") }
            .filter { FileKind(of: $0.path) == .file }
    }

    /// Returns sources in their folders. The path of a folder ends with a slash.
    private static func tree(of sources: [String], in page: Playground.Page) -> [Item] {
        tree(
            of: sources.map { path in
                (path, page.menuName(ofSource: path).split(separator: "/", omittingEmptySubsequences: false)[...])
            })
    }

    private static func tree(of files: [(path: String, parts: ArraySlice<Substring>)]) -> [Item] {
        var folders: [(name: Substring, files: [(path: String, parts: ArraySlice<Substring>)])] = []
        for file in files where file.parts.count > 1 {
            let rest = (file.path, file.parts.dropFirst())
            if let index = folders.firstIndex(where: { $0.name == file.parts.first }) {
                folders[index].files.append(rest)
            } else if let name = file.parts.first {
                folders.append((name, [rest]))
            }
        }
        let contents = folders.map { folder in
            // The folder is above as many folders as its first file is below it.
            let path = (0..<folder.files[0].parts.count).reduce(folder.files[0].path) { path, _ in
                FilePath.folder(of: path)
            }
            return Item(kind: .folder, name: String(folder.name), path: path, children: tree(of: folder.files))
        }
        return contents
            + files.filter { $0.parts.count == 1 && $0.parts.first != "" }.map {
                Item(kind: .source, name: FilePath.name(of: $0.path), path: $0.path)
            }
    }
}
