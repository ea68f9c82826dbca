import Gameplay

/// What a game of Memory is played on, and by whom: all that is fixed when it is dealt, but the seed.
public struct MemorySetup: Notated, Equatable, Sendable {
    /// Who plays.
    public enum Players: Equatable, Sendable {
        /// One to four people, in turn.
        case people(Int)
        /// One person, who begins, and the computer.
        case computer(Opponent.Strength)
    }

    /// How many cards lie side by side.
    public var columns: Int
    /// How many cards lie one below the other.
    public var rows: Int
    /// Who plays.
    public var players: Players

    /// The setup that a first game has, if nothing is said.
    public init(columns: Int = 4, rows: Int = 4, players: Players = .people(1)) {
        self.columns = columns
        self.rows = rows
        self.players = players
    }

    /// How many pairs there are to find.
    public var pairs: Int { columns * rows / 2 }

    /// How many players take turns, the computer among them.
    public var playerCount: Int {
        switch players {
        case .people(let count): count
        case .computer: 2
        }
    }

    /// The setup as text, to be kept and read again: `4x4 people 1`, `6x6 computer hard`.
    public var notation: String { "\(sizeNotation) \(playersNotation)" }

    /// The size as text: `4x4`.
    public var sizeNotation: String { "\(columns)x\(rows)" }

    /// The players as text: `people 1`, `computer hard`.
    public var playersNotation: String {
        switch players {
        case .people(let count): "people \(count)"
        case .computer(let strength): "computer \(strength.rawValue)"
        }
    }

    /// Reads a setup; nil for what is none.
    public init?(notation: String) {
        let words = notation.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return nil }
        self.init(size: words[0], players: words[1])
        guard self.notation == notation else { return nil }
    }

    /// Reads a setup from its two parts; nil for sizes that no pairs fill, or that have fewer than 2 pairs or more than
    /// 50, and for players that are none.
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
