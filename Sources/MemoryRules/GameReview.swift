/// A review of one player's moves that distinguishes avoidable misses from bad luck.
///
/// A card counts as *seen* after it was turned, or if it was on the board during a peek. Dealing the cards face up does
/// not count. A miss is
/// - *avoidable* if, before its second card was turned, both cards of a pair still on the board had been seen. A player
///   with perfect memory would have found a pair with this move: either the pair was known before the move, or the
///   first card's match was.
/// - *bad luck* otherwise.
public struct GameReview: Equatable, Sendable {
    /// Misses that a player with perfect memory would have avoided.
    public private(set) var avoidableMisses = 0
    /// Misses that even a player with perfect memory could make.
    public private(set) var badLuckMisses = 0

    private var game: MemoryGame
    private var seen: Set<Int> = []
    /// The number of pairs still on the board with both cards seen.
    private var knownPairs = 0
    /// Whether a known pair was on the board when the last card was turned.
    private var pairWasKnown = false
    /// For each card, the index of the other card with the same number.
    private let mates: [Int]

    /// Creates a review of a game that has not started.
    public init(deal: Deal) {
        game = MemoryGame(deal: deal)
        mates = deal.mates
    }

    /// Creates a review of one player's moves, in order. Throws if a move is refused.
    public init(deal: Deal, moves: [MemoryGame.Move]) throws(MemoryGame.Refusal) {
        self.init(deal: deal)
        for move in moves { try play(move) }
    }

    /// The number of moves. Turning two cards is one move.
    public var moves: Int { game.moves }

    /// The number of moves that found no pair.
    public var misses: Int { avoidableMisses + badLuckMisses }

    /// How many times the player peeked. A peek shows all cards that are still on the board.
    public var peeks: Int { game.peeks }

    /// Adds the next move. Throws if the move is refused; the review is then unchanged.
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
    /// For each card, the index of the other card with the same number.
    fileprivate var mates: [Int] {
        var mates = Array(numbers.indices)
        var positions: [Int: Int] = [:]
        for (position, number) in numbers.enumerated() {
            guard let mate = positions.updateValue(position, forKey: number) else { continue }
            mates[position] = mate
            mates[mate] = position
        }
        return mates
    }
}
