// SPDX-License-Identifier: GPL-3.0-or-later
/// A name in Swift source.
package struct CodeName: Equatable, Sendable {
    /// What is wrong with a text that is to be a name.
    package enum Problem: Equatable, Sendable {
        /// It is empty, or contains something else than letters and digits, or begins with a digit.
        case invalid
        /// It is a keyword without backticks.
        case keyword
    }

    /// The name as it is in the source, with its backticks if there are any.
    package let text: String
    /// The place in the source.
    package let range: Range<SourcePosition>

    /// The words that are names only in backticks.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Finds the name at a place in a source, or that ends there. Returns `nil` if there is none.
    package init?(at position: SourcePosition, in text: String) {
        let code = TokenizedCode(text)
        guard let offset = position.offset(in: code.bytes),
            let index = code.tokens.firstIndex(where: { $0.range.upperBound >= offset && code.isName($0) }),
            code.tokens[index].range.lowerBound <= offset
        else { return nil }
        self = code.name(index, on: LineStarts(of: code.bytes))
    }

    fileprivate init(_ text: String, _ range: Range<SourcePosition>) { (self.text, self.range) = (text, range) }

    /// The name without backticks.
    package var plainText: String { Self.plain(text) }

    /// Returns a name without its backticks.
    package static func plain(_ text: String) -> String { text.replacing("`", with: "") }

    /// Returns all places of a name in a source.
    package static func all(named text: String, in source: String) -> [CodeName] {
        let code = TokenizedCode(source)
        let (lines, text) = (LineStarts(of: code.bytes), plain(text))
        return code.tokens.indices.filter { code.isName(code.tokens[$0]) && plain(code.text($0)) == text }
            .map { code.name($0, on: lines) }
    }

    /// Returns what is wrong with a text that is to be a name; `nil` if it is one.
    package static func problem(with text: String) -> Problem? {
        let isQuoted = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
        let name = isQuoted ? String(text.dropFirst().dropLast()) : text
        let scalars = name.unicodeScalars
        guard let first = scalars.first, name != "_", first == "_" || isLetter(first),
            scalars.allSatisfy({ isLetter($0) || $0.properties.isXIDContinue })
        else { return .invalid }
        return !isQuoted && keywords.contains(name) ? .keyword : nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isXIDStart || scalar.properties.isEmojiPresentation
    }

    fileprivate static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }
}

extension TokenizedCode {
    fileprivate func isName(_ token: SwiftTokens.Token) -> Bool {
        switch token.kind {
        case .quotedWord: true
        case .word:
            !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[token.range.lowerBound])
                && !CodeName.isKeyword(String(decoding: bytes[token.range], as: UTF8.self))
        default: false
        }
    }

    fileprivate func name(_ index: Int, on lines: LineStarts) -> CodeName {
        let range = tokens[index].range
        return CodeName(text(index), lines.position(of: range.lowerBound)..<lines.position(of: range.upperBound))
    }
}
