// SPDX-License-Identifier: GPL-3.0-or-later
/// A review of one player's moves that distinguishes avoidable misses from bad luck.
///
/// A card counts as *seen* after it was turned, or if it was on the board during a peek. Dealing the cards face up does
/// not count. A miss is
/// - *avoidable* if, before its last card was turned, all cards of a group still on the board had been seen. A player
///   with perfect memory would have found a group with this move: either the group was known before the move, or all
///   cards that match the first one were.
/// - *bad luck* otherwise.
package struct GameReview: Equatable, Sendable {
    /// Misses that a player with perfect memory would have avoided.
    package private(set) var avoidableMisses = 0
    /// Misses that even a player with perfect memory could make.
    package private(set) var badLuckMisses = 0

    private var game: MemoryGame
    private var seen: Set<Int> = []
    /// How many cards with each number have been seen.
    private var seenCounts: [Int: Int] = [:]
    /// The number of groups still on the board of which all cards have been seen.
    private var knownGroups = 0
    /// Whether a known group was on the board when the last card was turned.
    private var groupWasKnown = false

    /// Creates a review of a game that has not started.
    package init(deal: Deal) {
        game = MemoryGame(deal: deal)
    }

    /// Creates a review of one player's moves, in order. Throws if a move is refused.
    package init(deal: Deal, moves: [MemoryGame.Move]) throws(MemoryGame.Refusal) {
        self.init(deal: deal)
        for move in moves { try play(move) }
    }

    /// The number of completed moves (see `MemoryGame.moves`).
    package var moves: Int { game.moves }

    /// The number of moves that found no group.
    package var misses: Int { avoidableMisses + badLuckMisses }

    /// How many times the player peeked. A peek shows all cards that are still on the board.
    package var peeks: Int { game.peeks }

    /// Adds the next move. Throws if the move is refused; the review is then unchanged.
    package mutating func play(_ move: MemoryGame.Move) throws(MemoryGame.Refusal) {
        for event in try game.play(move) {
            switch event {
            case .turned(let card): turned(card)
            case .paired: knownGroups -= 1
            case .missed:
                if groupWasKnown { avoidableMisses += 1 } else { badLuckMisses += 1 }
            case .peeked:
                for card in game.cards.indices where game.cards[card] != .found { see(card) }
            default: break
            }
        }
    }

    private mutating func turned(_ card: Int) {
        groupWasKnown = knownGroups > 0
        see(card)
    }

    private mutating func see(_ card: Int) {
        guard seen.insert(card).inserted else { return }
        let number = game.deal.numbers[card]
        seenCounts[number, default: 0] += 1
        if seenCounts[number] == game.deal.groupSize { knownGroups += 1 }
    }
}
