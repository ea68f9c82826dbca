// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The layouts of Xcode and of Swift Playgrounds.
extension Playground {
    /// The extensions of folders that are playgrounds.
    package static let endings = [".playground", book, app]
    /// The extensions of playground books, of which each page has a folder, and of app playgrounds, which are packages.
    private static let book = ".playgroundbook"
    static let app = ".swiftpm"
    private static let xcodePage = ".xcplaygroundpage"

    /// The largest number of pages of a playground, and of chapters and modules of a book.
    static let maxParts = 500

    /// The names of folders with pictures and other files for pages.
    package static let resourceFolders = ["Resources", "PublicResources", "PrivateResources"]

    /// Returns the playground with a layout of its own that is at the path or contains it, with its pages.
    static func bundle(around path: String) -> (folder: String, pages: [Page])? {
        var candidate = path
        // The file of a book’s page is six levels below the book.
        for _ in 0..<7 {
            let pages = pages(of: candidate)
            if !pages.isEmpty { return (candidate, pages) }
            candidate = FilePath.folder(of: candidate)
        }
        return nil
    }

    /// Returns the path of the file with the code of a page in its folder.
    static func contents(of folder: String) -> String? {
        contentsNames.map { "\(folder)/\($0)" }.first { FileKind(of: $0) == .file }
    }

    /// The names of a page's file in its folder. Xcode 6 used the second one.
    static let contentsNames = ["Contents.swift", "section-1.swift"]

    /// Returns the pages of a playground in its order; none if the folder has no layout of its own.
    private static func pages(of folder: String) -> [Page] {
        if folder.hasSuffix(book) { return pages(ofBook: folder) }
        if folder.hasSuffix(app) { return pages(ofApp: folder) }
        let parts = parts(
            xcodePage, in: "\(folder)/Pages", listed: "\(folder)/contents.xcplayground", PageList.names)
        guard !parts.isEmpty else { return [] }
        let package = SwiftPackage(around: folder)
        return parts.compactMap { part in
            let file = "\(part)/Contents.swift"
            guard FileKind(of: file) == .file else { return nil }
            return page(called: title(of: part), file: file, in: folder, of: package, roots: [part, folder])
        }
    }

    private static func pages(ofBook book: String) -> [Page] {
        let (contents, package) = ("\(book)/Contents", SwiftPackage(around: book))
        let modules = ["Modules", "UserModules"].flatMap {
            parts(".playgroundmodule", in: "\(contents)/\($0)", listed: "", { _ in [] })
        }
        func listed(_ ending: String, _ key: String, in folder: String) -> [String] {
            parts(ending, in: "\(folder)/\(key)", listed: "\(folder)/Manifest.plist") {
                PageList.names(inManifest: $0, key)
            }
        }
        func page(_ part: String, in chapter: String) -> Page? {
            let file = ["Contents.swift", "main.swift"].map { "\(part)/\($0)" }.first { FileKind(of: $0) == .file }
            return file.map {
                Self.page(
                    called: title(of: part), file: $0, in: book, of: package,
                    roots: [part, chapter, contents] + modules)
            }
        }
        return listed(".playgroundchapter", "Chapters", in: contents).flatMap { chapter in
            listed(".playgroundpage", "Pages", in: chapter).compactMap { page($0, in: chapter) }
        }
    }

    /// Returns the page of an app playground: the file with its top-level code, or with its main type.
    private static func pages(ofApp app: String) -> [Page] {
        let files = SourceTree(app).files.filter { $0 != "\(app)/Package.swift" }
        let named = ["main.swift", "Main.swift", "Contents.swift"].lazy.compactMap { name in
            files.first { FilePath.name(of: $0) == name }
        }.first
        guard let file = named ?? files.first(where: { Disk.text(of: $0)?.contains("@main") == true }) else {
            return []
        }
        return [
            Page(
                name: title(of: app), file: file, folder: app, sources: files.filter { $0 != file },
                resources: resources(in: [FilePath.folder(of: file), app]) + [app])
        ]
    }

    /// Returns the folders in a folder that have an ending, those of a list first. `names` returns the names in the list.
    private static func parts(
        _ ending: String, in folder: String, listed list: String, _ names: (String) -> [String]
    ) -> [String] {
        let there = Folder.visibleNames(in: folder).filter { $0.hasSuffix(ending) }
            .map { String($0.dropLast(ending.count)) }
        // A list can have the same name any number of times.
        var others = Set(there)
        let text = there.isEmpty ? nil : Disk.text(of: list, limit: PageList.maxBytes)
        let listed = (text.map(names) ?? []).filter { others.remove($0) != nil }
        return (listed + there.filter(others.contains)).prefix(maxParts).map { "\(folder)/\($0)\(ending)" }
    }

    /// Creates a page with what is in folders named `Sources` and `Resources` in the folders `roots`.
    static func page(
        called name: String, file: String, in folder: String, of package: SwiftPackage?, roots: [String]
    ) -> Page {
        // The sources of a package are modules of their own.
        let own = roots.filter { $0 != package?.folder }
        return Page(
            name: name, file: file, folder: folder, sources: own.flatMap { SourceTree("\($0)/Sources").files },
            resources: resources(in: roots) + [FilePath.folder(of: file)], swiftPackage: package)
    }

    private static func resources(in roots: [String]) -> [String] {
        roots.flatMap { root in resourceFolders.map { "\(root)/\($0)" } }.filter { FileKind(of: $0) == .folder }
    }

    /// Returns the last path component without its extension.
    static func title(of path: String) -> String {
        let name = FilePath.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}

extension Playground.Page {
    /// The folder that contains `Sources` and `Resources` for all pages.
    var sharedFolder: String { folder.hasSuffix(".playgroundbook") ? folder + "/Contents" : folder }

    /// The folders with the page's files, and those around them. Some may not exist.
    var watchedFolders: [String] {
        // All Swift files of an app playground belong to its page.
        if folder.hasSuffix(Playground.app) { return SourceTree(folder).folders }
        var roots = [FilePath.folder(of: file)]
        while roots[roots.count - 1].hasPrefix(folder + "/") {
            roots.append(FilePath.folder(of: roots[roots.count - 1]))
        }
        return roots.flatMap { root in
            [root] + SourceTree(root + "/Sources").folders + Playground.resourceFolders.map { "\(root)/\($0)" }
        } + sources.map(FilePath.folder)
    }

    /// Returns the name of a source in a menu, preceded by the folders within `Sources`, or within an app playground.
    package func menuName(ofSource path: String) -> String {
        let start = (path.ranges(of: "/Sources/").last ?? path.firstRange(of: folder + "/"))?.upperBound
        return String(path[(start ?? path.startIndex)...])
    }

    /// Returns whether a module consists of sources of the page, which are compiled as one module with it.
    package var isOwnModule: (String) -> Bool {
        let ending = ".playgroundmodule"
        let parts = Set(sources.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(ending) })
        // Xcode names the modules of a playground’s sources after the playground, and those of a page’s after the page.
        return { name in
            name.hasSuffix("_Sources") || name.hasSuffix("_PageSources") || parts.contains("\(name)\(ending)")
        }
    }
}
