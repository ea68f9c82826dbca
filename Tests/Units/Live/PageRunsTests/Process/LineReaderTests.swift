// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageRuns

struct LineReaderTests {
    @Test func linesCanArriveInParts() {
        let text = "one\n\ntwo ü\nthree"
        for size in 1...text.utf8.count {
            var reader = LineReader()
            var lines: [String] = []
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                lines += reader.consume(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
            #expect(lines == ["one", "", "two ü"])
            #expect(reader.takeRest() == "three")
            #expect(reader.takeRest() == nil)
        }
    }

    @Test func lineThatDoesNotEndIsSplit() {
        var reader = LineReader()
        var count = 0
        for _ in 0..<100 { count += reader.consume([UInt8](repeating: 65, count: 1000)).map(\.utf8.count).reduce(0, +) }
        #expect(count > 90_000)
        #expect(count + (reader.takeRest()?.utf8.count ?? 0) == 100_000)
    }
}
