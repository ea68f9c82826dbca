// SPDX-License-Identifier: GPL-3.0-or-later
/// The area in which a page is shown. It contains the page's live view.
///
/// A live view with a size is centered, and made smaller if the area is. Its upper left corner is the origin of the
/// window's coordinates, as on a screen that it fills. One with the size of the device has the device's shape around it.
///
/// A page can make windows of its own. The one that it makes visible is shown as its live view.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller whose view the window shows.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }
    /// Whether the window is the one that was made visible last.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    /// What the window is above; without effect.
    open var windowLevel = Level.normal

    private let isMain: Bool
    /// The size of the area, in points of the desktop.
    package private(set) var area = CGSize(width: 0, height: 0)
    /// What the window shows.
    private var shown: UIView?
    /// The size of what is shown; `nil` if it fills the area.
    private var shownSize: CGSize?
    /// The body of the device around what is shown.
    private var device: UIView?
    /// How much larger what is shown can be than by itself, and the limit of that.
    private var maxScale: CGFloat = 1
    private static let largestScale: CGFloat = 8
    /// The width of the device's body around its screen, the radius of its corners, and the room around it, in points.
    private static let (deviceBorder, deviceRadius, deviceMargin): (CGFloat, CGFloat, CGFloat) = (12, 32, 6)

    /// Creates the area in which the page is shown.
    init(isMain: Bool) {
        self.isMain = isMain
        super.init(frame: .zero)
    }

    /// Creates a window of the page.
    override public init(frame: CGRect) {
        isMain = false
        super.init(frame: frame)
    }

    /// Creates a window of the page. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        isMain = false
        super.init(coder: coder)
    }

    override var isMainWindow: Bool { isMain }
    override open var window: UIWindow? { isMain || superview?.window != nil ? self : nil }

    /// Shows the window, unless the page sets another live view.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        addRoot()
    }

    /// Makes the window the one that gets keys.
    open func makeKey() { if !isMain { PageContext.current.keyWindow = self } }

    // MARK: - Controllers

    private func replaceRoot(_ old: UIViewController?) {
        guard isMain else {
            old?.viewIfLoaded?.removeFromSuperview()
            if window != nil || isKeyWindow { addRoot() }
            return
        }
        guard let new = rootViewController, new.viewIfLoaded?.superview !== self, shown != nil else { return }
        shown?.removeFromSuperview()
        new.view.bounds.size = screen.size
        shown = new.view
        addSubview(new.view)
        layOut()
    }

    private func addRoot() {
        guard !isMain, let rootViewController, rootViewController.viewIfLoaded?.superview !== self else { return }
        rootViewController.view.frame = bounds
        insertSubview(rootViewController.view, at: 0)
    }

    override open func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview != nil { addRoot() }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard !isMain else {
            PageContext.current.inputArea?.place(in: screen)
            return
        }
        for view in [rootViewController?.viewIfLoaded].compactMap(\.self) + areas where view.superview === self {
            view.frame = bounds
        }
    }

    // MARK: - Presentations

    private var areas: [PresentationView] { subviews.compactMap { $0 as? PresentationView } }

    /// Adds the area of a presentation above all others.
    func addArea(_ area: PresentationView) {
        area.frame = isMain ? screen : bounds
        addSubview(area)
    }

    /// What is below a presentation cannot be reached.
    override var subviewsOfElements: [UIView] {
        let top = subviews.lastIndex { ($0 as? PresentationView).map { !$0.isLeaving && !$0.isOpen } ?? false }
        return top.map { Array(subviews[$0...]) } ?? subviews
    }

    // MARK: - The live view

    /// The part of the window that is for the page: the device, until something is shown.
    var screen: CGRect {
        guard isMain else { return bounds }
        let deviceSize = shown == nil ? PageContext.current.deviceSize : nil
        return CGRect(origin: .zero, size: shownSize ?? deviceSize ?? bounds.size)
    }

    /// Shows the view of a controller.
    package func show(_ controller: UIViewController) {
        show(controller.view, size: controller.sizeOnPage)
        rootViewController = controller
    }

    /// Shows a window of the page. One that is as large as the screen stays so.
    package func show(_ window: UIWindow) {
        show(
            window,
            size: window.bounds.size == screen.size ? PageContext.current.deviceSize ?? .zero : window.bounds.size)
    }

    /// Shows a view in a size, or in all of the area if the size is zero.
    package func show(_ view: UIView, size: CGSize) {
        shown = view
        shownSize = size.width > 0 && size.height > 0 ? size : nil
        if let shownSize { view.bounds.size = shownSize }
        if let shownSize, shownSize == PageContext.current.deviceSize { addDevice() }
        layOut()
        addSubview(view)
    }

    /// Updates the layout for an area of the given size, to which what is shown is enlarged if wanted.
    package func resize(to area: CGSize, enlarging: Bool = false) {
        self.area = area
        maxScale = enlarging ? Self.largestScale : 1
        layOut()
    }

    /// Updates the layout if the page has changed the size of its live view.
    func followContent() {
        guard let size = shown?.bounds.size, let shownSize, size != shownSize, size.width > 0, size.height > 0 else {
            return
        }
        self.shownSize = size
        layOut()
    }

    private func addDevice() {
        let device = UIView()
        device.isUserInteractionEnabled = false
        device.backgroundColor = .systemGray5
        device.layer.cornerRadius = Self.deviceRadius
        addSubview(device)
        self.device = device
    }

    private func layOut() {
        let margin = device == nil ? 0 : 2 * (Self.deviceBorder + Self.deviceMargin)
        let scale =
            shownSize.map { min(maxScale, area.width / ($0.width + margin), area.height / ($0.height + margin)) } ?? 1
        guard scale > 0, scale.isFinite else { return }
        transform = CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(x: area.width / 2, y: area.height / 2)
        let size = CGSize(width: area.width / scale, height: area.height / scale)
        let inner = shownSize ?? size
        bounds = CGRect(center: CGPoint(x: inner.width / 2, y: inner.height / 2), size: size)
        shown?.center = bounds.center
        if let shown, shownSize == nil, shown.bounds.size != size {
            let change = SizeChange()
            let root = (shown as? UIWindow)?.rootViewController ?? rootViewController
            if root?.appearance == .appeared { root?.viewWillTransition(to: size, with: change) }
            shown.bounds.size = size
            change.finish()
        }
        for area in areas { area.frame = screen }
        PageContext.current.inputArea?.place(in: screen)
        let border = 2 * Self.deviceBorder
        device?.bounds.size = CGSize(width: inner.width + border, height: inner.height + border)
        device?.center = bounds.center
    }
}

extension UIWindow {
    /// What windows are above.
    nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public let rawValue: CGFloat
        /// Creates a level from its height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of pages.
        public static let normal = Level(rawValue: 0)
        /// The level of status bars.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }
}
