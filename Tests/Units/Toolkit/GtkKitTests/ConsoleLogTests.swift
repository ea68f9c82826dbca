// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import Seeding
import Testing

/// The last lines of a console.
struct ConsoleLogTests {
    @Test func linesKeepTheirOrderAndKinds() {
        var log = ConsoleLog(limit: 10)
        log.add("one", .note)
        log.add("two\nthree\n", .output)
        #expect(log.lines.map(\.text) == ["one", "two", "three", ""])
        #expect(log.lines.map(\.kind) == [.note, .output, .output, .output])
        #expect(log.text == "one\ntwo\nthree\n\n" && log.first == 0 && log.end == 4)
    }

    @Test func onlyTheLastLinesAreKept() {
        var log = ConsoleLog(limit: 3)
        for number in 0..<1000 { log.add("\(number)", .output) }
        #expect(log.lines.map(\.text) == ["997", "998", "999"])
        #expect(log.first == 997 && log.end == 1000)
        #expect(log.lines(from: 999).map(\.text) == ["999"] && log.lines(from: 5).count == 3)
        #expect(log.lines(from: 1000).isEmpty && log.lines(from: 2000).isEmpty)
        log.add(String(repeating: "x\n", count: 100_000), .output)
        #expect(log.lines.map(\.text) == ["x", "x", ""] && log.end == 101_001)
    }

    @Test func longLineIsTruncated() {
        var log = ConsoleLog(limit: 3)
        log.add(String(repeating: "ß", count: 5000) + "\nshort", .error)
        #expect(log.lines.map { $0.text.count } == [2001, 5] && log.lines.first?.text.last == "…")
        log.add(String(repeating: "ß", count: 2000), .error)
        #expect(log.lines.last?.text.count == 2000)
    }

    @Test(arguments: 0..<50 as Range<UInt64>) func itBehavesLikeTheEndOfAList(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let limit = 1 + generator.number(below: 6)
        var log = ConsoleLog(limit: limit)
        var all: [String] = []
        var end = 0
        for step in 0..<200 {
            switch generator.number(below: 12) {
            case 0:
                log.clear()
                all = []
            case 1...3 where !all.isEmpty:
                log.add("\(step)", .change, replacesLast: true)
                all[all.count - 1] = "\(step)"
            default:
                log.add("\(step)", .change, replacesLast: all.isEmpty)
                all.append("\(step)")
                end += 1
            }
            #expect(log.end == end && log.first == end - log.lines.count)
            #expect(log.lines.map(\.text) == Array(all.suffix(limit)))
        }
    }

    @Test func charactersThatReverseTextOrEndLinesAreLeftOut() {
        #expect("a\u{200E}b\u{200F}c\u{61C}d\u{202E}e\u{2067}f\u{2028}g\u{2029}h".printable == "abcdefgh")
        #expect("👩\u{200D}👧".printable == "👩\u{200D}👧")
    }
}
