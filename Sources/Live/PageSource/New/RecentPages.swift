// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The pages and playgrounds that were opened last.
package struct RecentPages: Equatable, Sendable {
    /// A page or playground in the list.
    package struct Entry: Equatable, Sendable {
        /// The path of the page or playground.
        package let path: String
        /// The name of the page, or of the playground.
        package let title: String
        /// The folder that contains it.
        package let folder: String
    }

    /// The number of paths that are kept.
    package static let limit = 6

    /// The paths, the latest first.
    package private(set) var paths: [String]

    /// Creates a list from stored paths.
    package init(_ paths: [String] = []) { self.paths = Array(paths.prefix(Self.limit)) }

    /// Puts a playground at the beginning.
    package mutating func add(_ playground: Playground) {
        let path = playground.path
        paths = Array(([path] + paths.filter { $0 != path }).prefix(Self.limit))
    }

    /// The pages and playgrounds that can still be opened.
    package var entries: [Entry] {
        paths.compactMap { path in
            (try? Playground(path: path)).map {
                Entry(path: path, title: $0.title, folder: FilePath.folder(of: path))
            }
        }
    }
}

extension Playground {
    /// The path under which the playground can be opened again: its folder, or the file of a single page.
    package var path: String {
        let isBundle = Self.endings.contains(where: folder.hasSuffix)
        let isFolder = hasPageList || isBundle && (try? Playground(path: folder))?.pages == pages
        return isFolder ? folder : pages[0].file
    }
}
