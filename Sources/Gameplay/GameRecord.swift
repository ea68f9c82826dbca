/// All that is needed to resume a game, or to watch it again.
public struct GameRecord<Rules: GameRules>: Equatable, Sendable {
    /// The setup of the game.
    public let setup: Rules.Setup
    /// Its seed.
    public let seed: UInt64
    /// Its moves, in order.
    public let moves: [Rules.Move]

    /// Reads a game in progress; nil if its setup or any of its moves is not valid.
    public init?(_ game: OpenGame) { self.init(setup: game.setup, seed: game.seed, moves: game.moves) }

    /// Reads a finished game; nil if its setup or any of its moves is not valid.
    public init?(_ game: FinishedGame) { self.init(setup: game.setup, seed: game.seed, moves: game.moves) }

    /// Reads a game from the texts that are stored of it, with spaces between the moves; nil if its setup or any of its moves
    /// is not valid.
    public init?(setup notation: String, seed: UInt64, moves text: String) {
        guard let setup = Rules.Setup(notation: notation) else { return nil }
        let words = text.split(separator: " ")
        let moves = words.compactMap { Rules.Move(notation: String($0)) }
        guard moves.count == words.count else { return nil }
        self.setup = setup
        self.seed = seed
        self.moves = moves
    }

    /// The game after all of its moves. Throws if one of them is refused.
    public func played() throws(Rules.Refusal) -> Rules { try Rules(setup: setup, seed: seed, record: moves) }
}
