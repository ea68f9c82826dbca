import Scene
import Testing
import Typesetting

/// Texts, sizes, and widths that no page needs.
struct ExtremeTextTests {
    private let typesetter = Typesetter(desktopFont: "Cantarell 11")!

    static let texts = [
        String(repeating: "W", count: 100_000), String(repeating: "word ", count: 20_000),
        String(repeating: "\u{FDFD}", count: 30_000), String(repeating: "a\u{301}\u{302}\u{303}", count: 10_000),
        String(repeating: "\n", count: 20_000), String(repeating: "👩‍👩‍👧", count: 5000), "a\0b\0",
        "\u{202E}\u{2066}", "\u{FFFF}",
    ]
    static let widths: [Double?] = [nil, 0, 0.001, 1, 300, .nan, -5, .infinity]

    @Test(arguments: texts, [.nan, -.infinity, 0, 17, 300, .infinity] as [Double])
    func measurementsAreFinite(text: String, size: Double) {
        for width in [nil, 300] as [Double?] {
            let metrics = typesetter.typeset(text, TextStyle(size: size), TextLayout(maxWidth: width)).metrics
            #expect(0...2e6 ~= metrics.size.width && 0...2e6 ~= metrics.size.height, "\(metrics)")
            #expect(metrics.lineCount >= 1)
        }
    }

    @Test(arguments: widths, TextLayout.LineBreak.allCases)
    func everyWidthIsPossible(width: Double?, lineBreak: TextLayout.LineBreak) {
        for limit in [nil, 1, 3, .max] as [Int?] {
            let layout = TextLayout(maxWidth: width, lineLimit: limit, lineBreak: lineBreak)
            let metrics = typesetter.typeset("Some words and a\nline", TextStyle(size: 17), layout).metrics
            #expect(metrics.size.width.isFinite && metrics.lineCount <= limit ?? 100)
        }
    }

    @Test func onlyTheStartOfALongTextIsUsed() {
        let long = String(repeating: "word ", count: 20_000)
        let start = String(long.utf8.prefix(1 << 14))!
        let style = TextStyle(size: 17)
        let layout = TextLayout(maxWidth: 300)
        #expect(typesetter.typeset(long, style, layout).metrics == typesetter.typeset(start, style, layout).metrics)
    }

    @Test(arguments: ["", "No, Such, Font", ",", "Sans\n", String(repeating: "x", count: 100_000), "Sans 1e99999"])
    func everyNameOfAFontIsPossible(name: String) {
        let metrics = typesetter.typeset("Text", TextStyle(family: name, size: 17)).metrics
        #expect(metrics.size.width > 0 && metrics.size.height > 0)
        let other = Typesetter(desktopFont: name)!.typeset("Text", TextStyle(size: 17)).metrics
        #expect(other.size.width > 0 && other.size.height > 0)
    }
}
