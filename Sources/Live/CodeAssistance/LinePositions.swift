// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource

/// Converts places in a text to those of the language server protocol, which counts in UTF-16, and back.
nonisolated struct LinePositions {
    /// The lines without their ends.
    private let lines: [Substring.UTF8View]

    init(_ text: String) {
        var lines: [Substring.UTF8View] = []
        var rest = text.utf8[...]
        while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            lines.append(rest[..<end])
            let isPair = rest[end...].starts(with: "\r\n".utf8)
            rest = rest[rest.index(end, offsetBy: isPair ? 2 : 1)...]
        }
        self.lines = lines + [rest]
    }

    /// Returns a position of the protocol: the nearest one that the text has.
    func json(_ position: SourcePosition) -> JSON {
        let line = min(max(position.line - 1, 0), lines.count - 1)
        var (units, bytes) = (0, 0)
        for scalar in Substring(lines[line]).unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes >= position.column { break }
            units += UTF16.width(scalar)
        }
        return ["line": .integer(line), "character": .integer(units)]
    }

    /// Returns the beginning of the word at a place, up to there.
    func word(before position: SourcePosition) -> String {
        guard lines.indices.contains(position.line - 1) else { return "" }
        let before = lines[position.line - 1].prefix(position.column - 1)
        let word = before.reversed().prefix(while: SwiftScanner.isIdentifier)
        return String(decoding: word.reversed(), as: UTF8.self)
    }

    /// The words in the text.
    var words: Set<String> {
        Set(lines.flatMap { $0.split { !SwiftScanner.isIdentifier($0) }.map { String(Substring($0)) } })
    }

    /// Returns the place of a position of the protocol; `nil` if it is not in the text.
    func position(_ json: JSON?) -> SourcePosition? {
        guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
            lines.indices.contains(line), character >= 0
        else { return nil }
        var (units, bytes) = (0, 0)
        for scalar in Substring(lines[line]).unicodeScalars {
            if units + UTF16.width(scalar) > character { break }
            units += UTF16.width(scalar)
            bytes += UTF8.width(scalar)
        }
        return SourcePosition(line: line + 1, column: bytes + 1)
    }

    /// Returns the number of bytes before a place in the text.
    func offset(of position: SourcePosition) -> Int {
        let line = Substring(lines[position.line - 1])
        return line.base.utf8.distance(from: line.base.startIndex, to: line.startIndex) + position.column - 1
    }

    /// Returns the places of a range of the protocol; `nil` if it is not in the text.
    func range(_ json: JSON?) -> Range<SourcePosition>? {
        guard let start = position(json?["start"]), let end = position(json?["end"]), start <= end else { return nil }
        return start..<end
    }
}
