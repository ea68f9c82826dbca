// SPDX-License-Identifier: GPL-3.0-or-later
/// The place of a row of a table, or of an item of a collection: its section, and its number in the section.
nonisolated public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The largest number of sections of a table or a collection, and of rows or items in them.
    static let limit = 100_000

    /// The number of the section, counted from 0.
    public var section: Int
    /// The number of the row in its section, counted from 0.
    public var row: Int
    /// The number of the item in its section, counted from 0.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    /// Creates the place of a row.
    public init(row: Int, section: Int) { (self.section, self.row) = (section, row) }
    /// Creates the place of an item.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// Returns whether a row or an item is before another one.
    public static func < (one: IndexPath, other: IndexPath) -> Bool {
        (one.section, one.row) < (other.section, other.row)
    }

    /// The section and the row, as `[0, 3]`.
    public var description: String { "[\(section), \(row)]" }
}
