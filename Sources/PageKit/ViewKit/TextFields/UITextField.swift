// SPDX-License-Identifier: GPL-3.0-or-later
// A text field refers weakly to its delegate.

import Scene

/// A field for a line of text, which the user types and edits as in any field of the desktop.
@preconcurrency @MainActor open class UITextField: UIControl {
    /// The text.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue, !isEditing { invalidateIntrinsicContentSize() }
            updateSides()
        }
    }
    /// What is shown while there is no text.
    open var placeholder: String? {
        didSet {
            ownPlaceholder = nil
            if placeholder != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { invalidateIntrinsicContentSize() } }
    /// The color of the text; `nil` for that of labels.
    open var textColor: UIColor? = .label
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// What is drawn around the field: it sets the background color and the border of the layer.
    open var borderStyle = BorderStyle.none {
        didSet {
            applyBorder()
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the text is hidden behind dots.
    open var isSecureTextEntry = false
    /// What a keyboard on a screen would look like and do; without effect.
    open var keyboardType = UIKeyboardType.default, keyboardAppearance = UIKeyboardAppearance.default
    /// Which key ends the input, and whether it can be pressed without a text; without effect.
    open var returnKeyType = UIReturnKeyType.default, enablesReturnKeyAutomatically = false
    /// What is changed about a text while it is typed; without effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences,
        autocorrectionType = UITextAutocorrectionType.default, spellCheckingType = UITextSpellCheckingType.default
    /// What the text is about; without effect.
    open var textContentType: UITextContentType?
    /// A view before the text, on the left where languages are read from there.
    open var leftView: UIView? { didSet { sideChanged(from: oldValue) } }
    /// When `leftView` is shown.
    open var leftViewMode = ViewMode.never { didSet { sideChanged() } }
    /// A view after the text.
    open var rightView: UIView? { didSet { sideChanged(from: oldValue) } }
    /// When `rightView` is shown.
    open var rightViewMode = ViewMode.never { didSet { sideChanged() } }
    /// When there is a button that removes the text, if there is a text and `rightView` is not shown.
    open var clearButtonMode = ViewMode.never { didSet { sideChanged() } }
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
    /// Whether there is a text.
    open var hasText: Bool { text?.isEmpty == false }
    /// What decides about the edits.
    open weak var delegate: (any TextFieldDelegate)?
    /// Whether the font follows the size of texts that the user chooses while the page runs, if it was made for that.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// The placeholder with its attributes, if there are any.
    private var ownPlaceholder: StyledString?
    /// The attributes that the field does not show.
    private var otherAttributes: [TextAttribute: Any] = [:]
    /// The number of actions of the user so far.
    var actionCount = 0
    /// What shows the text if there is something beside it.
    private(set) var sides: TextFieldSides?
    /// Whether the keyboard acts on something in the views for the input, while the text is still edited.
    var isFocusElsewhere = false

    /// Creates a text field with the given frame.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a text field. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Attributes

    /// The attributes of the text: those of the properties, and those that are not shown.
    package var textAttributes: [TextAttribute: Any] {
        get {
            let paragraph = NSMutableParagraphStyle()
            if let old = otherAttributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(old) }
            paragraph.alignment = textAlignment
            let own: [TextAttribute: Any] = [
                .font: UIFont(style), .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
            ]
            return otherAttributes.merging(own) { $1 }
        }
        set {
            otherAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    /// The text with its attributes, of which those of its beginning count.
    package var styledText: StyledString {
        get { StyledString(text ?? "", textAttributes) }
        set {
            text = newValue.string
            textAttributes = newValue.firstAttributes
        }
    }

    /// The placeholder with its attributes.
    package var styledPlaceholder: StyledString? {
        get { ownPlaceholder ?? placeholder.map { StyledString($0, [:]) } }
        set {
            placeholder = newValue?.string
            ownPlaceholder = newValue
        }
    }

    // MARK: - Appearance

    private var inset: CGFloat { borderStyle == .none ? 0 : 7 }
    private var style: TextStyle { (font ?? .systemFont(ofSize: UIFont.labelFontSize)).style }

    override var content: NodeContent? { sides == nil ? .textField(shownField(inset: inset, in: bounds.width)) : nil }

    /// What the window shows as a text field, with a distance of the text from the edges.
    func shownField(inset: CGFloat, in width: CGFloat) -> NodeTextField {
        NodeTextField(
            string: text?.shown ?? "", placeholder: placeholder?.shown ?? "", style: style,
            color: (isEnabled ? textColor ?? .label : .tertiaryLabel).resolved,
            alignment: textAlignment.alignment, inset: min(inset, width / 2), isSecure: isSecureTextEntry,
            isFocused: isFirstResponder && !isFocusElsewhere, actionCount: actionCount,
            placeholderColor: (ownPlaceholder?.firstAttributes[.foregroundColor] as? UIColor)?.resolved)
    }

    override open var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        let metrics = PageContext.current.textMetrics(shown, style, TextLayout(lineLimit: 1))
        let margin: CGFloat = borderStyle == .none ? 0 : 6
        return CGSize(
            width: ceil(metrics.size.width) + 2 * inset + (sides?.extraWidth(of: self) ?? 0),
            height: ceil(UIFont(style).lineHeight) + 2 * margin)
    }

    // In a row, the field takes the space that is left, or gives up what is lacking, before labels and buttons do.
    override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? UILayoutPriority(249) : super.defaultHugging(for: axis)
    }

    override func defaultResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? UILayoutPriority(749) : super.defaultResistance(for: axis)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        let font = UIFont(style)
        let baseline = font.ascender - font.lineHeight / 2
        return (baseline, baseline)
    }

    private func applyBorder() {
        layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
        layer.borderWidth = borderStyle == .none ? 0 : 1
        layer.borderColor = UIColor.separator.resolved
        backgroundColor = borderStyle == .roundedRect ? .systemBackground : backgroundColor
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.scaled }
        updateSides()
        if borderStyle != .none { layer.borderColor = UIColor.separator.resolved }
    }

    // MARK: - Beside the text

    /// Returns where `leftView` is: at the beginning, in its size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldSides.place(leftView, in: bounds, atLeft: !readsRightToLeft)
    }

    /// Returns where `rightView` is: at the end, in its size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldSides.place(rightView, in: bounds, atLeft: readsRightToLeft)
    }

    /// Returns where the button is that removes the text: at the end.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let size = min(28, bounds.height)
        return CGRect(
            x: readsRightToLeft ? bounds.minX + 2 : bounds.maxX - size - 2, y: bounds.midY - size / 2, width: size,
            height: size)
    }

    /// The room for the text between what is beside it.
    var textArea: CGRect {
        var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
        func leave(_ rect: CGRect, atLeft: Bool) {
            if atLeft { left = max(bounds.minX, rect.maxX) } else { right = min(bounds.maxX, rect.minX) }
        }
        if let sides {
            if sides.shows(leftViewMode, leftView, in: self) {
                leave(leftViewRect(forBounds: bounds), atLeft: !readsRightToLeft)
            }
            if sides.shows(rightViewMode, rightView, in: self) {
                leave(rightViewRect(forBounds: bounds), atLeft: readsRightToLeft)
            } else if sides.shows(clearButtonMode, sides.clearButton, in: self) {
                // The text does not move while it is typed.
                leave(clearButtonRect(forBounds: bounds), atLeft: readsRightToLeft)
            }
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    private func sideChanged(from old: UIView? = nil) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        let needsSides =
            leftView != nil && leftViewMode != .never || rightView != nil && rightViewMode != .never
            || clearButtonMode != .never
        if needsSides, sides == nil { sides = TextFieldSides(of: self) }
        updateSides()
        invalidateIntrinsicContentSize()
    }

    fileprivate func updateSides() {
        guard let sides else { return }
        sides.update(in: self)
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        sides?.layOut(in: self)
    }

    /// Removes the text for the user.
    func clear() {
        guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
        becomeFirstResponder()
        guard hasText else { return }
        text = ""
        sendActions(for: .editingChanged)
    }

    override func stateChanged() {
        super.stateChanged()
        updateSides()
    }

    // MARK: - First responder

    override open var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    @discardableResult
    override open func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        updateSides()
        if window == nil, isFirstResponder { finishEditing() }
    }

    /// Ends the edits, whatever the delegate says.
    func finishEditing() {
        _ = super.resignFirstResponder()
        isFocusElsewhere = false
        editingEnded()
    }

    // MARK: - Edits

    /// Replaces the text for the user, if the delegate agrees.
    func edit(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let (range, replacement) = TextRange.edit(from: old, to: new)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        // The delegate may have changed the text itself.
        guard text == old else { return }
        text = new
        sendActions(for: .editingChanged)
    }

    /// Reacts to Return.
    func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    // MARK: - Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        (defaults.label, defaults.role) = (placeholder, .textField)
        return defaults
    }

    override open func accessibilityActivate() -> Bool { becomeFirstResponder() }

    // The text is the element if there is something beside it.
    override open var isAccessibilityElement: Bool {
        get { sides == nil && super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }

    /// The view that is the element of the text.
    var textElement: UIView { sides?.area ?? self }

    /// Whether the field would be an element if nothing were beside the text.
    var isTextElement: Bool { super.isAccessibilityElement }
}

extension UITextField: EditedText {
    var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func editingBegan() {
        updateSides()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
    }

    func editingEnded() {
        updateSides()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self)
    }
}
