// SPDX-License-Identifier: GPL-3.0-or-later
// A typesetter owns its Pango context. Each typeset text owns its Pango layout, which holds a reference to the context.

import CTypesetting
import Scene

/// Breaks texts into lines and measures them, with Pango. The process of a page measures texts and the window draws
/// them, both with a typesetter, so that the measurements agree with what is drawn: a layout has the same glyph
/// positions in every process, at every scale. Sizes are absolute, in points, and neither glyphs nor their measurements
/// are rounded to pixels.
///
/// All typesetters of a process have to be used on the same thread, because cairo 1.16 is not safe with several.
package final class Typesetter {
    /// The maximum length of a text, in bytes, as on the link to the window.
    static let maxLength = 1 << 14
    /// The maximum length of a text in bytes, times the size of its font in points. Pango's coordinates end at about two
    /// million points, and few characters are wider than three ems a byte.
    static let maxExtent = 600_000.0

    /// The number of fonts of different sizes after which Pango forgets all of them. It keeps about 16 kilobytes for each.
    private static let maxFonts = 500

    let pango: pango_library
    private var context: OpaquePointer
    private let desktopFont: String
    /// The fonts that the context has used.
    private var fonts: Set<TextStyle> = []

    /// Creates a typesetter. `desktopFont` is the value of GTK's setting `gtk-font-name`, such as `Cantarell 11`. Its
    /// size is not used. Returns `nil` if Pango cannot be loaded.
    package init?(desktopFont: String, readsRightToLeft: Bool = false) {
        guard let pango = pango_library.installed, let fontMap = pango.pango_cairo_font_map_get_default(),
            let context = Self.context(of: fontMap, pango, readsRightToLeft: readsRightToLeft)
        else { return nil }
        self.pango = pango
        self.context = context
        self.desktopFont = desktopFont
    }

    private static func context(
        of fontMap: UnsafeMutablePointer<PangoFontMap>, _ pango: pango_library, readsRightToLeft: Bool
    ) -> OpaquePointer? {
        guard let context = pango.pango_font_map_create_context(fontMap) else { return nil }
        let options = pango.cairo_font_options_create()
        // The color fringes of subpixel rendering would be visible on text that is turned or scaled.
        pango.cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        pango.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango.pango_cairo_context_set_font_options(context, options)
        pango.cairo_font_options_destroy(options)
        pango.pango_context_set_round_glyph_positions(context, 0)
        pango.pango_context_set_base_dir(context, readsRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        return context
    }

    /// Lets the next typesetter use other fonts than those of the previous ones.
    package static func replaceFontMap() { pango_library.installed?.pango_cairo_font_map_set_default(nil) }

    deinit { pango.g_object_unref(UnsafeMutableRawPointer(context)) }

    /// Uses a new font map if there are too many fonts in the present one.
    private func forgetFonts() {
        guard fonts.count > Self.maxFonts, let fontMap = pango.pango_cairo_font_map_new() else { return }
        defer { pango.g_object_unref(UnsafeMutableRawPointer(fontMap)) }
        let isMirrored = pango.pango_context_get_base_dir(context).isRightToLeft
        guard let new = Self.context(of: fontMap, pango, readsRightToLeft: isMirrored) else { return }
        pango.g_object_unref(UnsafeMutableRawPointer(context))
        (context, fonts) = (new, [])
    }

    /// Returns the measurements of a font.
    package func metrics(of style: TextStyle) -> FontMetrics {
        forgetFonts()
        let font = font(style)
        defer { pango.pango_font_description_free(font) }
        let metrics = pango.pango_context_get_metrics(context, font, pango.pango_context_get_language(context))
        defer { pango.pango_font_metrics_unref(metrics) }
        return FontMetrics(
            ascent: points(pango.pango_font_metrics_get_ascent(metrics)),
            descent: points(pango.pango_font_metrics_get_descent(metrics)),
            lineHeight: points(pango.pango_font_metrics_get_height(metrics)),
            capHeight: typeset("H", style).heightAboveBaseline, xHeight: typeset("x", style).heightAboveBaseline)
    }

    /// Breaks a text into lines. Only the first 16 KiB of a text are used, and less if the font is larger than 36 points.
    package func typeset(_ text: String, _ style: TextStyle, _ layout: TextLayout = TextLayout()) -> TypesetText {
        let text = Self.readable(text, size: style.size)
        // A hyphen inside of a word is only added where the text says so.
        let addsHyphens = text.unicodeScalars.contains("\u{AD}")
        func lines(of text: String, _ layout: TextLayout, hasEllipsis: Bool = false, isCut: Bool = false) -> TypesetText
        {
            let pangoLayout = pangoLayout(of: text, style, layout, addsHyphens: addsHyphens, hasEllipsis: hasEllipsis)
            return TypesetText(owning: pangoLayout, of: self, isCut: isCut)
        }
        let whole = lines(of: text, layout)
        guard let limit = layout.lineLimit, whole.lineCount > limit else { return whole }
        let isShortened = layout.lineBreak.ellipsis != PANGO_ELLIPSIZE_NONE
        let start = whole.start(ofLine: isShortened ? limit - 1 : limit)
        let before = String(decoding: text.utf8.prefix(start), as: UTF8.self)
        guard isShortened else { return lines(of: before.withoutLineEnd, layout, isCut: true) }
        // Pango limits the lines of each paragraph, so the text has to be a single one. It needs a width for that.
        let rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
        let joined = before.joiningParagraphs(with: "\u{2028}") + rest.joiningParagraphs(with: " ")
        var layout = layout
        if layout.maxWidth == nil {
            layout.maxWidth = TextLayout.longestLine
            layout.maxWidth = lines(of: joined, layout, hasEllipsis: true).metrics.size.width
        }
        return lines(of: joined, layout, hasEllipsis: true)
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

    /// Returns the measurements of a text.
    package func metrics(of text: NodeText) -> TextMetrics {
        text.styling == nil ? typeset(text.string, text.style, text.layout).metrics : typeset(text).metrics
    }

    /// Returns a layout, which the caller owns. Consumes the attributes, which are in the order of their beginnings.
    func pangoLayout(
        of text: String, _ style: TextStyle, _ lines: TextLayout, addsHyphens: Bool, hasEllipsis: Bool,
        _ tabs: [TabStop] = [], _ parts: [UnsafeMutablePointer<PangoAttribute>] = []
    ) -> OpaquePointer {
        forgetFonts()
        let layout = pango.pango_layout_new(context)!
        let font = font(style)
        pango.pango_layout_set_font_description(layout, font)
        pango.pango_font_description_free(font)
        let attributes = pango.pango_attr_list_new()
        if style.hasMonospacedDigits {
            pango.pango_attr_list_insert(attributes, pango.pango_attr_font_features_new("tnum=1"))
        }
        if !addsHyphens { pango.pango_attr_list_insert(attributes, pango.pango_attr_insert_hyphens_new(0)) }
        for part in parts { pango.pango_attr_list_insert(attributes, part) }
        pango.pango_layout_set_attributes(layout, attributes)
        pango.pango_attr_list_unref(attributes)
        if let width = lines.maxWidth { pango.pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE))) }
        pango.pango_layout_set_wrap(layout, lines.lineBreak == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        if hasEllipsis, let limit = lines.lineLimit {
            pango.pango_layout_set_ellipsize(layout, lines.lineBreak.ellipsis)
            pango.pango_layout_set_height(layout, -Int32(clamping: limit))
        }
        if text.utf8.contains(UInt8(ascii: "\t")) { set(tabs, in: layout) }
        pango.pango_layout_set_text(layout, text, Int32(text.utf8.count))
        align(layout, lines.alignment)
        return layout
    }

    /// Sets the tab stops. Beyond the last one, Pango goes on with the distance of the last two.
    private func set(_ tabs: [TabStop], in layout: OpaquePointer) {
        let stops = tabs.isEmpty ? [TabStop(place: TabStop.interval)] : tabs.sorted { $0.place < $1.place }
        let array = pango.pango_tab_array_new(Int32(stops.count), 0)
        defer { pango.pango_tab_array_free(array) }
        for (index, stop) in stops.enumerated() {
            let alignment =
                switch stop.alignment {
                case .start: PANGO_TAB_LEFT
                case .center: PANGO_TAB_CENTER
                case .end: PANGO_TAB_RIGHT
                }
            pango.pango_tab_array_set_tab(array, Int32(index), alignment, Int32(stop.place * Double(PANGO_SCALE)))
        }
        pango.pango_layout_set_tabs(layout, array)
    }

    private func align(_ layout: OpaquePointer, _ alignment: TextLayout.Alignment) {
        let isMirrored = pango.pango_context_get_base_dir(context).isRightToLeft
        // Lines in both directions in one text are aligned with the first one.
        var isLineMirrored: Bool {
            PangoDirection(pango.pango_layout_get_line_readonly(layout, 0)!.pointee.resolved_dir).isRightToLeft
        }
        // Pango exchanges the two sides for lines in the direction opposite to that of the context, so that
        // PANGO_ALIGN_LEFT is the start of all lines if the context reads from left to right.
        let side =
            switch alignment {
            case .center: PANGO_ALIGN_CENTER
            case .left: isLineMirrored == isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            case .right: isLineMirrored == isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case .natural, .justified: isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            }
        pango.pango_layout_set_alignment(layout, side)
        if alignment == .justified { pango.pango_layout_set_justify(layout, 1) }
    }

    /// Returns a font description, which the caller frees.
    func font(_ style: TextStyle) -> OpaquePointer? {
        fonts.insert(style)
        let font = pango.pango_font_description_from_string(desktopFont)
        if let family = style.family { pango.pango_font_description_set_family(font, family) }
        pango.pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
        pango.pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
        pango.pango_font_description_set_style(font, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return font
    }
}

extension pango_library {
    /// Pango, or `nil` if it is not installed. It is loaded the first time.
    static let installed: pango_library? = {
        var library = pango_library()
        return pango_library_load(&library) ? library : nil
    }()
}

/// Returns a length in points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

extension PangoDirection {
    var isRightToLeft: Bool { self == PANGO_DIRECTION_RTL || self == PANGO_DIRECTION_WEAK_RTL }
}

extension TextLayout.LineBreak {
    var ellipsis: PangoEllipsizeMode {
        switch self {
        case .words, .characters: PANGO_ELLIPSIZE_NONE
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncatingTail: PANGO_ELLIPSIZE_END
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
