// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import Typesetting

/// Where the lines of a text are drawn.
@MainActor struct AlignmentTests {
    /// The place of the only line of a text in a width of 300 points.
    enum Side { case left, middle, right }

    @Test(
        arguments: [
            (.natural, "Latin", .left), (.left, "Latin", .left), (.center, "Latin", .middle),
            (.right, "Latin", .right), (.justified, "Latin", .left),
            (.natural, "שלום", .right), (.left, "שלום", .left), (.center, "שלום", .middle),
            (.right, "שלום", .right), (.justified, "שלום", .right),
        ] as [(TextLayout.Alignment, String, Side)], [false, true])
    func lineIsDrawnOnItsSide(
        line: (alignment: TextLayout.Alignment, text: String, side: Side), isMirrored: Bool
    ) throws {
        #expect(try side(of: line.text, line.alignment, isMirrored) == line.side)
    }

    @Test func textWithoutADirectionHasThatOfTheWindow() throws {
        #expect(try side(of: "123", .natural, false) == .left)
        #expect(try side(of: "123", .natural, true) == .right)
        #expect(try side(of: "123", .left, true) == .left)
        #expect(try side(of: "123", .right, true) == .right)
    }

    private func side(of text: String, _ alignment: TextLayout.Alignment, _ isMirrored: Bool) throws -> Side {
        let typesetter = try #require(Typesetter(desktopFont: "DejaVu Sans 11", readsRightToLeft: isMirrored))
        let typeset = typesetter.typeset(
            text, TextStyle(size: 30), TextLayout(maxWidth: 300, alignment: alignment))
        let size = Size(width: 300, height: typeset.metrics.size.height)
        let ink = try #require(inkOnSurface(of: typeset.pangoLayout, size: size, scale: 1, margin: 0))
        let (left, right) = (ink.from.x, 300 - ink.to.x)
        return abs(left - right) < 10 ? .middle : left < right ? .left : .right
    }
}
