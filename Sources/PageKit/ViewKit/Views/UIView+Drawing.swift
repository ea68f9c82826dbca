// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// How an image is placed in a view of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// Calls `draw(_:)` before the next frame.
    public func setNeedsDisplay() {
        needsDrawing = true
        noteDrawing()
    }

    /// Calls `draw(_:)` before the next frame. The whole view is drawn.
    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Lets the page know that the view is to be drawn, if it is in the window.
    func noteDrawing() {
        // The style may have changed while the view was not in the window.
        if let drawing, drawing.traits != traitCollection { needsDrawing = true }
        guard needsDrawing, !isNoted, window != nil else { return }
        isNoted = true
        PageContext.current.undrawn.append(self)
    }

    /// Draws the view if it is in the window.
    func drawIfNeeded() {
        isNoted = false
        guard needsDrawing, window != nil else { return }
        PageContext.current.inTraits(of: self, display)
        needsDrawing = false
    }

    /// Shows what `actions` draw in the coordinates of the view. What is outside of `clip` is left out.
    func updateDrawing(clippedTo clip: CGRect?, _ actions: () -> Void) {
        let drawing = CGContext.record(size: bounds.size) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            if let clip { context.clip(to: clip) }
            actions()
        }
        guard !drawing.elements.isEmpty else { return self.drawing = nil }
        if self.drawing == nil { self.drawing = DrawingNodes() }
        self.drawing?.replace(
            with: drawing, by: CGAffineTransform(translationX: bounds.minX, y: bounds.minY),
            background: backgroundColor?.resolved)
    }
}
