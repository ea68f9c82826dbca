/// The rules of a game, as a value without time and without pictures. A game is its setup, its seed and its moves alone: the
/// same three always lead to the same value.
public protocol GameRules: Equatable, Sendable {
    /// What is fixed when a game begins, except the seed.
    associatedtype Setup: Notated, Equatable, Sendable
    /// What a player, or the passing of time, does.
    associatedtype Move: Notated, Equatable, Sendable
    /// What a move has brought about.
    associatedtype Event: GameEvent
    /// Why a move was refused.
    associatedtype Refusal: Error, Equatable

    /// A game that is about to begin.
    init(setup: Setup, seed: UInt64)

    /// All accepted moves, in order.
    var record: [Move] { get }
    /// Whether the game is over.
    var isOver: Bool { get }
    /// The moves that complete what is in progress, such as a tile that is held. A game that is restored goes on after these;
    /// the ones that are refused are skipped.
    var closingMoves: [Move] { get }

    /// Plays a move and returns its events in order. A refused move throws and changes nothing.
    mutating func play(_ move: Move) throws(Refusal) -> [Event]
}

extension GameRules {
    /// A game after the moves of a record. Throws if one of them is refused.
    public init(setup: Setup, seed: UInt64, record: [Move]) throws(Refusal) {
        self.init(setup: setup, seed: seed)
        for move in record { _ = try play(move) }
    }
}

/// What a move of a game has brought about.
public protocol GameEvent: Equatable, Sendable {
    /// The game is over.
    static var finished: Self { get }
}
