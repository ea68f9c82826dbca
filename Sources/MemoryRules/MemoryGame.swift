import Gameplay

/// The rules of Memory, without time and without pictures: what may be turned, what is a pair, when it is over.
///
/// A card is known by its place in `Deal.numbers`. Time belongs to the caller, who plays `.turnBack` when an unequal
/// pair has been seen for long enough.
public struct MemoryGame: GameRules {
    /// Where a card is in its life.
    public enum Card: Equatable, Sendable {
        case faceDown, faceUp, found
    }

    /// What a player, or the passing of time, does.
    public enum Move: Notated, Equatable, Sendable {
        /// Turns the card at this place face up.
        case turn(Int)
        /// Turns an unequal pair face down again.
        case turnBack
        /// Looks at all cards for a moment; an unequal pair is face down afterwards.
        case peek
    }

    /// What a move has brought about, in the order in which it happened.
    public enum Event: GameEvent {
        case turned(Int)
        case paired(Int, Int)
        case missed(Int, Int)
        case turnedBack(Int, Int)
        case peeked(times: Int)
        /// It is another player's turn now.
        case turnPassed(to: Int)
        case finished
    }

    /// Why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchCard, alreadyFaceUp, alreadyFound, nothingToTurnBack, gameOver
    }

    /// The cards as they were dealt.
    public let deal: Deal
    /// The state of each card, in the order of `deal.numbers`.
    public private(set) var cards: [Card]
    /// The cards that lie face up and are not found: none, the first of a pair, or an unequal pair, in order of turning.
    public private(set) var open: [Int] = []
    /// Two cards turned are one move.
    public private(set) var moves = 0
    /// How many pairs each player has found, the first player first.
    public private(set) var pairsWon: [Int]
    /// Whose turn it is, counted from 0. Who finds a pair goes on; a miss passes the turn.
    public private(set) var currentPlayer = 0
    /// All moves that were accepted, in order: with the deal they are the whole game.
    public private(set) var record: [Move] = []
    /// How many times the player has peeked.
    public private(set) var peeks = 0

    /// How many pairs are found.
    public var pairsFound: Int { pairsWon.reduce(0, +) }
    /// Whether all pairs are found.
    public var isOver: Bool { pairsFound == deal.pairs }

    /// A game that is about to begin: all cards face down, and the first of so many players to turn.
    public init(deal: Deal, players: Int = 1) {
        precondition(players > 0, "a game needs somebody to play it")
        self.deal = deal
        cards = Array(repeating: .faceDown, count: deal.numbers.count)
        pairsWon = Array(repeating: 0, count: players)
    }

    /// A game of a setup that is about to begin.
    public init(setup: MemorySetup, seed: UInt64) {
        self.init(deal: Deal(columns: setup.columns, rows: setup.rows, seed: seed), players: setup.playerCount)
    }

    /// There are none: a game can be left at any time.
    public var closingMoves: [Move] { [] }

    /// Plays a move and tells what came of it; a refused move changes nothing.
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
        // The third card: fast players never wait for an unequal pair.
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
