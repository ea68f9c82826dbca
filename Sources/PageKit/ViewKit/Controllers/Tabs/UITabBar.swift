// SPDX-License-Identifier: GPL-3.0-or-later
// A tab bar owns its items. It refers weakly to its delegate.

/// Hears of the tabs that the user selects.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Called when the user has selected a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with tabs, of which one is selected.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The tabs.
    open var items: [UITabBarItem]? { didSet { makeButtons() } }
    /// The selected tab.
    open var selectedItem: UITabBarItem? { didSet { itemChanged() } }
    /// Hears of the tabs that the user selects.
    open weak var delegate: (any UITabBarDelegate)?
    /// The color of the bar.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the tabs that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { itemChanged() } }
    /// Whether the page goes on below the bar.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The style of a bar without colors of its own.
    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() { didSet { setNeedsLayout() } }
    /// How the bar looks at the end of what is scrolled; without effect.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The height of the bar.
    static let height: CGFloat = 49
    private let background = BarBackground(isAtBottom: true)
    private var buttons: [TabButton] = []

    /// Creates a bar with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Creates a bar. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
    }

    /// Sets the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private func makeButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.tabBar = self
            let button = TabButton(item)
            button.pressed = { [weak self, weak item] in
                guard let self, let item else { return }
                selectedItem = item
                delegate?.tabBar(self, didSelect: item)
            }
            addSubview(button)
            return button
        }
        itemChanged()
    }

    /// Shows a tab that has changed.
    func itemChanged() {
        for button in buttons { button.setNeedsLayout() }
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.show(standardAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil))
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let place = readsRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: CGFloat(place) * width, y: 0, width: width, height: min(Self.height, bounds.height))
            button.show(isSelected: button.item === selectedItem, unselected: unselectedItemTintColor)
        }
    }

    override open func tintColorDidChange() { itemChanged() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { itemChanged() }
}

/// The button of a tab.
final class TabButton: UIControl {
    let item: UITabBarItem
    var pressed: () -> Void = {}
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()
    private static let (imageHeight, badgeHeight): (CGFloat, CGFloat) = (26, 18)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        for view in [imageView, label, badge] { addSubview(view) }
        (label.textAlignment, badge.textAlignment) = (.center, .center)
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.layer.cornerRadius = Self.badgeHeight / 2
        badge.clipsToBounds = true
        imageView.contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    func show(isSelected: Bool, unselected: UIColor?) {
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        let color: UIColor = isSelected ? tintColor : unselected ?? .secondaryLabel
        label.textColor = isEnabled ? item.titleAttributes[.foregroundColor] as? UIColor ?? color : .tertiaryLabel
        label.text = item.title
        imageView.tintColor = color
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage = imageView.image != nil
        label.font = .systemFont(ofSize: hasImage ? 10 : 15, weight: .medium)
        if let font = item.titleAttributes[.font] as? UIFont { label.font = font }
        imageView.frame = CGRect(x: 0, y: 4, width: bounds.width, height: Self.imageHeight)
        label.frame =
            hasImage
            ? CGRect(x: 2, y: 32, width: max(0, bounds.width - 4), height: 14) : bounds.insetBy(dx: 2, dy: 0)
        let width = max(Self.badgeHeight, badge.sizeThatFits(.zero).width + 8)
        let side = min(bounds.midX + (hasImage ? 4 : label.sizeThatFits(.zero).width / 2), bounds.width - width)
        badge.frame = CGRect(x: side, y: 2, width: width, height: Self.badgeHeight)
    }

    override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { pressed() }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        pressed()
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        (defaults.label, defaults.value) = (item.accessibilityLabel ?? item.title, item.badgeValue)
        defaults.role = .tab
        return defaults
    }
}
