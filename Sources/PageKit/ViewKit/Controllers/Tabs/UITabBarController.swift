// SPDX-License-Identifier: GPL-3.0-or-later
// A tab bar controller owns its bar, and its controllers as its children.

/// Decides about the tabs that the user selects, and hears of them. All methods have defaults.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select the tab of a controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when the user has selected the tab of a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A controller that shows one of several controllers, with a bar of tabs below it.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The controllers.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The index of the controller that is shown; `NSNotFound` if there is none.
    open var selectedIndex: Int {
        get { selected.flatMap(controllers.firstIndex) ?? .max }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }
    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, controllers.contains(newValue) { select(newValue) } }
    }
    /// Decides about the tabs that the user selects.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs.
    public let tabBar = UITabBar()

    private var controllers: [UIViewController] = []
    private var selected: UIViewController?
    private let content = UIView()

    /// Creates a controller without others.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.delegate = self
    }

    /// Creates a controller. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.delegate = self
    }

    /// Replaces the controllers. The one that is shown stays if it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let old = controllers
        controllers = new
        let next = selected.flatMap { new.contains($0) ? $0 : nil } ?? new.first
        for controller in new where !old.contains(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabBarItemsChanged()
        if let next, next !== selected { select(next) }
        if next == nil { selected = nil }
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    /// Shows the tabs of the controllers.
    func tabBarItemsChanged() {
        tabBar.items = controllers.map(\.tabBarItem)
        tabBar.selectedItem = selected?.tabBarItem
    }

    private func select(_ next: UIViewController) {
        guard next !== selected else { return tabBar.selectedItem = next.tabBarItem }
        let old = selected
        selected = next
        tabBar.selectedItem = next.tabBarItem
        guard isViewLoaded else { return }
        let isShown = view.window != nil
        next.loadViewIfNeeded()
        place(next)
        if isShown {
            old?.beginAppearanceTransition(false, animated: false)
            next.beginAppearanceTransition(true, animated: false)
        }
        content.addSubview(next.view)
        old?.viewIfLoaded?.removeFromSuperview()
        view.setNeedsLayout()
        guard isShown else { return }
        view.layoutIfNeeded()
        if let old { PageContext.current.moveFocus(from: old, to: next) }
        old?.endAppearanceTransition()
        next.endAppearanceTransition()
    }

    /// Selects the controller of the tab that the user has pressed.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            return tabBar.selectedItem = selected?.tabBarItem
        }
        if controller === selected, let navigation = controller as? UINavigationController {
            // A second press on a tab returns to the beginning of its stack.
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
        UIAccessibility.post(notification: .screenChanged, argument: item.accessibilityLabel ?? item.title)
        delegate?.tabBarController(self, didSelect: controller)
    }

    override var appearingChildren: [UIViewController] { selected.map { [$0] } ?? [] }

    // MARK: - Layout

    override func makeView() -> UIView {
        let view = ContainerView()
        view.layOut = { [weak self] in self?.layOut() }
        view.addSubview(content)
        view.addSubview(tabBar)
        return view
    }

    override open func loadView() {
        super.loadView()
        guard let selected else { return }
        selected.loadViewIfNeeded()
        content.addSubview(selected.view)
    }

    private var hidesBar: Bool { (selected as? UINavigationController)?.hidesBottomBar ?? false }

    private func layOut() {
        let (bounds, height) = (view.bounds, UITabBar.height + view.safeAreaInsets.bottom)
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        tabBar.isHidden = hidesBar || tabBarIsHidden
        content.frame = bounds
        if let selected { place(selected) }
    }

    private func place(_ controller: UIViewController) {
        guard let shown = controller.viewIfLoaded else { return }
        let height = hidesBar || tabBarIsHidden ? 0 : UITabBar.height + view.safeAreaInsets.bottom
        let isBelow =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - (isBelow ? 0 : height)))
        if shown.frame != frame { shown.frame = frame }
        controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? height : 0, right: 0)
    }

    /// Whether the page has hidden the bar.
    open var isTabBarHidden: Bool {
        get { tabBarIsHidden }
        set {
            tabBarIsHidden = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
    private var tabBarIsHidden = false
}
