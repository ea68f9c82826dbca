// A typesetter owns its Pango context. Each typeset text owns its Pango layout, which holds a reference to the context.

import CTypesetting
import Scene

/// Breaks texts into lines and measures them, with Pango. The process of a page measures texts and the window draws
/// them, both with a typesetter, so that the measurements agree with what is drawn.
///
/// All typesetters of a process have to be used on the same thread, because cairo 1.16 is not safe with several.
package final class Typesetter {
    /// The maximum length of a text, in bytes, as on the link to the window.
    private static let maxLength = 1 << 14
    /// The maximum length of a text in bytes, times the size of its font in points. Pango's coordinates end at about two
    /// million points, and few characters are wider than three ems a byte.
    private static let maxExtent = 600_000.0

    private let context: OpaquePointer
    private let desktopFont: String

    /// Creates a typesetter. `desktopFont` is the value of GTK's setting `gtk-font-name`, such as `Cantarell 11`.
    /// Returns `nil` if Pango cannot be loaded.
    package init?(desktopFont: String, readsRightToLeft: Bool = false) {
        guard let context = typesetting_context_new(readsRightToLeft) else { return nil }
        self.context = context
        self.desktopFont = desktopFont
    }

    /// Lets the next typesetter use other fonts than those of the previous ones.
    package static func replaceFontMap() { typesetting_replace_font_map() }

    deinit { typesetting_release(UnsafeMutableRawPointer(context)) }

    /// Returns the measurements of a font.
    package func metrics(of style: TextStyle) -> FontMetrics {
        let font = withStyle(style) { typesetting_measure_font(context, $0) }
        return FontMetrics(
            ascent: font.ascent, descent: font.descent, lineHeight: font.line_height, capHeight: font.cap_height,
            xHeight: font.x_height)
    }

    /// Breaks a text into lines. Only the first 16 KiB of a text are used, and less if the font is larger than 36 points.
    package func typeset(_ text: String, _ style: TextStyle, _ layout: TextLayout = TextLayout()) -> TypesetText {
        let text = Self.readable(text, size: style.size)
        var lines = typesetting_lines(layout)
        // A hyphen inside of a word is only added where the text says so.
        lines.adds_hyphens = text.unicodeScalars.contains("\u{AD}")
        let whole = pangoLayout(of: text, style, lines)
        guard let limit = layout.lineLimit, typesetting_measure(whole).line_count > limit else {
            return TypesetText(owning: whole)
        }
        lines.ellipsis = layout.lineBreak.ellipsis
        lines.limit = Int32(clamping: limit)
        let isShortened = lines.ellipsis != typesetting_no_ellipsis
        let start = typesetting_line_start(whole, Int32(clamping: isShortened ? limit - 1 : limit))
        typesetting_release(UnsafeMutableRawPointer(whole))
        let before = String(decoding: text.utf8.prefix(start), as: UTF8.self)
        guard isShortened else {
            return TypesetText(owning: pangoLayout(of: before.withoutLineEnd, style, lines), isCut: true)
        }
        // Pango limits the lines of each paragraph, so the text has to be a single one. It needs a width for that.
        let rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
        let joined = before.joiningParagraphs(with: "\u{2028}") + rest.joiningParagraphs(with: " ")
        if layout.maxWidth == nil {
            lines.width = TextLayout.longestLine
            lines.width = TypesetText(owning: pangoLayout(of: joined, style, lines)).metrics.size.width
        }
        return TypesetText(owning: pangoLayout(of: joined, style, lines))
    }

    /// Returns the part of a text that can be laid out.
    private static func readable(_ text: String, size: Double) -> String {
        let limit = min(maxLength, Int(maxExtent / size))
        guard text.utf8.count > limit || text.utf8.contains(0) else { return text }
        var length = 0
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "\0" {
            length += UTF8.width(scalar)
            if length > limit { break }
            scalars.append(scalar)
        }
        return String(scalars)
    }

    private func pangoLayout(of text: String, _ style: TextStyle, _ lines: typesetting_lines) -> OpaquePointer {
        text.withCString { bytes in
            withStyle(style) { style in
                withUnsafePointer(to: lines) { typesetting_layout_new(context, bytes, text.utf8.count, style, $0) }
            }
        }
    }

    private func withStyle<Result>(
        _ style: TextStyle, _ body: (UnsafePointer<typesetting_style>) -> Result
    ) -> Result {
        desktopFont.withCString { desktopFont in
            (style.family ?? "").withCString { family in
                var style = typesetting_style(
                    desktop_font: desktopFont, family: style.family == nil ? nil : family, size: style.size,
                    weight: Int32(style.weight.rawValue), is_italic: style.isItalic,
                    has_monospaced_digits: style.hasMonospacedDigits)
                return body(&style)
            }
        }
    }
}

extension typesetting_lines {
    fileprivate init(_ layout: TextLayout) {
        self.init(
            width: layout.maxWidth ?? -1, breaks_words: layout.lineBreak == .characters, adds_hyphens: false,
            ellipsis: typesetting_no_ellipsis, limit: 0, alignment: layout.alignment.pango)
    }
}

extension TextLayout.LineBreak {
    fileprivate var ellipsis: typesetting_ellipsis {
        switch self {
        case .words, .characters: typesetting_no_ellipsis
        case .truncatingHead: typesetting_at_head
        case .truncatingMiddle: typesetting_in_middle
        case .truncatingTail: typesetting_at_tail
        }
    }
}

extension TextLayout.Alignment {
    fileprivate var pango: typesetting_alignment {
        switch self {
        case .natural: typesetting_natural
        case .left: typesetting_left
        case .center: typesetting_center
        case .right: typesetting_right
        case .justified: typesetting_justified
        }
    }
}

extension String {
    /// The characters between which Pango sees paragraphs.
    private static let paragraphSeparators: [Character] = ["\n", "\r", "\r\n", "\u{2029}"]

    /// Returns the text as a single paragraph.
    fileprivate func joiningParagraphs(with separator: Character) -> String {
        String(map { Self.paragraphSeparators.contains($0) ? separator : $0 })
    }

    /// The text without the line break at its end, which would be followed by an empty line, or without the space at
    /// which the line was broken.
    fileprivate var withoutLineEnd: String { last?.isWhitespace == true ? String(dropLast()) : self }
}
