// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing
import Typesetting

/// Texts whose parts have different looks.
@MainActor struct StyledTextTests {
    private let typesetter = Typesetter(desktopFont: "DejaVu Sans 11")!
    private static let plain = TextStyle(size: 20)
    private static let large = TextStyle(size: 40, weight: .bold)

    private func text(
        _ string: String, _ runs: [TextRun] = [], _ paragraphs: [TextParagraph] = [], width: Double? = nil,
        limit: Int? = nil, _ lineBreak: TextLayout.LineBreak = .words
    ) -> NodeText {
        NodeText(
            string: string, style: Self.plain,
            layout: TextLayout(maxWidth: width, lineLimit: limit, lineBreak: lineBreak), color: .black,
            styling: TextStyling(runs: runs, paragraphs: paragraphs))
    }

    private func run(_ range: Range<Int>, _ style: TextStyle = plain, _ change: (inout TextRun) -> Void = { _ in })
        -> TextRun
    {
        var run = TextRun(range: range, style: style, color: .black)
        change(&run)
        return run
    }

    private func paragraph(
        _ range: Range<Int>, _ alignment: TextLayout.Alignment = .natural,
        _ change: (inout TextParagraph) -> Void = { _ in }
    ) -> TextParagraph {
        var paragraph = TextParagraph(range: range, alignment: alignment)
        change(&paragraph)
        return paragraph
    }

    private func metrics(_ text: NodeText) -> TextMetrics { typesetter.metrics(of: text) }

    private func size(_ string: String, _ style: TextStyle = plain) -> Size {
        typesetter.typeset(string, style).metrics.size
    }

    private func isNear(_ one: Double, _ other: Double, _ tolerance: Double = 0.05) -> Bool {
        abs(one - other) <= tolerance
    }

    // MARK: Runs

    @Test(arguments: TypesetterTests.texts, [nil, 60, 200.5] as [Double?])
    func textWithoutRunsHasTheSizeOfAPlainOne(string: String, width: Double?) {
        for limit in [nil, 1, 2] as [Int?] {
            for lineBreak in TextLayout.LineBreak.allCases {
                let layout = TextLayout(maxWidth: width, lineLimit: limit, lineBreak: lineBreak)
                let plain = typesetter.typeset(string, Self.plain, layout).metrics
                let styled = metrics(text(string, width: width, limit: limit, lineBreak))
                #expect(styled.lineCount == plain.lineCount, "\(string) \(layout)")
                #expect(styled.isTruncated == plain.isTruncated, "\(string) \(layout)")
                #expect(isNear(styled.size.height, plain.size.height), "\(string) \(layout)")
                #expect(isNear(styled.size.width, plain.size.width), "\(string) \(layout)")
                #expect(isNear(styled.firstBaseline, plain.firstBaseline))
                #expect(isNear(styled.lastBaseline, plain.lastBaseline))
            }
        }
    }

    @Test func widthIsTheSumOfTheRuns() {
        let styled = metrics(text("HelloWorld", [run(5..<10, Self.large)]))
        #expect(isNear(styled.size.width, size("Hello").width + size("World", Self.large).width))
        #expect(isNear(styled.size.height, size("World", Self.large).height))
        let large = typesetter.typeset("World", Self.large).metrics
        #expect(isNear(styled.firstBaseline, large.firstBaseline))
    }

    @Test func colorsDoNotChangeTheSize() {
        let runs = (0..<10).map { number in
            run(number..<number + 1) { $0.color = Color(rgb: number * 1000) }
        }
        #expect(isNear(metrics(text("AVAToffice", runs)).size.width, size("AVAToffice").width))
        #expect(typesetter.typeset(text("AVAToffice", runs)).segments.count >= 8)
    }

    @Test(arguments: [4, 0.5, -1.5]) func kernIsAddedAfterEachLetter(kern: Double) {
        let whole = metrics(text("abcd", [run(0..<4) { $0.kern = kern }]))
        #expect(isNear(whole.size.width, size("abcd").width + 4 * kern))
        for range in [0..<2, 1..<3, 2..<4] {
            let part = metrics(text("abcd", [run(range) { $0.kern = kern }]))
            #expect(isNear(part.size.width, size("abcd").width + 2 * kern), "\(range)")
        }
    }

    @Test func baselineOffsetRaisesTheLine() {
        let plain = metrics(text("ab"))
        let raised = metrics(text("ab", [run(1..<2) { $0.baselineOffset = 7 }]))
        #expect(isNear(raised.size.height, plain.size.height + 7))
        #expect(isNear(raised.firstBaseline, plain.firstBaseline + 7))
        let lowered = metrics(text("ab", [run(1..<2) { $0.baselineOffset = -7 }]))
        #expect(isNear(lowered.size.height, plain.size.height + 7))
        #expect(isNear(lowered.firstBaseline, plain.firstBaseline))
        let segments = typesetter.typeset(text("ab", [run(1..<2) { $0.baselineOffset = 7 }])).segments
        #expect(isNear(segments[0].origin.y - segments[1].origin.y, 7))
    }

    @Test func pictureHasItsSpace() throws {
        let space = TextSpace(width: 30, height: 50, bottom: -10)
        let styled = metrics(text("a\u{FFFC}b", [run(1..<4) { $0.space = space }]))
        #expect(isNear(styled.size.width, size("a").width + 30 + size("b").width))
        #expect(isNear(styled.size.height, 50))
        let place = try #require(styled.spaces[1])
        #expect(isNear(place.origin.x, size("a").width) && isNear(place.origin.y, 0))
        #expect(place.size == Size(width: 30, height: 50) && isNear(styled.firstBaseline, 40))
    }

    @Test func rulesAreAtThePlacesOfTheFont() throws {
        let styled = typesetter.typeset(
            text(
                "abc",
                [
                    run(0..<3) {
                        $0.underline = TextRule(form: .double)
                        $0.strikethrough = TextRule(form: .thick, pattern: .dashes, color: .white)
                    }
                ]))
        let segment = try #require(styled.segments.first)
        let rules = styled.rules(of: segment)
        #expect(rules.count == 3 && rules.allSatisfy { isNear($0.rect.size.width, size("abc").width) })
        let baseline = styled.metrics.firstBaseline
        #expect(rules[0].rect.origin.y > baseline && rules[0].rect.origin.y < baseline + 5)
        let unit = rules[0].rect.size.height
        #expect(isNear(rules[1].rect.origin.y - rules[0].rect.origin.y, 2 * unit))
        #expect(rules[2].rect.origin.y < baseline - 3 && rules[2].color == .white && rules[2].dashes.count == 2)
        #expect(rules[2].rect.size.height > 1.5 * unit && rules[0].color == .black && rules[0].dashes.isEmpty)
    }

    // MARK: Paragraphs

    @Test func spaceBetweenLinesIsAddedBetweenLinesOnly() {
        let string = "a\nb\nc"
        let plain = metrics(text(string))
        let spaced = metrics(text(string, [], [paragraph(0..<5) { $0.spacing.lines = 6 }]))
        #expect(isNear(spaced.size.height, plain.size.height + 2 * 6))
        #expect(isNear(spaced.firstBaseline, plain.firstBaseline))
        let line = metrics(text("a", [], [paragraph(0..<1) { $0.spacing.lines = 6 }]))
        #expect(isNear(line.size.height, size("a").height))
        let broken = metrics(text("word word word", [], [paragraph(0..<14) { $0.spacing.lines = 6 }], width: 60))
        #expect(broken.lineCount == 3 && isNear(broken.size.height, 3 * size("word").height + 12))
    }

    @Test func spaceBetweenParagraphsIsTheSumOfBoth() {
        let one = paragraph(0..<2) { $0.spacing.after = 5 }
        let other = paragraph(2..<5, .center) {
            $0.spacing.before = 3
            $0.spacing.after = 100
        }
        let line = size("a").height
        #expect(isNear(metrics(text("a\nb c", [], [one, other])).size.height, 2 * line + 8))
        #expect(
            isNear(metrics(text("a b\nc", [], [paragraph(0..<5) { $0.spacing.before = 9 }])).size.height, 2 * line + 9))
    }

    @Test func lineHeightIsMultipliedAndLimited() {
        let plain = metrics(text("a\nb"))
        let line = plain.size.height / 2
        func height(_ change: @escaping (inout TextParagraph.Spacing) -> Void) -> TextMetrics {
            metrics(text("a\nb", [], [paragraph(0..<3) { change(&$0.spacing) }]))
        }
        let double = height { $0.factor = 2 }
        #expect(isNear(double.size.height, 4 * line) && isNear(double.firstBaseline, plain.firstBaseline + line))
        #expect(isNear(height { $0.minHeight = 50 }.size.height, 100))
        #expect(isNear(height { $0.maxHeight = 10 }.size.height, 20))
        #expect(isNear(height { ($0.factor, $0.maxHeight) = (3, 30) }.size.height, 60))
    }

    @Test func indentsMoveLinesAndMakeThemNarrower() throws {
        let string = "word word"
        let word = size("word").width
        func styled(_ indents: TextParagraph.Indents, width: Double? = 80) -> StyledText {
            typesetter.typeset(text(string, [], [paragraph(0..<9) { $0.indents = indents }], width: width))
        }
        let hanging = styled(TextParagraph.Indents(first: 0, others: 20))
        #expect(hanging.metrics.lineCount == 2 && isNear(hanging.metrics.size.width, 20 + word))
        #expect(isNear(try #require(hanging.segments.first).origin.x, 0))
        #expect(isNear(try #require(hanging.segments.last).origin.x, 20))
        let first = styled(TextParagraph.Indents(first: 20, others: 5))
        #expect(isNear(try #require(first.segments.first).origin.x, 20))
        #expect(isNear(try #require(first.segments.last).origin.x, 5))
        let full = size(string).width
        #expect(styled(TextParagraph.Indents(), width: full + 1).metrics.lineCount == 1)
        #expect(styled(TextParagraph.Indents(end: -9), width: full + 1).metrics.lineCount == 2)
        #expect(styled(TextParagraph.Indents(end: word + 1), width: full + 1).metrics.lineCount == 2)
        #expect(isNear(styled(TextParagraph.Indents(first: 7), width: nil).metrics.size.width, full + 7))
    }

    @Test func paragraphsHaveTheirAlignment() {
        let string = "a\nb\nc"
        let styled = typesetter.typeset(
            text(
                string, [], [paragraph(0..<2, .left), paragraph(2..<4, .center), paragraph(4..<5, .right)], width: 100))
        let x = styled.segments.map(\.origin.x)
        #expect(x.count == 3 && isNear(x[0], 0) && isNear(x[1], 50 - size("b").width / 2))
        #expect(isNear(x[2], 100 - size("c").width))
    }

    @Test func centeredLineWithKernIsMovedByHalfOfTheLast() {
        let styled = typesetter.typeset(
            text("ab", [run(0..<2) { $0.kern = 10 }], [paragraph(0..<2, .center)], width: 100))
        #expect(isNear(styled.segments[0].origin.x, 50 - (size("ab").width + 20) / 2))
    }

    // MARK: Limits

    @Test(arguments: TextLayout.LineBreak.allCases, [1, 2, 3, 4])
    func linesOfParagraphsAreLimited(lineBreak: TextLayout.LineBreak, limit: Int) {
        let string = "first one\nsecond\nthird one here\nfourth"
        let paragraphs = [paragraph(0..<10, .center), paragraph(10..<17) { $0.spacing.before = 4 }]
        let whole = metrics(text(string, [run(6..<20, Self.large)], paragraphs, width: 150))
        let limited = metrics(text(string, [run(6..<20, Self.large)], paragraphs, width: 150, limit: limit, lineBreak))
        #expect(limited.lineCount == min(limit, whole.lineCount) && limited.size.height <= whole.size.height + 0.01)
        // An ellipsis is not needed if the rest of the lines fits on the last one.
        let joinsLines = ![.words, .characters].contains(lineBreak)
        #expect(limited.isTruncated == (limit < whole.lineCount) || joinsLines && !limited.isTruncated)
        #expect(limited.size.width <= 150.01)
    }

    @Test func stretchedLettersAreWiderAndAsHigh() {
        let plain = metrics(text("Hamburg", [run(0..<7)]))
        let wide = metrics(text("Hamburg", [run(0..<7) { $0.stretch = 1.5 }]))
        #expect(isNear(wide.size.width, 1.5 * plain.size.width))
        #expect(isNear(wide.size.height, plain.size.height) && isNear(wide.firstBaseline, plain.firstBaseline))
        let slanted = metrics(text("Hamburg", [run(0..<7) { $0.slant = 0.5 }]))
        #expect(slanted == plain)
    }

    @Test func outlinesOfLettersAreStretchedAndSlanted() throws {
        /// Returns the left end of the lower edge of a letter, the right end of the upper one, and the height.
        func letter(slant: Double = 0, stretch: Double = 1) throws -> (left: Double, right: Double, height: Double) {
            let area = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 100))
            let run = run(0..<1, Self.plain) { ($0.slant, $0.stretch) = (slant, stretch) }
            let path = try #require(typesetter.shapes(of: text("I", [run]), in: area).first).path
            let points: [Point] = path.elements.compactMap {
                switch $0 {
                case .move(let end), .line(let end), .curve(let end, _, _): end
                case .close: nil
                }
            }
            let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
            let lower = points.filter { isNear($0.y, bottom) }.map(\.x).min() ?? 0
            let upper = points.filter { isNear($0.y, top) }.map(\.x).max() ?? 0
            return (lower, upper, bottom - top)
        }
        let plain = try letter()
        #expect(plain.height > 10)
        let wide = try letter(stretch: 2)
        #expect(isNear(wide.left, 2 * plain.left) && isNear(wide.right, 2 * plain.right))
        #expect(isNear(wide.height, plain.height))
        let slanted = try letter(slant: 0.5)
        #expect(isNear(slanted.left, plain.left) && isNear(slanted.height, plain.height))
        #expect(isNear(slanted.right, plain.right + 0.5 * plain.height))
    }

    @Test func tabsLeadToTheStopsOfTheParagraph() {
        /// Returns the left and the right end of the last letter.
        func place(
            _ tabs: [TabStop], first: Double = 0, others: Double = 0, _ string: String = "I\tI"
        ) -> (Double, Double) {
            let layout = paragraph(0..<string.utf8.count) {
                $0.tabs = tabs
                $0.indents = TextParagraph.Indents(first: first, others: others)
            }
            let last = string.utf8.count - 1
            let styled = typesetter.typeset(
                text(string, [run(last..<last + 1) { $0.color = .white }], [layout], width: 300))
            let box = styled.segments.last?.box ?? Rect(origin: Point(x: 0, y: 0), size: Size(width: 0, height: 0))
            return (box.origin.x, box.origin.x + box.size.width)
        }
        #expect(isNear(place([]).0, 28) && isNear(place([], "I\t\tI").0, 56))
        #expect(isNear(place([TabStop(place: 90)]).0, 90))
        #expect(isNear(place([TabStop(place: 90, alignment: .end)]).1, 90))
        let centered = place([TabStop(place: 90, alignment: .center)])
        #expect(isNear((centered.0 + centered.1) / 2, 90))
        #expect(isNear(place([TabStop(place: 120), TabStop(place: 5)]).0, 120), "stops need not be in order")
        #expect(isNear(place([TabStop(place: 24)], others: 24).0, 24), "a hanging indent")
        #expect(isNear(place([TabStop(place: 90)], first: 30, others: 20).0, 90), "stops are measured from the edge")
    }

    @Test func everyStylingCanBeMeasured() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let string = ["word word\nword", "שלום עולם", "a\r\nb\u{2029}c\td", "🦊\u{FFFC}é\0x\u{AD}y"]
                .randomElement(using: &generator)!
            let bounds = string.unicodeScalars.indices.map { string.utf8.distance(from: string.startIndex, to: $0) }
            let extremes = [Double.nan, -.infinity, -1000, -1, 0, 3.5, 1000, .infinity]
            func any() -> Double { extremes.randomElement(using: &generator)! }
            var runs: [TextRun] = []
            var paragraphs: [TextParagraph] = []
            for (start, end) in zip(bounds, bounds.dropFirst()) where Bool.random(using: &generator) {
                var run = TextRun(
                    range: start..<end, style: TextStyle(size: any()), color: .black, kern: any(),
                    baselineOffset: any())
                if Bool.random(using: &generator) { run.space = TextSpace(width: any(), height: any(), bottom: any()) }
                run.underline = TextRule()
                (run.slant, run.stretch) = (any(), any())
                runs.append(run)
                paragraphs.append(
                    TextParagraph(
                        range: start..<end, alignment: .allCases.randomElement(using: &generator)!,
                        spacing: TextParagraph.Spacing(
                            lines: any(), after: any(), before: any(), factor: any(), minHeight: any(),
                            maxHeight: any()),
                        indents: TextParagraph.Indents(first: any(), others: any(), end: any()),
                        tabs: TabStop.Alignment.allCases.map { TabStop(place: any(), alignment: $0) }))
            }
            let limit = Bool.random(using: &generator) ? Int.random(in: 1...4, using: &generator) : nil
            let text = text(
                string, runs, paragraphs, width: Bool.random(using: &generator) ? any() : nil, limit: limit,
                .allCases.randomElement(using: &generator)!)
            let metrics = metrics(text)
            #expect(metrics.size.width.isFinite && metrics.size.height.isFinite && metrics.size.height >= 0)
            #expect(1...(limit ?? 1000) ~= metrics.lineCount)
            #expect(metrics == self.metrics(text))
            let styled = typesetter.typeset(text)
            for segment in styled.segments { _ = styled.rules(of: segment) }
            _ = typesetter.shapes(of: text, in: Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 100)))
        }
    }

    @Test func rangesAreChecked() {
        // The letter é has the bytes 2 and 3.
        let valid = TextStyling(runs: [run(0..<2), run(2..<4)])
        #expect(valid.isValid(for: "abéd"), "a, b, and the two bytes of é")
        for ranges in [[1..<3, 2..<4], [0..<3], [2..<2], [3..<5], [4..<6], [0..<99]] {
            #expect(!TextStyling(runs: ranges.map { run($0) }).isValid(for: "abéd"), "\(ranges)")
            #expect(!TextStyling(paragraphs: ranges.map { paragraph($0) }).isValid(for: "abéd"), "\(ranges)")
        }
        let many = (0..<1025).map { run($0..<$0 + 1) }
        #expect(!TextStyling(runs: many).isValid(for: String(repeating: "x", count: 2000)))
        #expect(TextStyling(runs: many.dropLast()).isValid(for: String(repeating: "x", count: 2000)))
    }

    @Test func shapesHaveTheColorsOfTheRuns() {
        let red = Color(rgb: 0xFF0000)
        let shapes = typesetter.shapes(
            of: text(
                "ab", [run(1..<2) { ($0.color, $0.background, $0.underline) = (red, .white, TextRule()) }], width: 100),
            in: Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 40)))
        #expect(shapes.map(\.fill) == [.white, .black, red, red])
    }
}
