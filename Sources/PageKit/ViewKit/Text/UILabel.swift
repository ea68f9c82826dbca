// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A view that shows a text. It takes no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UILabel: UIView {
    /// The text. If it is set, it has the same attributes everywhere.
    open var text: String? {
        didSet {
            let hadStyles = styled != nil
            if !isStyling { styled = nil }
            guard text != oldValue || hadStyles else { return }
            invalidateIntrinsicContentSize()
        }
    }
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font. By default, it is that of the desktop with 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if !isStyling, let font { styled?.set(.font, to: font) }
            if font != oldValue || styled != nil { invalidateIntrinsicContentSize() }
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the text.
    open var textColor: UIColor! = .label {
        didSet { if !isStyling, let textColor { styled?.set(.foregroundColor, to: textColor) } }
    }
    /// The color of the text while `isHighlighted` is set.
    open var highlightedTextColor: UIColor?
    /// Whether the text has its highlighted color.
    open var isHighlighted = false
    /// Whether the label belongs to something that can be used. If not, the text is dimmed.
    open var isEnabled = true
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if !isStyling { styled?.changeParagraphs { $0.alignment = textAlignment } } }
    }
    /// Where lines are broken, and what happens to text that does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if !isStyling { styled?.changeParagraphs { $0.lineBreakMode = lineBreakMode } } }
    }
    /// The color of the shadow of the text; `nil` for none.
    open var shadowColor: UIColor?
    /// How far the shadow is to the right of the text and below it, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The largest number of lines; 0 for as many as fit.
    open var numberOfLines = 1 {
        didSet {
            if Self.hasPictures(styled) { setNeedsDisplay() }
            if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// Whether the font follows the size of texts that the user chooses while the page runs, if it was made for that.
    open var adjustsFontForContentSizeCategory = false
    /// Whether a text of one line is made smaller until it fits.
    open var adjustsFontSizeToFitWidth = false { didSet { fitted = nil } }
    /// The smallest scale of the font if `adjustsFontSizeToFitWidth` is set, 0...1.
    open var minimumScaleFactor: CGFloat = 0 { didSet { fitted = nil } }
    /// The width at which `intrinsicContentSize` breaks lines; 0 if it does not.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// The text with its attributes, if there are any.
    private var styled: StyledString? {
        didSet {
            shown = nil
            if Self.hasPictures(styled) || Self.hasPictures(oldValue) { setNeedsDisplay() }
        }
    }
    /// The font and the color of parts of that text that have none.
    private var plain: (font: UIFont, color: UIColor)? { didSet { shown = nil } }
    /// Whether properties follow the attributes, instead of changing them.
    private var isStyling = false
    /// That text as a node shows it in a style.
    private var shown: (traits: UITraitCollection, text: ShownText)?
    /// The last text that was fitted into the view, and the result.
    private var fitted: (input: NodeText, size: CGSize, result: NodeText)?

    /// Creates a label with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label without a size. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: - Attributes

    /// The text with its attributes. The properties of the label become those of its beginning, but parts without a font
    /// or a color get those that the label had.
    package var styledText: StyledString? {
        get {
            if let styled { return styled }
            guard let text else { return nil }
            let paragraph = NSMutableParagraphStyle()
            (paragraph.alignment, paragraph.lineBreakMode) = (textAlignment, lineBreakMode)
            var attributes: [TextAttribute: Any] = [
                .font: plainFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
            ]
            if let shadow { attributes[.shadow] = shadow }
            return StyledString(text, attributes)
        }
        set {
            isStyling = true
            defer { isStyling = false }
            plain = (plainFont, textColor ?? .label)
            styled = newValue
            text = newValue?.string
            let first = newValue?.firstAttributes ?? [:]
            if let font = first[.font] as? UIFont { self.font = font }
            if let color = first[.foregroundColor] as? UIColor { textColor = color }
            if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
                (textAlignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
            }
            invalidateIntrinsicContentSize()
        }
    }

    /// Sets the color of parts without one.
    func setPlainColor(_ color: UIColor) {
        guard styled != nil else { return textColor = color }
        if plain?.color != color { plain?.color = color }
    }

    private static func hasPictures(_ text: StyledString?) -> Bool {
        text?.parts.contains { $0.attributes[.attachment] is NSTextAttachment } ?? false
    }

    private var plainFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    private var shadow: NSShadow? {
        guard let shadowColor else { return nil }
        return NSObject.uncounted {
            let shadow = NSShadow()
            (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
            return shadow
        }
    }

    /// Returns the text and its pictures, in a width; `nil` if there is none.
    private func shownText(width: CGFloat?) -> ShownText? {
        guard let text, !text.isEmpty else { return nil }
        let layout = TextLayout(
            maxWidth: width, lineLimit: numberOfLines > 0 ? numberOfLines : nil, lineBreak: lineBreakMode.lineBreak,
            alignment: textAlignment == .natural && readsRightToLeft ? .right : textAlignment.alignment)
        guard styled != nil || shadowColor != nil else {
            return ShownText(
                text: NodeText(string: text.shown, style: plainFont.style, layout: layout, color: color.resolved))
        }
        var result = shownStyledText(text, layout)
        let alignment = result.text.layout.alignment
        result.text.layout = layout
        result.text.layout.alignment = alignment
        if !isEnabled || isHighlighted && highlightedTextColor != nil {
            let color = color.resolved
            result.text.mapColors { _ in color }
        }
        return result
    }

    private func shownStyledText(_ text: String, _ layout: TextLayout) -> ShownText {
        if styled != nil, let shown, shown.traits == .current { return shown.text }
        var source = styled ?? StyledString(text, [:])
        if let shadow, styled == nil { source.set(.shadow, to: shadow) }
        let (font, color) = styled == nil ? (plainFont, color) : plain ?? (plainFont, color)
        let result = source.shown(font: font, color: color, layout: layout)
        if styled != nil { shown = (.current, result) }
        return result
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, styled == nil { font = font?.scaled }
    }

    // MARK: - Size

    /// Returns the size of the text when its lines are not wider than `size`. A label of one line ignores that.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
        guard let shown = shownText(width: width) else { return .zero }
        let size = PageContext.current.metrics(of: shown.text).size
        return CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// The size of the text.
    override open var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        let width = numberOfLines == 1 || bounds.width <= 0 ? nil : bounds.width
        let empty = NodeText(string: " ", style: plainFont.style, layout: TextLayout(), color: .black)
        let metrics = PageContext.current.metrics(of: shownText(width: width)?.text ?? empty)
        let half = metrics.size.height / 2
        return (metrics.firstBaseline - half, metrics.lastBaseline - half)
    }

    // MARK: - Content

    override var content: NodeContent? {
        guard let input = shownText(width: bounds.width) else { return super.content }
        return .text(fit(input.text))
    }

    override func display() {
        guard let shown = shownText(width: bounds.width), !shown.attachments.isEmpty else { return super.display() }
        let fitted = ShownText(text: fit(shown.text), attachments: shown.attachments)
        updateDrawing(clippedTo: nil) { fitted.drawAttachments(in: bounds) }
    }

    private var color: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }

    /// Returns the text in a smaller font or with fewer lines, if it does not fit.
    private func fit(_ input: NodeText) -> NodeText {
        if let fitted, fitted.input == input, fitted.size == bounds.size { return fitted.result }
        var text = input
        defer { fitted = (input, bounds.size, text) }
        if numberOfLines == 1 {
            guard adjustsFontSizeToFitWidth else { return text }
            var line = text
            line.layout.maxWidth = nil
            let width = PageContext.current.metrics(of: line).size.width
            if width > bounds.width, width > 0 {
                // Rounding must not leave the text too wide.
                text.scale(by: max(bounds.width / width * 0.999, min(max(minimumScaleFactor, 0), 1)))
            }
        } else if PageContext.current.metrics(of: text).size.height > bounds.height + 0.5 {
            let limit = text.lineLimit(height: bounds.height)
            text.layout.lineLimit = min(text.layout.lineLimit ?? .max, limit ?? .max)
        }
        return text
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: text.map { !$0.isEmpty } ?? false, label: text, traits: .staticText)
    }
}
