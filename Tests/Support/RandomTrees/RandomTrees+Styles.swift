// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Random looks of parts of texts.
extension RandomTrees {
    /// Returns a styling of a text.
    mutating func styling(of text: String) -> TextStyling {
        let runs = parts(of: text).map { run(of: $0) }
        let paragraphs = parts(of: text).map { paragraph(of: $0) }
        return TextStyling(runs: runs, paragraphs: paragraphs)
    }

    /// Returns parts of a text between any two characters, some of them with gaps between them.
    private mutating func parts(of text: String) -> [Range<Int>] {
        let places = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
        let bounds = (places + [text.utf8.count]).filter { _ in number(below: 4) == 0 }
        return zip(bounds, bounds.dropFirst()).map { $0..<$1 }.filter { _ in number(below: 4) > 0 }.filter {
            !$0.isEmpty
        }
    }

    private mutating func run(of range: Range<Int>) -> TextRun {
        var run = TextRun(range: range, style: TextStyle(size: 1 + 40 * fraction(), isItalic: flag()), color: color())
        run.background = maybe { $0.color() }
        run.underline = maybe { $0.rule() }
        run.strikethrough = maybe { $0.rule() }
        run.kern = number(below: 8) == 0 ? [-1000, 1000, -1, 0.001][number(below: 4)] : 9 * fraction()
        run.baselineOffset = number(below: 8) == 0 ? [-1000, 1000][number(below: 2)] : 9 * fraction()
        if number(below: 4) == 0 { run.outline = TextOutline(width: 9 * fraction(), color: color(), isFilled: flag()) }
        if number(below: 4) == 0 {
            run.shadow = TextShadow(color: color(), radius: 9 * fraction(), x: 9 * fraction(), y: -9 * fraction())
        }
        if number(below: 8) == 0 {
            run.space = TextSpace(width: 99 * fraction(), height: 99 * fraction(), bottom: 9 - 20 * fraction())
        }
        if number(below: 4) == 0 { (run.slant, run.stretch) = (2 * fraction() - 1, 0.5 + fraction()) }
        return run
    }

    private mutating func rule() -> TextRule {
        TextRule(
            form: TextRule.Form.allCases[number(below: 3)], pattern: TextRule.Pattern.allCases[number(below: 5)],
            color: maybe { $0.color() })
    }

    private mutating func paragraph(of range: Range<Int>) -> TextParagraph {
        let spacing = TextParagraph.Spacing(
            lines: 9 * fraction(), after: 9 * fraction(), before: 9 * fraction(), factor: flag() ? 0 : 3 * fraction(),
            minHeight: flag() ? 0 : 40 * fraction(), maxHeight: flag() ? 0 : 40 * fraction())
        let indents = TextParagraph.Indents(
            first: 20 * fraction(), others: 20 * fraction(),
            end: number(below: 8) == 0 ? [-10_000, 10_000][number(below: 2)] : 40 * fraction() - 20)
        let tabs = (0..<number(below: 4)).map { _ in
            TabStop(place: 200 * fraction(), alignment: TabStop.Alignment.allCases[number(below: 3)])
        }
        return TextParagraph(
            range: range, alignment: TextLayout.Alignment.allCases[number(below: 5)], spacing: spacing,
            indents: indents, tabs: tabs)
    }
}
