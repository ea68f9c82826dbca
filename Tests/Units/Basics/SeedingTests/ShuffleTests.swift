// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

struct ShuffleTests {
    @Test func orderOfASeedIsFixed() {
        var generator = SeededGenerator(seed: 42)
        var numbers = Array(0..<10)
        numbers.shuffle(seededBy: &generator)
        #expect(numbers == [9, 1, 4, 2, 8, 7, 6, 5, 3, 0])
    }

    @Test(arguments: 0..<60)
    func nothingIsLostOrDuplicated(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        var numbers = Array(0..<count)
        numbers.shuffle(seededBy: &generator)
        #expect(numbers.sorted() == Array(0..<count))
    }

    @Test func eachOrderOfFourIsEquallyLikely() {
        var generator = SeededGenerator(seed: 2)
        var counts: [[Int]: Int] = [:]
        for _ in 0..<24_000 {
            var numbers = [0, 1, 2, 3]
            numbers.shuffle(seededBy: &generator)
            counts[numbers, default: 0] += 1
        }
        #expect(counts.count == 24)
        #expect(chiSquare(of: Array(counts.values)) < chiSquareLimit(cells: 24))
    }

    @Test func eachElementIsEquallyLikelyAtEachPlace() {
        var generator = SeededGenerator(seed: 4)
        var counts = Array(repeating: Array(repeating: 0, count: 16), count: 16)
        for _ in 0..<16_000 {
            var numbers = Array(0..<16)
            numbers.shuffle(seededBy: &generator)
            for (place, number) in numbers.enumerated() { counts[number][place] += 1 }
        }
        // Rows and columns have fixed sums, which leaves 15 · 15 degrees of freedom, as many as 226 cells.
        #expect(chiSquare(of: counts.flatMap { $0 }) < chiSquareLimit(cells: 226))
    }

    @Test func shufflesContinueTheSameSequence() {
        var generator = SeededGenerator(seed: 9)
        var orders: Set<[Int]> = []
        for _ in 0..<50 {
            var numbers = Array(0..<16)
            numbers.shuffle(seededBy: &generator)
            orders.insert(numbers)
        }
        #expect(orders.count == 50)
    }
}
