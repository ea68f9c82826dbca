// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc

/// A page, source file, folder, or playground that is about to be created.
package struct NewFile: Equatable, Sendable {
    /// What is created.
    package enum Kind: Equatable, Sendable {
        /// A page: a file of its own, or a page of a playground that has a list of pages.
        case page
        /// A file that is compiled together with pages.
        case source
        /// A folder for source files.
        case folder
        /// A playground with one page.
        case playground
    }

    /// The reason why a name cannot be used.
    package enum NameProblem: Equatable, Sendable {
        /// The name contains nothing, or only spaces.
        case empty
        /// The name contains a slash, or another character that file names cannot have.
        case invalidCharacter
        /// Files whose name starts with a period are hidden.
        case hidden
        /// The name is too long for a file.
        case tooLong
        /// There is such a file already.
        case taken
    }

    /// The reason why a file could not be created.
    package enum CreationError: Error, Equatable, Sendable {
        /// The name cannot be used.
        case name(NameProblem)
        /// The folder cannot be written to.
        case unwritable
    }

    /// What is created.
    package let kind: Kind
    /// The folder to which the file is added: that of a playground, one that contains several pages, or one with sources.
    package let folder: String
    /// Whether a page is added to a playground.
    package let isInPlayground: Bool

    /// Creates a description of a file or playground in a folder, which need not exist.
    package init(_ kind: Kind, in folder: String) {
        (self.kind, self.folder, isInPlayground) = (kind, folder, false)
    }

    /// Returns the folder in which new pages and playgrounds are: the one with the open playground or, if there is none,
    /// the one that was chosen last, if it still exists.
    package static func folder(beside playground: Playground?, chosen: String?, default folder: String) -> String {
        if let playground { return FilePath.folder(of: playground.path) }
        return chosen.flatMap { FileKind(of: $0) == .folder ? $0 : nil } ?? folder
    }

    /// Creates a description of a new page in a playground; `nil` if the playground is a single page.
    package init?(pageOf playground: Playground) {
        guard playground.hasPageList else { return nil }
        (kind, folder, isInPlayground) = (.page, playground.folder, true)
    }

    /// Creates a description of a new source file, or of a folder for such files, that all pages can use.
    package init(_ kind: Kind = .source, sourceFor page: Playground.Page) {
        self.init(kind, in: page.sharedFolder + "/Sources")
    }

    /// Returns the path of the file or folder that a name stands for.
    package func path(named name: String) -> String {
        let name = Self.plain(name)
        return switch kind {
        case .page: isInPlayground ? "\(folder)/Pages/\(name).xcplaygroundpage" : "\(folder)/\(name).swift"
        case .source: "\(folder)/\(name).swift"
        case .folder: "\(folder)/\(name)"
        case .playground: "\(folder)/\(name).playground"
        }
    }

    /// Returns why a name cannot be used; `nil` if it can.
    package func problem(with name: String) -> NameProblem? {
        let name = Self.plain(name)
        let path = path(named: name)
        if let problem = NameProblem(of: name, byteCount: path.utf8.count - folder.utf8.count) { return problem }
        // Of the files of a page, main.swift is the one with the code of the page itself.
        if kind == .source, name.lowercased() == "main" { return .taken }
        return Disk.exists(path) ? .taken : nil
    }

    /// Returns a name, or the name with the first number that makes it free.
    package func freeName(_ name: String) -> String {
        let names = [name] + (2...999).map { "\(name) \($0)" }
        return names.first { problem(with: $0) == nil } ?? name
    }

    /// Creates the file. `text` is the text of a page or source file. Returns the path to open.
    package func create(named name: String, text: String) throws(CreationError) -> String {
        if let problem = problem(with: name) { throw .name(problem) }
        let path = path(named: name)
        guard Folder.make(FilePath.folder(of: path)) else { throw .unwritable }
        switch kind {
        case .page where isInPlayground:
            let isListed = { PageList.add(Self.plain(name), to: folder) }
            guard mkdir(path, 0o777) == 0, Disk.create(text, at: path + "/Contents.swift"), isListed() else {
                Disk.remove(path)
                throw .unwritable
            }
            return path + "/Contents.swift"
        case .page, .source:
            guard Disk.create(text, at: path) else { throw .unwritable }
            return path
        case .folder:
            guard mkdir(path, 0o777) == 0 else { throw .unwritable }
            return path
        case .playground:
            guard mkdir(path, 0o777) == 0, let page = Self.fill(path, pageNamed: Self.plain(name), text) else {
                Disk.remove(path)
                throw .unwritable
            }
            return page
        }
    }

    /// Creates the folders and the page of a playground. Returns the path of the page.
    private static func fill(_ playground: String, pageNamed name: String, _ text: String) -> String? {
        let page = "\(playground)/Pages/\(name).xcplaygroundpage"
        let folders = [page, "\(playground)/Sources", "\(playground)/Resources"]
        guard folders.allSatisfy({ Folder.make($0) }), Disk.create(text, at: page + "/Contents.swift"),
            PageList.add(name, to: playground)
        else { return nil }
        return page + "/Contents.swift"
    }

    /// Returns a name without the spaces around it and without the extension, which users may type.
    private static func plain(_ name: String) -> String {
        let name = name.trimmingBlanks()
        for ending in [".swift", ".playground"] where name.hasSuffix(ending) {
            return name.dropLast(ending.count).trimmingBlanks()
        }
        return name
    }
}

extension NewFile.NameProblem {
    /// The longest file name that all usual file systems allow, with room for temporary files.
    private static let maxBytes = 240

    /// Checks a name, and the length of the path with it; `nil` if they can be used.
    init?(of name: String, byteCount: Int) {
        if name.isEmpty {
            self = .empty
        } else if name.unicodeScalars.contains(where: { $0 == "/" || $0.properties.generalCategory == .control }) {
            self = .invalidCharacter
        } else if name.hasPrefix(".") {
            self = .hidden
        } else if byteCount > Self.maxBytes {
            self = .tooLong
        } else {
            return nil
        }
    }
}

extension Playground {
    /// Whether the playground has a list of pages, to which others can be added.
    package var hasPageList: Bool { pages[0].file.hasPrefix(folder + "/Pages/") }
}
