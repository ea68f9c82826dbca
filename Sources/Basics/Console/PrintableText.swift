// SPDX-License-Identifier: GPL-3.0-or-later
/// Text that comes from a page or from its files. On a terminal, control characters could change earlier output, and
/// characters that change the direction of text could make it read as something else.
extension StringProtocol {
    /// The text without control characters, except for tabs and newlines, and without characters that change the
    /// direction of text.
    package var printable: String {
        if utf8.allSatisfy(\.isPlain) { return String(self) }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.lazy.filter(\.isPrintable))
        return String(scalars)
    }
}

/// Makes a stream of bytes printable. A character can be divided between two parts of the stream.
package struct PrintableStream: Sendable {
    /// The beginning of a character whose end has not arrived.
    private var rest: [UInt8] = []

    /// Creates a stream.
    package init() {}

    /// Returns the printable text in bytes that follow the earlier ones. Invalid UTF-8 is replaced.
    package mutating func filter(_ bytes: [UInt8]) -> [UInt8] {
        if rest.isEmpty, bytes.allSatisfy(\.isPlain) { return bytes }
        var all = rest + bytes
        rest = Array(all.suffix(all.lengthOfIncompleteCharacter))
        all.removeLast(rest.count)
        return Array(String(decoding: all, as: UTF8.self).printable.utf8)
    }
}

extension UInt8 {
    /// Whether this is a printable ASCII character, a tab, or a newline.
    fileprivate var isPlain: Bool { 0x20...0x7E ~= self || self == 0x09 || self == 0x0A }
}

extension Unicode.Scalar {
    fileprivate var isPrintable: Bool {
        switch value {
        case 0x09, 0x0A: true
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
        // They end a line, which only a newline may do.
        case 0x2028, 0x2029: false
        default: true
        }
    }
}

extension [UInt8] {
    /// The number of bytes at the end that are the beginning of a character in UTF-8.
    fileprivate var lengthOfIncompleteCharacter: Int {
        for length in 1...3 where length <= count {
            switch self[count - length] {
            case 0x80...0xBF: continue
            case 0xC2...0xDF: return length < 2 ? length : 0
            case 0xE0...0xEF: return length < 3 ? length : 0
            case 0xF0...0xF4: return length < 4 ? length : 0
            default: return 0
            }
        }
        return 0
    }
}
