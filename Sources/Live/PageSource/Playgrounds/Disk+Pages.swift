// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc

/// The files of pages.
extension Disk {
    /// The maximum size of a page or source file, in bytes.
    package static let maxBytes = 4_000_000

    /// Returns the text of a file, or `nil` if it cannot be read or is larger than `limit` bytes. Invalid UTF-8 is replaced.
    package static func text(of path: String, limit: Int = maxBytes) -> String? {
        contents(ofFile: path, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Copies a file or folder recursively to a path that does not exist yet. Returns whether everything was copied.
    static func copy(_ path: String, to copy: String) -> Bool {
        switch FileKind(of: path) {
        case .file: contents(ofFile: path, limit: maxBytes).map { create($0, at: copy) } ?? false
        case .folder:
            mkdir(copy, 0o777) == 0
                && Folder.visibleNames(in: path).allSatisfy { Self.copy("\(path)/\($0)", to: "\(copy)/\($0)") }
        case nil: false
        }
    }
}
