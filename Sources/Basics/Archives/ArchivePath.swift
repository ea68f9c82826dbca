// SPDX-License-Identifier: GPL-3.0-or-later
/// Paths of files in an archive.
package enum ArchivePath {
    /// The maximum length of a part of a path in most file systems, in bytes.
    static let maxPartBytes = 255

    /// Returns whether a path refers to a file inside of the folder that an archive is unpacked to, on every system, and
    /// has only one meaning.
    package static func isSafe(_ path: String) -> Bool {
        let isPlain = path.unicodeScalars.allSatisfy { $0 != "\\" && $0.properties.generalCategory != .control }
        // A drive letter, as in `C:`.
        let hasDrive = path.first?.isLetter == true && path.dropFirst().first == ":"
        guard isPlain, !hasDrive else { return false }
        // An absolute path begins with an empty part.
        return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
                && part.count <= maxPartBytes
        }
    }
}
