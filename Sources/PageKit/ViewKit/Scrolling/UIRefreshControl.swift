// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A control above the content of a scroll view. When the user pulls the content down by more than its height, it sends
/// `valueChanged`, and turns until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60

    /// Whether the content is being refreshed.
    public private(set) var isRefreshing = false
    private let wheel = UIActivityIndicatorView(style: .medium)

    /// Creates a control for the `refreshControl` of a scroll view.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

    /// Creates a control with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        wheel.accessibilityElementsHidden = true
        addSubview(wheel)
    }

    /// Creates a control without a size. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { nil }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Shows that the content is being refreshed.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.alpha = 1
        wheel.startAnimating()
        if let scrollView, !scrollView.isDragging { reserveRoom(in: scrollView) }
    }

    /// Shows that the content has been refreshed.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        wheel.alpha = 0
        guard let scrollView else { return }
        reserveRoom(in: scrollView)
        if scrollView.motion?.kind != .deceleration { scrollView.stopMotion() }
        scrollView.fingersLeft()
    }

    /// Follows the content, which the user drags.
    func pulled(in scrollView: UIScrollView) {
        let way = scrollView.limits(along: .vertical).lowerBound - scrollView.contentOffset.y
        guard !isRefreshing, isEnabled else { return }
        wheel.alpha = min(max(way / Self.height, 0), 1)
        if way > Self.height { refresh() }
    }

    /// Keeps the room of the control free while the content is being refreshed.
    func reserveRoom(in scrollView: UIScrollView) { scrollView.refreshInset = isRefreshing ? Self.height : 0 }

    /// Moves the control above the content.
    func place(in scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    private func refresh() {
        beginRefreshing()
        sendValueChanged()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if let tint = tintColor, tint !== superview?.tintColor { wheel.color = tint }
        wheel.center = bounds.center
    }

    // MARK: - Accessibility

    override open func accessibilityActivate() -> Bool {
        if !isRefreshing { refresh() }
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        let context = PageContext.current
        // Translators: what the user can do with a list, to load it again.
        defaults.label = context.translate(phrase("Refresh"), [:])
        if isRefreshing { defaults.value = context.translate(phrase("In progress"), [:]) }
        return defaults
    }
}
