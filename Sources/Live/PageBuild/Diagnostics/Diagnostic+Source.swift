// SPDX-License-Identifier: GPL-3.0-or-later
/// What only the source says about an error.
extension [Diagnostic] {
    /// The messages with changes that the compiler does not offer. Those about a missing bracket are where it can be
    /// inserted. `texts` are the texts of the files, by path.
    package func corrected(in texts: [String: String]) -> [Diagnostic] {
        map { message in
            guard let text = message.file.flatMap({ texts[$0] }) else { return message }
            return message.placedAtMissingBracket(in: text) ?? message.converting(in: text) ?? message
        }
    }
}

enum SourceText {
    /// Returns the bytes of the expression in a line to which a name at an offset belongs, with what it is a member of and
    /// with arguments: `lamps.count` or `a.b(1).c`. `nil` if it is not simple.
    static func postfixExpression(at offset: Int, in line: [UInt8]) -> Range<Int>? {
        guard line.indices.contains(offset), isName(line[offset]) else { return nil }
        var (start, end) = (offset, offset)
        while start > 1, line[start - 1] == UInt8(ascii: ".") {
            guard isName(line[start - 2]) else { return nil }
            start -= 1
            while start > 0, isName(line[start - 1]) { start -= 1 }
        }
        while end < line.count {
            switch line[end] {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                guard let next = afterBracket(at: end, in: line) else { return nil }
                end = next
            case UInt8(ascii: ".") where line.indices.contains(end + 1) && isName(line[end + 1]): end += 1
            case let byte where isName(byte): end += 1
            default: return start..<end
            }
        }
        return start..<end
    }

    /// Returns the offset after the bracket that closes the one at an offset; `nil` if a string could contain others.
    private static func afterBracket(at offset: Int, in line: [UInt8]) -> Int? {
        var depth = 0
        for index in line.indices[offset...] {
            switch line[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""): return nil
            default: break
            }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber
    }
}
