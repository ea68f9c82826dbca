/// A finished game: how it went, and all that is needed to watch it again.
public struct FinishedGame: Equatable, Identifiable, Sendable {
    /// The store's number for it, larger than that of every result before; 0 until it is stored.
    public var id: Int
    /// Which board it was played on.
    public var board: String
    /// The kind of game within which results compare, such as `4x4/1 person`.
    public var category: String
    /// When it was finished, in seconds since the beginning of 1970, UTC.
    public var finished: Int
    /// The seed of everything random in it.
    public var seed: UInt64
    /// What else the board needs to begin the same game again.
    public var setup: String
    /// The accepted moves in their order, a space between each two. Of games of long ago they are not kept.
    public var moves: String
    /// How many moves it took, as the board counts them.
    public var moveCount: Int
    /// How long it was played.
    public var seconds: Double
    /// How many times the player has taken help, such as a peek.
    public var helps: Int
    /// How many misses count as the player's fault: on some boards all, on others those that could have been avoided. Nil where
    /// nobody can say, such as in a game of several players.
    public var misses: Int?
    /// What the board rates the game at; nil where it rates nothing.
    public var rating: Double?

    /// Whether it is known that nothing was missed that could have been hit, without help.
    public var isFlawless: Bool { misses == 0 && helps == 0 }

    /// The result of a game that was under way until now.
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
