// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of a text, in UTF-16 code units.
nonisolated public struct TextRange: Hashable, Sendable {
    /// Where the part begins.
    public var location: Int
    /// The length of the part.
    public var length: Int

    /// Creates a range.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

extension TextRange {
    /// The part of a text that an edit has replaced, and what it was replaced with.
    nonisolated static func edit(from old: String, to new: String) -> (range: TextRange, replacement: String) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let range = TextRange(
            location: old.prefix(start).utf16.count, length: oldRest.dropLast(end).utf16.count)
        return (range, String(newRest.dropLast(end)))
    }
}
