// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing
import Typesetting

/// Texts, sizes, and widths that no page needs.
@MainActor struct ExtremeTextTests {
    private let typesetter = Typesetter(desktopFont: "Cantarell 11")!

    nonisolated static let texts = [
        String(repeating: "W", count: 100_000), String(repeating: "word ", count: 20_000),
        String(repeating: "\u{FDFD}", count: 30_000), String(repeating: "a\u{301}\u{302}\u{303}", count: 10_000),
        String(repeating: "\n", count: 20_000), String(repeating: "👩‍👩‍👧", count: 5000), "a\0b\0",
        "\u{202E}\u{2066}", "\u{FFFF}",
    ]
    nonisolated static let widths: [Double?] = [nil, 0, 0.001, 1, 300, .nan, -5, .infinity]

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

    @Test func everyTextCanBeMeasured() {
        var generator = SeededGenerator(seed: 17)
        // Letters of many scripts, marks, controls, line breaks, and pictographs.
        let ranges: [ClosedRange<UInt32>] = [
            0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xE7F, 0x1F1E6...0x1FAFF, 0x2000...0x206F,
            0x3040...0x9FFF, 0xAC00...0xD7A3, 0xFE00...0xFEFF, 0x1_0000...0x1_0FFFF,
        ]
        for _ in 0..<300 {
            let count = Int.random(in: 0...60, using: &generator)
            let scalars = (0..<count).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: ranges.randomElement(using: &generator)!, using: &generator))
            }
            let text = String(String.UnicodeScalarView(scalars))
            let style = TextStyle(
                size: .random(in: 1...80, using: &generator), weight: .allCases.randomElement(using: &generator)!,
                isItalic: .random(using: &generator), hasMonospacedDigits: .random(using: &generator))
            let layout = TextLayout(
                maxWidth: Bool.random(using: &generator) ? .random(in: 0...400, using: &generator) : nil,
                lineLimit: Bool.random(using: &generator) ? .random(in: 1...5, using: &generator) : nil,
                lineBreak: .allCases.randomElement(using: &generator)!,
                alignment: .allCases.randomElement(using: &generator)!)
            let metrics = typesetter.typeset(text, style, layout).metrics
            #expect(0...1e5 ~= metrics.size.width && 0...1e5 ~= metrics.size.height)
            #expect(1...(layout.lineLimit ?? 10_000) ~= metrics.lineCount, "\(text.debugDescription) \(layout)")
            #expect(metrics == typesetter.typeset(text, style, layout).metrics)
        }
    }
}
