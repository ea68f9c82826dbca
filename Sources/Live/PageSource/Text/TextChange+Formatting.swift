// SPDX-License-Identifier: GPL-3.0-or-later
extension TextChange {
    /// How far the beginning of the next equal part is looked for, and how long that part has to be, in scalars.
    private static let (searchDistance, equalLength) = (64, 8)

    /// Returns the replacements that turn a text into its formatted form, in the order of the text. The two differ mostly
    /// in their white space, so what is between is left alone, and a cursor in it stays where it is. The time depends only
    /// on the lengths of the texts.
    package static func all(from old: String, toFormatted new: String) -> [TextChange] {
        let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        var changes: [TextChange] = []
        func replace(_ range: Range<Int>, with part: Range<Int>) {
            let (removed, added) = (Array(old[range]), Array(new[part]))
            guard removed != added else { return }
            let common = CommonEnds(removed, added)
            let rest = range.lowerBound + common.prefix..<range.upperBound - common.suffix
            changes.append(TextChange(range: rest, scalars: added[common.prefix..<added.count - common.suffix]))
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let (nextI, nextJ) = (old.endOfSpace(from: i), new.endOfSpace(from: j))
            replace(i..<nextI, with: j..<nextJ)
            (i, j) = (nextI, nextJ)
            guard i < old.count || j < new.count else { break }
            if i < old.count, j < new.count, old[i] == new[j] {
                (i, j) = (i + 1, j + 1)
                continue
            }
            let skipped = skip(from: old[i...], new[j...]) ?? (old.count - i, new.count - j)
            replace(i..<i + skipped.old, with: j..<j + skipped.new)
            (i, j) = (i + skipped.old, j + skipped.new)
        }
        return changes
    }

    private init(range: Range<Int>, scalars: ArraySlice<Unicode.Scalar>) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        self.init(range: range, replacement: String(text))
    }

    /// Returns how many scalars of two texts that differ at their beginnings are before the next part that is equal but for
    /// white space; `nil` if that is far away.
    private static func skip(
        from old: ArraySlice<Unicode.Scalar>, _ new: ArraySlice<Unicode.Scalar>
    ) -> (old: Int, new: Int)? {
        func beginnings(_ text: ArraySlice<Unicode.Scalar>) -> [[Unicode.Scalar]] {
            (0...min(searchDistance, text.count)).map { distance in
                Array(text.dropFirst(distance).lazy.filter { !$0.properties.isWhitespace }.prefix(equalLength))
            }
        }
        let (ones, others) = (beginnings(old), beginnings(new))
        for distance in 1...searchDistance {
            for removed in 0...distance where ones.indices ~= removed && others.indices ~= distance - removed {
                if ones[removed] == others[distance - removed] { return (removed, distance - removed) }
            }
        }
        return nil
    }
}

extension [Unicode.Scalar] {
    /// Returns the index after the white space that begins at an index.
    fileprivate func endOfSpace(from index: Int) -> Int {
        self[index...].firstIndex { !$0.properties.isWhitespace } ?? count
    }
}
