// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import PageValues

/// The numbers of a plot.
struct NumberHistoryTests {
    private func history(of numbers: some Sequence<Double>) -> [Double] {
        var history = NumberHistory()
        for number in numbers { history.append(number) }
        return history.numbers
    }

    @Test(arguments: [0, 1, 2, 95, 96]) func fewNumbersAreAllKept(count: Int) {
        #expect(history(of: (0..<count).map(Double.init)) == (0..<count).map(Double.init))
    }

    @Test(arguments: [97, 98, 150, 191, 192, 193, 194, 1000, 12_345, 100_000])
    func manyNumbersAreThinned(count: Int) {
        let kept = history(of: (0..<count).map(Double.init))
        #expect((90...200).contains(kept.count) && kept.first == 0 && kept.last == Double(count - 1))
        #expect(kept == kept.sorted(), "they are in their order")
        let falling = history(of: (0..<count).map { -Double($0) })
        #expect(falling == kept.map { -$0 })
    }

    /// A curve that turns often keeps its height everywhere.
    @Test(arguments: [2.1, 5, 20, 60]) func fastCurveKeepsItsPeaks(period: Double) {
        let kept = history(of: (0..<1000).map { sin(2 * .pi * Double($0) / period) })
        for start in stride(from: 0, to: kept.count - 20, by: 10) {
            let part = kept[start..<start + 20]
            #expect(part.max()! > 0.9 && part.min()! < -0.9, "\(start)")
        }
    }

    @Test func peakIsKept() {
        let kept = history(of: (0..<10_000).map { $0 == 7001 ? 5 : $0 == 7003 ? -5 : 0 })
        #expect(kept.max() == 5 && kept.min() == -5 && kept.firstIndex(of: 5)! < kept.firstIndex(of: -5)!)
    }

    @Test func numbersThatCannotBePlottedAreLeftOut() {
        #expect(history(of: [1, .nan, .infinity, 2]) == [1, 2])
    }
}
