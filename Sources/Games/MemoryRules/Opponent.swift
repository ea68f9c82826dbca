// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The computer player, in three strengths. Each plays the same way for the same seed.
///
/// It uses only cards that it has seen face up. It takes a group of cards that match if it remembers all of them.
/// Otherwise it turns a random card that it does not remember, then those that match it if it remembers all of them, or
/// another card that it does not remember.
///
/// - `easy` and `medium` forget. At the end of every move by any player, each remembered card that is not face up is
///   forgotten independently with a fixed probability p. After m more moves, a card that was not seen again is still
///   remembered with probability (1 − p)^m.
/// - `hard` forgets nothing. With pairs, it turns known cards instead of new ones where `TwoPlayerTable` recommends it,
///   as if there were two players, regardless of the actual number. For sets of three, there is no such table.
///
/// Two players with perfect memory could both pass forever by turning two known cards. So `hard` passes only once in a
/// position. If no new card was shown by its next turn, it plays the better of turning one or two new cards.
public struct Opponent: Sendable {
    /// The playing strength.
    public enum Strength: String, CaseIterable, Sendable {
        case easy, medium, hard

        /// How many of a hundred remembered cards are forgotten at the end of each move, on average.
        public var forgottenPerHundred: Int {
            switch self {
            case .easy: 30
            case .medium: 8
            case .hard: 0
            }
        }
    }

    /// The playing strength.
    public let strength: Strength

    /// The remembered cards: the number of each, by card index.
    private(set) var remembered: [Int: Int] = [:]
    private var generator: SeededGenerator
    /// The open cards at the last call to `look(at:)`.
    private var lastOpen: [Int] = []
    /// The number of groups that had been found at the last call to `look(at:)`.
    private var lastFound = 0
    /// The position in which it last passed.
    private var passed: OpponentKnowledge?
    private var table: TwoPlayerTable?

    /// Creates a player for one game that has not started.
    public init(strength: Strength, seed: UInt64) {
        self.strength = strength
        generator = SeededGenerator(seed: seed)
    }

    /// Updates the memory from the cards that are face up, and forgets cards. Call this after every turn of a card by
    /// any player.
    public mutating func look(at game: MemoryGame) {
        let missed = game.isMissOpen && game.open != lastOpen
        let paired = game.groupsFound > lastFound
        if paired { remembered = remembered.filter { game.cards[$0.key] != .found } }
        if missed || paired { forget() }
        for card in game.open { remembered[card] = game.deal.numbers[card] }
        (lastOpen, lastFound) = (game.open, game.groupsFound)
    }

    /// Returns a face-down card to turn, or `nil` when the game is over. Call this for each card of a move.
    public mutating func choice(in game: MemoryGame) -> Int? {
        let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
        if let card = cardOfGroup(in: game, among: down) { return card }
        let (known, new) = (down.filter { remembered[$0] != nil }, down.filter { remembered[$0] == nil })
        return pick(from: new.isEmpty || !known.isEmpty && prefersKnownCard(in: game) ? known : new)
    }

    private mutating func forget() {
        for card in remembered.keys.sorted() where generator.number(below: 100) < strength.forgottenPerHundred {
            remembered[card] = nil
        }
    }

    /// Returns a card that is sure to find a group: a match of the open cards, or a card of a remembered group.
    private func cardOfGroup(in game: MemoryGame, among down: [Int]) -> Int? {
        if let first = game.open.first, !game.isMissOpen {
            let mates = down.filter { remembered[$0] == game.deal.numbers[first] }
            return game.open.count + mates.count == game.deal.groupSize ? mates.first : nil
        }
        // Cards of a remembered group can be part of a mismatch that is still face up.
        var counts: [Int: Int] = [:]
        for number in game.open.compactMap({ remembered[$0] }) { counts[number, default: 0] += 1 }
        return down.first { card in
            guard let number = remembered[card] else { return false }
            counts[number, default: 0] += 1
            return counts[number] == game.deal.groupSize
        }
    }

    /// Returns whether to turn a known card even though it finds no pair: as the first card to pass, as the second to
    /// reveal less. After the first card of a pass, the table prefers a known second card as well.
    private mutating func prefersKnownCard(in game: MemoryGame) -> Bool {
        guard strength == .hard, game.deal.groupSize == 2 else { return false }
        let table = self.table ?? TwoPlayerTable(pairs: game.deal.groups)
        self.table = table
        let position = position(in: game)
        if game.open.count == 1 { return table.newCards(before: position, mayPass: false) == 1 }
        guard position != passed, table.newCards(before: position) == 0 else { return false }
        passed = position
        return true
    }

    private mutating func pick(from cards: [Int]) -> Int? {
        cards.isEmpty ? nil : cards[generator.number(below: cards.count)]
    }

    /// Returns the position without known pairs and without the open first card of a move.
    private func position(in game: MemoryGame) -> OpponentKnowledge {
        let known = remembered.filter { game.cards[$0.key] != .found && game.open != [$0.key] }
        let numbers = Set(known.values).count
        let left = game.cards.count { $0 != .found } / 2
        return OpponentKnowledge(pairs: left - (known.count - numbers), singles: 2 * numbers - known.count)
    }
}

/// The number of pairs left, and how many known cards have unknown matches.
private struct OpponentKnowledge: Equatable {
    var pairs: Int
    var singles: Int
}

extension TwoPlayerTable {
    fileprivate func newCards(before position: OpponentKnowledge, mayPass: Bool = true) -> Int {
        newCards(pairsLeft: position.pairs, knownSingles: position.singles, mayPass: mayPass)
    }
}
