// SPDX-License-Identifier: GPL-3.0-or-later
/// A game in progress, as it is stored between moves. Only its board can interpret the text.
public struct OpenGame: Equatable, Sendable {
    /// The board the game is played on.
    public var board: String
    /// The seed of all random choices in the game.
    public var seed: UInt64
    /// The notation of the setup, which together with the seed recreates the start of the game, such as `4x4 people 1`.
    public var setup: String
    /// The accepted moves in order, separated by spaces.
    public var moves: String
    /// How long the game has been played up to its last move, in seconds.
    public var seconds: Double

    /// Creates a game in progress. By default, the game has no moves yet.
    public init(board: String, seed: UInt64, setup: String, moves: String = "", seconds: Double = 0) {
        self.board = board
        self.seed = seed
        self.setup = setup
        self.moves = moves
        self.seconds = seconds
    }
}
