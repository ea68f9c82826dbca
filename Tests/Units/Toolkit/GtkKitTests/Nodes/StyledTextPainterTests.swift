// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Texts whose parts look different. Colors are three hexadecimal digits.
@MainActor @Suite(.serialized) struct StyledTextPainterTests {
    private static let red = Color(rgb: 0xFF0000), blue = Color(rgb: 0x0000FF), green = Color(rgb: 0x00FF00)

    init() { Toolkit.prepare() }

    private func painted(
        _ string: String, size: Double = 40, paragraphs: [TextParagraph] = [], usesCairo: Bool = true,
        _ changes: (range: Range<Int>, change: (inout TextRun) -> Void)...
    ) -> PaintedTree {
        let style = TextStyle(family: "DejaVu Sans", size: size)
        let runs = changes.map { range, change in
            var run = TextRun(range: range, style: style, color: .black)
            change(&run)
            return run
        }
        let text = NodeText(
            string: string, style: style, layout: TextLayout(alignment: .left), color: .black,
            styling: TextStyling(runs: runs, paragraphs: paragraphs))
        var builder = TreeBuilder(width: 300, height: 200)
        builder.add((0, 0, 300, 200), content: .text(text))
        return PaintedTree(builder.tree, usesCairo: usesCairo)
    }

    /// Returns the rectangle of the pixels of a color.
    private func place(of color: String, in painted: PaintedTree) -> Rect? {
        let points = (0..<200).flatMap { y in (0..<300).filter { painted[$0, y] == color }.map { (x: $0, y: y) } }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.first?.y,
            let bottom = points.last?.y
        else { return nil }
        return Rect(left: Double(left), top: Double(top), right: Double(right + 1), bottom: Double(bottom + 1))
    }

    @Test(arguments: [false, true]) func runsHaveTheirColors(usesCairo: Bool) throws {
        let painted = painted(
            "HHH", usesCairo: usesCairo, (0..<1, { $0.color = Self.red }), (2..<3, { $0.color = Self.blue }))
        let (red, black) = (try #require(place(of: "f00", in: painted)), try #require(place(of: "000", in: painted)))
        let blue = try #require(place(of: "00f", in: painted))
        #expect(red.right <= black.origin.x && black.right <= blue.origin.x)
        #expect(red.size.height == blue.size.height && red.size.height > 25)
    }

    @Test func plainTextIsPaintedAsBefore() {
        var builder = TreeBuilder(width: 300, height: 200)
        var text = NodeText(
            string: "Hamburg Te\nsecond", style: TextStyle(family: "DejaVu Sans", size: 30), layout: TextLayout(),
            color: .black)
        builder.add((0, 0, 300, 200), content: .text(text))
        let plain = PaintedTree(builder.tree)
        text.styling = TextStyling()
        builder = TreeBuilder(width: 300, height: 200)
        builder.add((0, 0, 300, 200), content: .text(text))
        #expect(PaintedTree(builder.tree).difference(from: plain) <= 8)
    }

    @Test func underlineIsBelowTheLetters() throws {
        let painted = painted("HHH", (0..<3, { $0.underline = TextRule(form: .thick, color: Self.red) }))
        let (letters, line) = (try #require(place(of: "000", in: painted)), try #require(place(of: "f00", in: painted)))
        #expect(line.origin.y >= letters.bottom && line.origin.y < letters.bottom + 6)
        #expect(2...5 ~= line.size.height && line.origin.x <= 1 && line.right > letters.right)
    }

    @Test func doubleUnderlineHasAGap() throws {
        let painted = painted("HHH", size: 60, (0..<3, { $0.underline = TextRule(form: .double, color: Self.red) }))
        let line = try #require(place(of: "f00", in: painted))
        let column = (0..<200).map { painted[60, $0] == "f00" }
        let begins = zip([false] + column, column).count { !$0 && $1 }
        #expect(begins == 2 && line.size.height > 6)
    }

    @Test func strikethroughIsThroughTheLetters() throws {
        let painted = painted("HHH", (0..<3, { $0.strikethrough = TextRule(form: .thick, color: Self.red) }))
        let (letters, line) = (try #require(place(of: "000", in: painted)), try #require(place(of: "f00", in: painted)))
        #expect(line.origin.y > letters.origin.y + 5 && line.bottom < letters.bottom - 5)
    }

    @Test func dashesHaveGaps() {
        let painted = painted(
            "HHHHHH", (0..<6, { $0.underline = TextRule(form: .thick, pattern: .dots, color: Self.red) }))
        let row = (0..<200).max { one, other in
            (0..<300).count { painted[$0, one] == "f00" } < (0..<300).count { painted[$0, other] == "f00" }
        }!
        let line = (0..<300).map { painted[$0, row] == "f00" }
        #expect(zip([false] + line, line).count { !$0 && $1 } > 4)
    }

    @Test func backgroundFillsTheLine() throws {
        let painted = painted("HHH", (1..<2, { $0.background = Self.green }))
        let ground = try #require(place(of: "0f0", in: painted))
        #expect(abs(ground.size.width - 30) < 2 && abs(ground.size.height - 47) < 3)
    }

    @Test func baselineOffsetMovesTheLetters() throws {
        let painted = painted(
            "HH", (0..<1, { $0.color = Self.red }),
            (
                1..<2,
                {
                    $0.color = Self.blue
                    $0.baselineOffset = 20
                }
            ))
        let (low, high) = (try #require(place(of: "f00", in: painted)), try #require(place(of: "00f", in: painted)))
        #expect(abs(low.origin.y - high.origin.y - 20) <= 1)
    }

    @Test func lettersAreStretchedAndSlanted() throws {
        func place(_ change: @escaping (inout TextRun) -> Void) throws -> Rect {
            try #require(self.place(of: "000", in: painted("I", size: 80, (0..<1, change))))
        }
        let plain = try place { _ in }
        let wide = try place { $0.stretch = 2 }
        #expect(abs(wide.size.width - 2 * plain.size.width) <= 2 && wide.size.height == plain.size.height)
        #expect(wide.origin.y == plain.origin.y)
        let slanted = try place { $0.slant = 0.5 }
        #expect(abs(slanted.size.width - plain.size.width - 0.5 * plain.size.height) <= 3)
        #expect(abs(slanted.size.height - plain.size.height) <= 2)
        let shadow = painted(
            "I", size: 80,
            (
                0..<1,
                {
                    $0.slant = 0.5
                    $0.shadow = TextShadow(color: Self.red, radius: 0, x: 100, y: 0)
                }
            ))
        let red = try #require(self.place(of: "f00", in: shadow))
        #expect(abs(red.size.width - slanted.size.width) <= 1, "the shadow has the shape of the letter")
    }

    @Test func kernMovesTheNextLetter() throws {
        func end(_ kern: Double) throws -> Double {
            try #require(
                place(
                    of: "00f",
                    in: painted(
                        "HH", (0..<1, { $0.kern = kern }),
                        (
                            1..<2,
                            {
                                $0.color = Self.blue
                                $0.kern = kern
                            }
                        )))
            ).origin.x
        }
        #expect(abs(try end(25) - end(0) - 25) <= 1)
    }

    @Test func outlineIsAroundTheLetters() throws {
        let hollow = painted(
            "H", size: 100,
            (
                0..<1,
                {
                    $0.color = Self.blue
                    $0.outline = TextOutline(width: 4, color: Self.red, isFilled: false)
                }
            ))
        #expect(place(of: "f00", in: hollow) != nil && place(of: "00f", in: hollow) == nil)
        let filled = painted(
            "H", size: 100,
            (
                0..<1,
                {
                    $0.color = Self.blue
                    $0.outline = TextOutline(width: 4, color: Self.red, isFilled: true)
                }
            ))
        let (line, fill) = (try #require(place(of: "f00", in: filled)), try #require(place(of: "00f", in: filled)))
        #expect(line.size.width > fill.size.width && line.size.height > fill.size.height)
    }

    @Test func shadowIsBehindTheLetters() throws {
        func painted(radius: Double) -> PaintedTree {
            self.painted(
                "H", size: 60, (0..<1, { $0.shadow = TextShadow(color: Self.red, radius: radius, x: 60, y: 20) }))
        }
        let sharp = painted(radius: 0)
        let (letter, shadow) = (try #require(place(of: "000", in: sharp)), try #require(place(of: "f00", in: sharp)))
        #expect(abs(shadow.origin.x - letter.origin.x - 60) <= 1 && abs(shadow.origin.y - letter.origin.y - 20) <= 1)
        #expect(shadow.size.height == letter.size.height)
        let (soft, all) = (painted(radius: 12), try #require(painted(radius: 12).marked))
        #expect(place(of: "f00", in: soft) == nil && all.bottom > shadow.bottom + 3)
        #expect(all.bottom < shadow.bottom + 26)
    }

    @Test func spaceForAPictureIsEmpty() throws {
        let painted = painted(
            "H\u{FFFC}H", (1..<4, { $0.space = TextSpace(width: 100, height: 20, bottom: 0) }),
            (4..<5, { $0.color = Self.blue }))
        let (one, other) = (try #require(place(of: "000", in: painted)), try #require(place(of: "00f", in: painted)))
        #expect(other.origin.x - one.right > 100 && other.origin.x - one.right < 112)
    }

    @Test func linesHaveTheirSpace() throws {
        let spacing = TextParagraph.Spacing(lines: 30)
        let painted = painted(
            "H\nH", paragraphs: [TextParagraph(range: 0..<3, alignment: .left, spacing: spacing)],
            (0..<1, { $0.color = Self.red }),
            (2..<3, { $0.color = Self.blue }))
        let (one, other) = (try #require(place(of: "f00", in: painted)), try #require(place(of: "00f", in: painted)))
        #expect(abs(other.origin.y - one.origin.y - 30 - 46.5) <= 2)
    }
}
