// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension TextRule.Form: IndexCodable { static let all = allCases }

extension TextRule.Pattern: IndexCodable { static let all = allCases }

extension TextRule: FieldCodable { static let fields = Fields({ ($0.form, $0.pattern, $0.color) }, TextRule.init) }

extension TextOutline: FieldCodable {
    static let fields = Fields({ ($0.width, $0.color, $0.isFilled) }, TextOutline.init)
}

extension TextShadow: FieldCodable {
    static let fields = Fields({ ($0.color, $0.radius, $0.x, $0.y) }, TextShadow.init)
}

extension TextSpace: FieldCodable {
    static let fields = Fields({ ($0.width, $0.height, $0.bottom) }, TextSpace.init)
}

extension TextRun: FieldCodable, ListElement {
    static let maxCount = TextStyling.maxRuns
    static let fields = Fields(
        {
            (
                $0.range.lowerBound, $0.range.upperBound, $0.style, $0.color, $0.background, $0.underline,
                $0.strikethrough, $0.kern, $0.baselineOffset, $0.outline, $0.shadow, $0.space, $0.slant, $0.stretch
            )
        },
        {
            start, end, style, color, background, underline, strikethrough, kern, baselineOffset, outline, shadow,
            space, slant, stretch in
            TextRun(
                range: start..<end, style: style, color: color, background: background, underline: underline,
                strikethrough: strikethrough, kern: kern, baselineOffset: baselineOffset, outline: outline,
                shadow: shadow, space: space, slant: slant, stretch: stretch)
        }, where: { start, end, _, _, _, _, _, _, _, _, _, _, _, _ in start >= 0 && start <= end })
}

extension TextParagraph.Spacing: FieldCodable {
    static let fields = Fields(
        { ($0.lines, $0.after, $0.before, $0.factor, $0.minHeight, $0.maxHeight) }, TextParagraph.Spacing.init)
}

extension TextParagraph.Indents: FieldCodable {
    static let fields = Fields({ ($0.first, $0.others, $0.end) }, TextParagraph.Indents.init)
}

extension TabStop.Alignment: IndexCodable { static let all = allCases }

extension TabStop: FieldCodable, ListElement {
    static let maxCount = TextParagraph.maxTabs
    static let fields = Fields({ ($0.place, $0.alignment) }, TabStop.init)
}

extension TextParagraph: FieldCodable, ListElement {
    static let maxCount = TextStyling.maxParagraphs
    static let fields = Fields(
        { ($0.range.lowerBound, $0.range.upperBound, $0.alignment, $0.spacing, $0.indents, $0.tabs) },
        { TextParagraph(range: $0..<$1, alignment: $2, spacing: $3, indents: $4, tabs: $5) },
        where: { start, end, _, _, _, _ in start >= 0 && start <= end })
}

extension TextStyling: FieldCodable {
    static let fields = Fields({ ($0.runs, $0.paragraphs) }, TextStyling.init)
}
