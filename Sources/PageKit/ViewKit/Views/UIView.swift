// SPDX-License-Identifier: GPL-3.0-or-later
// A view owns its subviews, its layer, and its gesture recognizers, and refers to its superview and its controller
// weakly. The window owns the live view.

import Scene

/// A rectangle on a page that can move, fade, take touches, and contain other views.
@preconcurrency @MainActor open class UIView: UIResponder {
    // MARK: - Geometry

    /// The center, in the coordinates of the superview.
    open var center: CGPoint { didSet { if isTracked { changed(.center, from: .point(oldValue)) } } }
    /// The view's own coordinates: its size, and the point at its upper left corner.
    open var bounds: CGRect {
        didSet {
            if isTracked { changed(.bounds, from: .rect(oldValue)) }
            if bounds.size != oldValue.size { sizeChanged(from: oldValue.size) }
        }
    }
    /// A transform about the center.
    open var transform = CGAffineTransform.identity {
        didSet { if isTracked { changed(.transform, from: .transform(oldValue)) } }
    }

    // MARK: - Appearance

    /// The opacity of the view and its subviews, 0...1.
    open var alpha: CGFloat = 1 { didSet { if isTracked { changed(.alpha, from: .number(oldValue)) } } }
    /// Whether the view and its subviews are left out.
    open var isHidden = false { didSet { if isHidden != oldValue { superview?.subviewChangedContentSize() } } }
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { existingLayer?.masksToBounds ?? false }
        set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
    }
    /// The color that fills the bounds; `nil` for none.
    open var backgroundColor: UIColor? {
        didSet {
            if isTracked { changed(.backgroundColor, from: .color(oldValue?.resolved)) }
            if backgroundColor?.pattern !== oldValue?.pattern || drawing?.isBlended ?? false { setNeedsDisplay() }
        }
    }
    /// What is drawn of the view, to which other layers can be added.
    public var layer: CALayer {
        if let existingLayer { return existingLayer }
        let layer = Self.layer(of: Self.layerClass)
        layer.view = self
        layer.delegate = self
        existingLayer = layer
        return layer
    }
    private(set) var existingLayer: CALayer?
    /// The class of `layer`: one of the kit.
    open class var layerClass: AnyClass { CALayer.self }
    /// A view whose opacity is that of everything in this one.
    open var mask: UIView? {
        didSet { if mask !== oldValue { layer.mask = mask?.layer } }
    }
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of controls and other parts that stand out: the color that was set here, or that of the superview.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .accent }
        set {
            ownTintColor = newValue
            for view in all { view.tintColorDidChange() }
        }
    }
    private var ownTintColor: UIColor?

    // MARK: - Dynamics

    /// The shape with which the view collides.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The shape with which the view collides if it is `.path`, about its center.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: - Drawing

    /// How an image is placed in a view of another size.
    open var contentMode = ContentMode.scaleToFill
    /// Whether `draw(_:)` is called before the next frame, and whether the page knows about it.
    var (needsDrawing, isNoted) = (true, false)
    /// What was drawn.
    var drawing: DrawingNodes?

    // MARK: - Hierarchy

    /// The views that this view contains, from bottom to top.
    public internal(set) var subviews: [UIView] = [] { didSet { existingLayer?.subviewsChanged() } }
    /// The view that contains this view.
    public internal(set) weak var superview: UIView?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// A number by which a page finds the view.
    open var tag = 0

    // MARK: - Animation

    /// The changes of properties in animations.
    var tracks: [Track] = []

    // MARK: - Touches

    /// Whether the view and its subviews take touches.
    open var isUserInteractionEnabled = true
    /// Whether the view takes several touches at a time.
    open var isMultipleTouchEnabled = false
    /// Whether no other view takes touches while this one has one, and this one takes none while others have.
    open var isExclusiveTouch = false
    /// The gesture recognizers, in the order in which they were added.
    var recognizers: [UIGestureRecognizer] = []
    /// Whether a single tap on the view is not one on its superviews.
    var preventsTapsOfSuperviews: Bool { false }

    // MARK: - Layout

    /// Whether the content of the view is mirrored where languages are read from right to left. Its subviews decide for
    /// themselves.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    /// The direction in which the content of the view is laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: UITraitCollection.current.layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
    /// Whether the content of the view is laid out from the right.
    final var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// How the view changes when the size of its superview does.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews follow the size of this view as their `autoresizingMask` says.
    open var autoresizesSubviews = true
    /// The distances between the edges and the content, in points. Only a stack view uses them by itself.
    open var layoutMargins = standardMargins {
        didSet { if layoutMargins != oldValue { setNeedsLayout() } }
    }
    static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Whether `layoutSubviews()` is called before the next frame, for this view or for one inside it.
    var (needsOwnLayout, needsInnerLayout) = (true, true)
    /// What the view has that takes part in Auto Layout, if it does.
    var existingAutoLayout: AutoLayoutState?
    /// The number of the view’s node, from the end of the step in which the view was added to the page.
    var nodeNumber: Int?
    /// A reference to the view, if there has been one.
    nonisolated(unsafe) var existingReference: ViewReference?

    /// Creates a view with the given frame.
    public init(frame: CGRect) {
        bounds = CGRect(origin: CGPoint(x: 0, y: 0), size: frame.standardized.size)
        center = frame.center
        super.init()
    }

    /// Creates a view without a size.
    public convenience override init() { self.init(frame: CGRect(x: 0.0, y: 0, width: 0, height: 0)) }

    /// Creates a view without a size. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        bounds = CGRect(x: 0.0, y: 0, width: 0, height: 0)
        center = bounds.origin
        super.init()
    }

    @MainActor deinit {
        existingReference?.end()
        for track in tracks { track.animation.loseTrack() }
        if let nodeNumber { PageContext.current.nodeNumbers.retire(nodeNumber) }
        PageContext.current.layoutEngine?.remove(number: number)
    }

    /// The controller, or the superview.
    override open var next: UIResponder? { controller ?? superview }

    /// Whether the view is the area in which the page is shown.
    var isMainWindow: Bool { false }
    /// The subviews whose elements screen readers can reach, in order.
    var subviewsOfElements: [UIView] { subviews }
    /// The window, if the view is in it.
    public var window: UIWindow? { superview?.window }

    // MARK: - To override

    /// Lays out the subviews. Called before a frame if the size has changed or `setNeedsLayout()` was called.
    /// By default, subviews are placed as their constraints say.
    open func layoutSubviews() { PageContext.current.layoutEngine?.placeSubviews(of: self) }
    /// Lays out the subviews, if the layer is that of the view.
    open func layoutSublayers(of layer: CALayer) { if layer === existingLayer { layoutSubviews() } }
    /// Draws a layer. By default, nothing is drawn.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Updates the contents of a layer. By default, it is drawn.
    open func display(_ layer: CALayer) { if layer.view == nil { layer.record() } }
    /// Returns the animation for a change of a layer. By default, a layer without a view chooses it.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Updates the constraints of the view. Called before the layout after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    /// Whether the view is always placed by constraints. It has no effect.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Draws the content of the view, in its coordinates: with paths, or with `UIGraphicsGetCurrentContext()`. Called
    /// before the first frame, when the size has changed, and after `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}
    /// Called when the view has been added to a superview, or removed from it.
    open func didMoveToSuperview() {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has been added to the window, or removed from it.
    open func didMoveToWindow() {}
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when bars cover another part of the view.
    open func safeAreaInsetsDidChange() {}
    /// The style of the view and of those in it; `.unspecified` for that of the superview.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            PageContext.current.overridesStyles = true
            styleChanged(from: oldValue)
        }
    }
    /// Called when the light or dark style has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns the size that fits best into a size. By default, it is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The size that the content needs, or `noIntrinsicMetric` in a direction in which it needs none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Returns the height that the content needs in a width; `nil` if it does not depend on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// Where the lines below the first and the last line of text are, relative to the center; `nil` without text.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }
    /// The priority with which the view resists to become larger than its content, unless the page sets another one.
    func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    /// The priority with which the view resists to become smaller than its content, unless it has another one.
    func defaultResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// Lets the layout know that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() {
        superview?.subviewChangedContentSize()
        PageContext.current.layoutEngine?.contentChanged(of: self)
    }
    /// Called when a subview needs another size, was hidden or shown, or is placed by constraints from now on.
    func subviewChangedContentSize() {}
    /// Called when `tintColor` was set for the view or for one that contains it.
    open func tintColorDidChange() {}

    /// Returns whether a recognizer of the view or of a superview may recognize the gesture that it has found in
    /// touches on the view. By default, it may.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Hit testing

    /// Returns whether a point, in the coordinates of the view, is inside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the view that gets a touch at a point in the coordinates of this view: the frontmost view that contains
    /// the point. Views that are hidden, nearly transparent, or without user interaction are passed over with all views
    /// inside them, and so are views that are animated without `allowUserInteraction` if there is an event.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event),
            event == nil || !isAnimatedWithoutInteraction
        else { return nil }
        for view in subviews.reversed() {
            guard let inner = view.fromParent(point), let hit = view.hitTest(inner, with: event) else { continue }
            return hit
        }
        return self
    }

    // MARK: - Accessibility

    /// What the page has set for screen readers.
    var accessibilitySettings: AccessibilitySettings?
    /// Whether the keyboard and screen readers can reach the view. Views in an element are part of it.
    open var isAccessibilityElement: Bool {
        get { accessibilitySettings?.isElement ?? presentedByItself.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }
    /// What the view is, in a few words. By default, its text or its title.
    open var accessibilityLabel: String? {
        get { accessibilitySettings?.label ?? presentedByItself.label }
        set { changeAccessibility { $0.label = newValue } }
    }
    /// The present value, such as that of a slider.
    open var accessibilityValue: String? {
        get { accessibilitySettings?.value ?? accessibilityDefaults.value }
        set { changeAccessibility { $0.value = newValue } }
    }
    /// What happens when the view is activated.
    open var accessibilityHint: String? {
        get { accessibilitySettings?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }
    /// What kind of element the view is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilitySettings?.traits ?? accessibilityDefaults.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }
    /// What else can be done with the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilitySettings?.customActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }
    /// A name by which a test finds the view. It is not read.
    open var accessibilityIdentifier: String? {
        get { accessibilitySettings?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }
    /// Whether screen readers pass over the view and the views in it.
    open var accessibilityElementsHidden: Bool {
        get { accessibilitySettings?.hidesElements ?? false }
        set { changeAccessibility { $0.hidesElements = newValue } }
    }
    /// Called when the keyboard or a screen reader activates the view. If it returns false, the view is tapped.
    open func accessibilityActivate() -> Bool { false }
    /// Called to increase the value of an adjustable view.
    open func accessibilityIncrement() {}
    /// Called to decrease the value of an adjustable view.
    open func accessibilityDecrement() {}
    /// What the view presents to screen readers unless the page sets something else.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
    /// Whether the view has gesture recognizers. A board has its own elements.
    var takesGestures: Bool { embedded == nil && recognizers.contains { $0.isEnabled && $0.makesElement } }

    private func changeAccessibility(_ change: (inout AccessibilitySettings) -> Void) {
        var settings = accessibilitySettings ?? AccessibilitySettings()
        change(&settings)
        accessibilitySettings = settings
    }

    // MARK: - Content

    /// What the view shows above its background.
    var content: NodeContent? { embedded?.nodeContent }
    /// What another module shows in the view.
    package weak var embedded: (any EmbeddedContent)?

    /// Records what the view draws.
    func display() {
        let area = bounds.standardized
        guard !area.isEmpty else { return drawing = nil }
        if let existingLayer, existingLayer.contents != nil { return existingLayer.drawContents() }
        updateDrawing(clippedTo: area) {
            backgroundColor?.pattern?.repeats(in: area)
            draw(area)
        }
    }

    private func sizeChanged(from old: CGSize) {
        if autoresizesSubviews { for view in subviews { view.resize(from: old, to: bounds.size) } }
        setNeedsLayout()
        setNeedsDisplay()
        existingLayer?.sizeOfViewChanged()
        embedded?.resize(to: bounds.size)
    }
}

extension UIView: CALayerDelegate {}

extension UIView {
    private static func layer(of type: AnyClass) -> CALayer {
        switch type {
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        case is CATransformLayer.Type: CATransformLayer()
        case is CAScrollLayer.Type: CAScrollLayer()
        default: CALayer()
        }
    }

    /// The transform of the layer.
    public var transform3D: CATransform3D {
        get { existingLayer?.transform ?? CATransform3D(transform) }
        set { layer.transform = newValue }
    }

    /// The point, in parts of the size, that is at `center`.
    var anchorPoint: CGPoint { existingLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
}

/// What a view of another module shows.
package protocol EmbeddedContent: AnyObject {
    /// The content of the view's node.
    var nodeContent: NodeContent? { get }
    /// Updates the layout for a size.
    func resize(to size: CGSize)
}
