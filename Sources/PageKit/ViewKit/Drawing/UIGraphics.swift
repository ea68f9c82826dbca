// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Begins an image of a size, with one pixel for each point. What is drawn until `UIGraphicsEndImageContext()` becomes
/// part of it.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size. What is drawn until `UIGraphicsEndImageContext()` becomes part of it. An opaque image has
/// a black background. A scale of 0 means that of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let context = CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale, isImage: true)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    CGContext.stack.append(context)
}

/// Returns the image that has been drawn, or `nil` if none was begun.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CGContext.stack.last?.image
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }

/// Returns the context in which `draw(_:)` or an image is drawn, or `nil` if there is none.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Makes a context the present one.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }

/// Makes the context present that was so before the last `UIGraphicsPushContext(_:)`.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }

/// Fills a rectangle in the present context.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { CGContext.stack.last?.fill(rect) }

/// Fills a rectangle in the present context with a blend mode.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CGContext.stack.last?.draw(blendMode, alpha: nil) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle in the present context, in its fill color, with a blend mode.
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CGContext.stack.last?.draw(blendMode, alpha: nil) { _ in UIRectFrame(rect) }
}

/// Draws a frame of one point inside a rectangle in the present context, in its fill color.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    guard let context = CGContext.stack.last else { return }
    let path = Path(rect: rect.insetBy(dx: 0.5, dy: 0.5))
    context.draw(path, by: context.state.transform, stroke: Shape.Stroke(color: context.state.fill, width: 1))
}

/// Clips what is drawn from now on in the present context to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { CGContext.stack.last?.clip(to: rect) }

extension CGContext {
    /// Calls a function that draws with a blend mode, and with an opacity if there is one.
    func draw(_ mode: CGBlendMode, alpha: CGFloat?, _ actions: (CGContext) -> Void) {
        let known = state
        state.blendMode = mode
        if let alpha { setAlpha(alpha) }
        actions(self)
        state = known
    }

    /// What has been drawn, as an image; `nil` if that has no size.
    var image: UIImage? {
        guard drawing.size.width > 0, drawing.size.height > 0 else { return nil }
        return UIImage(.recorded(drawing), size: drawing.size, scale: scale)
    }

    /// Returns what `actions` draw.
    static func record(size: CGSize, _ actions: (CGContext) -> Void) -> Drawing {
        let context = CGContext(size: size, isImage: false)
        let depth = stack.count
        stack.append(context)
        actions(context)
        // A page may have forgotten to end an image.
        stack.removeLast(max(0, stack.count - depth))
        return context.drawing
    }
}

extension UIColor {
    /// Makes this the color of areas in the present context.
    @preconcurrency @MainActor public func setFill() {
        CGContext.stack.last?.setFillColor(cgColor)
        if let pattern { CGContext.stack.last?.setPattern(pattern, of: \.fillPattern) }
    }

    /// Makes this the color of lines in the present context.
    @preconcurrency @MainActor public func setStroke() {
        CGContext.stack.last?.setStrokeColor(cgColor)
        if let pattern { CGContext.stack.last?.setPattern(pattern, of: \.strokePattern) }
    }

    /// Makes this the color of areas and lines in the present context.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }
}
