// SPDX-License-Identifier: GPL-3.0-or-later
// The panel is the view of an alert, which owns it.

/// The view of an alert: a panel with texts, text fields, and buttons, in the middle or at the bottom.
final class AlertPanel: UIView {
    private weak var alert: UIAlertController?
    private let box = UIView()
    /// The cancel button of an action sheet is apart.
    private let cancelBox = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []

    private static let (alertWidth, sheetWidth): (CGFloat, CGFloat) = (270, 400)
    private static let (margin, buttonHeight, sheetButtonHeight): (CGFloat, CGFloat, CGFloat) = (16, 44, 57)
    private static let fieldHeight: CGFloat = 32

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        for box in [box, cancelBox] {
            box.backgroundColor = .alertFill
            box.layer.cornerRadius = 14
            box.clipsToBounds = true
            addSubview(box)
        }
        for label in [titleLabel, messageLabel] {
            (label.numberOfLines, label.textAlignment) = (0, .center)
            box.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    /// Shows what the alert says.
    func update() {
        guard let alert else { return }
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
        (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
        for field in alert.textFields ?? [] where field.superview !== box { box.addSubview(field) }
        if buttons.map(\.action) != alert.actions {
            for button in buttons { button.removeFromSuperview() }
            buttons = alert.actions.map { action in
                let button = AlertButton(action)
                button.pressed = { [weak alert] in alert?.press(action) }
                return button
            }
        }
        for button in buttons {
            let isApart = isSheet && button.action.style == .cancel
            if button.superview == nil { (isApart ? cancelBox : box).addSubview(button) }
            button.isEnabled = button.action.isEnabled
            let bold = alert.preferredAction ?? buttons.first { $0.action.style == .cancel }?.action
            button.label.font = .systemFont(
                ofSize: isSheet ? 20 : 17, weight: button.action === bold ? .semibold : .regular)
            button.setNeedsLayout()
        }
        setNeedsLayout()
    }

    /// Returns the button of an action.
    func button(of action: UIAlertAction?) -> UIView? { buttons.first { $0.action === action } }

    /// The buttons in the order in which they are shown: the one that cancels is the first of two, and else the last.
    private var orderedButtons: [AlertButton] {
        let cancel = buttons.filter { $0.action.style == .cancel }
        let others = buttons.filter { $0.action.style != .cancel }
        return !isSheet && buttons.count == 2 ? cancel + others : others + cancel
    }

    override var subviewsOfElements: [UIView] {
        [titleLabel, messageLabel] + (alert?.textFields ?? []) + orderedButtons
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isSheet { layOutSheet() } else { layOutAlert() }
    }

    /// Places the texts and the fields. Returns where the buttons begin.
    private func layOutTexts(width: CGFloat) -> CGFloat {
        var y = isSheet ? 14 : 19
        let inner = width - 2 * Self.margin
        for label in [titleLabel, messageLabel] {
            let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
            label.frame = CGRect(x: Self.margin, y: CGFloat(y), width: inner, height: height)
            label.isHidden = height == 0
            if height > 0 { y += Int(height) + (label === titleLabel ? 4 : 0) }
        }
        let hasText = !titleLabel.isHidden || !messageLabel.isHidden
        var end = CGFloat(y)
        for field in alert?.textFields ?? [] {
            end += 10
            field.frame = CGRect(x: Self.margin, y: end, width: inner, height: Self.fieldHeight)
            end += Self.fieldHeight
        }
        if !hasText, alert?.textFields == nil { return 0 }
        return end + (isSheet ? 14 : 19)
    }

    private func layOutAlert() {
        let width = min(Self.alertWidth, bounds.width - 2 * Self.margin)
        let top = layOutTexts(width: width)
        let buttons = orderedButtons
        let isRow = buttons.count == 2 && buttons.allSatisfy { $0.fittingWidth <= width / 2 }
        for (index, button) in buttons.enumerated() {
            let place = isRow && readsRightToLeft ? 1 - index : index
            button.frame =
                isRow
                ? CGRect(x: CGFloat(place) * width / 2, y: top, width: width / 2, height: Self.buttonHeight)
                : CGRect(x: 0, y: top + CGFloat(index) * Self.buttonHeight, width: width, height: Self.buttonHeight)
            button.lines = isRow && place == 1 ? [.top, .left] : .top
        }
        let rows = isRow ? 1 : buttons.count
        let size = CGSize(width: width, height: top + CGFloat(rows) * Self.buttonHeight)
        box.frame = CGRect(center: bounds.center, size: size)
        cancelBox.isHidden = true
    }

    private func layOutSheet() {
        let width = min(Self.sheetWidth, bounds.width - Self.margin)
        let top = layOutTexts(width: width)
        let (cancel, others) = (
            buttons.filter { $0.action.style == .cancel }, buttons.filter { $0.action.style != .cancel }
        )
        let height = Self.sheetButtonHeight
        for (index, button) in others.enumerated() {
            button.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: width, height: height)
            button.lines = top > 0 || index > 0 ? .top : []
        }
        for (index, button) in cancel.enumerated() {
            button.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
            button.lines = index > 0 ? .top : []
        }
        let cancelHeight = CGFloat(cancel.count) * height
        let (left, bottom) = ((bounds.width - width) / 2, bounds.height - 8 - safeAreaInsets.bottom)
        cancelBox.frame = CGRect(x: left, y: bottom - cancelHeight, width: width, height: cancelHeight)
        cancelBox.isHidden = cancel.isEmpty
        let boxHeight = top + CGFloat(others.count) * height
        box.frame = CGRect(
            x: left, y: bottom - cancelHeight - (cancel.isEmpty ? 0 : 8) - boxHeight, width: width, height: boxHeight)
        box.isHidden = boxHeight == 0
    }

    // What is beside the panel is below it, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !isSheet || box.frame.contains(point) || cancelBox.frame.contains(point)
    }
}

extension UIColor {
    /// The background of an alert.
    static let alertFill = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .alertDark : .alertLight })
    private static let alertLight = UIColor(rgb: 0xF7F7F7)
    private static let alertDark = UIColor(rgb: 0x2C2C2E)
}

/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    let label = UILabel()
    var pressed: () -> Void = {}
    /// The edges with lines.
    var lines: UIRectEdge = .top { didSet { setNeedsLayout() } }
    private let (topLine, leftLine) = (UIView.part(), UIView.part())

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        for view in [label, topLine, leftLine] { addSubview(view) }
        for line in [topLine, leftLine] { line.backgroundColor = .separator }
    }

    required init?(coder: NSCoder) { nil }

    /// The width that the title needs.
    var fittingWidth: CGFloat { label.sizeThatFits(.zero).width + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: lines.contains(.top) ? 1 : 0)
        leftLine.frame = CGRect(x: 0, y: 0, width: lines.contains(.left) ? 1 : 0, height: bounds.height)
        backgroundColor = isHighlighted ? .pressedFill : nil
    }

    override func tintColorDidChange() { setNeedsLayout() }

    override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { pressed() }
    }

    override func accessibilityActivate() -> Bool {
        if isEnabled { pressed() }
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = action.title
        defaults.traits.insert(.button)
        return defaults
    }
}
