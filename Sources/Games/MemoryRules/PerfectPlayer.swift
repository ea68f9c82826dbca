// SPDX-License-Identifier: GPL-3.0-or-later
/// A single player with perfect memory. Takes a group of cards that match if all of them are known. Otherwise turns an
/// unknown card, then those that match it if all of them are known, or another unknown card.
///
/// With pairs, this is optimal play for one player. Source: Daniel Velleman and Gregory Warrington, "What to Expect in a
/// Game of Memory", American Mathematical Monthly 120 (2013) 787–805. With sets of three, it has not been proven to be
/// optimal, but no known group is missed, and every miss shows at least two new cards.
package struct PerfectPlayer: Sendable {
    private var seen: [Int: Int] = [:]

    /// Creates a player who has seen no cards.
    package init() {}

    /// Remembers the cards that are face up. Call this after every turn of a card.
    package mutating func look(at game: MemoryGame) {
        for card in game.open { seen[card] = game.deal.numbers[card] }
    }

    /// Returns the card to turn next, or `nil` when the game is over. Uses only the numbers of cards that were seen.
    package func choice(in game: MemoryGame) -> Int? {
        let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
        if let first = game.open.first, !game.isMissOpen {
            let mates = down.filter { seen[$0] == game.deal.numbers[first] }
            if game.open.count + mates.count == game.deal.groupSize { return mates.first }
        } else if let card = firstOfKnownGroup(in: game) {
            return card
        }
        // While a mismatch is face up, all other cards may be known. Any of them is equally good.
        return down.first { seen[$0] == nil } ?? down.first
    }

    /// Returns a face-down card of a known group. The others may be part of a mismatch that is still face up.
    private func firstOfKnownGroup(in game: MemoryGame) -> Int? {
        var cards: [Int: [Int]] = [:]
        for card in game.cards.indices where game.cards[card] != .found {
            if let number = seen[card] { cards[number, default: []].append(card) }
        }
        let groups = cards.values.filter { $0.count == game.deal.groupSize }
        return groups.joined().filter { game.cards[$0] == .faceDown }.min()
    }
}
