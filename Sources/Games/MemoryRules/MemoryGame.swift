// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The rules of Pairs, without timing or graphics: which cards can be turned, which of them match, and when the game
/// ends.
///
/// Two cards match, or three in a game with sets of three (`Deal.groupSize`). A move ends with the first card that
/// differs from those before it, which is a miss, or with the last card of a group.
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
        /// Turns a mismatch face down again.
        case turnBack
        /// Shows all cards for a moment. A mismatch is face down afterward.
        case peek
    }

    /// A result of a move, in the order in which they happen.
    public enum Event: GameEvent {
        case turned(Int)
        /// All cards of a group were found, in the order in which they were turned.
        case paired([Int])
        /// The last of these cards differs from the others.
        case missed([Int])
        case turnedBack([Int])
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
    /// The cards that are face up but not found, in the order they were turned: none, the beginning of a move, or a
    /// mismatch.
    public private(set) var open: [Int] = []
    /// The number of completed moves. Turning two cards is one move; with sets of three, turning two or three.
    public private(set) var moves = 0
    /// The number of groups each player has found, indexed by player.
    public private(set) var groupsWon: [Int]
    /// The index of the current player. A player who finds a group plays again; a miss passes the turn.
    public private(set) var currentPlayer = 0
    /// All accepted moves, in order. Together with the deal, they determine the game.
    public private(set) var record: [Move] = []
    /// A group that was found.
    public struct Find: Equatable, Sendable {
        /// The cards, in the order in which they were turned.
        public let cards: [Int]
        /// The player who found it.
        public let player: Int
    }

    /// The groups that were found, in order.
    public private(set) var finds: [Find] = []
    /// How many times the player peeked.
    public private(set) var peeks = 0

    /// The number of groups found.
    public var groupsFound: Int { groupsWon.reduce(0, +) }
    /// Whether all groups have been found.
    public var isOver: Bool { groupsFound == deal.groups }
    /// Whether the open cards are a mismatch.
    public var isMissOpen: Bool { open.contains { deal.numbers[$0] != deal.numbers[open[0]] } }

    /// Creates a game with all cards face down. The first player begins.
    public init(deal: Deal, players: Int = 1) {
        precondition(players > 0, "players must be positive")
        self.deal = deal
        cards = Array(repeating: .faceDown, count: deal.numbers.count)
        groupsWon = Array(repeating: 0, count: players)
    }

    /// Creates a game from a setup.
    public init(setup: MemorySetup, seed: UInt64) {
        self.init(
            deal: Deal(columns: setup.columns, rows: setup.rows, groupSize: setup.groupSize, seed: seed),
            players: setup.playerCount)
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
        // Turning another card closes a mismatch, so fast players never wait.
        var events = isMissOpen ? try turnBack() : []
        cards[card] = .faceUp
        open.append(card)
        events.append(.turned(card))
        if isMissOpen { events += miss() } else if open.count == deal.groupSize { events += winOpenGroup() }
        return events
    }

    /// Ends the move with the open mismatch.
    private mutating func miss() -> [Event] {
        moves += 1
        guard groupsWon.count > 1 else { return [.missed(open)] }
        currentPlayer = (currentPlayer + 1) % groupsWon.count
        return [.missed(open), .turnPassed(to: currentPlayer)]
    }

    /// Ends the move with the open group.
    private mutating func winOpenGroup() -> [Event] {
        moves += 1
        let group = close(as: .found)
        groupsWon[currentPlayer] += 1
        finds.append(Find(cards: group, player: currentPlayer))
        return isOver ? [.paired(group), .finished] : [.paired(group)]
    }

    private mutating func turnBack() throws(Refusal) -> [Event] {
        guard isMissOpen else { throw .nothingToTurnBack }
        return [.turnedBack(close(as: .faceDown))]
    }

    /// Changes the state of the open cards, and returns them.
    private mutating func close(as state: Card) -> [Int] {
        defer { open = [] }
        for card in open { cards[card] = state }
        return open
    }

    private mutating func peek() throws(Refusal) -> [Event] {
        guard !isOver else { throw .gameOver }
        peeks += 1
        let closed = isMissOpen ? try turnBack() : []
        return closed + [.peeked(times: peeks)]
    }
}
