// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Testing

@testable import PageRuns

/// The output of a run that repeats the session of another.
struct OutputFilterTests {
    private let mark = String(decoding: LiveMark.bytes, as: UTF8.self)

    @Test func firstRunIsNewThroughout() {
        var filter = filter(after: "")
        #expect(consume(["one\n", "\(mark)two\n"], by: &filter) == ["one\ntwo\n", "one\ntwo\n"])
    }

    @Test func repeatedOutputIsNotNew() {
        var filter = filter(after: "one\ntwo\n")
        #expect(consume(["one\nt", "wo\n\(mark)", "three\n"], by: &filter) == ["one\ntwo\nthree\n", "three\n"])
    }

    @Test func outputIsNewFromTheFirstDifferenceOn() {
        var filter = filter(after: "one\ntwo\nthree\n")
        #expect(consume(["one\ntoo\nthree\n\(mark)x"], by: &filter) == ["one\ntoo\nthree\nx", "oo\nthree\nx"])
    }

    @Test func outputBeyondThatOfThePreviousRunIsNew() {
        var filter = filter(after: "one\n")
        #expect(consume(["one\ntwo\n\(mark)"], by: &filter) == ["one\ntwo\n", "two\n"])
    }

    @Test func lessOutputThanBeforeIsNotNew() {
        var filter = filter(after: "one\ntwo\n")
        #expect(consume(["one\n\(mark)two\n"], by: &filter) == ["one\ntwo\n", "two\n"])
    }

    /// The previous run goes on while its session is repeated.
    @Test func outputThatThePreviousRunAddsMeanwhileIsNotNew() {
        let before = PrintedOutput()
        var filter = OutputFilter(before: before)
        before.append(Array("one\n".utf8))
        #expect(filter.consume(Array("one\n".utf8)).new == [])
        before.append(Array("two\n".utf8))
        #expect(filter.consume(Array("two\n".utf8)).new == [])
        #expect(filter.consume(Array("x".utf8)).new == Array("x".utf8))
    }

    @Test func markIsFoundHoweverItIsSplit() {
        let text = Array("one\n\(mark)two\n".utf8)
        for first in 0...text.count {
            for second in first...text.count {
                var filter = filter(after: "one\n")
                let parts = [text[..<first], text[first..<second], text[second...]].map {
                    String(decoding: $0, as: UTF8.self)
                }
                #expect(consume(parts, by: &filter) == ["one\ntwo\n", "two\n"])
            }
        }
    }

    @Test func partOfAMarkIsOutput() {
        let start = String(mark.dropLast())
        for text in ["\u{1E}x", "\u{1E}\u{1E}live", "\(start)x", "\(start)\(start)y", "\u{1E}li\u{1E}l\u{1E}"] {
            var filter = filter(after: "")
            let parts = (text + mark + "z").map(String.init)
            #expect(consume(parts, by: &filter) == [text + "z", text + "z"])
            filter = self.filter(after: text)
            #expect(consume([text + mark + "z"], by: &filter) == [text + "z", "z"])
        }
    }

    @Test func secondMarkIsOutput() {
        var filter = filter(after: "")
        #expect(consume(["\(mark)a\(mark)b", mark], by: &filter)[1] == "a\(mark)b\(mark)")
    }

    @Test func outputBeyondTheLimitIsTakenForTheSame() {
        let limit = PrintedOutput.limit
        let before = PrintedOutput()
        before.append([UInt8](repeating: 1, count: limit - 1))
        before.append([2, 3, 4])
        #expect(before.bytes.count == limit && before.bytes.last == 2)
        var filter = OutputFilter(before: before)
        #expect(filter.consume([UInt8](repeating: 1, count: limit - 1) + [2, 9, 9]).new == [])
        #expect(filter.consume([9] + LiveMark.bytes + [7]) == OutputFilter.Part(all: [9, 7], new: [7]))
        filter = OutputFilter(before: before)
        #expect(filter.consume([UInt8](repeating: 1, count: limit - 1) + [9, 9]).new == [9, 9])
    }

    private func filter(after text: String) -> OutputFilter {
        let before = PrintedOutput()
        before.append(Array(text.utf8))
        return OutputFilter(before: before)
    }

    /// Returns all output and the new output.
    private func consume(_ texts: [String], by filter: inout OutputFilter) -> [String] {
        var (all, new): ([UInt8], [UInt8]) = ([], [])
        for text in texts {
            let part = filter.consume(Array(text.utf8))
            all += part.all
            new += part.new
        }
        return [all, new].map { String(decoding: $0, as: UTF8.self) }
    }
}
