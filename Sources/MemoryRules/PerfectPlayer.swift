/// A player for one who forgets nothing: takes a pair that is known, else turns an unknown card; takes its mate where
/// that is known, else turns another unknown card.
///
/// This is best play for one player. Source: Daniel Velleman and Gregory Warrington, "What to Expect in a Game of
/// Memory", American Mathematical Monthly 120 (2013) 787–805.
public struct PerfectPlayer: Sendable {
    private var seen: [Int: Int] = [:]

    /// A player who has seen nothing yet.
    public init() {}

    /// Looks at whatever lies face up. To be called after each turn, or the player misses what was shown.
    public mutating func look(at game: MemoryGame) {
        for card in game.open { seen[card] = game.deal.numbers[card] }
    }

    /// The card to turn next, or nil when the game is over. Only numbers that were looked at are used.
    public func choice(in game: MemoryGame) -> Int? {
        let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
        if game.open.count == 1 {
            let number = game.deal.numbers[game.open[0]]
            if let mate = down.first(where: { seen[$0] == number }) { return mate }
        } else if let card = firstOfKnownPair(in: game) {
            return card
        }
        // While an unequal pair is up all others may be known; they are as good as one another then.
        return down.first { seen[$0] == nil } ?? down.first
    }

    /// A card that is face down, of a pair that is known; its mate may be one of an unequal pair that is still up.
    private func firstOfKnownPair(in game: MemoryGame) -> Int? {
        var cards: [Int: [Int]] = [:]
        for card in game.cards.indices where game.cards[card] != .found {
            if let number = seen[card] { cards[number, default: []].append(card) }
        }
        let pairs = cards.values.filter { $0.count == 2 }
        return pairs.joined().filter { game.cards[$0] == .faceDown }.min()
    }
}
