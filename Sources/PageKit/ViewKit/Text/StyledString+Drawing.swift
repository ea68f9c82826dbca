// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension StyledString {
    /// The font of texts that are drawn without one.
    private static var font: UIFont { .systemFont(ofSize: 12) }

    private func shown(width: CGFloat?, lineLimit: Int? = nil, truncates: Bool = false) -> ShownText {
        let mode = (firstAttributes[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode ?? .byWordWrapping
        let lineBreak = truncates && [.byWordWrapping, .byCharWrapping].contains(mode) ? .byTruncatingTail : mode
        return shown(
            font: Self.font, color: .black,
            layout: TextLayout(maxWidth: width, lineLimit: lineLimit, lineBreak: lineBreak.lineBreak))
    }

    /// The size of the text in one line, or in as many as it has.
    package var size: CGSize { PageContext.current.metrics(of: shown(width: nil).text).size }

    /// Draws the text with its upper left corner at a point of the present context.
    package func draw(at point: CGPoint) {
        let size = size
        // The window breaks lines at this width, which must not be smaller than the text because of rounding.
        draw(shown(width: nil), in: CGRect(origin: point, size: CGSize(width: ceil(size.width), height: size.height)))
    }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    package func draw(in rect: CGRect) {
        let rect = rect.standardized
        var shown = shown(width: rect.width)
        shown.text.layout.lineLimit = shown.text.lineLimit(height: rect.height)
        draw(shown, fromTopOf: rect)
    }

    /// Returns the rectangle of the text in a size.
    package func boundingRect(
        with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let (shown, metrics, scale) = fitted(size, options, context)
        let isLine = !options.contains(.usesLineFragmentOrigin)
        let width = shown.text.string.isEmpty ? 0 : metrics.size.width
        let rect = CGRect(x: 0, y: isLine ? -metrics.firstBaseline : 0, width: width, height: metrics.size.height)
        context?.totalBounds = rect
        context?.actualScaleFactor = scale
        return rect
    }

    /// Draws the text in a rectangle of the present context.
    package func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        let rect = rect.standardized
        let (fitted, metrics, scale) = fitted(rect.size, options, context)
        var shown = fitted
        context?.actualScaleFactor = scale
        context?.totalBounds = CGRect(origin: rect.origin, size: metrics.size)
        guard options.contains(.usesLineFragmentOrigin) else {
            let size = CGSize(width: ceil(metrics.size.width), height: metrics.size.height)
            return draw(
                shown, in: CGRect(origin: CGPoint(x: rect.minX, y: rect.minY - metrics.firstBaseline), size: size))
        }
        if !options.contains(.truncatesLastVisibleLine) {
            shown.text.layout.lineLimit = shown.text.lineLimit(height: rect.height)
        }
        draw(shown, fromTopOf: rect)
    }

    /// Returns the text as it is drawn in a size with options, its measurements, and the scale of its fonts.
    private func fitted(
        _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> (ShownText, TextMetrics, scale: CGFloat) {
        let hasLines = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        // A width that is not positive, or very large, is none.
        let width = size.width > 0 && size.width < TextLayout.longestLine ? size.width : nil
        var shown = shown(
            width: hasLines || truncates ? width : nil, lineLimit: hasLines ? nil : 1, truncates: truncates)
        var metrics = PageContext.current.metrics(of: shown.text)
        func fits(_ metrics: TextMetrics) -> Bool {
            metrics.size.height <= size.height + 0.5 && metrics.size.width <= (width ?? .infinity) + 0.5
        }
        let least = min(max(context?.minimumScaleFactor ?? 0, 0), 1)
        var scale: CGFloat = 1
        if least > 0, least < 1, !fits(metrics) {
            let whole = shown
            for step in 1...16 {
                scale = 1 - (1 - least) * CGFloat(step) / 16
                shown = whole
                shown.text.scale(by: scale)
                metrics = PageContext.current.metrics(of: shown.text)
                if fits(metrics) { break }
            }
        }
        if truncates, hasLines, size.height > 0 {
            shown.text.layout.lineLimit = shown.text.lineLimit(height: size.height)
            metrics = PageContext.current.metrics(of: shown.text)
        }
        return (shown, metrics, scale)
    }

    private func draw(_ shown: ShownText, fromTopOf rect: CGRect) {
        var text = shown.text
        text.layout.maxWidth = rect.width
        let height = PageContext.current.metrics(of: text).size.height
        draw(
            ShownText(text: text, attachments: shown.attachments),
            in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    }

    private func draw(_ shown: ShownText, in rect: CGRect) { CGContext.stack.last?.draw(shown, in: rect) }
}

extension CGContext {
    /// Draws a text and its pictures in a rectangle.
    func draw(_ shown: ShownText, in rect: CGRect) {
        guard !shown.text.string.isEmpty else { return }
        draw(shown.text, in: rect)
        guard !shown.attachments.isEmpty else { return }
        Self.stack.append(self)
        defer { Self.stack.removeLast() }
        shown.drawAttachments(in: rect)
    }
}

extension NodeText {
    /// Returns how many lines fit into a height, at least one; `nil` if all parts that look different do.
    @MainActor func lineLimit(height: CGFloat) -> Int? {
        guard styling != nil else { return UIFont(style).lineLimit(height: height) }
        var text = self
        func metrics(_ lines: Int?) -> TextMetrics {
            text.layout.lineLimit = lines
            return PageContext.current.metrics(of: text)
        }
        // The height of a text may be rounded.
        let room = height + 0.5
        let whole = metrics(layout.lineLimit)
        if whole.size.height <= room { return layout.lineLimit }
        var (least, most) = (1, max(1, whole.lineCount - 1))
        while least < most {
            let middle = (least + most + 1) / 2
            if metrics(middle).size.height <= room { least = middle } else { most = middle - 1 }
        }
        return least
    }
}
