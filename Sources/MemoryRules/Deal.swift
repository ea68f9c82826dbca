import Seeding

/// Cards laid out in a grid: which number each shows.
public struct Deal: Equatable, Sendable {
    /// How many cards lie side by side.
    public let columns: Int
    /// How many cards lie one below the other.
    public let rows: Int
    /// The number each card shows, 1 to `pairs`, each twice. The card in column x, row y is number `rows * x + y`.
    public let numbers: [Int]

    /// How many pairs there are to find.
    public var pairs: Int { numbers.count / 2 }

    /// For each card, whether it is the first of its pair, in the order of the cards.
    private let firsts: [Bool]

    /// Whether a card is the first of the two that show its number, in the order of the cards.
    public func isFirstOfPair(_ card: Int) -> Bool { firsts[card] }

    /// Deals `columns * rows` cards, an even number of at least two: the numbers in order, each twice, then shuffled
    /// with the documented generator, so that a seed is a deal for good.
    public init(columns: Int = 4, rows: Int = 4, seed: UInt64) {
        precondition(columns > 0 && rows > 0 && columns * rows % 2 == 0, "cards come in pairs")
        var generator = SeededGenerator(seed: seed)
        var numbers = (0..<columns * rows).map { $0 / 2 + 1 }
        numbers.shuffle(seededBy: &generator)
        self.init(columns: columns, rows: rows, numbers: numbers)
    }

    /// A deal with a known order of cards.
    init(columns: Int, rows: Int, numbers: [Int]) {
        self.columns = columns
        self.rows = rows
        self.numbers = numbers
        var seen: Set<Int> = []
        firsts = numbers.map { seen.insert($0).inserted }
    }
}
