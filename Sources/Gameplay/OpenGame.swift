/// A game under way, as it is kept between moves. What its texts mean only the board knows.
public struct OpenGame: Equatable, Sendable {
    /// Which board it is played on.
    public var board: String
    /// The seed of everything random in it.
    public var seed: UInt64
    /// What else the board needs to begin the same game again, such as `4x4 animals 1 person`.
    public var setup: String
    /// The accepted moves in their order, a space between each two.
    public var moves: String
    /// How long it has been played, up to its last move.
    public var seconds: Double

    /// A game under way; by itself, one that is about to begin.
    public init(board: String, seed: UInt64, setup: String, moves: String = "", seconds: Double = 0) {
        self.board = board
        self.seed = seed
        self.setup = setup
        self.moves = moves
        self.seconds = seconds
    }
}
