// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension String {
    /// Returns the size of the text in one line, or in as many as it has.
    @_disfavoredOverload @preconcurrency @MainActor public func size(
        withAttributes attributes: [TextAttribute: Any]? = nil
    )
        -> CGSize
    {
        TextAttributes(attributes).metrics(of: self, width: nil).size
    }

    /// Draws the text with its upper left corner at a point of the present context.
    @_disfavoredOverload @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [TextAttribute: Any]? = nil
    ) {
        let attributes = TextAttributes(attributes)
        let size = attributes.metrics(of: self, width: nil).size
        // The window breaks lines at this width, which must not be smaller than the text because of rounding.
        let rect = CGRect(origin: point, size: CGSize(width: ceil(size.width), height: size.height))
        attributes.draw(self, in: rect, lineLimit: nil)
    }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    @_disfavoredOverload @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [TextAttribute: Any]? = nil
    ) {
        let attributes = TextAttributes(attributes)
        let rect = rect.standardized
        let lines = attributes.font.lineLimit(height: rect.height)
        let height = attributes.metrics(of: self, width: rect.width, lineLimit: lines).size.height
        attributes.draw(
            self, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height), lineLimit: lines)
    }
}

/// The attributes of a text that is drawn.
@MainActor private struct TextAttributes {
    let font: UIFont
    private let color: UIColor
    private let alignment: NSTextAlignment
    private let lineBreak: NSLineBreakMode

    init(_ attributes: [TextAttribute: Any]?) {
        font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        color = attributes?[.foregroundColor] as? UIColor ?? .black
        let paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
        alignment = paragraph?.alignment ?? .natural
        lineBreak = paragraph?.lineBreakMode ?? .byWordWrapping
    }

    func metrics(of text: String, width: CGFloat?, lineLimit: Int? = nil) -> TextMetrics {
        PageContext.current.textMetrics(text, font.style, layout(width: width, lineLimit))
    }

    func draw(_ text: String, in rect: CGRect, lineLimit: Int?) {
        guard !text.isEmpty else { return }
        let layout = layout(width: rect.width, lineLimit)
        CGContext.stack.last?.draw(
            NodeText(string: text.shown, style: font.style, layout: layout, color: color.resolved), in: rect)
    }

    private func layout(width: CGFloat?, _ lineLimit: Int?) -> TextLayout {
        TextLayout(
            maxWidth: width, lineLimit: lineLimit, lineBreak: lineBreak.lineBreak, alignment: alignment.alignment)
    }
}

extension UIFont {
    /// Returns how many lines fit into a height: at least one.
    @MainActor func lineLimit(height: CGFloat) -> Int {
        // The height of a text may be rounded.
        let lines = lineHeight > 0 ? (height + 0.5) / lineHeight : 1
        return lines.isFinite ? max(1, Int(min(lines, 1e6))) : 1
    }
}
