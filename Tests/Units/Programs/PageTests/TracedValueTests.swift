// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Testing

/// The values of two runs of a page in their order.
struct TracedValueTests {
    /// Runs a page twice for half a second. Returns the values of each run.
    private func traces(_ text: String) throws -> [[TracedValue]] {
        let page = try BuiltPage("import PlaygroundSupport\nimport Glibc\n" + text)
        return try (0..<2).map { _ in
            let running = try RunningPage(page, tracesValues: true)
            _ = try running.next { if case .loaded = $0 { true } else { false } }
            try running.send(.replay([], until: 30, isLast: true))
            let message = try running.next { if case .trace = $0 { true } else { false } }
            guard case .trace(let values) = message else { return [] }
            return values
        }
    }

    @Test func valuesOfARepeatablePageAreTheSame() throws {
        let traces = try traces(
            """
            var total = 0.0
            struct Pair { var (small, large): (Int8, Double) = (1, Double.random(in: 0...1)) }
            let pair = Pair()
            PlaygroundPage.current.liveView = View()
            let link = DisplayLink { link in total += link.duration }
            print("done", [1, 2, 3].shuffled(), Set(["a", "b", "c"]))
            """)
        #expect(traces[0] == traces[1] && Set(traces[0].map(\.line)) == [3, 5, 7, 8])
        #expect(traces[0].filter { $0.line == 7 }.count == 31, "the link, and a sum at each step")
    }

    @Test func firstValueFromOutsideIsFound() throws {
        let traces = try traces(
            """
            PlaygroundPage.current.liveView = View()
            var time = timespec()
            func nanoseconds() -> Int {
                clock_gettime(CLOCK_MONOTONIC, &time)
                return time.tv_nsec
            }
            let same = 1
            let now = nanoseconds()
            """)
        let index = try #require(zip(traces[0], traces[1]).enumerated().first { $1.0 != $1.1 }?.offset)
        #expect([6, 7].contains(traces[0][index].line))
    }

    @Test func longTraceIsCut() throws {
        let traces = try traces(
            """
            PlaygroundPage.current.liveView = View()
            for number in 0..<200_000 { number * 2 }
            """)
        #expect(traces[0].count == TracedValue.maxCount && traces[0] == traces[1])
    }
}
