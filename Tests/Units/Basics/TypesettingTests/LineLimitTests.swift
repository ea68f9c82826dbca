// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import Typesetting

/// The number of lines, and what replaces the rest.
@MainActor struct LineLimitTests {
    private let typesetter = Typesetter(desktopFont: "Cantarell 11")!
    private let style = TextStyle(size: 17)
    private let text = """
        The quick brown fox jumps over the lazy dog, again and again.
        And a second paragraph.

        The end.
        """

    private func metrics(
        _ text: String, width: Double?, limit: Int?, _ lineBreak: TextLayout.LineBreak = .words
    ) -> TextMetrics {
        typesetter.typeset(text, style, TextLayout(maxWidth: width, lineLimit: limit, lineBreak: lineBreak)).metrics
    }

    @Test(arguments: TextLayout.LineBreak.allCases, [1, 2, 3, 4, 7])
    func linesAreLimited(lineBreak: TextLayout.LineBreak, limit: Int) {
        for width in [nil, 40, 120, 300.0] {
            let whole = metrics(text, width: width, limit: nil, lineBreak)
            let limited = metrics(text, width: width, limit: limit, lineBreak)
            #expect(limited.lineCount == min(whole.lineCount, limit))
            #expect(limited.size.height <= whole.size.height)
            if let width {
                #expect(limited.size.width <= width + 0.01)
                // An ellipsis is not needed if the rest of the lines fits on the last one.
                let joinsLines = ![.words, .characters].contains(lineBreak)
                #expect(limited.isTruncated == (whole.lineCount > limit) || joinsLines && !limited.isTruncated)
            }
            if whole.lineCount <= limit { #expect(limited == whole) }
        }
    }

    @Test func ellipsisIsOnlyAddedWhenTextIsMissing() {
        for lineBreak in [TextLayout.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
            let whole = metrics("Short", width: 100, limit: 1, lineBreak)
            #expect(!whole.isTruncated && whole.size == metrics("Short", width: nil, limit: nil).size)
            #expect(metrics("Much longer than this", width: 100, limit: 1, lineBreak).isTruncated)
        }
    }

    @Test func lineWithoutAnEllipsisEndsWithAWord() {
        let first = metrics("The quick brown fox", width: 90, limit: 1)
        #expect(first.isTruncated && first.lineCount == 1)
        #expect(first.size.width < metrics("The quick brown fox", width: 90, limit: 1, .characters).size.width)
    }

    @Test func textWithoutAWidthLosesOnlyLines() {
        let first = metrics("First\nSecond line", width: nil, limit: 1)
        #expect(first.isTruncated && first.size == metrics("First", width: nil, limit: nil).size)
        let joined = metrics("First\nSecond line", width: nil, limit: 1, .truncatingTail)
        #expect(joined.lineCount == 1 && !joined.isTruncated)
        #expect(joined.size == metrics("First Second line", width: nil, limit: nil).size)
    }

    @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\u{2028}b\u{2028}c", "a\u{2029}b\u{2029}c"])
    func everyKindOfLineBreakCounts(text: String) {
        #expect(metrics(text, width: 200, limit: nil).lineCount == 3)
        for lineBreak in TextLayout.LineBreak.allCases {
            #expect(metrics(text, width: 200, limit: 2, lineBreak).lineCount == 2)
        }
    }
}
