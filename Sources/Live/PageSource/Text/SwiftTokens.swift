// SPDX-License-Identifier: GPL-3.0-or-later
/// The tokens of Swift source, without comments. The parts of a string around its interpolations are tokens of their
/// own, and what is in an interpolation is code. Any source has tokens, also one that is cut off.
struct SwiftTokens {
    /// A part of the source that has a meaning of its own.
    struct Token {
        /// The kinds of tokens that need to be told apart.
        enum Kind {
            /// A name or a keyword.
            case word
            /// A name in backticks.
            case quotedWord
            /// A string, the part of one between interpolations, or a regular expression.
            case literal
            /// Any other byte.
            case symbol(UInt8)
            /// A `#` and the word after it.
            case directive
            /// An attribute that only Objective-C has, with its arguments.
            case attribute
            /// A `#keyPath` with its argument.
            case keyPath
        }

        /// The kind.
        let kind: Kind
        /// The bytes.
        let range: Range<Int>
        /// Whether it is the first one of its line.
        let beginsLine: Bool
    }

    /// A string that goes on after an interpolation.
    private struct OuterString {
        let hashes: Int
        let isMultiline: Bool
        /// The number of open parentheses around the string.
        let depth: Int
    }

    /// The tokens in their order.
    private(set) var all: [Token] = []
    /// Whether every string, comment, and parenthesis has an end.
    private(set) var isComplete = true

    private let source: [UInt8]
    private var index = 0
    private var beginsLine = true
    /// The number of open parentheses in the present interpolation, or outside of strings.
    private var depth = 0
    private var outer: [OuterString] = []
    /// No regular expression begins before this place.
    private var startOfRegularExpressions = 0

    /// The attributes that only Objective-C has.
    private static let attributes: Set<[UInt8]> = Set(
        [
            "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
            "NSManaged", "NSCopying", "GKInspectable",
        ].map { Array($0.utf8) })

    /// The words after which a value begins, so that a `/` begins a regular expression.
    private static let wordsBeforeValues: Set<[UInt8]> = Set(
        [
            "return", "in", "case", "where", "if", "guard", "while", "switch", "else", "try", "await", "throw", "is",
            "as",
        ]
        .map { Array($0.utf8) })

    /// Reads a source.
    init(_ source: [UInt8]) {
        self.source = source
        // A `#!` line is not Swift.
        if has("#!", at: 0) { skipLine() }
        while index < source.count { readNext() }
        if !outer.isEmpty || depth != 0 { isComplete = false }
    }

    private func byte(at index: Int) -> UInt8? { index < source.count ? source[index] : nil }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { text in
            index + text.count <= source.count && source[index..<index + text.count].elementsEqual(text)
        }
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        all.append(Token(kind: kind, range: start..<index, beginsLine: beginsLine))
        beginsLine = false
    }

    private mutating func readNext() {
        let start = index
        switch source[index] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            beginsLine = true
            index += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
        case UInt8(ascii: "/") where has("//", at: index): skipLine()
        case UInt8(ascii: "/") where has("/*", at: index): skipComment()
        case UInt8(ascii: "/"):
            let end = endOfRegularExpression()
            index = end ?? index + 1
            add(end == nil ? .symbol(UInt8(ascii: "/")) : .literal, from: start)
        case UInt8(ascii: "\""): beginString(hashes: 0)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "@"): readAttribute()
        case UInt8(ascii: "`"): readQuotedWord()
        case UInt8(ascii: "("):
            depth += 1
            index += 1
            add(.symbol(UInt8(ascii: "(")), from: start)
        case UInt8(ascii: ")"): closeParenthesis()
        case let byte where SwiftScanner.isIdentifier(byte):
            index = endOfWord(at: index)
            add(.word, from: start)
        case let byte:
            index += 1
            add(.symbol(byte), from: start)
        }
    }

    private func endOfWord(at start: Int) -> Int {
        var end = start
        while let byte = byte(at: end), SwiftScanner.isIdentifier(byte) { end += 1 }
        return end
    }

    private mutating func skipLine() {
        while let byte = byte(at: index), !SwiftScanner.isNewline(byte) { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while index < source.count {
            if has("/*", at: index) {
                depth += 1
                index += 2
            } else if has("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                if SwiftScanner.isNewline(source[index]) { beginsLine = true }
                index += 1
            }
        }
        isComplete = false
    }

    private mutating func readQuotedWord() {
        let start = index
        var end = index + 1
        while let byte = byte(at: end), byte != UInt8(ascii: "`"), !SwiftScanner.isNewline(byte) { end += 1 }
        guard byte(at: end) == UInt8(ascii: "`") else {
            index += 1
            return add(.symbol(UInt8(ascii: "`")), from: start)
        }
        index = end + 1
        add(.quotedWord, from: start)
    }

    // MARK: - Parentheses and strings

    private mutating func closeParenthesis() {
        let start = index
        index += 1
        if depth > 0 {
            depth -= 1
            add(.symbol(UInt8(ascii: ")")), from: start)
        } else if let string = outer.popLast() {
            add(.symbol(UInt8(ascii: ")")), from: start)
            depth = string.depth
            readString(hashes: string.hashes, isMultiline: string.isMultiline, from: index)
        } else {
            isComplete = false
            add(.symbol(UInt8(ascii: ")")), from: start)
        }
    }

    private mutating func beginString(hashes: Int) {
        let start = index
        index += hashes
        let isMultiline = has("\"\"\"", at: index)
        index += isMultiline ? 3 : 1
        readString(hashes: hashes, isMultiline: isMultiline, from: start)
    }

    /// Reads the rest of a string up to its end or an interpolation.
    private mutating func readString(hashes: Int, isMultiline: Bool, from start: Int) {
        while let byte = byte(at: index) {
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
                index += 1 + hashes
                if self.byte(at: index) == UInt8(ascii: "(") {
                    add(.literal, from: start)
                    index += 1
                    add(.symbol(UInt8(ascii: "(")), from: index - 1)
                    outer.append(OuterString(hashes: hashes, isMultiline: isMultiline, depth: depth))
                    depth = 0
                    return
                }
                if let next = self.byte(at: index), !SwiftScanner.isNewline(next) { index += 1 }
            } else if byte == UInt8(ascii: "\""), !isMultiline || has("\"\"\"", at: index),
                hasHashes(hashes, at: index + (isMultiline ? 3 : 1))
            {
                index += (isMultiline ? 3 : 1) + hashes
                return add(.literal, from: start)
            } else if SwiftScanner.isNewline(byte), !isMultiline {
                isComplete = false
                return add(.literal, from: start)
            } else {
                index += 1
            }
        }
        isComplete = false
        add(.literal, from: start)
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= source.count && source[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Returns the end of a regular expression without `#` that begins here; `nil` if the `/` is an operator.
    private mutating func endOfRegularExpression() -> Int? {
        guard index >= startOfRegularExpressions else { return nil }
        switch all.last(where: { if case .attribute = $0.kind { false } else { true } }) {
        case let last? where !isBeforeValue(last): return nil
        default: break
        }
        var end = index + 1
        guard let first = byte(at: end), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
        while let byte = byte(at: end), !SwiftScanner.isNewline(byte) {
            if byte == UInt8(ascii: "/") { return end + 1 }
            end += byte == UInt8(ascii: "\\") && self.byte(at: end + 1).map(SwiftScanner.isNewline) == false ? 2 : 1
        }
        // Any other `/` up to here follows a backslash, so what comes after it has been looked at.
        startOfRegularExpressions = end
        return nil
    }

    private func isBeforeValue(_ token: Token) -> Bool {
        switch token.kind {
        case .symbol(let byte): ![")", "]", "}", "?", "!", ".", "`"].contains(Unicode.Scalar(byte))
        case .word: Self.wordsBeforeValues.contains(Array(source[token.range]))
        case .quotedWord, .literal, .keyPath, .directive, .attribute: false
        }
    }

    // MARK: - Directives and attributes

    private mutating func readHash() {
        let start = index
        var hashes = 0
        while byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(at: index + hashes) {
        case UInt8(ascii: "\"")?: return beginString(hashes: hashes)
        case UInt8(ascii: "/")?: return readRegularExpression(hashes: hashes)
        default: break
        }
        // Only the last one belongs to the word.
        if hashes > 1 {
            for _ in 1..<hashes {
                index += 1
                add(.symbol(UInt8(ascii: "#")), from: index - 1)
            }
        }
        let end = endOfWord(at: index + 1)
        guard end > index + 1 else {
            index += 1
            return add(.symbol(UInt8(ascii: "#")), from: index - 1)
        }
        let name = index
        let word = source[index + 1..<end]
        index = end
        // A string could not stand directly after a quotation mark or a number sign.
        if word.elementsEqual("keyPath".utf8), hashes == 1, start == 0 || source[start - 1] != UInt8(ascii: "\""),
            let end = endOfKeyPath(at: end)
        {
            index = end
            return add(.keyPath, from: name)
        }
        add(.directive, from: name)
    }

    private mutating func readRegularExpression(hashes: Int) {
        let start = index
        index += hashes + 1
        let isMultiline = byte(at: index).map(SwiftScanner.isNewline) == true
        while let byte = byte(at: index) {
            if byte == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
                index += 1 + hashes
                return add(.literal, from: start)
            }
            if SwiftScanner.isNewline(byte), !isMultiline { break }
            index += byte == UInt8(ascii: "\\") && self.byte(at: index + 1).map(SwiftScanner.isNewline) == false ? 2 : 1
        }
        isComplete = false
        add(.literal, from: start)
    }

    /// Returns the end of an argument of `#keyPath` that consists only of names.
    private func endOfKeyPath(at start: Int) -> Int? {
        guard byte(at: start) == UInt8(ascii: "(") else { return nil }
        var end = start + 1
        while let byte = byte(at: end), byte != UInt8(ascii: ")") {
            guard SwiftScanner.isIdentifier(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "`") else {
                return nil
            }
            end += 1
        }
        return end < source.count && end > start + 1 ? end + 1 : nil
    }

    private mutating func readAttribute() {
        let start = index
        index = endOfWord(at: index + 1)
        guard Self.attributes.contains(Array(source[start + 1..<index])) else {
            index = start + 1
            return add(.symbol(UInt8(ascii: "@")), from: start)
        }
        index = endOfObjectiveCName(at: index) ?? index
        add(.attribute, from: start)
    }

    /// Returns the end of a name in Objective-C in parentheses.
    private func endOfObjectiveCName(at start: Int) -> Int? {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var end = start
        while let byte = byte(at: end), isSpace(byte) { end += 1 }
        guard byte(at: end) == UInt8(ascii: "(") else { return nil }
        end += 1
        while let byte = byte(at: end), byte != UInt8(ascii: ")") {
            guard SwiftScanner.isIdentifier(byte) || byte == UInt8(ascii: ":") || isSpace(byte) else { return nil }
            end += 1
        }
        return end < source.count ? end + 1 : nil
    }
}
