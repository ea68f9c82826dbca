import Seeding

/// The cards laid out in a grid, with the number each card shows.
public struct Deal: Equatable, Sendable {
    /// The number of columns in the grid.
    public let columns: Int
    /// The number of rows in the grid.
    public let rows: Int
    /// The number each card shows. Each of 1 to `pairs` occurs twice. The card in column x, row y has index `rows * x +
    /// y`.
    public let numbers: [Int]

    /// The number of pairs.
    public var pairs: Int { numbers.count / 2 }

    /// For each card, whether it is the first card of its pair.
    private let firsts: [Bool]

    /// Returns whether a card is the one of its pair with the lower index.
    public func isFirstOfPair(_ card: Int) -> Bool { firsts[card] }

    /// Deals `columns * rows` cards, which must be an even number.
    ///
    /// The numbers 1, 1, 2, 2, … are shuffled with `SeededGenerator`, so a seed always produces the same deal.
    public init(columns: Int = 4, rows: Int = 4, seed: UInt64) {
        precondition(columns > 0 && rows > 0 && columns * rows % 2 == 0, "number of cards must be positive and even")
        var generator = SeededGenerator(seed: seed)
        var numbers = (0..<columns * rows).map { $0 / 2 + 1 }
        numbers.shuffle(seededBy: &generator)
        self.init(columns: columns, rows: rows, numbers: numbers)
    }

    /// Creates a deal from a given order of cards.
    init(columns: Int, rows: Int, numbers: [Int]) {
        self.columns = columns
        self.rows = rows
        self.numbers = numbers
        var seen: Set<Int> = []
        firsts = numbers.map { seen.insert($0).inserted }
    }
}
