// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A text as a node shows it, and the pictures in it.
struct ShownText {
    var text: NodeText
    /// The pictures, with their places in the text, in bytes of UTF-8.
    var attachments: [(offset: Int, attachment: NSTextAttachment)] = []

    /// Draws the pictures of a text that is shown in a rectangle.
    @MainActor func drawAttachments(in rect: CGRect) {
        guard !attachments.isEmpty else { return }
        var text = text
        text.layout.maxWidth = rect.width
        let metrics = PageContext.current.metrics(of: text)
        let top = rect.minY + (rect.height - metrics.size.height) / 2
        for (offset, attachment) in attachments {
            guard let space = metrics.spaces[offset] else { continue }
            attachment.image?.draw(in: space.offsetBy(dx: rect.minX, dy: top))
        }
    }
}

extension StyledString {
    /// The letter that a picture replaces, in UTF-8.
    private static let pictureBytes: [UInt8] = [0xEF, 0xBF, 0xBC]

    /// Returns the text as a node shows it. Parts without a font or a color have the given ones.
    func shown(font: UIFont, color: UIColor, layout: TextLayout) -> ShownText {
        let shown = string.shown
        var text = NodeText(string: shown, style: font.style, layout: layout, color: color.resolved)
        text.style = (firstAttributes[.font] as? UIFont ?? font).style
        text.color = (firstAttributes[.foregroundColor] as? UIColor ?? color).resolved
        var styling = TextStyling()
        var attachments: [(offset: Int, attachment: NSTextAttachment)] = []
        let bytes = Array(shown.utf8)
        for part in parts {
            let range = part.range.clamped(to: 0..<bytes.count)
            guard !range.isEmpty else { continue }
            var run = TextRun(range: range, part.attributes, font: font, color: color)
            if let attachment = part.attributes[.attachment] as? NSTextAttachment {
                run.space = attachment.space
                for offset in range where bytes[offset...].starts(with: Self.pictureBytes) {
                    run.range = offset..<min(offset + Self.pictureBytes.count, range.upperBound)
                    styling.add(run)
                    attachments.append((offset, attachment))
                }
                continue
            }
            let rules = [TextAttribute.underlineStyle, .strikethroughStyle].map { key in
                NSUnderlineStyle(rawValue: Self.bits(part.attributes[key]))
            }
            guard rules.contains(where: { $0.contains(.byWord) }) else {
                styling.addUnlessPlain(run, in: text)
                continue
            }
            for word in Self.words(in: range, of: bytes) {
                var piece = run
                piece.range = word.range
                if !word.isWord, rules[0].contains(.byWord) { piece.underline = nil }
                if !word.isWord, rules[1].contains(.byWord) { piece.strikethrough = nil }
                styling.addUnlessPlain(piece, in: text)
            }
        }
        addParagraphs(to: &styling, of: &text, bytes)
        styling.runs = Array(styling.runs.prefix(TextStyling.maxRuns))
        styling.paragraphs = Array(styling.paragraphs.prefix(TextStyling.maxParagraphs))
        if !styling.runs.isEmpty || !styling.paragraphs.isEmpty { text.styling = styling }
        return ShownText(text: text, attachments: attachments)
    }

    /// Adds the paragraphs whose layout is not that of the text, which is that of the first paragraph.
    private func addParagraphs(to styling: inout TextStyling, of text: inout NodeText, _ bytes: [UInt8]) {
        guard parts.contains(where: { $0.attributes[.paragraphStyle] is NSParagraphStyle }) else { return }
        let plain = text.layout.alignment
        func style(at offset: Int) -> NSParagraphStyle? {
            let index = parts.firstIndex { offset < $0.range.upperBound } ?? parts.indices.last
            return index.flatMap { parts[$0].attributes[.paragraphStyle] as? NSParagraphStyle }
        }
        if let first = style(at: 0) { text.layout.alignment = first.alignment.alignment }
        // The style of a paragraph is that of its beginning.
        var start = 0
        var styles: [(range: Range<Int>, style: NSParagraphStyle?)] = []
        while start < bytes.count, styles.count <= TextStyling.maxParagraphs {
            let end = Self.paragraphEnd(in: bytes, from: start)
            let style = style(at: start)
            if let last = styles.last, last.style == style {
                styles[styles.count - 1].range = last.range.lowerBound..<end
            } else {
                styles.append((start..<end, style))
            }
            start = end
        }
        for (range, style) in styles {
            let paragraph = TextParagraph(
                range: range, alignment: style?.alignment.alignment ?? plain,
                spacing: style?.values.spacing ?? TextParagraph.Spacing(),
                indents: style?.values.indents ?? TextParagraph.Indents(), tabs: style?.values.stops ?? [])
            let isPlain =
                paragraph.alignment == text.layout.alignment && paragraph.spacing == TextParagraph.Spacing()
                && paragraph.indents == TextParagraph.Indents() && paragraph.tabs.isEmpty
            if !isPlain { styling.paragraphs.append(paragraph) }
        }
    }

    /// Returns where the next paragraph begins.
    private static func paragraphEnd(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A: return index + 1
            case 0x0D: return index + (index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1)
            case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): return index + 3
            default: index += 1
            }
        }
        return index
    }

    /// Returns the words of a part, and the spaces between them.
    private static func words(in range: Range<Int>, of bytes: [UInt8]) -> [(range: Range<Int>, isWord: Bool)] {
        var words: [(range: Range<Int>, isWord: Bool)] = []
        for index in range {
            let isWord = ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[index])
            if let last = words.last, last.isWord == isWord {
                words[words.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                words.append((index..<index + 1, isWord))
            }
        }
        return words
    }

    /// Returns the number in an attribute; `nil` if it is not a number.
    nonisolated package static func number(_ value: Any?) -> Double? { value.flatMap(MotionValue.number) }

    fileprivate static func bits(_ value: Any?) -> Int { number(value).flatMap { Int(exactly: $0.rounded()) } ?? 0 }
}

extension TextStyling {
    /// Adds a run, unless it looks as the text does.
    fileprivate mutating func addUnlessPlain(_ run: TextRun, in text: NodeText) {
        if run != TextRun(range: run.range, style: text.style, color: text.color) { add(run) }
    }

    /// Adds a run to those of the same look before it.
    fileprivate mutating func add(_ run: TextRun) {
        if var last = runs.last, last.range.upperBound == run.range.lowerBound, run.space == nil {
            let start = last.range.lowerBound
            last.range = run.range
            if last == run {
                runs[runs.count - 1].range = start..<run.range.upperBound
                return
            }
        }
        if runs.count <= Self.maxRuns { runs.append(run) }
    }
}

extension TextRun {
    /// Creates a run with the look of attributes.
    @MainActor fileprivate init(
        range: Range<Int>, _ attributes: [TextAttribute: Any], font: UIFont, color: UIColor
    ) {
        func shade(_ key: TextAttribute) -> Color? { (attributes[key] as? UIColor)?.resolved }
        let style = (attributes[.font] as? UIFont ?? font).style
        let isLink = attributes[.link] != nil
        let ink = isLink ? UIColor.systemBlue.resolved : shade(.foregroundColor) ?? color.resolved
        self.init(range: range, style: style, color: ink)
        background = shade(.backgroundColor)
        underline = NSUnderlineStyle(rawValue: StyledString.bits(attributes[.underlineStyle]))
            .rule(color: shade(.underlineColor))
        if isLink, underline == nil { underline = TextRule() }
        strikethrough = NSUnderlineStyle(rawValue: StyledString.bits(attributes[.strikethroughStyle]))
            .rule(color: shade(.strikethroughColor))
        func number(_ key: TextAttribute) -> CGFloat { StyledString.number(attributes[key]) ?? 0 }
        kern = number(.kern) + number(.tracking)
        baselineOffset = number(.baselineOffset)
        slant = number(.obliqueness)
        stretch = exp(number(.expansion))
        let width = number(.strokeWidth)
        if width != 0 {
            outline = TextOutline(
                width: width.magnitude / 100 * style.size, color: shade(.strokeColor) ?? ink, isFilled: width < 0)
        }
        shadow = (attributes[.shadow] as? NSShadow)?.textShadow
    }
}
