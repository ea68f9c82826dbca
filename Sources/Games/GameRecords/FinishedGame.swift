// SPDX-License-Identifier: GPL-3.0-or-later
/// A finished game: its result and everything needed to replay it.
public struct FinishedGame: Equatable, Identifiable, Sendable {
    /// The row ID in the store, which is larger than the ID of every earlier result. 0 until the game is stored.
    public var id: Int
    /// The board the game was played on.
    public var board: String
    /// The category within which results can be compared, such as `4x4 people 1`.
    public var category: String
    /// When the game finished, in seconds since 1970-01-01 UTC.
    public var finished: Int
    /// The seed of all random choices in the game.
    public var seed: UInt64
    /// The notation of the setup, which together with the seed recreates the start of the game.
    public var setup: String
    /// The accepted moves in order, separated by spaces. Empty for old games whose moves are no longer stored.
    public var moves: String
    /// The number of moves, as the board counts them.
    public var moveCount: Int
    /// How long the game was played, in seconds.
    public var seconds: Double
    /// How many times the player used help, such as a peek.
    public var helps: Int
    /// The number of misses that count against the player: all misses on some boards, only avoidable ones on others.
    /// `nil` if this is unknown, as in a game with several players.
    public var misses: Int?
    /// The rating of the game, or `nil` if it has none.
    public var rating: Double?

    /// Whether the game is known to have no counted misses and no help.
    public var isFlawless: Bool { misses == 0 && helps == 0 }

    /// Creates the result of a game in progress that has just finished.
    public init(
        of game: OpenGame, category: String, finished: Int, moveCount: Int, helps: Int = 0, misses: Int? = nil,
        rating: Double? = nil
    ) {
        id = 0
        board = game.board
        self.category = category
        self.finished = finished
        seed = game.seed
        setup = game.setup
        moves = game.moves
        self.moveCount = moveCount
        seconds = game.seconds
        self.helps = helps
        self.misses = misses
        self.rating = rating
    }
}
