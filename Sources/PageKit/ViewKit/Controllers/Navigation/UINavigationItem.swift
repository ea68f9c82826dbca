// SPDX-License-Identifier: GPL-3.0-or-later
// A controller owns its item, and the item its buttons.

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is large.
    nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the controller below.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The title.
    open var title: String? { didSet { changed() } }
    /// The view that is shown instead of the title.
    open var titleView: UIView? {
        didSet {
            if titleView !== oldValue { oldValue?.removeFromSuperview() }
            changed()
        }
    }
    /// A line of text above the title.
    open var prompt: String? { didSet { changed() } }
    /// The buttons at the side where lines of text begin.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(from: oldValue) } }
    /// The buttons at the other side, from the edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(from: oldValue) } }
    /// The first of the buttons at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of the buttons at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// What the back button says on the controller above this one.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The title of the back button on the controller above this one.
    open var backButtonTitle: String? { didSet { changed() } }
    /// Whether there is no back button.
    open var hidesBackButton = false { didSet { changed() } }
    /// Whether the back button is shown next to the buttons at the left.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// When the title is large, if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// How the bar looks for this controller.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// How the bar looks at the end of what is scrolled; without effect.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// The bar that shows the item, or the back button to it.
    weak var bar: UINavigationBar?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Sets the button at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Shows the back button or hides it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    private func itemsChanged(from old: [UIBarButtonItem]?) {
        let kept = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
        for item in old ?? [] where !kept.contains(item) { item.view?.removeFromSuperview() }
        changed()
    }

    private func changed() { bar?.itemChanged() }
}
