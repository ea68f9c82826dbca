import Gameplay

/// The rules of Pairs, without timing or graphics: which cards can be turned, what makes a pair, and when the game
/// ends.
///
/// A card is identified by its index in `Deal.numbers`. Timing is up to the caller, which plays `.turnBack` after a
/// mismatch has been shown long enough.
public struct MemoryGame: GameRules {
    /// The state of a card.
    public enum Card: Equatable, Sendable {
        case faceDown, faceUp, found
    }

    /// An action by the player, or one that happens after some time.
    public enum Move: Notated, Equatable, Sendable {
        /// Turns the card at this index face up.
        case turn(Int)
        /// Turns a mismatched pair face down again.
        case turnBack
        /// Shows all cards for a moment. A mismatched pair is face down afterward.
        case peek
    }

    /// A result of a move, in the order in which they happen.
    public enum Event: GameEvent {
        case turned(Int)
        case paired(Int, Int)
        case missed(Int, Int)
        case turnedBack(Int, Int)
        case peeked(times: Int)
        /// The turn passes to another player.
        case turnPassed(to: Int)
        case finished
    }

    /// Why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchCard, alreadyFaceUp, alreadyFound, nothingToTurnBack, gameOver
    }

    /// The deal of this game.
    public let deal: Deal
    /// The state of each card, indexed like `deal.numbers`.
    public private(set) var cards: [Card]
    /// The cards that are face up but not found, in the order they were turned: none, one, or a mismatched pair.
    public private(set) var open: [Int] = []
    /// The number of moves. Turning two cards is one move.
    public private(set) var moves = 0
    /// The number of pairs each player has found, indexed by player.
    public private(set) var pairsWon: [Int]
    /// The index of the current player. A player who finds a pair plays again; a miss passes the turn.
    public private(set) var currentPlayer = 0
    /// All accepted moves, in order. Together with the deal, they determine the game.
    public private(set) var record: [Move] = []
    /// How many times the player peeked.
    public private(set) var peeks = 0

    /// The number of pairs found.
    public var pairsFound: Int { pairsWon.reduce(0, +) }
    /// Whether all pairs have been found.
    public var isOver: Bool { pairsFound == deal.pairs }

    /// Creates a game with all cards face down. The first player begins.
    public init(deal: Deal, players: Int = 1) {
        precondition(players > 0, "players must be positive")
        self.deal = deal
        cards = Array(repeating: .faceDown, count: deal.numbers.count)
        pairsWon = Array(repeating: 0, count: players)
    }

    /// Creates a game from a setup.
    public init(setup: MemorySetup, seed: UInt64) {
        self.init(deal: Deal(columns: setup.columns, rows: setup.rows, seed: seed), players: setup.playerCount)
    }

    /// Always empty, because a game can be left at any time.
    public var closingMoves: [Move] { [] }

    /// Plays a move and returns its events. Throws if the move is refused; the game is then unchanged.
    public mutating func play(_ move: Move) throws(Refusal) -> [Event] {
        let events =
            switch move {
            case .turn(let card): try turn(card)
            case .turnBack: try turnBack()
            case .peek: try peek()
            }
        record.append(move)
        return events
    }

    private mutating func turn(_ card: Int) throws(Refusal) -> [Event] {
        guard cards.indices.contains(card) else { throw .noSuchCard }
        guard cards[card] != .found else { throw .alreadyFound }
        guard cards[card] != .faceUp else { throw .alreadyFaceUp }
        // Turning a third card closes a mismatched pair, so fast players never wait.
        var events = open.count == 2 ? try turnBack() : []
        cards[card] = .faceUp
        open.append(card)
        events.append(.turned(card))
        if open.count == 2 { events += judge(open[0], open[1]) }
        return events
    }

    private mutating func judge(_ first: Int, _ second: Int) -> [Event] {
        moves += 1
        guard deal.numbers[first] == deal.numbers[second] else {
            guard pairsWon.count > 1 else { return [.missed(first, second)] }
            currentPlayer = (currentPlayer + 1) % pairsWon.count
            return [.missed(first, second), .turnPassed(to: currentPlayer)]
        }
        cards[first] = .found
        cards[second] = .found
        open = []
        pairsWon[currentPlayer] += 1
        return isOver ? [.paired(first, second), .finished] : [.paired(first, second)]
    }

    private mutating func turnBack() throws(Refusal) -> [Event] {
        guard open.count == 2 else { throw .nothingToTurnBack }
        let (first, second) = (open[0], open[1])
        cards[first] = .faceDown
        cards[second] = .faceDown
        open = []
        return [.turnedBack(first, second)]
    }

    private mutating func peek() throws(Refusal) -> [Event] {
        guard !isOver else { throw .gameOver }
        peeks += 1
        let closed = open.count == 2 ? try turnBack() : []
        return closed + [.peeked(times: peeks)]
    }
}
