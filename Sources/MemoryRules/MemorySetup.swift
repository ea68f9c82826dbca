import Gameplay

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
    /// The players.
    public var players: Players

    /// Creates a setup. The defaults are used for the first game.
    public init(columns: Int = 4, rows: Int = 4, players: Players = .people(1)) {
        self.columns = columns
        self.rows = rows
        self.players = players
    }

    /// The number of pairs.
    public var pairs: Int { columns * rows / 2 }

    /// The number of players, including the computer.
    public var playerCount: Int {
        switch players {
        case .people(let count): count
        case .computer: 2
        }
    }

    /// The setup as text for storage, such as `4x4 people 1` or `6x6 computer hard`.
    public var notation: String { "\(sizeNotation) \(playersNotation)" }

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
        let words = notation.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return nil }
        self.init(size: words[0], players: words[1])
        guard self.notation == notation else { return nil }
    }

    /// Parses a setup from its two parts.
    ///
    /// Returns `nil` if the number of cards is odd, if there are fewer than 2 or more than 50 pairs, or if the players
    /// are invalid.
    public init?(size: String, players: String) {
        let sides = size.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, size == "\(sides[0])x\(sides[1])", (1...100).contains(sides[0]),
            (1...100).contains(sides[1]), sides[0] * sides[1] % 2 == 0, (4...100).contains(sides[0] * sides[1])
        else { return nil }
        let words = players.split(separator: " ").map(String.init)
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "people":
            guard let count = Int(words[1]), (1...4).contains(count) else { return nil }
            self.init(columns: sides[0], rows: sides[1], players: .people(count))
        case "computer":
            guard let strength = Opponent.Strength(rawValue: words[1]) else { return nil }
            self.init(columns: sides[0], rows: sides[1], players: .computer(strength))
        default: return nil
        }
        guard playersNotation == players else { return nil }
    }
}
