// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll view refers weakly to its delegate. While it moves by itself, the page's time owns its display link, which
// refers back weakly.

import Scene

/// A view that shows a part of its content, which is moved by fingers, the wheel, and the keyboard. The offset of the
/// content is the origin of the bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
    // MARK: - Content

    /// The size of the content. Constraints to the edges of the scroll view determine it.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            guard contentSize.width.isFinite, contentSize.height.isFinite else { return contentSize = oldValue }
            contentChanged()
        }
    }
    /// The point of the content that is at the upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { if newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin { bounds.origin = newValue } }
    }
    /// The room around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            setNeedsLayout()
            insetChanged(from: adjusted(oldValue, bars: coveredByBars), to: adjustedContentInset)
        }
    }
    /// Whether the parts that bars cover count as an inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The room around the content, with what bars cover and a refresh control that is refreshing.
    public var adjustedContentInset: UIEdgeInsets {
        adjusted(contentInset, bars: coveredByBars)
    }
    /// Returns the room around the content for an inset and what bars cover.
    func adjusted(_ inset: UIEdgeInsets, bars: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: inset.top + bars.top + refreshInset, left: inset.left + bars.left, bottom: inset.bottom + bars.bottom,
            right: inset.right + bars.right)
    }
    /// What bars cover, if that counts.
    var coveredByBars: UIEdgeInsets { contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets }
    /// What bars covered at the last layout.
    var bars = UIEdgeInsets.zero
    /// What a refresh control covers while it is refreshing.
    var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { setNeedsLayout() } } }

    override open var bounds: CGRect {
        didSet {
            if bounds.origin != oldValue.origin { scrolled() }
            if bounds.size != oldValue.size { contentChanged() }
        }
    }

    // MARK: - Scrolling

    /// What hears of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether the user can scroll.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether the content comes to rest only at multiples of the size of the view.
    open var isPagingEnabled = false
    /// Whether a drag along one axis does not move the content along the other.
    open var isDirectionalLockEnabled = false
    /// Whether the content can be pulled beyond its edge, from which it comes back.
    open var bounces = true
    /// Whether that is also possible if all of the content is seen.
    open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
    /// How much of the velocity is left after a millisecond.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top. It has no effect, because there is none.
    open var scrollsToTop = true
    /// When a drag hides the keyboard of a screen; without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The recognizer of drags.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
    /// Whether the content waits a moment whether a touch becomes a drag.
    open var delaysContentTouches = true
    /// Whether a drag can take over a touch that the content has got.
    open var canCancelContentTouches = true

    /// Whether a finger is down.
    public var isTracking: Bool { panGestureRecognizer.touches.contains { !$0.isLifted } }
    /// Whether the user drags the content.
    public internal(set) var isDragging = false
    /// Whether the content goes on by itself after a drag.
    public var isDecelerating: Bool { motion?.kind == .deceleration }
    /// How the content moves by itself.
    var motion: RunningMotion?
    /// Where the content was when the drag began, and the translation at that time.
    var (dragStart, dragOrigin) = (CGPoint.zero, CGPoint.zero)
    /// The axes along which the drag moves the content.
    var draggedAxes: [ScrollAxis] = []
    /// The distance that a touchpad has moved toward another page.
    var pagedDistance = CGPoint.zero

    // MARK: - Zooming

    /// The smallest scale of the view that the delegate returns for zooming.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The largest scale of the view that the delegate returns for zooming.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The scale of the view that the delegate returns for zooming.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether the scale can exceed its limits during a pinch.
    open var bouncesZoom = true
    /// Whether the user scales the content.
    public internal(set) var isZooming = false
    /// Whether the scale goes back to a limit.
    public internal(set) var isZoomBouncing = false
    /// The recognizer of pinches; `nil` if the limits of the scale are equal.
    public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
    /// The scale when the pinch began.
    var pinchStart: CGFloat = 1

    // MARK: - Indicators

    /// Whether an indicator shows where the content is.
    open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
    /// The color of the indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// The distances of the indicators from the edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero, horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of both indicators from the edges.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    let indicators = ScrollIndicators()

    /// The control that the user pulls down to refresh the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            refreshControl.map { insertSubview($0, at: 0) }
        }
    }

    /// Creates a scroll view with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a scroll view without a size. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.addTarget(self, action: UIScrollView.panned)
    }

    /// Moves the content, visibly if wanted.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMotion()
        guard animated, UIView.areAnimationsEnabled else { return self.contentOffset = contentOffset }
        if contentOffset != self.contentOffset { animate(to: contentOffset) }
    }

    /// Moves the content as little as is needed to show a part of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (inset, rect) = (adjustedContentInset, rect.standardized)
        let seen = bounds.inset(by: inset)
        func moved(_ position: CGFloat, _ near: CGFloat, _ far: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < near || end - start > far - near { return position + start - near }
            return position + max(0, end - far)
        }
        let target = CGPoint(
            x: moved(contentOffset.x, seen.minX, seen.maxX, rect.minX, rect.maxX),
            y: moved(contentOffset.y, seen.minY, seen.maxY, rect.minY, rect.maxY))
        let limited = limited(target)
        if limited != contentOffset { setContentOffset(limited, animated: animated) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.show(in: self, for: 1) }

    /// Returns whether a drag takes over a touch that a view in the content has got: not from a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Returns where the content comes to rest after a drag instead of at an offset, before the delegate decides about it.
    /// The velocity is in points per millisecond.
    func restingOffset(insteadOf offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return panGestureRecognizer.touches.allSatisfy { touch in
            guard touch.viewKnows == .beginning, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: - Zooming

    /// Scales the view that the delegate returns for zooming, visibly if wanted. The middle of what is seen stays there.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: bounds.center, animated: animated)
    }

    /// Scales and moves the content so that a part of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { show(rect.standardized, animated: animated) }

    // MARK: - Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        barsChanged()
        placeZoomedView()
        refreshControl?.place(in: self)
        indicators.place(in: self)
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { motion?.link.invalidate(); motion = nil }
    }

    // MARK: - Accessibility

    override var takesGestures: Bool {
        recognizers.contains { $0.isEnabled && $0 !== panGestureRecognizer && $0 !== pinchGestureRecognizer }
    }

    /// Scrolls by a page, and from the end to the beginning.
    override open func accessibilityActivate() -> Bool {
        let axis: ScrollAxis = canMove(along: .vertical) ? .vertical : .horizontal
        let isAtEnd = contentOffset[axis] >= limits(along: axis).upperBound
        glide(to: isAtEnd ? limits(along: axis).lowerBound : contentOffset[axis] + pageLength(along: axis), along: axis)
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.role = .text
        // The keyboard reaches the content only through an element.
        guard canMoveAtAll, innerElements.isEmpty else { return defaults }
        defaults.isElement = true
        defaults.label = PageContext.current.translate(phrase("Scroll area"), [:])
        let axis: ScrollAxis = canMove(along: .vertical) ? .vertical : .horizontal
        let limits = limits(along: axis)
        defaults.value = .percent(
            of: Float(contentOffset[axis]), from: Float(limits.lowerBound), to: Float(limits.upperBound))
        return defaults
    }
}
