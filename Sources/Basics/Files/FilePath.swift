// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Paths of files and folders.
package enum FilePath {
    /// Returns the path of the folder that contains a file.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the last part of a path.
    package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "/" }

    /// Returns the absolute path with symbolic links resolved, or `nil` if it does not exist.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
