// SPDX-License-Identifier: GPL-3.0-or-later
// A controller owns its view and its child controllers. The page owns the controller that it shows.

/// An object that manages a view. Override its methods, which are called in this order: `loadView`, `viewDidLoad`,
/// `viewWillAppear`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The title.
    open var title: String?
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
    /// Whether `viewDidAppear` has been called, and `viewDidDisappear` has not.
    private var (isAppearing, hasAppeared) = (false, false)

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

    override open var next: UIResponder? { loadedView?.superview }

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
        let view = UIView(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: size))
        givenSize = size
        self.view = view
    }

    /// Called after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
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

    func beginAppearing() {
        guard !isAppearing else { return }
        isAppearing = true
        viewWillAppear(false)
        PageContext.current.appearing.append(self)
    }

    func beginDisappearing() { if isAppearing { viewWillDisappear(false) } }

    /// Finishes an appearance after the layout.
    func endAppearing() {
        guard isAppearing, !hasAppeared else { return }
        hasAppeared = true
        viewDidAppear(false)
    }

    func endDisappearing() {
        guard isAppearing else { return }
        let wasShown = hasAppeared
        (isAppearing, hasAppeared) = (false, false)
        if wasShown { viewDidDisappear(false) }
    }
}
