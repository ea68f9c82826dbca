// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

struct DealTests {
    /// Seeds are shared and stored, so these numbers must never change.
    @Test func dealOfASeedIsFixed() {
        #expect(Deal(seed: 7).numbers == [4, 5, 2, 8, 3, 4, 1, 2, 6, 1, 5, 7, 7, 8, 3, 6])
        #expect(Deal(seed: 0).numbers == [2, 2, 7, 8, 7, 1, 4, 4, 8, 3, 6, 5, 3, 1, 6, 5])
        #expect(Deal(columns: 4, rows: 3, seed: 1).numbers == [4, 2, 3, 6, 4, 1, 1, 5, 2, 6, 3, 5])
        #expect(Deal(columns: 2, rows: 2, seed: .max).numbers == [1, 1, 2, 2])
        #expect(Deal(columns: 3, rows: 3, groupSize: 3, seed: 7).numbers == [1, 3, 1, 2, 2, 3, 2, 1, 3])
        #expect(
            Deal(columns: 6, rows: 3, groupSize: 3, seed: 0).numbers
                == [1, 2, 5, 6, 2, 5, 3, 1, 4, 3, 4, 2, 6, 6, 3, 1, 5, 4])
    }

    @Test func dealHasFourByFourCardsByDefault() {
        let deal = Deal(seed: 1)
        #expect(deal.columns == 4)
        #expect(deal.rows == 4)
        #expect(deal.groups == 8)
    }

    @Test(arguments: [(1, 2), (2, 1), (2, 2), (4, 3), (3, 4), (4, 4), (6, 6), (10, 10), (100, 100)])
    func eachNumberAppearsTwice(columns: Int, rows: Int) {
        let deal = Deal(columns: columns, rows: rows, seed: 3)
        let pairs = columns * rows / 2
        #expect(deal.columns == columns)
        #expect(deal.rows == rows)
        #expect(deal.groups == pairs)
        #expect(deal.numbers.sorted() == (1...pairs).flatMap { [$0, $0] })
    }

    @Test(arguments: [(3, 1), (3, 3), (4, 3), (6, 3), (9, 6), (33, 3), (99, 99)])
    func inADealOfThreesEachNumberAppearsThreeTimes(columns: Int, rows: Int) {
        let deal = Deal(columns: columns, rows: rows, groupSize: 3, seed: 3)
        #expect(deal.groups == columns * rows / 3)
        #expect(deal.numbers.sorted() == (1...deal.groups).flatMap { [$0, $0, $0] })
        let groups = Dictionary(grouping: deal.numbers.indices) { deal.numbers[$0] }
        #expect(groups.values.allSatisfy { $0.map(deal.positionInGroup) == [0, 1, 2] })
    }

    @Test func cardOfAPairThatIsDealtFirstComesFirst() {
        let deal = Deal(columns: 3, rows: 2, numbers: [1, 2, 2, 3, 1, 3])
        #expect((0..<6).map(deal.positionInGroup) == [0, 0, 1, 0, 1, 1])
        for seed in 0..<500 as Range<UInt64> {
            let deal = Deal(columns: 6, rows: 5, seed: seed)
            let firsts = deal.numbers.indices.filter { deal.positionInGroup(of: $0) == 0 }
            #expect(firsts == (1...15).compactMap(deal.numbers.firstIndex(of:)).sorted())
        }
    }

    @Test func differentSeedsGiveDifferentDeals() {
        #expect(Set((0..<1000).map { Deal(seed: $0).numbers }).count == 1000)
    }

    @Test func eachNumberIsEquallyLikelyAtEachPlace() {
        var counts = Array(repeating: Array(repeating: 0, count: 16), count: 8)
        for seed in 0..<8000 as Range<UInt64> {
            for (place, number) in Deal(seed: seed).numbers.enumerated() { counts[number - 1][place] += 1 }
        }
        // 1,000 each, with a standard deviation of 29.6.
        #expect(counts.joined().allSatisfy { (1000 - 4 * 30...1000 + 4 * 30).contains($0) })
    }
}
