// SPDX-License-Identifier: GPL-3.0-or-later
/// A text of several lines that scrolls. The user can’t edit it.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    private static let padding: CGFloat = 5

    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text.
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            textChanged()
        }
    }
    /// The text with its attributes.
    package var styledText: StyledString {
        get { label.styledText ?? StyledString("", [:]) }
        set {
            label.styledText = newValue
            textChanged()
        }
    }
    /// The font.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 12)
            textChanged()
        }
    }
    /// The color of the text; `nil` for that of labels.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    /// The distances of the text from the edges.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    /// Whether the user can edit the text; without effect.
    open var isEditable = true
    /// Whether the font follows the size of texts that the user has chosen. It always does.
    open var adjustsFontForContentSizeCategory = false
    /// Whether there is a text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// A view above the keyboard. It is not shown, because the text is not edited.
    override open var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownAccessoryView: UIView?
    /// Whether the user can select the text; without effect.
    open var isSelectable = true

    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    private let label = UILabel()

    /// Creates a text with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        beginText()
    }

    /// Creates a text without a size. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginText()
    }

    private func beginText() {
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        addSubview(label)
    }

    private func textChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Scrolls to a part of the text, which is counted in UTF-16 code units, if it is not seen.
    package func scrollToVisible(_ range: TextRange) {
        layoutIfNeeded()
        let string = text ?? ""
        let length = string.utf16.count
        let start = min(max(0, range.location), length)
        let end = start + min(max(0, range.length), length - start)
        let line = height(ofUnits: 1, of: "A")
        let (top, bottom) = (height(ofUnits: start, of: string) - line, height(ofUnits: max(end, start), of: string))
        scrollRectToVisible(
            CGRect(x: 0, y: textContainerInset.top + max(0, top), width: 1, height: max(line, bottom - max(0, top))),
            animated: false)
    }

    /// Returns the height of the beginning of the text, up to the end of the word in which it ends.
    private func height(ofUnits count: Int, of string: String) -> CGFloat {
        let units = string.utf16
        let position = units.index(units.startIndex, offsetBy: count)
        let rest = string[position...].prefix { !$0.isWhitespace }
        let beginning = UILabel()
        beginning.numberOfLines = 0
        beginning.font = label.font
        beginning.text = String(string[..<position]) + rest
        return beginning.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
    }

    // MARK: - Layout

    override open func layoutSubviews() {
        let size = textSize(in: bounds.width)
        label.frame = CGRect(
            x: textContainerInset.left + Self.padding, y: textContainerInset.top, width: size.width, height: size.height
        )
        contentSize = CGSize(
            width: bounds.width, height: size.height + textContainerInset.top + textContainerInset.bottom)
        super.layoutSubviews()
    }

    private func textSize(in width: CGFloat) -> CGSize {
        let room = max(0, width - textContainerInset.left - textContainerInset.right - 2 * Self.padding)
        return CGSize(width: room, height: label.sizeThatFits(CGSize(width: room, height: 0)).height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width, height: contentHeight(forWidth: size.width) ?? textHeight(in: size.width))
    }

    private func textHeight(in width: CGFloat) -> CGFloat {
        textSize(in: width).height + textContainerInset.top + textContainerInset.bottom
    }

    override open var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? super.intrinsicContentSize
            : CGSize(width: Self.noIntrinsicMetric, height: textHeight(in: bounds.width))
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? { isScrollEnabled ? nil : textHeight(in: width) }
}

/// Hears of the edits of a text. There are none, so nothing is called but the methods for scrolling.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether the text may be edited.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when the edits begin.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the edits have ended.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}
