// SPDX-License-Identifier: GPL-3.0-or-later
// A navigation controller owns its bars, and its controllers as its children.

/// A controller that shows the last of a stack of controllers, with a bar above it.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last of the controllers.
    open var topViewController: UIViewController? { stack.last }
    /// What is seen: the last of the controllers, or what has been presented above it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    /// Hears of the controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar at the top.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.owner = self
        return bar
    }()
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The bar at the bottom. It is hidden at first.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// Whether the bar at the top is hidden.
    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Whether the bar at the bottom is hidden.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// What lets the user go back by a swipe from the edge.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let swipe = UIScreenEdgePanGestureRecognizer { [weak self] (swipe: UIScreenEdgePanGestureRecognizer) in
            self?.swiped(swipe)
        }
        swipe.makesElement = false
        return swipe
    }()
    /// The size in which the view is shown; by default, the one that its first controller prefers.
    override open var preferredContentSize: CGSize {
        get {
            super.preferredContentSize == .zero
                ? stack.first?.preferredContentSize ?? .zero : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }
    /// Whether the bar at the top is hidden while the user scrolls; without effect.
    open var hidesBarsOnSwipe = false, hidesBarsOnTap = false

    private var stack: [UIViewController] = []
    private var (hidesNavigationBar, hidesToolbar) = (false, true)
    private let content = UIView()
    private var transition: NavigationTransition?
    private var laidOutSize = CGSize.zero

    /// Creates a controller with the first controller of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller without others. The classes of bars are ignored.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

    /// Creates a controller without others.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Stack

    /// Shows a controller above the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        // A precondition would have no message in an optimized program.
        if stack.contains(viewController) { fatalError("a view controller cannot be pushed twice") }
        change(to: stack + [viewController], animated: animated)
    }

    /// Removes the controller that is shown, unless it is the first one. Returns it.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Removes all controllers but the first one. Returns them.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.count > 1 ? pop(to: 0, animated: animated) : []
    }

    /// Removes all controllers above one. Returns them.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        // A precondition would have no message in an optimized program.
        guard let index = stack.firstIndex(of: viewController) else {
            fatalError("the view controller to which to return is not on the stack")
        }
        return pop(to: index, animated: animated)
    }

    /// Replaces all controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// Pushes a controller.
    override open func show(_ viewController: UIViewController, sender: Any?) {
        pushViewController(viewController, animated: true)
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(stack[(index + 1)...])
        if !removed.isEmpty { change(to: Array(stack[...index]), animated: animated) }
        return removed
    }

    /// Goes back because the user has pressed the back button.
    func backPressed() { popViewController(animated: true) }

    private func change(to new: [UIViewController], animated: Bool, isInteractive: Bool = false) {
        finishTransition()
        let old = stack
        let leaving = old.filter { !new.contains($0) }
        stack = new
        for controller in new where !old.contains(controller) {
            controller.isMovingToParent = true
            addChild(controller)
        }
        for controller in leaving {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        guard isViewLoaded else { return settle(old, leaving: leaving) }
        guard let to = new.last, old.last !== to else {
            if new.isEmpty { old.last?.viewIfLoaded?.removeFromSuperview() }
            navigationBar.items = new.map(\.navigationItem)
            return settle(old, leaving: leaving)
        }
        let isPush = !old.contains(to)
        guard let from = old.last, view.window != nil else {
            old.last?.viewIfLoaded?.removeFromSuperview()
            to.loadViewIfNeeded()
            content.addSubview(to.view)
            navigationBar.items = new.map(\.navigationItem)
            setNeedsBarLayout()
            return settle(old, leaving: leaving)
        }
        let isAnimated = animated && UIView.areAnimationsEnabled
        let transition = NavigationTransition(
            from: from, to: to, isPush: isPush, animated: isAnimated, leaving: leaving)
        run(transition, isInteractive: isInteractive)
    }

    /// Lets controllers know that they have been added and removed without being shown.
    private func settle(_ old: [UIViewController], leaving: [UIViewController]) {
        for controller in leaving {
            controller.removeFromParent()
            controller.isMovingFromParent = false
        }
        for controller in stack where !old.contains(controller) {
            controller.didMove(toParent: self)
            controller.isMovingToParent = false
        }
    }

    // MARK: - Transitions

    private func run(_ transition: NavigationTransition, isInteractive: Bool) {
        let (from, to, animated) = (transition.from, transition.to, transition.animated)
        self.transition = transition
        to.loadViewIfNeeded()
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        place(to)
        transition.addViews(to: content)
        PageContext.current.moveFocus(from: from, to: to)
        delegate?.navigationController(self, willShow: to, animated: animated)
        navigationBar.replaceContent(with: stack.map(\.navigationItem))
        setNeedsBarLayout()
        view.layoutIfNeeded()
        place(to)
        content.layoutIfNeeded()
        guard animated else { return finishTransition() }
        transition.apply(0, in: content, bar: navigationBar)
        if !isInteractive { animate(transition, to: 1) { [weak self] in self?.finish(transition) } }
    }

    private func animate(_ transition: NavigationTransition, to progress: CGFloat, then end: @escaping () -> Void) {
        UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseOut) {
            transition.apply(progress, in: content, bar: navigationBar)
        } completion: { _ in
            end()
        }
    }

    private func finishTransition() {
        guard let transition else { return }
        if transition.isCanceled { cancel(transition) } else { finish(transition) }
    }

    private func finish(_ transition: NavigationTransition) {
        guard !transition.isOver else { return }
        end(transition, hidden: transition.from)
        let (from, to) = (transition.from, transition.to)
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        settle(stack.filter { !$0.isMovingToParent }, leaving: transition.leaving)
        delegate?.navigationController(self, didShow: to, animated: transition.animated)
    }

    private func cancel(_ transition: NavigationTransition) {
        guard !transition.isOver else { return }
        stack += transition.leaving
        end(transition, hidden: transition.to)
        navigationBar.items = stack.map(\.navigationItem)
        let (from, to) = (transition.from, transition.to)
        to.beginAppearanceTransition(false, animated: true)
        to.endAppearanceTransition()
        from.beginAppearanceTransition(true, animated: true)
        from.endAppearanceTransition()
        for controller in transition.leaving { controller.isMovingFromParent = false }
        PageContext.current.moveFocus(from: to, to: from)
    }

    private func end(_ transition: NavigationTransition, hidden: UIViewController) {
        transition.isOver = true
        self.transition = nil
        transition.end()
        navigationBar.endTransition()
        hidden.view.removeFromSuperview()
        setNeedsBarLayout()
    }

    private func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        let way = swipe.translation(in: content).x * (content.readsRightToLeft ? -1 : 1)
        let speed = swipe.velocity(in: content).x * (content.readsRightToLeft ? -1 : 1)
        let progress = min(max(0, way / max(1, content.bounds.width)), 1)
        switch swipe.state {
        case .began:
            guard transition == nil, stack.count > 1, view.window != nil else { return }
            change(to: stack.dropLast(), animated: true, isInteractive: true)
        case .changed: transition?.apply(progress, in: content, bar: navigationBar)
        case .ended, .cancelled:
            guard let transition else { return }
            if swipe.state == .ended, speed > 300 || speed > -300 && progress > 0.5 {
                animate(transition, to: 1) { [weak self] in self?.finish(transition) }
            } else {
                transition.isCanceled = true
                animate(transition, to: 0) { [weak self] in self?.cancel(transition) }
            }
        default: break
        }
    }

    override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    // MARK: - Bars

    /// Hides the bar at the top or shows it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        layOutBars(animated: animated)
    }

    /// Hides the bar at the bottom or shows it.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        layOutBars(animated: animated)
    }

    private func layOutBars(animated: Bool) {
        setNeedsBarLayout()
        guard animated, isViewLoaded, view.window != nil, transition == nil else { return }
        UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
    }

    /// Lays out the bars and the controller that is shown again.
    func setNeedsBarLayout() {
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the controller hides the bar at the bottom of a container.
    var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a tab bar shows for the controller: by default, what it shows for the first one of the stack.
    override open var tabBarItem: UITabBarItem! {
        get { existingTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override func makeView() -> UIView {
        let view = ContainerView()
        // What comes or leaves is not seen beyond the edges.
        view.clipsToBounds = true
        view.layOut = { [weak self] in self?.layOut() }
        view.elementViews = { [weak self] in
            guard let self else { return [] }
            return (hidesNavigationBar ? [] : [navigationBar]) + [topViewController?.viewIfLoaded].compactMap(\.self)
                + (hidesToolbar ? [] : [toolbar])
        }
        content.frame = view.bounds
        view.addSubview(content)
        view.addSubview(toolbar)
        view.addSubview(navigationBar)
        if let interactivePopGestureRecognizer { view.addGestureRecognizer(interactivePopGestureRecognizer) }
        return view
    }

    override open func loadView() {
        super.loadView()
        guard let top = topViewController else { return }
        top.loadViewIfNeeded()
        content.addSubview(top.view)
        navigationBar.items = stack.map(\.navigationItem)
    }

    private func layOut() {
        if view.bounds.size != laidOutSize {
            laidOutSize = view.bounds.size
            finishTransition()
        }
        (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges =
            view.readsRightToLeft ? .right : .left
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let height = navigationBar.fittingHeight
        navigationBar.frame = CGRect(
            x: 0, y: hidesNavigationBar ? -height : safe.top, width: bounds.width, height: height)
        navigationBar.isHidden = hidesNavigationBar
        toolbar.isHidden = hidesToolbar
        if !hidesToolbar, toolbar.items != topViewController?.toolbarItems {
            toolbar.items = topViewController?.toolbarItems
        }
        let toolbarHeight = UIToolbar.height + safe.bottom
        toolbar.frame = CGRect(
            x: 0, y: hidesToolbar ? bounds.height : bounds.height - toolbarHeight, width: bounds.width,
            height: toolbarHeight)
        content.frame = bounds
        if transition == nil, let top = topViewController { place(top) }
    }

    /// Places the view of a controller, below the bars or between them.
    private func place(_ controller: UIViewController) {
        guard let shown = controller.viewIfLoaded else { return }
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let top = hidesNavigationBar ? safe.top : safe.top + navigationBar.fittingHeight
        let bottom = hidesToolbar ? safe.bottom : safe.bottom + UIToolbar.height
        let edges = controller.edgesForExtendedLayout
        let goesOn = { (edge: UIRectEdge, isTranslucent: Bool) in
            edges.contains(edge) && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        }
        let isBelowTop = goesOn(.top, hidesNavigationBar || navigationBar.isTranslucent)
        let isBelowBottom = goesOn(.bottom, hidesToolbar || toolbar.isTranslucent)
        let frame = CGRect(
            x: 0, y: isBelowTop ? 0 : top, width: bounds.width,
            height: max(0, bounds.height - (isBelowTop ? 0 : top) - (isBelowBottom ? 0 : bottom)))
        if shown.frame != frame { shown.frame = frame }
        controller.barInsets = UIEdgeInsets(
            top: isBelowTop ? top : 0, left: 0, bottom: isBelowBottom ? bottom : 0, right: 0)
    }
}
