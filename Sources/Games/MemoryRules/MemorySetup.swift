// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The options of a game of Pairs that are fixed when it is dealt, except the seed.
public struct MemorySetup: Notated, Equatable, Sendable {
    /// The players of a game.
    public enum Players: Equatable, Sendable {
        /// One to four people who take turns.
        case people(Int)
        /// One person, who begins, against the computer.
        case computer(Opponent.Strength)
    }

    /// The number of columns in the grid.
    public var columns: Int
    /// The number of rows in the grid.
    public var rows: Int
    /// The number of cards that match: 2 for pairs, 3 for sets of three.
    public var groupSize: Int
    /// The players.
    public var players: Players

    /// Creates a setup. The defaults are used for the first game.
    public init(columns: Int = 4, rows: Int = 4, groupSize: Int = 2, players: Players = .people(1)) {
        self.columns = columns
        self.rows = rows
        self.groupSize = groupSize
        self.players = players
    }

    /// The numbers of cards that can match.
    public static let groupSizes = [2, 3]

    /// The number of groups of cards that match.
    public var groups: Int { columns * rows / groupSize }

    /// The number of players, including the computer.
    public var playerCount: Int {
        switch players {
        case .people(let count): count
        case .computer: 2
        }
    }

    /// Whether one person plays against the computer.
    public var isAgainstComputer: Bool { if case .computer = players { true } else { false } }

    /// The setup as text for storage, such as `4x4 people 1`, `6x6 computer hard`, or `6x3 people 1 of 3` for sets of
    /// three.
    public var notation: String {
        let pairs = "\(sizeNotation) \(playersNotation)"
        return groupSize == 2 ? pairs : pairs + Self.ending(groupSize)
    }

    /// The size as text, such as `4x4`.
    public var sizeNotation: String { "\(columns)x\(rows)" }

    /// The players as text, such as `people 1` or `computer hard`.
    public var playersNotation: String {
        switch players {
        case .people(let count): "people \(count)"
        case .computer(let strength): "computer \(strength.rawValue)"
        }
    }

    /// Parses a setup. Returns `nil` if the text is invalid.
    public init?(notation: String) {
        let groupSize = Self.groupSizes.first { notation.hasSuffix(Self.ending($0)) }
        let pairs = notation.dropLast(groupSize.map { Self.ending($0).count } ?? 0)
        let words = pairs.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return nil }
        self.init(size: words[0], players: words[1], groupSize: groupSize ?? 2)
        guard self.notation == notation else { return nil }
    }

    /// The end of a notation. Pairs have none, because earlier versions stored them without it.
    private static func ending(_ groupSize: Int) -> String { " of \(groupSize)" }

    /// Parses a setup from its parts.
    ///
    /// Returns `nil` if the number of cards is not a multiple of the group size, if there are fewer than two groups or
    /// more than 100 cards, or if the group size or the players are invalid.
    public init?(size: String, players: String, groupSize: Int = 2) {
        let sides = size.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, size == "\(sides[0])x\(sides[1])", (1...100).contains(sides[0]),
            (1...100).contains(sides[1]), Self.groupSizes.contains(groupSize),
            sides[0] * sides[1] % groupSize == 0, (2 * groupSize...100).contains(sides[0] * sides[1])
        else { return nil }
        let words = players.split(separator: " ").map(String.init)
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "people":
            guard let count = Int(words[1]), (1...4).contains(count) else { return nil }
            self.init(columns: sides[0], rows: sides[1], groupSize: groupSize, players: .people(count))
        case "computer":
            guard let strength = Opponent.Strength(rawValue: words[1]) else { return nil }
            self.init(columns: sides[0], rows: sides[1], groupSize: groupSize, players: .computer(strength))
        default: return nil
        }
        guard playersNotation == players else { return nil }
    }
}
