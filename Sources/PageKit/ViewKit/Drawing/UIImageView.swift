// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A view that shows an image. It takes no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }
    /// The image that is shown instead while `isHighlighted` is set.
    open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Whether the highlighted image is shown, if there is one.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// What determines the size of a symbol beside its own configuration.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration !== oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// How the image is placed in the view.
    override open var contentMode: ContentMode { didSet { setNeedsDisplay() } }

    /// Creates a view with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view for an image, in its size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view for an image, in its size, and one that is shown while `isHighlighted` is set.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        (self.image, self.highlightedImage) = (image, highlightedImage)
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view without an image. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The size of the image, or the present size if there is none.
    override open func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    /// The size of the image.
    override open var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    /// The image in the view, without its tint color.
    var shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, let image else { return image }
        return image.applyingSymbolConfiguration(preferredSymbolConfiguration)
    }

    // A picture from a file that fits into the view in its own colors is the content of its node. All others are drawn.

    override var content: NodeContent? {
        guard let image = shownImage, !image.isTemplate, let picture = image.source.picture, let fit else {
            return super.content
        }
        return .picture(NodePicture(picture: picture, fit: fit))
    }

    override func display() {
        guard let image = shownImage, image.isTemplate || image.source.picture == nil || fit == nil else {
            return drawing = nil
        }
        let rect = contentMode.frame(of: image.size, in: bounds.standardized)
        guard !rect.isEmpty else { return drawing = nil }
        let shown = image.shown(in: tintColor)
        updateDrawing(clippedTo: nil) { shown.draw(in: rect) }
    }

    override open func tintColorDidChange() {
        if let image = shownImage, image.isTemplate || image.source.picture == nil { setNeedsDisplay() }
    }

    private var fit: NodePicture.Fit? {
        switch contentMode {
        case .scaleToFill, .redraw: .stretch
        case .scaleAspectFit: .inside
        default: nil
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}

extension UIView.ContentMode {
    /// Returns where an image is drawn in a view, which can be beyond it.
    func frame(of image: CGSize, in bounds: CGRect) -> CGRect {
        guard image.width > 0, image.height > 0 else { return .null }
        let (horizontal, vertical) = (bounds.width / image.width, bounds.height / image.height)
        func frame(scale: CGFloat = 1, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
            let size = CGSize(width: image.width * scale, height: image.height * scale)
            return CGRect(
                origin: CGPoint(
                    x: bounds.minX + (bounds.width - size.width) * x,
                    y: bounds.minY + (bounds.height - size.height) * y), size: size)
        }
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: frame(scale: min(horizontal, vertical))
        case .scaleAspectFill: frame(scale: max(horizontal, vertical))
        case .center: frame()
        case .top: frame(y: 0)
        case .bottom: frame(y: 1)
        case .left: frame(x: 0)
        case .right: frame(x: 1)
        case .topLeft: frame(x: 0, y: 0)
        case .topRight: frame(x: 1, y: 0)
        case .bottomLeft: frame(x: 0, y: 1)
        case .bottomRight: frame(x: 1, y: 1)
        }
    }
}
