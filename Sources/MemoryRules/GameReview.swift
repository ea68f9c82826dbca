/// What there is to say of how one player played: which misses were bad luck, and which could have been avoided.
///
/// A card is *seen* once it was turned, or lay face down or up on the board during a peek. That the cards are dealt
/// face up does not count. A miss is
/// - *avoidable* if, before its second card was turned, both cards of a pair that was still there had been seen, so that
///   a player who forgets nothing would have taken a pair with this move for sure: either a pair was known before the
///   move, or the mate of its first card was;
/// - *bad luck* if not.
public struct GameReview: Equatable, Sendable {
    /// Misses that a player who forgets nothing would not have made.
    public private(set) var avoidableMisses = 0
    /// Misses that could happen to anybody.
    public private(set) var badLuckMisses = 0

    private var game: MemoryGame
    private var seen: Set<Int> = []
    /// Pairs that are not found, and of which both cards have been seen.
    private var knownPairs = 0
    /// Whether there was such a pair when the last card was turned.
    private var pairWasKnown = false
    /// The other card with the same number, for each card.
    private let mates: [Int]

    /// A review of a game that is about to begin.
    public init(deal: Deal) {
        game = MemoryGame(deal: deal)
        mates = deal.mates
    }

    /// A review of the moves of one player which were played, in their order. Throws if one of them is refused.
    public init(deal: Deal, moves: [MemoryGame.Move]) throws(MemoryGame.Refusal) {
        self.init(deal: deal)
        for move in moves { try play(move) }
    }

    /// Two cards turned are one move.
    public var moves: Int { game.moves }

    /// Moves that found no pair.
    public var misses: Int { avoidableMisses + badLuckMisses }

    /// How many times the player has peeked. A peek shows all cards that are still there.
    public var peeks: Int { game.peeks }

    /// Notes the next move. Throws if it is refused, and is unchanged then.
    public mutating func play(_ move: MemoryGame.Move) throws(MemoryGame.Refusal) {
        for event in try game.play(move) {
            switch event {
            case .turned(let card): turned(card)
            case .paired: knownPairs -= 1
            case .missed:
                if pairWasKnown { avoidableMisses += 1 } else { badLuckMisses += 1 }
            case .peeked:
                for card in game.cards.indices where game.cards[card] != .found { see(card) }
            default: break
            }
        }
    }

    private mutating func turned(_ card: Int) {
        pairWasKnown = knownPairs > 0
        see(card)
    }

    private mutating func see(_ card: Int) {
        if seen.insert(card).inserted, seen.contains(mates[card]) { knownPairs += 1 }
    }
}

extension Deal {
    /// The place of the other card with the same number, for each place.
    fileprivate var mates: [Int] {
        var mates = Array(numbers.indices)
        var places: [Int: Int] = [:]
        for (place, number) in numbers.enumerated() {
            guard let mate = places.updateValue(place, forKey: number) else { continue }
            mates[place] = mate
            mates[mate] = place
        }
        return mates
    }
}
