// SPDX-License-Identifier: GPL-3.0-or-later
/// Swift source as its tokens, some of which are looked for.
struct TokenizedCode {
    /// The source.
    let bytes: [UInt8]
    /// Its tokens.
    let tokens: [SwiftTokens.Token]

    /// Reads a source.
    init(_ text: String) { self.init(Array(text.utf8)) }

    /// Reads a source.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftTokens(bytes).all
    }

    /// Returns the text of a token; empty if there is none.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    /// Returns the text of several tokens, with what is between them.
    func text(_ range: Range<Int>) -> String {
        range.isEmpty ? "" : String(decoding: bytes[bytesOf(range)], as: UTF8.self)
    }

    /// Returns the bytes of several tokens.
    func bytesOf(_ range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    /// Returns whether tokens have these texts, from an index on.
    func has(_ texts: String..., at index: Int) -> Bool { texts.indices.allSatisfy { text(index + $0) == texts[$0] } }

    /// Returns whether a token is a name, a keyword, or a number.
    func isWord(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .word, .quotedWord: return true
        default: return false
        }
    }

    /// Returns whether nothing is between a token and the one before.
    func isAttached(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// Returns whether a token begins a line, or there is none.
    func beginsLine(_ index: Int) -> Bool { !tokens.indices.contains(index) || tokens[index].beginsLine }

    /// Returns the index of the token that begins at a place or contains it.
    func token(at position: SourcePosition) -> Int? {
        guard let offset = position.offset(in: bytes) else { return nil }
        return tokens.firstIndex { $0.range.contains(offset) }
    }

    /// Returns the index of the bracket that ends what the bracket at an index begins, if it is near enough.
    func end(of index: Int, within count: Int = .max) -> Int? {
        var depth = 0
        for index in tokens.indices[index...].prefix(count) {
            switch tokens[index].kind {
            case .symbol(let byte) where SwiftScanner.isStart(byte): depth += 1
            case .symbol(let byte) where SwiftScanner.isEnd(byte):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// Returns the index of the bracket that begins what the bracket at an index ends.
    func start(of index: Int) -> Int? {
        var depth = 0
        for index in stride(from: index, through: 0, by: -1) {
            switch tokens[index].kind {
            case .symbol(let byte) where SwiftScanner.isEnd(byte): depth += 1
            case .symbol(let byte) where SwiftScanner.isStart(byte):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// Returns the parts of a range of tokens between separators that are in no brackets.
    func parts(of range: Range<Int>, separatedBy separator: String) -> [Range<Int>] {
        var (parts, start, depth): ([Range<Int>], Int, Int) = ([], range.lowerBound, 0)
        for index in range {
            switch tokens[index].kind {
            case .symbol(let byte) where SwiftScanner.isStart(byte): depth += 1
            case .symbol(let byte) where SwiftScanner.isEnd(byte): depth -= 1
            default:
                guard depth == 0, text(index) == separator else { continue }
                parts.append(start..<index)
                start = index + 1
            }
        }
        return parts + [start..<range.upperBound]
    }

    /// Returns the arguments or parameters in the parentheses that begin at an index.
    func arguments(at index: Int) -> [Range<Int>]? {
        guard text(index) == "(", let end = end(of: index) else { return nil }
        return end == index + 1 ? [] : parts(of: index + 1..<end, separatedBy: ",")
    }

    /// Returns an edit that replaces tokens.
    func replacing(_ range: Range<Int>, by text: String) -> TextEdit {
        TextEdit(range: bytesOf(range), replacement: text)
    }

    /// Returns an edit that inserts a text before a token.
    func inserting(_ text: String, before index: Int) -> TextEdit {
        let start = tokens[index].range.lowerBound
        return TextEdit(range: start..<start, replacement: text)
    }

    /// Returns an edit that inserts a text after a token.
    func inserting(_ text: String, after index: Int) -> TextEdit {
        let end = tokens[index].range.upperBound
        return TextEdit(range: end..<end, replacement: text)
    }
}
