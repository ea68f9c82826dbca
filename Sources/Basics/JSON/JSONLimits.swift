// SPDX-License-Identifier: GPL-3.0-or-later
/// Checks what json-glib does not: it is recursive, so that a deeply nested text overflows the stack, integers wrap
/// around, texts end at a zero character, and another object can follow the first one.
struct JSONLimits {
    /// Each integer with this number of digits is in range.
    private static let maxDigits = 18

    let maxDepth: Int
    private var depth = 0
    /// Whether the outermost array or object has ended.
    private var isComplete = false
    private var isInString = false
    private var isEscaped = false
    /// The number of digits of the present number; `nil` if it is not an integer.
    private var digits: Int? = 0
    /// The present escape sequence, up to the first digit that is not zero.
    private var zeros = 0

    init(maxDepth: Int) { self.maxDepth = maxDepth }

    /// Checks the next byte.
    mutating func check(_ byte: UInt8) throws(JSON.ParsingError) {
        isInString ? try checkString(byte) : try checkStructure(byte)
    }

    private mutating func checkString(_ byte: UInt8) throws(JSON.ParsingError) {
        if zeros > 0 {
            zeros = byte == UInt8(ascii: "0") ? zeros + 1 : 0
            if zeros == 5 { throw .unsupported }
            if zeros > 0 { return }
        }
        if isEscaped {
            isEscaped = false
            if byte == UInt8(ascii: "u") { zeros = 1 }
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        }
    }

    private mutating func checkStructure(_ byte: UInt8) throws(JSON.ParsingError) {
        if isComplete, !" \t\r\n".utf8.contains(byte) { throw .invalid("trailing characters") }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
            if depth > maxDepth { throw .tooDeep }
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth -= 1
            isComplete = depth == 0
        default: break
        }
        try checkNumber(byte)
    }

    private mutating func checkNumber(_ byte: UInt8) throws(JSON.ParsingError) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits = digits.map { $0 + 1 }
        case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): digits = nil
        default: try finish()
        }
    }

    /// Checks the end of the text.
    mutating func finish() throws(JSON.ParsingError) {
        if let digits, digits > Self.maxDigits { throw .unsupported }
        digits = 0
    }
}
