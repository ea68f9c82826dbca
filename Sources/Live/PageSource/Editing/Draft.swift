// SPDX-License-Identifier: GPL-3.0-or-later
/// The unsaved text of a file.
package struct Draft: Equatable, Sendable {
    /// The absolute path of the file.
    package let path: String
    /// The text of the file on which the unsaved text is based; `nil` if there was no file.
    package let fileText: String?
    /// The unsaved text.
    package let text: String
}

/// The file in which a draft is stored.
extension Draft {
    private static let title = "peekaboard-draft 1"

    /// The contents of the file in which the draft is stored: a line with the lengths of its parts in bytes, then the
    /// parts.
    var bytes: [UInt8] {
        let lengths = [path.utf8.count, fileText?.utf8.count ?? -1, text.utf8.count]
        let header = "\(Self.title) \(lengths[0]) \(lengths[1]) \(lengths[2])\n"
        return Array((header + path + (fileText ?? "") + text).utf8)
    }

    /// Reads a stored draft. Returns `nil` if it is damaged.
    init?(bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let header = String(decoding: bytes[..<end], as: UTF8.self)
        guard header.hasPrefix(Self.title + " ") else { return nil }
        let lengths = header.dropFirst(Self.title.count + 1).split(separator: " ").compactMap { Int($0) }
        guard lengths.count == 3, lengths[0] > 0, lengths[1] >= -1, lengths[2] >= 0,
            lengths.allSatisfy({ $0 <= bytes.count })
        else { return nil }
        var rest = bytes[(end + 1)...]
        var parts: [String] = []
        for length in lengths.map({ max(0, $0) }) {
            guard rest.count >= length, let part = String(validating: rest.prefix(length), as: UTF8.self) else {
                return nil
            }
            parts.append(part)
            rest = rest.dropFirst(length)
        }
        guard rest.isEmpty else { return nil }
        (path, fileText, text) = (parts[0], lengths[1] < 0 ? nil : parts[1], parts[2])
    }
}
