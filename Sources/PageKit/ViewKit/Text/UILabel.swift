// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A view that shows a text. It takes no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UILabel: UIView {
    /// The text.
    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font. By default, it is that of the desktop with 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the text.
    open var textColor: UIColor! = .label
    /// The color of the text while `isHighlighted` is set.
    open var highlightedTextColor: UIColor?
    /// Whether the text has its highlighted color.
    open var isHighlighted = false
    /// Whether the label belongs to something that can be used. If not, the text is dimmed.
    open var isEnabled = true
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural
    /// Where lines are broken, and what happens to text that does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 for as many as fit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether a text of one line is made smaller until it fits.
    open var adjustsFontSizeToFitWidth = false { didSet { fitted = nil } }
    /// The smallest scale of the font if `adjustsFontSizeToFitWidth` is set, 0...1.
    open var minimumScaleFactor: CGFloat = 0 { didSet { fitted = nil } }
    /// The width at which `intrinsicContentSize` breaks lines; 0 if it does not.
    open var preferredMaxLayoutWidth: CGFloat = 0

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

    /// Returns the size of the text when its lines are not wider than `size`. A label of one line ignores that.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
        let size = metrics(of: text, style, width: width, lines: numberOfLines).size
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
        let metrics = metrics(
            of: text.flatMap { $0.isEmpty ? nil : $0 } ?? " ", style, width: width, lines: numberOfLines)
        let half = metrics.size.height / 2
        return (metrics.firstBaseline - half, metrics.lastBaseline - half)
    }

    override var content: NodeContent? {
        guard let text, !text.isEmpty else { return super.content }
        let layout = TextLayout(
            maxWidth: bounds.width, lineLimit: numberOfLines > 0 ? numberOfLines : nil,
            lineBreak: lineBreakMode.lineBreak, alignment: textAlignment.alignment)
        let input = NodeText(string: text.shown, style: style, layout: layout, color: color.resolved)
        if let fitted, fitted.input == input, fitted.size == bounds.size { return .text(fitted.result) }
        let result = fit(input)
        fitted = (input, bounds.size, result)
        return .text(result)
    }

    private var style: TextStyle { (font ?? .systemFont(ofSize: UIFont.labelFontSize)).style }

    private var color: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }

    /// Returns the text in a smaller font or with fewer lines, if it does not fit.
    private func fit(_ text: NodeText) -> NodeText {
        var text = text
        if numberOfLines == 1 {
            guard adjustsFontSizeToFitWidth else { return text }
            let width = metrics(of: text.string, text.style, width: nil, lines: 1).size.width
            if width > bounds.width, width > 0 {
                // Rounding must not leave the text too wide.
                text.style.size *= max(bounds.width / width * 0.999, min(max(minimumScaleFactor, 0), 1))
            }
        } else if metrics(of: text.string, text.style, width: bounds.width, lines: numberOfLines).size.height
            > bounds.height + 0.5
        {
            text.layout.lineLimit = min(
                text.layout.lineLimit ?? .max, UIFont(text.style).lineLimit(height: bounds.height))
        }
        return text
    }

    private func metrics(of text: String, _ style: TextStyle, width: CGFloat?, lines: Int) -> TextMetrics {
        let layout = TextLayout(
            maxWidth: width, lineLimit: lines > 0 ? lines : nil, lineBreak: lineBreakMode.lineBreak,
            alignment: textAlignment.alignment)
        return PageContext.current.textMetrics(text, style, layout)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: text.map { !$0.isEmpty } ?? false, label: text, traits: .staticText)
    }
}
