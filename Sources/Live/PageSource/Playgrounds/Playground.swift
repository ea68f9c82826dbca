import Files

/// The pages that a path refers to, with their sources and resources. Files can be added and removed, so it is read
/// again for each run.
package struct Playground: Equatable, Sendable {
    /// A page.
    package struct Page: Equatable, Sendable {
        /// The name of the page, which links refer to.
        package let name: String
        /// The absolute path of the page's source file.
        package let file: String
        /// The folder of the playground, or the folder that contains the page.
        package let folder: String
        /// The absolute paths of the additional source files.
        package let sources: [String]
        /// The absolute paths of the folders that are searched for pictures, in order.
        package let resources: [String]

        /// The absolute paths of all source files.
        package var files: [String] { [file] + sources }

        /// The source of the page, or `nil` if it cannot be read.
        package var text: String? { Disk.text(of: file) }

        /// Whether the file is empty, as it can be in the middle of a save.
        package var isEmpty: Bool { FileStatus(of: file)?.size == 0 }

        /// A string that changes whenever a file of the page is saved. A page's own folder can contain unrelated files,
        /// so only pictures count there.
        package var stamp: String {
            let pictures = resources.flatMap { folder in
                Disk.names(in: folder).filter { folder.hasSuffix("/Resources") || Self.isPicture($0) }
                    .map { "\(folder)/\($0)" }
            }
            return ([file] + sources + pictures).map { "\($0) \(FileStatus(of: $0)?.stamp ?? "")\n" }.joined()
        }

        static func isPicture(_ name: String) -> Bool {
            [".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif"].contains { name.lowercased().hasSuffix($0) }
        }
    }

    /// The reason why a path cannot be opened.
    package enum ReadError: Error, Equatable, Sendable {
        /// The file does not exist or cannot be read.
        case missing
        /// The file is not a Swift file or a playground.
        case unknownKind
        /// The playground has no pages.
        case empty
    }

    /// The name of the file or folder, without its extension.
    package let title: String
    /// The pages; never empty.
    package let pages: [Page]
    /// The index of the page that the path refers to.
    package let first: Int
    /// The folder of the playground, or the folder that contains the page.
    package let folder: String

    /// Opens a Swift file, a folder in the layout of Xcode playgrounds, or a page in such a folder.
    package init(path: String) throws(ReadError) {
        let path = FilePath.real(path) ?? path
        guard let kind = FileKind(of: path) else { throw .missing }
        let bundle = Self.bundle(around: path)
        let bundled = bundle.map(Self.pages) ?? []
        let index = bundled.firstIndex { $0.file == path || FilePath.folder(of: $0.file) == path }
        if let bundle, index != nil || bundle == path {
            pages = bundled
            folder = bundle
            title = Self.title(of: bundle)
            first = index ?? 0
        } else if kind == .folder {
            guard FileKind(of: path + "/Contents.swift") == .file else {
                throw path.hasSuffix(".playground") ? .empty : .unknownKind
            }
            folder = path
            pages = [Self.page(called: Self.title(of: path), file: path + "/Contents.swift")]
            title = pages[0].name
            first = 0
        } else {
            guard path.hasSuffix(".swift") else { throw .unknownKind }
            let isContents = path.hasSuffix("/Contents.swift")
            folder = FilePath.folder(of: path)
            pages = [Self.page(called: Self.title(of: isContents ? FilePath.folder(of: path) : path), file: path)]
            title = pages[0].name
            first = 0
        }
        guard !pages.isEmpty else { throw .empty }
    }

    /// Returns the index of the page with the given name. Ignores case and treats `%20` as a space.
    package func index(ofPage name: String) -> Int? {
        let wanted = Self.plain(name)
        return pages.firstIndex { Self.plain($0.name) == wanted }
    }

    /// The folders to watch for changes.
    package var folders: [String] {
        var folders: [String] = []
        func add(_ path: String) {
            if !folders.contains(path), FileKind(of: path) == .folder { folders.append(path) }
        }
        for page in pages {
            let folder = FilePath.folder(of: page.file)
            // Also watch `Pages` and the playground's folder, where pages are added and removed.
            let roots =
                folder.hasSuffix(".xcplaygroundpage")
                ? [folder, FilePath.folder(of: folder), around(folder)] : [folder]
            for root in roots {
                for path in [root, root + "/Sources", root + "/Resources"] { add(path) }
            }
        }
        return folders
    }

    private func around(_ page: String) -> String { FilePath.folder(of: FilePath.folder(of: page)) }
}

/// Support for the layout of Xcode playgrounds.
extension Playground {
    private static let ending = ".xcplaygroundpage"

    /// Returns the playground with several pages that is at the path or contains it.
    private static func bundle(around path: String) -> String? {
        var candidate = path
        for _ in 0..<4 {
            if FileKind(of: candidate + "/Pages") == .folder, !pageNames(in: candidate).isEmpty { return candidate }
            candidate = FilePath.folder(of: candidate)
        }
        return nil
    }

    private static func pageNames(in bundle: String) -> [String] {
        Disk.names(in: bundle + "/Pages").filter { name in
            name.hasSuffix(ending) && FileKind(of: "\(bundle)/Pages/\(name)/Contents.swift") == .file
        }.map { String($0.dropLast(ending.count)) }
    }

    private static func pages(of bundle: String) -> [Page] {
        let there = pageNames(in: bundle)
        let listed = Disk.text(of: bundle + "/contents.xcplayground").map(PageList.names) ?? []
        let known = listed.filter(there.contains)
        return (known + there.filter { !known.contains($0) }).map { name in
            page(called: name, file: "\(bundle)/Pages/\(name)\(ending)/Contents.swift", within: bundle)
        }
    }

    private static func page(called name: String, file: String, within bundle: String? = nil) -> Page {
        let roots = [FilePath.folder(of: file)] + (bundle.map { [$0] } ?? [])
        let sources = roots.flatMap { root in
            Disk.names(in: root + "/Sources").filter { $0.hasSuffix(".swift") }.map { "\(root)/Sources/\($0)" }
        }
        let resources = roots.map { $0 + "/Resources" }.filter { FileKind(of: $0) == .folder }
        return Page(
            name: name, file: file, folder: bundle ?? FilePath.folder(of: file), sources: sources,
            resources: resources + [FilePath.folder(of: file)])
    }

    /// Returns the last path component without its extension.
    private static func title(of path: String) -> String {
        let name = FilePath.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    private static func plain(_ name: String) -> String { name.replacing("%20", with: " ").lowercased() }
}
