// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageValues

/// The numbers of a plot.
struct NumberHistoryTests {
    private func numbers(of count: Int) -> [Double] {
        var history = NumberHistory()
        for number in 0..<count { history.append(Double(number)) }
        return history.numbers
    }

    @Test func fewNumbersAreAllKept() {
        #expect(numbers(of: 0) == [] && numbers(of: 1) == [0] && numbers(of: 100) == (0..<100).map(Double.init))
    }

    @Test(arguments: [101, 102, 150, 199, 200, 201, 1000, 12_345, 100_000])
    func manyNumbersAreThinnedEvenly(count: Int) {
        let kept = numbers(of: count)
        #expect((50...101).contains(kept.count) && kept.first == 0 && kept.last == Double(count - 1))
        let steps = Set(zip(kept, kept.dropFirst()).dropLast().map { $1 - $0 })
        #expect(steps.count == 1, "all but the last are at equal distances: \(steps)")
    }

    @Test func numbersThatCannotBePlottedAreLeftOut() {
        var history = NumberHistory()
        for number in [1, .nan, .infinity, 2] { history.append(number) }
        #expect(history.numbers == [1, 2])
    }
}
