// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene
import Testing
import Typesetting

/// The measurements of texts.
@MainActor struct TypesetterTests {
    private let typesetter = Typesetter(desktopFont: "Cantarell 11")!

    nonisolated static let texts = [
        "", "Hello, world", "Lines\nof\ndifferent length", "\n", "العربية من اليمين إلى اليسار", "漢字かな交じり文", "👩‍👩‍👧 🇩🇪 🃏",
        "0123456789", "office AVATAR Te", "a\u{301}e\u{308}", "soft\u{AD}hyphen", "tab\ttab", "  spaces  ",
        "The quick brown fox jumps over the lazy dog, again and again and again.",
    ]
    nonisolated static let styles = [
        TextStyle(size: 17), TextStyle(size: 11.3, weight: .bold), TextStyle(family: "DejaVu Serif", size: 40),
        TextStyle(size: 24, isItalic: true, hasMonospacedDigits: true), TextStyle(family: "No such font", size: 13),
        TextStyle(size: 96, weight: .black),
    ]

    @Test(arguments: texts, styles)
    func measurementsAreThoseOfPango(text: String, style: TextStyle) {
        for width in [nil, 60, 200.5] as [Double?] {
            let metrics = typesetter.typeset(text, style, TextLayout(maxWidth: width)).metrics
            let expected = PangoLayout(text, style, desktopFont: "Cantarell 11", width: width)
            #expect(metrics.size == expected.size, "\(text) at \(width ?? -1)")
            #expect(metrics.lineCount == Int(pango_layout_get_line_count(expected.pointer)))
            #expect(!metrics.isTruncated)
            #expect(metrics.firstBaseline <= metrics.lastBaseline && metrics.lastBaseline <= metrics.size.height)
        }
    }

    /// A page can change the size of its texts in each frame.
    @Test func fontsOfManySizesTakeLittleMemory() {
        func bytes(after numbers: Range<Int>) -> Int {
            for number in numbers { _ = typesetter.typeset("Ag", TextStyle(size: 10 + Double(number) / 64)).metrics }
            return mallinfo2().uordblks
        }
        let first = bytes(after: 0..<600)
        #expect(bytes(after: 600..<2000) - first < 15_000_000)
    }

    @Test(arguments: [1, 1.25, 3], ["Hamburgefonstiv", "Ag\nQj", "漢字", "שלום"])
    func drawingHasTheMeasuredSizeAtEveryScale(scale: Double, text: String) throws {
        let style = TextStyle(size: 30)
        let typeset = typesetter.typeset(text, style)
        let metrics = typeset.metrics
        let ink = try #require(inkOnSurface(of: typeset.pangoLayout, size: metrics.size, scale: scale, margin: 20))
        // Letters can reach a little beyond their own width.
        #expect(ink.from.x > -3 && ink.to.x < metrics.size.width + 3)
        #expect(ink.to.x - ink.from.x > metrics.size.width - 8, "the text is narrower than measured")
        #expect(ink.from.y > -2 && ink.to.y < metrics.size.height + 2)
    }

    @Test func sizesGrowWithTheFontWithoutRounding() {
        let small = typesetter.typeset("Hamburgefonstiv", TextStyle(size: 10)).metrics
        let large = typesetter.typeset("Hamburgefonstiv", TextStyle(size: 100)).metrics
        #expect(abs(large.size.width - 10 * small.size.width) < 0.5)
        #expect(abs(large.size.height - 10 * small.size.height) < 0.5)
        #expect(abs(large.firstBaseline - 10 * small.firstBaseline) < 0.5)
    }

    @Test func fontHasItsMeasurements() {
        let font = typesetter.metrics(of: TextStyle(size: 100))
        #expect(abs(font.ascent + font.descent - font.lineHeight) < 1)
        #expect(font.xHeight > 30 && font.xHeight < font.capHeight && font.capHeight < font.ascent)
        let text = typesetter.typeset("x", TextStyle(size: 100)).metrics
        #expect(abs(text.size.height - font.lineHeight) < 1 && abs(text.firstBaseline - font.ascent) < 1)
    }

    @Test func styleSelectsTheFont() {
        func width(_ style: TextStyle) -> Double { typesetter.typeset("Width 111", style).metrics.size.width }
        let regular = width(TextStyle(size: 20))
        #expect(width(TextStyle(size: 20, weight: .bold)) > regular)
        #expect(width(TextStyle(size: 20, hasMonospacedDigits: true)) > regular)
        #expect(width(TextStyle(family: "DejaVu Sans", size: 20)) != regular)
        let other = Typesetter(desktopFont: "DejaVu Sans Bold 30")!
        let metrics = other.typeset("Width 111", TextStyle(size: 20)).metrics
        #expect(metrics.size.width == width(TextStyle(family: "DejaVu Sans", size: 20)), "only the family is used")
    }

    @Test func emptyTextIsALineHigh() {
        let metrics = typesetter.typeset("", TextStyle(size: 20)).metrics
        #expect(metrics.size.width == 0 && metrics.lineCount == 1)
        #expect(metrics.size.height == typesetter.typeset("x", TextStyle(size: 20)).metrics.size.height)
    }
}
