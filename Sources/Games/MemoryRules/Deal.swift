// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The cards laid out in a grid, with the number each card shows.
public struct Deal: Equatable, Sendable {
    /// The number of columns in the grid.
    public let columns: Int
    /// The number of rows in the grid.
    public let rows: Int
    /// The number of cards that match: 2 for pairs, 3 for sets of three.
    public let groupSize: Int
    /// The number each card shows. Each of 1 to `groups` occurs `groupSize` times. The card in column x, row y has index
    /// `rows * x + y`.
    public let numbers: [Int]

    /// The number of groups of cards that match.
    public var groups: Int { numbers.count / groupSize }

    /// For each card, its position in its group.
    private let positions: [Int]

    /// Returns the position of a card among the cards with its number, counted from 0 in the order of their indexes.
    public func positionInGroup(of card: Int) -> Int { positions[card] }

    /// Deals `columns * rows` cards, a number that must be a multiple of `groupSize`.
    ///
    /// The numbers 1, 1, 2, 2, …, or 1, 1, 1, 2, 2, 2, … for sets of three, are shuffled with `SeededGenerator`, so a
    /// seed always produces the same deal.
    public init(columns: Int = 4, rows: Int = 4, groupSize: Int = 2, seed: UInt64) {
        precondition(
            groupSize > 1 && columns > 0 && rows > 0 && columns * rows % groupSize == 0,
            "number of cards must be a positive multiple of the group size")
        var generator = SeededGenerator(seed: seed)
        var numbers = (0..<columns * rows).map { $0 / groupSize + 1 }
        numbers.shuffle(seededBy: &generator)
        self.init(columns: columns, rows: rows, groupSize: groupSize, numbers: numbers)
    }

    /// Creates a deal from a given order of cards.
    init(columns: Int, rows: Int, groupSize: Int = 2, numbers: [Int]) {
        self.columns = columns
        self.rows = rows
        self.groupSize = groupSize
        self.numbers = numbers
        var counts: [Int: Int] = [:]
        positions = numbers.map { number in
            defer { counts[number, default: 0] += 1 }
            return counts[number, default: 0]
        }
    }
}
