// SPDX-License-Identifier: GPL-3.0-or-later
// A bar owns its items and the views that show them. It refers weakly to the controller that has it.

/// A bar with a title, a back button, and other buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// The items, of which the last one is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set { show(newValue ?? []) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item to which the back button returns.
    open var backItem: UINavigationItem? { stack.dropLast().last }
    /// Whether titles are large.
    open var prefersLargeTitles = false { didSet { itemChanged() } }
    /// The color of the bar.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The font and the color of the title.
    package var titleStyle: [TextAttribute: Any]? { didSet { itemChanged() } }
    /// The font and the color of a large title.
    package var largeTitleStyle: [TextAttribute: Any]? { didSet { itemChanged() } }
    /// Whether the page goes on below the bar.
    open var isTranslucent = true { didSet { owner?.setNeedsBarLayout() } }
    /// The style of a bar without colors of its own.
    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() { didSet { itemChanged() } }
    /// How the bar looks at the end of what is scrolled; without effect.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How the bar looks when it is low; without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// The image of the line at the edge. An image hides the line.
    open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

    /// The controller that has the bar.
    weak var owner: UINavigationController?
    private var stack: [UINavigationItem] = []
    private var backgroundImage: UIImage?
    private let background = BarBackground(isAtBottom: false)
    private var shownContent: NavigationBarContent?
    /// The content of the item that is left, while another one is coming.
    private var oldContent: NavigationBarContent?

    /// The height of the row with the title, of a large title below it, and of a prompt above it.
    static let (rowHeight, largeTitleHeight, promptHeight): (CGFloat, CGFloat, CGFloat) = (44, 52, 30)

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

    /// The font and the color of the title.
    @_disfavoredOverload public var titleTextAttributes: [TextAttribute: Any]? {
        get { titleStyle }
        set { titleStyle = newValue }
    }
    /// The font and the color of a large title.
    @_disfavoredOverload public var largeTitleTextAttributes: [TextAttribute: Any]? {
        get { largeTitleStyle }
        set { largeTitleStyle = newValue }
    }

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
    /// Adds an item, which is then shown.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { show(stack + [item]) }
    /// Removes the item that is shown.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = topItem else { return nil }
        show(stack.dropLast())
        return top
    }

    /// Sets the image behind the bar.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        backgroundImage = image
        setNeedsLayout()
    }

    /// Returns the image behind the bar.
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// Whether the title of the present item is large.
    var hasLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        return stack.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
    }

    /// The height that the content needs.
    var fittingHeight: CGFloat {
        Self.rowHeight + (hasLargeTitle ? Self.largeTitleHeight : 0)
            + (topItem?.prompt == nil ? 0 : Self.promptHeight)
    }

    /// How the bar looks for the present item.
    var shownAppearance: UINavigationBarAppearance { topItem?.standardAppearance ?? standardAppearance }

    /// Shows an item that has changed.
    func itemChanged() {
        shownContent?.setNeedsLayout()
        setNeedsLayout()
        owner?.setNeedsBarLayout()
    }

    private func show(_ items: [UINavigationItem]) {
        replaceContent(with: items)
        endTransition()
    }

    /// Shows the last of other items, and keeps the content that is left until `endTransition()`.
    func replaceContent(with items: [UINavigationItem]) {
        endTransition()
        let old = stack
        stack = items
        for item in old where item.bar === self && !items.contains(item) { item.bar = nil }
        for item in items { item.bar = self }
        guard items.last !== shownContent?.item || items.dropLast().last !== shownContent?.backItem else {
            return itemChanged()
        }
        oldContent = shownContent
        shownContent = items.last.map { NavigationBarContent($0, back: backItem, in: self) }
        if let shownContent { addSubview(shownContent) }
        itemChanged()
    }

    /// Shows a part of the change between two contents, 0...1. The new one comes from the given direction.
    func apply(_ progress: CGFloat, from direction: CGFloat) {
        oldContent?.alpha = 1 - progress
        shownContent?.alpha = progress
        oldContent?.shift(by: -direction * progress)
        shownContent?.shift(by: direction * (1 - progress))
    }

    /// Removes the content that was left.
    func endTransition() {
        oldContent?.removeFromSuperview()
        oldContent = nil
        shownContent?.alpha = 1
        shownContent?.shift(by: 0)
    }

    override var subviewsOfElements: [UIView] { shownContent.map { [$0] } ?? [] }
    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fittingHeight) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches to the edge of the screen.
        let above = max(0, superview == nil ? 0 : frame.minY)
        let isAtTop = owner != nil
        background.frame = CGRect(
            x: 0, y: isAtTop ? -above : 0, width: bounds.width, height: bounds.height + (isAtTop ? above : 0))
        let appearance = shownAppearance
        if let backgroundImage { appearance.backgroundImage = backgroundImage }
        background.show(
            appearance, color: barTintColor ?? (barStyle == .black ? .black : nil), hidesLine: shadowImage != nil)
        if let backgroundImage, backgroundImage.size == .zero { background.backgroundColor = nil }
        for view in [oldContent, shownContent] { view?.frame = bounds }
    }
}

/// The kind of a bar for which an image is.
nonisolated public enum UIBarMetrics: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default`, compact, defaultPrompt, compactPrompt
}
