// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A text of several lines that scrolls. The user can edit a text that has the same attributes everywhere; the window
/// scrolls it then.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    private static let padding: CGFloat = 5

    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text.
    open var text: String! {
        get { label.text ?? "" }
        set {
            isRich = false
            label.text = newValue
            textChanged()
        }
    }
    /// The text with its attributes.
    package var styledText: StyledString {
        get { label.styledText ?? StyledString("", [:]) }
        set {
            isRich = newValue.parts.count > 1 || newValue.firstAttributes[.attachment] != nil
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
    /// Whether the user can edit the text.
    open var isEditable = true { didSet { updateArea() } }
    /// Whether the font follows the size of texts that the user chooses while the page runs, if it was made for that.
    open var adjustsFontForContentSizeCategory = false
    /// Whether there is a text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// A view that is shown at the bottom of the page while the text is edited.
    override open var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// A view that is shown at the bottom of the page, above `inputView`, while the text is edited.
    override open var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var (ownInputView, ownAccessoryView): (UIView?, UIView?)
    /// What a keyboard on a screen would look like and do; without effect.
    open var keyboardType = UIKeyboardType.default, keyboardAppearance = UIKeyboardAppearance.default
    /// Which key ends the input; without effect.
    open var returnKeyType = UIReturnKeyType.default
    /// What is changed about a text while it is typed; without effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences,
        autocorrectionType = UITextAutocorrectionType.default, spellCheckingType = UITextSpellCheckingType.default
    /// Whether the user can select the text; without effect.
    open var isSelectable = true

    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
    override open var isUserInteractionEnabled: Bool { didSet { updateArea() } }

    private let label = UILabel()
    /// What shows the text while it can be edited.
    private lazy var area = EditedTextArea(of: self)
    /// Whether parts of the text have a look of their own, which would be lost.
    private var isRich = false
    /// Whether the page has scrolled to a part of the text.
    private var isScrolledByPage = false
    var actionCount = 0
    var isFocusElsewhere = false

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
        updateArea()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Scrolls to a part of the text, which is counted in UTF-16 code units, if it is not seen.
    package func scrollToVisible(_ range: TextRange) {
        isScrolledByPage = true
        updateArea()
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
        var room = bounds.inset(by: textContainerInset).insetBy(dx: Self.padding, dy: 0)
        room.size = CGSize(width: max(0, room.width), height: max(0, room.height))
        area.frame = room
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

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.scaled }
    }

    // MARK: - First responder

    fileprivate var editingDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

    /// Whether the window shows a field for the text. It would cut off a very long one.
    private var isTyped: Bool {
        canBecomeFirstResponder && isUserInteractionEnabled && !(isScrolledByPage && !isFirstResponder)
    }

    fileprivate func updateArea() {
        let isTyped = isTyped
        label.isHidden = isTyped
        if isTyped, area.superview == nil { addSubview(area) }
        if !isTyped, area.superview != nil { area.removeFromSuperview() }
    }

    override open var canBecomeFirstResponder: Bool {
        isEditable && !isRich && text.unicodeScalars.count <= NodeTextField.maxLength
    }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    @discardableResult
    override open func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, isFirstResponder { finishEditing() }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if canBecomeFirstResponder { becomeFirstResponder() }
    }

    func finishEditing() {
        _ = super.resignFirstResponder()
        isFocusElsewhere = false
        editingEnded()
    }

    func edit(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let (range, replacement) = TextRange.edit(from: old, to: new)
        guard editingDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true,
            // The delegate may have changed the text itself.
            text == old
        else { return }
        text = new
        editingDelegate?.textViewDidChange(self)
    }

    // MARK: - Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        if area.superview != nil { defaults.role = .textArea }
        return defaults
    }

    // The text is the element.
    override open var isAccessibilityElement: Bool {
        get { area.superview == nil && super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }

    override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

extension UITextView: EditedText {
    func shownField(inset: CGFloat, in width: CGFloat) -> NodeTextField {
        NodeTextField(
            string: text, placeholder: "", style: (font ?? .systemFont(ofSize: 12)).style,
            color: (textColor ?? .label).resolved, alignment: textAlignment.alignment, inset: min(inset, width / 2),
            isSecure: false, isFocused: isFirstResponder && !isFocusElsewhere, actionCount: actionCount)
    }

    var isTextElement: Bool { true }
    var mayBeginEditing: Bool { editingDelegate?.textViewShouldBeginEditing(self) ?? true }
    var mayEndEditing: Bool { editingDelegate?.textViewShouldEndEditing(self) ?? true }

    func editingBegan() {
        updateArea()
        editingDelegate?.textViewDidBeginEditing(self)
    }

    func editingEnded() {
        updateArea()
        editingDelegate?.textViewDidEndEditing(self)
    }

    func submit() {}
}

/// What decides about the edits of a text, and hears of them. With UIKit, `UITextViewDelegate` takes its place.
@preconcurrency @MainActor public protocol TextViewDelegate: UIScrollViewDelegate {
    /// Returns whether the text may be edited.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when the edits begin.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether the edits may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when the edits have ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a part of the text may be replaced. If not, the text stays.
    func textView(_ textView: UITextView, shouldChangeTextIn range: TextRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension TextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}
