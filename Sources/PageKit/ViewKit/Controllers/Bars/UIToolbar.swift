// SPDX-License-Identifier: GPL-3.0-or-later
// A toolbar owns its items.

/// A bar of buttons, which is usually at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The items, from left to right.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] where item.view?.superview === self { item.view?.removeFromSuperview() }
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }
    /// The color of the bar.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether the page goes on below the bar.
    open var isTranslucent = true
    /// The style of a bar without colors of its own.
    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
    /// How the bar looks at the end of what is scrolled; without effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?

    private let background = BarBackground(isAtBottom: true)
    /// The height of the bar.
    static let height: CGFloat = 44

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

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.show(standardAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil))
        let items = items ?? []
        let used = items.map(\.shownWidth).reduce(0, +)
        let flexible = items.filter { $0.systemItem == .flexibleSpace && $0.width <= 0 }.count
        let margin: CGFloat = 8
        let space = flexible == 0 ? 0 : max(0, bounds.width - 2 * margin - used) / CGFloat(flexible)
        var x = margin
        for item in items {
            let width = item.systemItem == .flexibleSpace && item.width <= 0 ? space : item.shownWidth
            if let view = item.view {
                let height = item.customView == nil ? min(44, bounds.height) : view.barSize.height
                let left = readsRightToLeft ? bounds.width - x - width : x
                view.frame = CGRect(x: left, y: (Self.height - height) / 2, width: width, height: height)
                if view.superview !== self { addSubview(view) }
            }
            x += width
        }
    }
}
