/// A single player with perfect memory. Takes a known pair if there is one. Otherwise turns an unknown card, then its
/// match if that is known, or another unknown card.
///
/// This is optimal play for one player. Source: Daniel Velleman and Gregory Warrington, "What to Expect in a Game of
/// Memory", American Mathematical Monthly 120 (2013) 787–805.
public struct PerfectPlayer: Sendable {
    private var seen: [Int: Int] = [:]

    /// Creates a player who has seen no cards.
    public init() {}

    /// Remembers the cards that are face up. Call this after every turn of a card.
    public mutating func look(at game: MemoryGame) {
        for card in game.open { seen[card] = game.deal.numbers[card] }
    }

    /// Returns the card to turn next, or `nil` when the game is over. Uses only the numbers of cards that were seen.
    public func choice(in game: MemoryGame) -> Int? {
        let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
        if game.open.count == 1 {
            let number = game.deal.numbers[game.open[0]]
            if let mate = down.first(where: { seen[$0] == number }) { return mate }
        } else if let card = firstOfKnownPair(in: game) {
            return card
        }
        // While a mismatched pair is face up, all other cards may be known. Any of them is equally good.
        return down.first { seen[$0] == nil } ?? down.first
    }

    /// Returns a face-down card of a known pair. The other card may be part of a mismatch that is still face up.
    private func firstOfKnownPair(in game: MemoryGame) -> Int? {
        var cards: [Int: [Int]] = [:]
        for card in game.cards.indices where game.cards[card] != .found {
            if let number = seen[card] { cards[number, default: []].append(card) }
        }
        let pairs = cards.values.filter { $0.count == 2 }
        return pairs.joined().filter { game.cards[$0] == .faceDown }.min()
    }
}
