import Files

/// What a path on the command line means: pages in their order, each with what is compiled and found with it. It is read anew
/// for each run, for files come and go.
public struct Playground: Equatable, Sendable {
    /// One page.
    public struct Page: Equatable, Sendable {
        /// What it is called, and by what links name it.
        public let name: String
        /// The file of the page itself, as an absolute path.
        public let file: String
        /// The files that are compiled with it, as absolute paths.
        public let sources: [String]
        /// The folders in which its pictures are looked for, in that order, as absolute paths.
        public let resources: [String]

        /// What it says; nil where it cannot be read.
        public var text: String? { Disk.text(of: file) }

        /// Whether its file has nothing in it, as in the middle of a save.
        public var isEmpty: Bool { Disk.length(of: file) == 0 }

        /// What changes whenever one of its files is saved. Beside a page may lie anything, so there only pictures count.
        public var stamp: String {
            let pictures = resources.flatMap { folder in
                Disk.names(in: folder).filter { folder.hasSuffix("/Resources") || Self.isPicture($0) }
                    .map { "\(folder)/\($0)" }
            }
            return ([file] + sources + pictures).map(Disk.stamp).joined()
        }

        private static func isPicture(_ name: String) -> Bool {
            [".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif"].contains { name.lowercased().hasSuffix($0) }
        }
    }

    /// Why there is nothing to run.
    public enum Problem: Error, Equatable, Sendable {
        /// Nothing is there, or it cannot be read.
        case missing
        /// It is no Swift file and no playground.
        case unknownKind
        /// It is a playground without a page.
        case empty
    }

    /// Its name: that of its file or folder, without the ending.
    public let title: String
    /// Its pages, at least one.
    public let pages: [Page]
    /// The place among the pages of the one that was meant.
    public let first: Int

    /// Reads what a path means: a Swift file; a folder in the layout of Xcode's playgrounds; or a page in one.
    public init(path: String) throws(Problem) {
        let path = Disk.absolute(path)
        guard let kind = FileKind(of: path) else { throw .missing }
        let bundle = Self.bundle(around: path)
        let bundled = bundle.map(Self.pages) ?? []
        let place = bundled.firstIndex { $0.file == path || Self.folder(of: $0.file) == path }
        if let bundle, place != nil || bundle == path {
            pages = bundled
            title = Self.title(of: bundle)
            first = place ?? 0
        } else if kind == .folder {
            guard FileKind(of: path + "/Contents.swift") == .file else {
                throw path.hasSuffix(".playground") ? .empty : .unknownKind
            }
            pages = [Self.page(called: Self.title(of: path), file: path + "/Contents.swift")]
            title = pages[0].name
            first = 0
        } else {
            guard path.hasSuffix(".swift") else { throw .unknownKind }
            let isContents = path.hasSuffix("/Contents.swift")
            pages = [Self.page(called: Self.title(of: isContents ? Self.folder(of: path) : path), file: path)]
            title = pages[0].name
            first = 0
        }
        guard !pages.isEmpty else { throw .empty }
    }

    /// The place of a page of a name; letters large or small, and the blanks of a link, make no difference.
    public func place(ofPage name: String) -> Int? {
        let wanted = Self.plain(name)
        return pages.firstIndex { Self.plain($0.name) == wanted }
    }

    /// The folders in which something that belongs to the playground can change.
    public var folders: [String] {
        var folders: [String] = []
        func add(_ path: String) {
            if !folders.contains(path), FileKind(of: path) == .folder { folders.append(path) }
        }
        for page in pages {
            let folder = Self.folder(of: page.file)
            // `Pages` and the playground around it too, where pages come and go.
            let ways =
                folder.hasSuffix(".xcplaygroundpage") ? [folder, Self.folder(of: folder), around(folder)] : [folder]
            for way in ways {
                for place in [way, way + "/Sources", way + "/Resources"] { add(place) }
            }
        }
        return folders
    }

    private func around(_ page: String) -> String { Self.folder(of: Self.folder(of: page)) }
}

/// How Xcode lays a playground out.
extension Playground {
    private static let ending = ".xcplaygroundpage"

    /// The playground of several pages that a path is, or that it is a part of.
    private static func bundle(around path: String) -> String? {
        var candidate = path
        for _ in 0..<4 {
            if FileKind(of: candidate + "/Pages") == .folder, !pageNames(in: candidate).isEmpty { return candidate }
            candidate = folder(of: candidate)
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
        let places = [folder(of: file)] + (bundle.map { [$0] } ?? [])
        let sources = places.flatMap { place in
            Disk.names(in: place + "/Sources").filter { $0.hasSuffix(".swift") }.map { "\(place)/Sources/\($0)" }
        }
        let resources = places.map { $0 + "/Resources" }.filter { FileKind(of: $0) == .folder }
        return Page(name: name, file: file, sources: sources, resources: resources + [folder(of: file)])
    }

    /// The folder that a file or folder is in.
    static func folder(of path: String) -> String {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path without its ending.
    private static func title(of path: String) -> String {
        let name = path.split(separator: "/").last ?? "/"
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    private static func plain(_ name: String) -> String { name.replacing("%20", with: " ").lowercased() }
}
