// SPDX-License-Identifier: GPL-3.0-or-later
import CTypesetting
import Scene

/// Paragraphs with the same layout.
struct StyledBlock {
    /// The `PangoLayout`, which belongs to the styled text.
    let layout: OpaquePointer
    /// The place of the first byte in the text.
    let start: Int
    /// The left edge of the layout.
    let left: Double
    let paragraph: TextParagraph
}

/// A text before it is broken into lines.
struct StyledSource {
    /// The text, with spaces in place of zeros, and cut to what can be laid out.
    let bytes: [UInt8]
    let style: TextStyle
    let layout: TextLayout
    /// Whether hyphens are added inside of words, where the text says so.
    let addsHyphens: Bool
    private let plain: TextRun
    private let runs: [TextRun]

    init(_ text: NodeText) {
        let styling = text.styling ?? TextStyling()
        (style, layout) = (text.style, text.layout)
        runs = styling.runs
        plain = TextRun(range: 0..<0, style: text.style, color: text.color)
        let size = runs.reduce(text.style.size) {
            max($0, $1.wideStyle.size + max(0, $1.kern), ($1.space?.width ?? 0) / 3)
        }
        let limit = min(Typesetter.maxLength, Int(Typesetter.maxExtent / size))
        var bytes = text.string.utf8.prefix(limit).map { $0 == 0 ? UInt8(ascii: " ") : $0 }
        if bytes.count < text.string.utf8.count {
            // Only whole characters are left.
            while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
            if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
        }
        self.bytes = bytes
        addsHyphens = text.string.unicodeScalars.contains("\u{AD}")
    }

    /// Returns the look at a byte.
    func run(at offset: Int) -> TextRun {
        let index = firstRun(endingAfter: offset)
        return index < runs.count && runs[index].range.contains(offset) ? runs[index] : plain
    }

    private func firstRun(endingAfter offset: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the runs that overlap a part, with their indexes.
    func runs(in part: Range<Int>) -> some Sequence<(offset: Int, element: TextRun)> {
        let first = firstRun(endingAfter: part.lowerBound)
        return runs[first...].enumerated().lazy.map { (offset: first + $0, element: $1) }
            .prefix { $0.element.range.lowerBound < part.upperBound }
    }

    /// The space after the last letter of a line, which Pango leaves out on both sides of it.
    func lastKern(of line: PangoLayoutLine, in block: StyledBlock) -> Double {
        let start = min(block.start + Int(line.start_index), bytes.count)
        let end = min(start + Int(line.length), bytes.count)
        // The spaces at which a line was broken have no width.
        guard start < end, let last = bytes[start..<end].lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return 0 }
        return (run(at: last).spacing + run(at: start).spacing) / 2
    }

    /// The parts of the text with the same layout of paragraphs.
    func parts(_ paragraphs: [TextParagraph]) -> [TextParagraph] {
        var (parts, place): ([TextParagraph], Int) = ([], 0)
        func plain(to end: Int) {
            if place < end { parts.append(TextParagraph(range: place..<end, alignment: layout.alignment)) }
        }
        for paragraph in paragraphs where place < bytes.count {
            let range = paragraph.range.clamped(to: place..<bytes.count)
            guard !range.isEmpty else { continue }
            plain(to: range.lowerBound)
            var part = paragraph
            part.range = range
            parts.append(part)
            place = range.upperBound
        }
        plain(to: bytes.count)
        if parts.isEmpty {
            var part = paragraphs.first ?? TextParagraph(range: 0..<0, alignment: layout.alignment)
            part.range = 0..<0
            parts = [part]
        }
        return parts
    }

    /// Returns the length of the end of a paragraph before a byte: 0 if there is none.
    func paragraphEnd(before offset: Int) -> Int {
        let text = bytes[..<offset]
        if text.suffix(2) == [0x0D, 0x0A] { return 2 }
        if let last = text.last, last == 0x0A || last == 0x0D { return 1 }
        return text.suffix(3) == [0xE2, 0x80, 0xA9] ? 3 : 0
    }

    /// Returns the length of the space at which a line was broken before a byte, which would have a width at the end of a
    /// text, or that of a line break: 0 if there is none.
    func lineEnd(before offset: Int) -> Int {
        let text = bytes[..<offset]
        if let last = text.last, last == 0x20 || last == 0x09 { return 1 }
        return text.suffix(3) == [0xE2, 0x80, 0xA8] ? 3 : 0
    }

    /// Returns a part of the text as a single paragraph of the same length.
    func joined(_ range: Range<Int>) -> String {
        var part = Array(bytes[range])
        for index in part.indices {
            if part[index] == 0x0A || part[index] == 0x0D {
                part[index] = 0x20
            } else if part[index] == 0xE2, index + 2 < part.count, part[index + 1] == 0x80, part[index + 2] == 0xA9 {
                part.replaceSubrange(index...index + 2, with: [0x20, 0x20, 0x20])
            }
        }
        return String(decoding: part, as: UTF8.self)
    }
}

extension Typesetter {
    /// Breaks a text whose parts have different looks into lines. Only the first 16 KiB of a text are used, and less if
    /// a font is larger than 36 points.
    package func typeset(_ text: NodeText) -> StyledText {
        let source = StyledSource(text)
        let parts = source.parts(text.styling?.paragraphs ?? [])
        var (blocks, lineCount, isCut): ([StyledBlock], Int, Bool) = ([], 0, false)
        for (number, part) in parts.enumerated() {
            let isLast = number == parts.count - 1
            let end = part.range.upperBound - (isLast ? 0 : source.paragraphEnd(before: part.range.upperBound))
            let range = part.range.lowerBound..<max(part.range.lowerBound, end)
            let whole = block(of: source, range, part)
            let count = lineCount + self.lineCount(of: whole)
            if let limit = text.layout.lineLimit, count > limit || count == limit && !isLast {
                blocks += cut(whole, range, to: limit - lineCount, of: source)
                isCut = text.layout.lineBreak.ellipsis == PANGO_ELLIPSIZE_NONE
                break
            }
            blocks.append(whole)
            lineCount = count
        }
        return StyledText(blocks, of: source, by: self, isCut: isCut)
    }

    private func lineCount(of block: StyledBlock) -> Int { Int(pango.pango_layout_get_line_count(block.layout)) }

    /// Returns a block with fewer lines, of which the last one may have an ellipsis in place of the rest of the text.
    private func cut(
        _ whole: StyledBlock, _ range: Range<Int>, to limit: Int, of source: StyledSource
    ) -> [StyledBlock] {
        func start(_ line: Int) -> (offset: Int, isParagraphStart: Bool) {
            guard line < lineCount(of: whole),
                let line = pango.pango_layout_get_line_readonly(whole.layout, Int32(line))?.pointee
            else { return (range.upperBound, true) }
            return (range.lowerBound + Int(line.start_index), line.is_paragraph_start != 0)
        }
        guard source.layout.lineBreak.ellipsis != PANGO_ELLIPSIZE_NONE else {
            guard limit < lineCount(of: whole) else { return [whole] }
            let (end, isParagraphStart) = start(limit)
            let separator = isParagraphStart ? source.paragraphEnd(before: end) : source.lineEnd(before: end)
            defer { pango.g_object_unref(UnsafeMutableRawPointer(whole.layout)) }
            return [block(of: source, range.lowerBound..<max(range.lowerBound, end - separator), whole.paragraph)]
        }
        defer { pango.g_object_unref(UnsafeMutableRawPointer(whole.layout)) }
        var first = limit - 1
        while first > 0, !start(first).isParagraphStart { first -= 1 }
        let place = start(first).offset
        var blocks: [StyledBlock] = []
        if first > 0 {
            let end = place - source.paragraphEnd(before: place)
            blocks.append(block(of: source, range.lowerBound..<max(range.lowerBound, end), whole.paragraph))
        }
        blocks.append(block(of: source, place..<source.bytes.count, whole.paragraph, lineLimit: limit - first))
        return blocks
    }

    /// Returns the layout of a part of the text. With a limit of lines, it is laid out as a single paragraph.
    private func block(
        of source: StyledSource, _ range: Range<Int>, _ paragraph: TextParagraph, lineLimit: Int? = nil
    ) -> StyledBlock {
        let indents = paragraph.indents
        let base = min(indents.first, indents.others)
        var layout = source.layout
        layout.alignment = paragraph.alignment
        layout.lineLimit = lineLimit
        let width = layout.maxWidth
        // Where lines end, from the other edge.
        let end = indents.end > 0 ? width.map { max(0, $0 - indents.end) } ?? 0 : -indents.end
        layout.maxWidth = width.map { $0 - base - end }
        let tabs = paragraph.tabs.compactMap { tab in
            tab.place > base ? TabStop(place: tab.place - base, alignment: tab.alignment) : nil
        }
        let text =
            lineLimit == nil
            ? String(decoding: source.bytes[range], as: UTF8.self) : source.joined(range)
        func make() -> OpaquePointer {
            let result = pangoLayout(
                of: text, source.style, layout, addsHyphens: source.addsHyphens, hasEllipsis: lineLimit != nil, tabs,
                attributes(of: source, range))
            pango.pango_layout_set_indent(
                result, Int32((indents.first - indents.others) * Double(PANGO_SCALE)))
            return result
        }
        if lineLimit != nil, width == nil {
            // Pango needs a width to limit the lines.
            layout.maxWidth = TextLayout.longestLine
            let unlimited = make()
            defer { pango.g_object_unref(UnsafeMutableRawPointer(unlimited)) }
            var area = PangoRectangle()
            pango.pango_layout_get_extents(unlimited, nil, &area)
            layout.maxWidth = points(area.width) + abs(indents.first - indents.others)
        }
        let result = make()
        let line = pango.pango_layout_get_line_readonly(result, 0)
        let isRightToLeft = line.map { PangoDirection($0.pointee.resolved_dir).isRightToLeft } ?? false
        return StyledBlock(
            layout: result, start: range.lowerBound, left: isRightToLeft && width != nil ? end : base,
            paragraph: paragraph)
    }

    private func attributes(
        of source: StyledSource, _ range: Range<Int>
    ) -> [UnsafeMutablePointer<PangoAttribute>] {
        var attributes: [UnsafeMutablePointer<PangoAttribute>] = []
        for (index, run) in source.runs(in: range) {
            let part = run.range.clamped(to: range)
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(part.lowerBound - range.lowerBound)
                attribute.pointee.end_index = UInt32(part.upperBound - range.lowerBound)
                attributes.append(attribute)
            }
            // A color of its own lets Pango end the glyphs of a run where the run ends. It is not the one that is shown.
            add(pango.pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
            if run.wideStyle != source.style {
                let font = font(run.wideStyle)
                add(pango.pango_attr_font_desc_new(font))
                pango.pango_font_description_free(font)
                if run.style.hasMonospacedDigits != source.style.hasMonospacedDigits {
                    add(pango.pango_attr_font_features_new(run.style.hasMonospacedDigits ? "tnum=1" : "tnum=0"))
                }
            }
            let spacing = run.spacing
            if spacing != 0 { add(pango.pango_attr_letter_spacing_new(Int32(spacing * Double(PANGO_SCALE)))) }
            if let space = run.space {
                let scale = Double(PANGO_SCALE)
                var area = PangoRectangle(
                    x: 0, y: Int32(-(space.bottom + space.height) * scale), width: Int32(space.width * scale),
                    height: Int32(space.height * scale))
                add(pango.pango_attr_shape_new(&area, &area))
            }
        }
        return attributes
    }
}

extension TextRun {
    /// The space after each letter. Letters do not overlap so much that a line would have no width.
    fileprivate var spacing: Double { max(kern, -style.size) }
}
