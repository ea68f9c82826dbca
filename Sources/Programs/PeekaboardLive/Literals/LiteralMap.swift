// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// The literals in the text of a buffer, which are found again when it has changed.
struct LiteralMap {
    /// A literal, and where it is.
    struct Place: Equatable {
        let literal: CodeLiteral
        /// The number of Unicode scalars before it.
        let start: Int

        /// The Unicode scalars of the text.
        var range: Range<Int> { start..<start + literal.text.unicodeScalars.count }

        /// Returns the place with the literal as it is now.
        func with(_ literal: CodeLiteral) -> Place { Place(literal: literal, start: start) }
    }

    private var places: [Place] = []
    private weak var buffer: CodeBuffer?
    private var version = 0

    /// Returns the literals of a buffer, in their order.
    mutating func places(in buffer: CodeBuffer) -> [Place] {
        guard self.buffer !== buffer || version != buffer.version else { return places }
        let source = buffer.text
        (self.buffer, version) = (buffer, buffer.version)
        var (scalars, bytes) = (0, source.utf8.makeIterator())
        var read = 0
        places = CodeLiteral.all(in: source).map { literal in
            while read < literal.start, let byte = bytes.next() {
                read += 1
                if !UTF8.isContinuation(byte) { scalars += 1 }
            }
            return Place(literal: literal, start: scalars)
        }
        return places
    }
}

extension [LiteralMap.Place] {
    /// Returns the shortest place whose range fulfills a condition: a number in a color comes before the color.
    func innermost(_ isWanted: (Range<Int>) -> Bool) -> LiteralMap.Place? {
        filter { isWanted($0.range) }.min { $0.range.count < $1.range.count }
    }
}
