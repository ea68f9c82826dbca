// SPDX-License-Identifier: GPL-3.0-or-later
/// A cursor in Swift source that steps over whole comments, strings, and parentheses.
package struct SwiftScanner {
    /// The source, in UTF-8.
    let bytes: [UInt8]
    /// The index of the next byte.
    private(set) var index: Int
    /// The number of groups in brackets around the index.
    private var depth = 0
    /// Code of a stranger could have so many brackets that the stack overflows.
    private static let maxDepth = 200

    init(_ bytes: [UInt8], at index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// The next byte, or `nil` at the end.
    var next: UInt8? { byte(at: index) }

    private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    /// Returns whether a text comes next.
    func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            index + text.count <= bytes.count && bytes[index..<index + text.count].elementsEqual(text)
        }
    }

    /// Steps over a number of bytes.
    mutating func skip(_ count: Int) { index = min(index + count, bytes.count) }

    /// Steps over the rest of a line and its end, and returns the rest.
    mutating func skipLine() -> String {
        let start = index
        while let next, !Self.isNewline(next) { index += 1 }
        let line = String(decoding: bytes[start..<index], as: UTF8.self)
        skip(isAt("\r\n") ? 2 : 1)
        return line
    }

    /// Steps over white space and comments. Stops at the end of a line if `acrossLines` is false. Returns false if a
    /// comment does not end.
    mutating func skipSpace(acrossLines: Bool = true) -> Bool {
        while let next {
            if next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
                index += 1
            } else if Self.isNewline(next) {
                guard acrossLines else { return true }
                index += 1
            } else if isAt("//") {
                while let next = self.next, !Self.isNewline(next) { index += 1 }
            } else if isAt("/*") {
                guard skipBlockComment() else { return false }
            } else {
                return true
            }
        }
        return true
    }

    /// Steps over an identifier, which may be in backticks, and returns it.
    mutating func skipIdentifier() -> String? {
        let start = index
        let isQuoted = next == UInt8(ascii: "`")
        if isQuoted { index += 1 }
        while let next, Self.isIdentifier(next) { index += 1 }
        if isQuoted, next == UInt8(ascii: "`") { index += 1 }
        return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Steps over a string, a group in brackets, or one other byte. Returns false if the source ends within it.
    mutating func skipElement() -> Bool {
        guard let next else { return false }
        if let hashes = hashesOfString { return skipString(hashes: hashes) }
        if let end = Self.end(of: next) { return skipGroup(end: end) }
        skipOther()
        return true
    }

    /// Steps over the next byte, which begins no string, or over a row of `#`, since each of them would look for a string
    /// after all others.
    mutating func skipOther() {
        let isHash = next == UInt8(ascii: "#")
        repeat { skip(1) } while isHash && next == UInt8(ascii: "#")
    }

    /// Steps over a group in brackets, at the first of them.
    private mutating func skipGroup(end: UInt8) -> Bool {
        guard depth < Self.maxDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        index += 1
        while true {
            guard skipSpace(), let next else { return false }
            if next == end {
                index += 1
                return true
            }
            // Another bracket ends here, so this is not Swift.
            guard !Self.isEnd(next), skipElement() else { return false }
        }
    }

    /// Steps over a comment in `/*` and `*/`, and those within it. Returns false if it does not end.
    mutating func skipBlockComment() -> Bool {
        var depth = 0
        while index < bytes.count {
            if isAt("/*") {
                depth += 1
                index += 2
            } else if isAt("*/") {
                depth -= 1
                index += 2
                if depth == 0 { return true }
            } else {
                index += 1
            }
        }
        return false
    }

    /// The number of `#` before the string that comes next; `nil` if something else does.
    var hashesOfString: Int? {
        var hashes = 0
        while byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
        return byte(at: index + hashes) == UInt8(ascii: "\"") ? hashes : nil
    }

    /// Steps over a string with a number of `#` before and after it. `withInterpolations` is whether the code in
    /// interpolations is scanned; otherwise, it counts as text. Returns false if the string does not end.
    mutating func skipString(hashes: Int, withInterpolations: Bool = true) -> Bool {
        index += hashes
        let isMultiline = isAt("\"\"\"")
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while let next {
            if next == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
                index += 1 + hashes
                guard let next = self.next else { return false }
                if withInterpolations, next == UInt8(ascii: "(") {
                    guard skipElement() else { return false }
                } else if !Self.isNewline(next) {
                    index += 1
                }
            } else if isMultiline ? isAt("\"\"\"") : next == UInt8(ascii: "\""), hasHashes(hashes, at: index + quotes) {
                index += quotes + hashes
                return true
            } else if !isMultiline, Self.isNewline(next) {
                return false
            } else {
                index += 1
            }
        }
        return false
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        (start..<start + count).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
    }

    private static func end(of bracket: UInt8) -> UInt8? {
        switch bracket {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    /// Returns whether a byte is a bracket that begins a group.
    static func isStart(_ byte: UInt8) -> Bool { end(of: byte) != nil }

    /// Returns whether a byte is a bracket that ends a group.
    static func isEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    /// Returns whether a byte ends a line.
    static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Returns whether a byte can be part of an identifier.
    package static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
