// SPDX-License-Identifier: GPL-3.0-or-later
/// How a renderer draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels for each point; 0 means that of the screen.
    public var scale: CGFloat = UIScreen.main.scale
    /// Whether images have a black background.
    public var opaque = false
    /// The rectangle that the image shows, while it is drawn.
    public internal(set) var bounds = CGRect.zero

    /// Returns the format for the screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the format for the screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { `default`() }
}

/// What a renderer draws with.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
    /// The context.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    /// What has been drawn.
    public var currentImage: UIImage { cgContext.image ?? UIImage() }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, mixed with what is there by a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of one point inside a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Clips what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer for images of a size.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer for images of a size.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images that show a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds.standardized, format)
    }

    /// Returns the image that `actions` draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let depth = CGContext.stack.count
        UIGraphicsBeginImageContextWithOptions(bounds.size, format.opaque, format.scale)
        let context = CGContext.stack[depth]
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        format.bounds = bounds
        actions(UIGraphicsImageRendererContext(context, format))
        CGContext.stack.removeLast(max(0, CGContext.stack.count - depth))
        return context.image ?? UIImage()
    }
}
