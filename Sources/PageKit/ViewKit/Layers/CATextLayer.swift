// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The alignment of the text of a layer.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an alignment with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of the language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text that does not fit a layer is cut.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is not cut.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At its start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A text with attributes, of another module.
package protocol AttributedText {
    /// The text without its attributes.
    @MainActor var plainText: String { get }
    /// The attributes of its first letter.
    @MainActor var firstAttributes: [TextAttribute: Any] { get }
}

/// A layer that shows a text, from its upper edge on.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text: a `String`, or one with attributes, of which those of the first letter count.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font: a `UIFont`, or the name of one. Its size does not matter.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36 {
        didSet {
            setNeedsDisplay()
            if fontSize != oldValue { changed(.fontSize, from: .number(oldValue)) }
        }
    }
    /// The color of the text.
    open var foregroundColor: CGColor? = .white {
        didSet {
            setNeedsDisplay()
            if foregroundColor != oldValue { changed(.foregroundColor, from: .color(oldValue)) }
        }
    }
    /// Whether the text is broken into lines.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// Where a text that does not fit is cut.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// The alignment.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    /// Whether letters may be drawn with parts of pixels. It has no effect.
    open var allowsFontSubpixelQuantization = false

    /// Creates a layer without a size.
    override public init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a copy of a layer that shows an animation.
    override public init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
        needsDrawing = false
    }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func presentationCopy() -> CALayer { CATextLayer(layer: self) }

    override func value(of key: LayerKey) -> MotionValue? {
        switch key {
        case .fontSize: .number(fontSize)
        case .foregroundColor: .color(foregroundColor)
        default: super.value(of: key)
        }
    }

    override func set(_ key: LayerKey, to value: MotionValue) {
        switch (key, value) {
        case (.fontSize, .number(let number)): fontSize = number
        case (.foregroundColor, .color(let color)): foregroundColor = color
        default: super.set(key, to: value)
        }
    }

    // MARK: - Content

    /// The font and the color, with those of a text with attributes.
    private var look: (text: String, style: TextStyle, color: CGColor)? {
        let attributed = string as? any AttributedText
        guard let text = string as? String ?? attributed?.plainText, !text.isEmpty else { return nil }
        let attributes = attributed?.firstAttributes ?? [:]
        let own: UIFont? =
            switch font {
            case let font as UIFont: font.withSize(fontSize)
            case let name as String: UIFont(name: name, size: fontSize)
            default: nil
            }
        let font = attributes[.font] as? UIFont ?? own ?? .systemFont(ofSize: fontSize)
        return (text, font.style, (attributes[.foregroundColor] as? UIColor)?.resolved ?? foregroundColor ?? .clear)
    }

    private var layout: TextLayout {
        TextLayout(
            maxWidth: bounds.width, lineLimit: isWrapped ? nil : 1, lineBreak: lineBreak.lineBreak,
            alignment: alignment.alignment)
    }

    private var lineBreak: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    /// Draws the text.
    override open func draw(in ctx: CGContext) {
        guard let look, bounds.width > 0 else { return super.draw(in: ctx) }
        let size = PageContext.current.textMetrics(look.text, look.style, layout).size
        ctx.draw(
            NodeText(string: look.text.shown, style: look.style, layout: layout, color: look.color),
            in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: size.height))
    }

    /// The size of the text.
    override open func preferredFrameSize() -> CGSize {
        look.map { PageContext.current.textMetrics($0.text, $0.style, TextLayout(maxWidth: nil)).size } ?? .zero
    }
}
