// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The files and folders that a page can read, in addition to those of the system and the program.
package struct ReadableFiles: Equatable, Sendable {
    /// The paths, with symbolic links resolved. A folder stands for everything in it.
    package private(set) var paths: [String]

    /// Creates a list. Paths at which there is nothing are left out.
    package init(_ paths: [String]) {
        self.paths = []
        for path in paths { add(path) }
    }

    /// Adds a file or folder.
    package mutating func add(_ path: String) {
        guard let path = FilePath.real(path), !paths.contains(path) else { return }
        paths.append(path)
    }

    /// Returns whether a file can be read, wherever the symbolic links in its path lead.
    package func contains(path: String) -> Bool {
        guard let path = FilePath.real(path) else { return false }
        return paths.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }

    /// Returns whether a URI refers to a local file that can be read.
    package func contains(uri: String) -> Bool { FileURI.path(of: uri).map(contains(path:)) ?? false }
}
