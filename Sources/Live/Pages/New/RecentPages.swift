/// The pages and playgrounds that were opened last.
public struct RecentPages: Equatable, Sendable {
    /// A page or playground in the list.
    public struct Entry: Equatable, Sendable {
        /// The path of the page or playground.
        public let path: String
        /// The name of the page, or of the playground.
        public let title: String
        /// The folder that contains it.
        public let folder: String
    }

    /// The number of paths that are kept.
    public static let limit = 6

    /// The paths, the latest first.
    public private(set) var paths: [String]

    /// Creates a list from stored paths.
    public init(_ paths: [String] = []) { self.paths = Array(paths.prefix(Self.limit)) }

    /// Puts a playground at the beginning.
    public mutating func add(_ playground: Playground) {
        let path = playground.path
        paths = Array(([path] + paths.filter { $0 != path }).prefix(Self.limit))
    }

    /// The pages and playgrounds that can still be opened.
    public var entries: [Entry] {
        paths.compactMap { path in
            (try? Playground(path: path)).map {
                Entry(path: path, title: $0.title, folder: Playground.folder(of: path))
            }
        }
    }
}

extension Playground {
    /// The path under which the playground can be opened again: its folder, or the file of a single page.
    public var path: String {
        let isFolder = hasPageList || folder.hasSuffix(".playground") && pages[0].file == folder + "/Contents.swift"
        return isFolder ? folder : pages[0].file
    }
}
