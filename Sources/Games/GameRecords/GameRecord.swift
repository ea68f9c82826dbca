// SPDX-License-Identifier: GPL-3.0-or-later
/// Everything needed to resume or replay a game.
public struct GameRecord<Rules: GameRules>: Equatable, Sendable {
    /// The setup of the game.
    public let setup: Rules.Setup
    /// The seed of the game.
    public let seed: UInt64
    /// The moves of the game, in order.
    public let moves: [Rules.Move]

    /// Parses a game in progress. Returns `nil` if the setup or a move is invalid.
    public init?(_ game: OpenGame) { self.init(setup: game.setup, seed: game.seed, moves: game.moves) }

    /// Parses a finished game. Returns `nil` if the setup or a move is invalid.
    public init?(_ game: FinishedGame) { self.init(setup: game.setup, seed: game.seed, moves: game.moves) }

    /// Creates the record of a game.
    public init(setup: Rules.Setup, seed: UInt64, moves: [Rules.Move]) {
        self.setup = setup
        self.seed = seed
        self.moves = moves
    }

    /// Parses a game from its stored strings, with moves separated by spaces. Returns `nil` if the setup or a move is
    /// invalid.
    public init?(setup notation: String, seed: UInt64, moves text: String) {
        guard let setup = Rules.Setup(notation: notation) else { return nil }
        let words = text.split(separator: " ")
        let moves = words.compactMap { Rules.Move(notation: String($0)) }
        guard moves.count == words.count else { return nil }
        self.init(setup: setup, seed: seed, moves: moves)
    }

    /// Returns the game after all of its moves. Throws if the rules refuse a move.
    public func played() throws(Rules.Refusal) -> Rules { try Rules(setup: setup, seed: seed, record: moves) }

    /// Returns the game after the first `count` moves. Stops before a move that the rules refuse.
    public func game(after count: Int) -> Rules {
        var game = Rules(setup: setup, seed: seed)
        for move in moves.prefix(count) {
            guard (try? game.play(move)) != nil else { break }
        }
        return game
    }
}
