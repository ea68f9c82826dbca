// SPDX-License-Identifier: GPL-3.0-or-later
// An alert owns its actions and its text fields.

/// A message with buttons that is shown above the page.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where the message is shown.
    nonisolated public enum Style: Int, Sendable {
        /// At the bottom.
        case actionSheet
        /// In the middle.
        case alert
    }

    /// The text below the title.
    open var message: String? { didSet { panel?.update() } }
    /// The title.
    override open var title: String? { didSet { panel?.update() } }
    /// Where the message is shown.
    open private(set) var preferredStyle = Style.actionSheet
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that Return presses. Its title is bold.
    open var preferredAction: UIAlertAction? { didSet { panel?.update() } }
    /// The text fields, if there are any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private var fields: [UITextField] = []
    private var panel: AlertPanel? { viewIfLoaded as? AlertPanel }

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.changed = { [weak self] in self?.panel?.update() }
        panel?.update()
    }

    /// Adds a text field, and lets the page prepare it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        field.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
        fields.append(field)
        configurationHandler?(field)
        panel?.update()
    }

    // MARK: - Presentation

    override var presentationStyle: Presentation.Style { preferredStyle == .alert ? .alert : .actionSheet }

    override func makePresentationController() -> UIPresentationController {
        preferredStyle == .actionSheet ? UIPopoverPresentationController(of: self) : super.makePresentationController()
    }

    override open func loadView() {
        let panel = AlertPanel(self)
        view = panel
        panel.update()
    }

    /// The action of the key that ends the input.
    var returnAction: UIAlertAction? {
        preferredAction ?? (actions.count == 1 ? actions[0] : actions.first { $0.style != .cancel })
    }

    /// The title and the text, which are read when the alert is shown.
    private var spokenText: String {
        let parts = [title, message].compactMap(\.self).filter { !$0.isEmpty }
        return parts.joined(separator: parts.first?.last?.isPunctuation ?? false ? " " : ". ")
    }

    override func willBeShown() {
        UIAccessibility.post(notification: .screenChanged, argument: spokenText)
        fields.first?.becomeFirstResponder()
    }

    override var firstFocus: UIView? {
        (fields.first?.textElement
            ?? panel?.button(of: preferredAction ?? actions.first { $0.style == .cancel } ?? actions.first))
    }

    // MARK: - Buttons

    private func submit() {
        // Return in a field that is not the last goes on to the next.
        if let index = fields.firstIndex(where: \.isFirstResponder), index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = returnAction {
            press(action)
        }
    }

    /// Dismisses the alert, and then calls the handler of an action.
    func press(_ action: UIAlertAction) {
        guard action.isEnabled, let presenting = presentingViewController, !isBeingDismissed else { return }
        presenting.dismiss(animated: true) { action.handler?(action) }
    }

    /// Presses the button that changes nothing. Returns true, because nothing else is to be dismissed.
    override func escape() -> Bool {
        if let cancel = actions.first(where: { $0.style == .cancel }) { press(cancel) }
        return true
    }
}
