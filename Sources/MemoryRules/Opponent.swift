import Seeding

/// The computer as a player: three strengths, each of which plays the same way again from the same seed.
///
/// It knows only what it has seen lie open. It takes a pair that it remembers; else it turns a card that it does not
/// remember, one of them by chance, and then that card's mate if it remembers it, else another such card.
///
/// - `easy` and `medium` forget: at the end of each move, whoever played it, each card that is remembered and does not
///   lie open is forgotten with a fixed chance, whatever becomes of the others. After m more moves a card is remembered
///   with the chance (1 − p)^m, unless it was seen again.
/// - `hard` forgets nothing, and turns known cards instead of new ones where `TwoPlayerTable` says so. It plays as if
///   there were two players, however many there are.
///
/// Two that forget nothing might both turn two known cards, pass after pass, for ever. So `hard` passes once before a
/// position: if nothing new has been shown when it is to play again, it gives way and turns what is best of one and
/// two new cards.
public struct Opponent: Sendable {
    /// How well it plays.
    public enum Strength: String, CaseIterable, Sendable {
        case easy, medium, hard

        /// How many of a hundred remembered cards are forgotten, on average, at the end of each move.
        public var forgottenPerHundred: Int {
            switch self {
            case .easy: 30
            case .medium: 8
            case .hard: 0
            }
        }
    }

    /// How well it plays.
    public let strength: Strength

    /// What it remembers: which number a card showed.
    private(set) var remembered: [Int: Int] = [:]
    private var generator: SeededGenerator
    /// What lay open when it last looked.
    private var lastOpen: [Int] = []
    /// Before which position it has passed last.
    private var passed: Position?
    private var table: TwoPlayerTable?

    /// A player for one game, about to begin.
    public init(strength: Strength, seed: UInt64) {
        self.strength = strength
        generator = SeededGenerator(seed: seed)
    }

    /// Looks at what lies open, and forgets. To be called after each turn of a card by any player.
    public mutating func look(at game: MemoryGame) {
        let missed = game.open.count == 2 && game.open != lastOpen
        let paired = game.open.isEmpty && lastOpen.count == 1
        if paired { remembered = remembered.filter { game.cards[$0.key] != .found } }
        if missed || paired { forget() }
        for card in game.open { remembered[card] = game.deal.numbers[card] }
        lastOpen = game.open
    }

    /// The card to turn next, the first or the second of a move: one that lies face down, or nil when the game is over.
    public mutating func choice(in game: MemoryGame) -> Int? {
        let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
        if let card = cardOfPair(in: game, among: down) { return card }
        let (known, new) = (down.filter { remembered[$0] != nil }, down.filter { remembered[$0] == nil })
        return pick(from: new.isEmpty || !known.isEmpty && prefersKnownCard(in: game) ? known : new)
    }

    private mutating func forget() {
        for card in remembered.keys.sorted() where generator.number(below: 100) < strength.forgottenPerHundred {
            remembered[card] = nil
        }
    }

    /// A card with which a pair is found for sure: the mate of the one that is up, or the first of a remembered pair.
    private func cardOfPair(in game: MemoryGame, among down: [Int]) -> Int? {
        if game.open.count == 1 {
            let number = game.deal.numbers[game.open[0]]
            return down.first { remembered[$0] == number }
        }
        // An unequal pair that still lies open can have a card of it.
        var numbers = Set(game.open.compactMap { remembered[$0] })
        return down.first { card in
            guard let number = remembered[card] else { return false }
            return !numbers.insert(number).inserted
        }
    }

    /// Whether a known card is to be turned though it can find nothing: as the first, to pass; as the second, to show
    /// less. After the first of a pass the table prefers a known second card as well.
    private mutating func prefersKnownCard(in game: MemoryGame) -> Bool {
        guard strength == .hard else { return false }
        let table = self.table ?? TwoPlayerTable(pairs: game.deal.pairs)
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

    /// What is left beside the pairs that are known and a card that is up as the first of a move.
    private func position(in game: MemoryGame) -> Position {
        let known = remembered.filter { game.cards[$0.key] != .found && game.open != [$0.key] }
        let numbers = Set(known.values).count
        let left = game.cards.count { $0 != .found } / 2
        return Position(pairs: left - (known.count - numbers), singles: 2 * numbers - known.count)
    }
}

/// Pairs that are left, and how many known cards of them have unknown mates.
private struct Position: Equatable {
    var pairs: Int
    var singles: Int
}

extension TwoPlayerTable {
    fileprivate func newCards(before position: Position, mayPass: Bool = true) -> Int {
        newCards(pairsLeft: position.pairs, knownSingles: position.singles, mayPass: mayPass)
    }
}
