// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A view whose text the user edits in the window.
protocol EditedText: UIView {
    /// The number of actions of the user so far.
    var actionCount: Int { get set }
    /// Whether the keyboard acts on something in the views for the input, while the text is still edited.
    var isFocusElsewhere: Bool { get set }
    /// Whether the view would be an element if the text were not one.
    var isTextElement: Bool { get }

    /// What the window shows as a text field, with a distance of the text from the edges.
    func shownField(inset: CGFloat, in width: CGFloat) -> NodeTextField
    /// Replaces the text for the user, if the delegate agrees.
    func edit(_ new: String)
    /// Reacts to Return in a line.
    func submit()
    /// Ends the edits, whatever the delegate says.
    func finishEditing()
    /// Whether the delegate lets the edits begin, and end.
    var mayBeginEditing: Bool { get }
    var mayEndEditing: Bool { get }
    /// Called when the edits have begun, and have ended.
    func editingBegan()
    func editingEnded()
}

extension EditedText {
    /// Begins the edits by making the view the first responder. Returns whether the text is edited.
    func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
        guard !isFirstResponder else {
            isFocusElsewhere = false
            return true
        }
        guard mayBeginEditing, becomeFirstResponder() else { return false }
        isFocusElsewhere = false
        editingBegan()
        return true
    }

    /// Ends the edits if the delegate agrees. Returns whether the text is no longer edited.
    func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
        guard isFirstResponder else { return resignFirstResponder() }
        guard mayEndEditing else { return false }
        finishEditing()
        return true
    }

    /// Performs an action of the user in the window.
    func performEditing(_ action: ElementAction) {
        actionCount += 1
        switch action {
        case .beginEditing:
            isFocusElsewhere = false
            becomeFirstResponder()
        // The user may leave the field whatever the delegate says.
        case .endEditing:
            guard isFirstResponder else { break }
            // The keyboard may go on to the views for the input.
            if PageContext.current.inputArea?.owner === self { isFocusElsewhere = true } else { finishEditing() }
        case .edit(let new): edit(new)
        case .submit: submit()
        case .increment, .decrement, .custom, .reveal: break
        }
    }

    /// Ends the edits if the keyboard acts on an element that is neither the field nor for its input.
    func focusReached(_ element: UIView) {
        guard isFirstResponder, isFocusElsewhere, !element.isDescendant(of: self),
            PageContext.current.inputArea.map({ !element.isDescendant(of: $0) }) ?? true
        else { return }
        finishEditing()
    }
}

/// The part of a view that shows the text that is edited. It presents what the view would.
final class EditedTextArea: UIView {
    private(set) weak var owner: (any EditedText)?

    init(of owner: any EditedText) {
        self.owner = owner
        super.init(frame: .zero)
        // Touches are for the view.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var content: NodeContent? { owner.map { .textField($0.shownField(inset: 0, in: bounds.width)) } }

    override var isAccessibilityElement: Bool {
        get { owner?.isTextElement ?? false }
        set {}
    }
    override var accessibilityLabel: String? {
        get { owner?.accessibilityLabel }
        set {}
    }
    override var accessibilityValue: String? {
        get { owner?.accessibilityValue }
        set {}
    }
    override var accessibilityHint: String? {
        get { owner?.accessibilityHint }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { owner?.accessibilityTraits ?? .none }
        set {}
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { owner?.accessibilityCustomActions }
        set {}
    }
    override var accessibilityDefaults: AccessibilityDefaults {
        owner?.accessibilityDefaults ?? super.accessibilityDefaults
    }
    override func accessibilityActivate() -> Bool { owner?.accessibilityActivate() ?? false }
}
