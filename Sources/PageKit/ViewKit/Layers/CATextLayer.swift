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

/// A layer that shows a text, from its upper edge on.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text: a `String`, or an attributed one, whose attributes count more than the properties of the layer.
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

    /// The text and its pictures, in a width; `nil` if there is none.
    private func shownText(width: CGFloat?) -> ShownText? {
        let styled = (string as? any AttributedText)?.styledString ?? (string as? String).map { StyledString($0, [:]) }
        guard let styled, !styled.string.isEmpty else { return nil }
        let own: UIFont? =
            switch font {
            case let font as UIFont: font.withSize(fontSize)
            case let name as String: UIFont(name: name, size: fontSize)
            default: nil
            }
        var layout = layout
        layout.maxWidth = width
        if width == nil { layout.lineLimit = nil }
        return styled.shown(
            font: own ?? .systemFont(ofSize: fontSize), color: UIColor(foregroundColor ?? .clear), layout: layout)
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
        guard bounds.width > 0, let shown = shownText(width: bounds.width) else { return super.draw(in: ctx) }
        let height = PageContext.current.metrics(of: shown.text).size.height
        ctx.draw(shown, in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height))
    }

    /// The size of the text.
    override open func preferredFrameSize() -> CGSize {
        shownText(width: nil).map { PageContext.current.metrics(of: $0.text).size } ?? .zero
    }
}
