// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension String {
    /// Returns the size of the text in one line, or in as many as it has.
    @_disfavoredOverload @preconcurrency @MainActor public func size(
        withAttributes attributes: [TextAttribute: Any]? = nil
    )
        -> CGSize
    {
        StyledString(self, attributes ?? [:]).size
    }

    /// Draws the text with its upper left corner at a point of the present context.
    @_disfavoredOverload @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [TextAttribute: Any]? = nil
    ) {
        StyledString(self, attributes ?? [:]).draw(at: point)
    }

    /// Draws the text in a rectangle of the present context. Lines that do not fit are left out.
    @_disfavoredOverload @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [TextAttribute: Any]? = nil
    ) {
        StyledString(self, attributes ?? [:]).draw(in: rect)
    }

    /// Returns the rectangle of the text in a size.
    @_disfavoredOverload @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        StyledString(self, attributes ?? [:]).boundingRect(with: size, options, context)
    }

    /// Draws the text in a rectangle of the present context.
    @_disfavoredOverload @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        StyledString(self, attributes ?? [:]).draw(with: rect, options, context)
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
