// SPDX-License-Identifier: GPL-3.0-or-later
// A controller owns its view and its child controllers. The page owns the controller that it shows.

import Scene

/// An object that manages a view. Override its methods, which are called in this order: `loadView`, `viewDidLoad`,
/// `viewWillAppear`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The title, which bars show.
    open var title: String? {
        didSet {
            existingNavigationItem?.title = title
            if existingTabBarItem?.isOfSystem == false { existingTabBarItem?.title = title }
        }
    }
    /// The size in which the view is shown. If it is zero, the view has its own size, or that of the device if it has
    /// none.
    open var preferredContentSize = CGSize(width: 0, height: 0)
    /// The controllers inside this one.
    public private(set) var children: [UIViewController] = []
    /// The controller that contains this one.
    public private(set) weak var parent: UIViewController?
    /// Whether the view has been loaded.
    public var isViewLoaded: Bool { loadedView != nil }
    /// The view, if it has been loaded.
    public var viewIfLoaded: UIView? { loadedView }

    private var loadedView: UIView?
    /// The margins of the view unless it has others.
    private static let margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

    // MARK: - Bars

    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem {
        if let existingNavigationItem { return existingNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        existingNavigationItem = item
        return item
    }
    private var existingNavigationItem: UINavigationItem?
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a tab bar shows for the controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let existingTabBarItem { return existingTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            existingTabBarItem = item
            return item
        }
        set {
            existingTabBarItem = newValue
            tabBarController?.tabBarItemsChanged()
        }
    }
    private(set) var existingTabBarItem: UITabBarItem?
    /// Whether the controller lets the user edit what it shows.
    open var isEditing: Bool {
        get { edited }
        set { setEditing(newValue, animated: false) }
    }
    private var edited = false
    /// A button that begins and ends editing, with the title “Edit” or “Done”.
    open var editButtonItem: UIBarButtonItem {
        if let existingEditButtonItem { return existingEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                if let self { setEditing(!isEditing, animated: true) }
            })
        existingEditButtonItem = item
        updateEditButtonItem()
        return item
    }
    private var existingEditButtonItem: UIBarButtonItem?
    /// Lets the user edit what the controller shows, or ends that. Override it, and call the method of the superclass.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edited = editing
        updateEditButtonItem()
    }
    private func updateEditButtonItem() {
        existingEditButtonItem?.title = (edited ? UIBarButtonItem.SystemItem.done : .edit).name
        existingEditButtonItem?.style = edited ? .done : .plain
    }
    /// What the toolbar of a navigation controller shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.setNeedsBarLayout() } }
    /// Whether the bars at the bottom are hidden while the controller is on a navigation controller.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view extends below bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { navigationController?.setNeedsBarLayout() } }
    /// Whether the view extends below bars that are opaque, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { navigationController?.setNeedsBarLayout() } }
    /// Additional distances from the edges, which become part of the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
    }
    /// What bars of a container cover at the edges of the view.
    var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { safeAreaChanged() } } }

    // MARK: - Presentation

    /// How the controller is shown above another one.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller appears above another one.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss the controller by a swipe or by Escape.
    open var isModalInPresentation = false
    /// Whether the controller is asked to be the one that other styles than full screens are shown above. It has no
    /// effect.
    open var definesPresentationContext = false
    /// The controller that this one has presented itself.
    var presentation: Presentation?
    /// The presentation of this controller above another one.
    weak var ownPresentation: Presentation?
    private var existingPresentationController: UIPresentationController?
    /// What is presented as soon as the view is in a window.
    var postponedPresentations: [() -> Void] = []
    /// The element that had the keyboard focus when the controller was covered.
    weak var coveredElement: UIView?

    // MARK: - The device

    // The desktop has no status bar, and its windows are not turned, so that none of this has an effect.

    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether there is no indicator of the home gesture.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The directions in which the device can be held.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// The direction in which the device is held when the controller is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the controller can be turned.
    open var shouldAutorotate: Bool { true }
    /// Asks for a new status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Creates a controller. There are no nib files, so both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init() }

    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view. The first access loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
            if newValue?.layoutMargins == UIView.standardMargins { newValue?.layoutMargins = Self.margins }
        }
    }

    override open var next: UIResponder? { loadedView?.superview ?? presentingViewController }

    /// Loads the view if it has not been loaded.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        if parent == nil, let size = PageContext.current.deviceSize, let loadedView, loadedView.bounds.size == .zero {
            loadedView.frame.size = preferredContentSize == .zero ? size : preferredContentSize
            givenSize = loadedView.bounds.size
        }
        viewDidLoad()
    }

    // MARK: - To override

    /// Creates the view and sets `view`. By default, the view has the size of the device and a transparent background.
    open func loadView() {
        let context = PageContext.current
        let size =
            preferredContentSize == .zero ? context.deviceSize ?? context.window.screen.size : preferredContentSize
        let view = makeView()
        view.frame.size = size
        givenSize = size
        self.view = view
    }

    /// Returns the view that `loadView()` creates.
    func makeView() -> UIView { UIView() }

    /// Called after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its container and has its size, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view was shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from the window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was removed from the window.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Updates the constraints of the view. Called before the layout after `setNeedsUpdateConstraints()` of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the part of the view that bars cover has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called before the container changes the size of the view. Call the method of the superclass, which informs the
    /// children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Shows a controller in the way of the container: a navigation controller pushes it, others present it.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(viewController, sender: sender) }
        present(viewController, animated: true)
    }
    /// Shows a controller as a detail, as `show(_:sender:)` does.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        show(viewController, sender: sender)
    }
    /// Shows a controller above this one, or above the one that contains it.
    open func present(
        _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) { show(viewControllerToPresent, animated: animated, completion: completion) }
    /// Dismisses what the controller has presented, or else the controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: animated, completion: completion)
    }
    /// How much of the page the controller covers when it is presented.
    var presentationStyle: Presentation.Style {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: .full
        case .overFullScreen, .overCurrentContext, .custom: .over
        case .formSheet: .form
        case .automatic, .pageSheet, .popover, .none: .sheet
        }
    }
    /// Called before the controller is presented, when its view is in the window.
    func willBeShown() {}
    /// Called for Escape while the controller is presented. Returns whether it is the user's to dismiss.
    func escape() -> Bool { ownPresentation?.dismissSheet() ?? false }
    /// The element that gets the keyboard focus when the controller is shown; `nil` for the first one.
    var firstFocus: UIView? { nil }
    /// The style of the view and of those in it; `.unspecified` for that of the superview.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            PageContext.current.overridesStyles = true
            viewIfLoaded?.controllerStyleChanged(from: oldValue)
        }
    }
    /// Called when the light or dark style has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the controller was added to a parent or removed from it.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Containment

    /// Adds a child. The caller adds its view, and then calls its `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    // MARK: - Appearance

    /// The size in which the view is shown on the page; zero if it fills the area. A page can change the size of its
    /// view without changing the preferred size.
    package var sizeOnPage: CGSize {
        loadViewIfNeeded()
        let deviceSize = PageContext.current.deviceSize
        // Without a device, a view that this class has made fills the area whatever its frame is.
        let isGiven = givenSize.map { deviceSize == nil || $0 == view.bounds.size } ?? false
        let hasOwnSize = !isGiven && view.bounds.width > 0 && view.bounds.height > 0
        let isPreferred = preferredContentSize.width > 0 && preferredContentSize.height > 0
        return hasOwnSize ? view.bounds.size : isPreferred ? preferredContentSize : deviceSize ?? .zero
    }

    /// The size that this class has given the view, so that the view has none of its own; `nil` if it has not.
    private var givenSize: CGSize?

    /// What `viewWillAppear` and the methods after it have said last.
    enum Appearance { case disappeared, appearing, appeared, disappearing }

    private(set) var appearance = Appearance.disappeared
    private var isAnimated = false
    /// Whether `viewDidAppear` has been called, and `viewDidDisappear` has not.
    private var hasAppeared = false
    /// Whether a container says when the view appears or disappears.
    private var isGuided = false

    /// Whether a container lets its children know when its own view appears and disappears. If not, it calls their
    /// `beginAppearanceTransition` and `endAppearanceTransition` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Whether the view is about to leave because the controller is removed from its parent.
    open internal(set) var isMovingFromParent = false
    /// Whether the view is about to appear because the controller was added to its parent.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed.
    open internal(set) var isBeingDismissed = false

    /// The children that appear and disappear together with this controller.
    var appearingChildren: [UIViewController] {
        children.filter { child in loadedView.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false }
    }

    /// Lets a child know that its view is about to appear or to disappear. A container calls it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isGuided = true
        begin(isAppearing, animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Lets a child know that its view has appeared or disappeared. A container calls it.
    open func endAppearanceTransition() {
        end()
        isGuided = false
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.endAppearanceTransition() }
    }

    private func begin(_ isAppearing: Bool, _ animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            (appearance, isAnimated) = (.appearing, animated)
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false):
            (appearance, isAnimated) = (.disappearing, animated)
            viewWillDisappear(animated)
        default: break
        }
    }

    private func end() {
        switch appearance {
        case .appearing:
            (appearance, hasAppeared) = (.appeared, true)
            viewDidAppear(isAnimated)
            presentPostponed()
        case .disappearing:
            let wasShown = hasAppeared
            (appearance, hasAppeared) = (.disappeared, false)
            if wasShown || isGuided { viewDidDisappear(isAnimated) }
        default: break
        }
    }

    /// Whether the controller follows its view into the window and out of it: no container guides it.
    private var followsView: Bool {
        guard !isGuided else { return false }
        var next = parent
        while let parent = next {
            if !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
            next = parent.parent
        }
        return true
    }

    func beginAppearing() {
        guard followsView, appearance == .disappeared else { return }
        begin(true, false)
        PageContext.current.appearing.append(self)
    }

    func beginDisappearing() { if followsView { begin(false, false) } }

    /// Lets the controller know that its view is in the window.
    func isAppearing() { if appearance == .appearing { viewIsAppearing(isAnimated) } }

    /// Finishes an appearance after the layout.
    func endAppearing() { if followsView, appearance == .appearing { end() } }

    func endDisappearing() { if followsView, appearance == .disappearing { end() } }

    // MARK: - Safe area

    private func safeAreaChanged() {
        guard let loadedView else { return }
        for view in loadedView.all {
            view.safeAreaInsetsDidChange()
            if view === loadedView || view.controller != nil { view.controller?.viewSafeAreaInsetsDidChange() }
        }
        loadedView.setNeedsLayout()
    }

    // MARK: - Not here

    /// There are no storyboards. Create the controller in code, and show or present it.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        ConsoleLine(
            phrase("There are no storyboards, so the segue “{name}” is not performed. Show the controller in code."),
            ["name": identifier]
        ).write()
    }

    /// What decides whether the user may dismiss the controller while it is presented.
    open var presentationController: UIPresentationController? {
        if let existingPresentationController { return existingPresentationController }
        let controller = makePresentationController()
        existingPresentationController = controller
        return controller
    }

    func makePresentationController() -> UIPresentationController { UISheetPresentationController(of: self) }
}
