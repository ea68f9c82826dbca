// SPDX-License-Identifier: GPL-3.0-or-later
// The controller that presents owns its presentation, which owns the presented controller. The window owns the area.

/// A controller that is shown above another one.
final class Presentation {
    /// How much of the area a presented controller covers.
    enum Style {
        /// All of it. What is below is removed.
        case full
        /// All of it, above what is below.
        case over
        /// A sheet at the bottom, or in the middle of a wide area.
        case sheet, form
        /// What the controller itself places.
        case alert, actionSheet, menu

        /// Whether the user can dismiss the controller.
        var isSheet: Bool { self == .sheet || self == .form }
        /// Whether what is below is darkened.
        var dims: Bool {
            switch self {
            case .full, .over, .menu: false
            case .sheet, .form, .alert, .actionSheet: true
            }
        }
        /// Whether the view fades in, instead of coming from below.
        var fades: Bool { self == .alert || self == .menu }
        /// Whether the view comes from a larger size.
        var shrinks: Bool { self == .alert }
        /// Whether a tap beside the view is like Escape.
        var endsByTap: Bool { self == .actionSheet || self == .menu }
        /// The time in which the view comes, in seconds.
        var duration: Double { fades ? 0.2 : 0.4 }
    }

    let presented: UIViewController
    let style: Style
    /// The controller below.
    private(set) weak var presenting: UIViewController?
    private lazy var area = PresentationView(self)
    /// Whether the appearance or the end is animated at present.
    private var (isMoving, isEnding, isOver) = (false, false, false)
    private var onEnd: [() -> Void] = []
    /// What is called when the appearance is over.
    private var onBegin: (() -> Void)?
    /// The grip of a sheet with several heights, and how much higher the finger has made the sheet.
    private let grabber = SheetGrabber()
    private var dragged: CGFloat = 0
    /// The field that had the keyboard.
    private weak var firstResponder: UIResponder?
    /// The controller below if the page has none.
    var standIn: UIViewController?
    /// Where the view of the controller below has been.
    private var below: (view: UIView, superview: UIView, index: Int)?

    private static let sheetRadius: CGFloat = 10

    init(_ presented: UIViewController, above presenting: UIViewController) {
        (self.presented, self.presenting) = (presented, presenting)
        style = presented.presentationStyle
    }

    /// What determines the heights of a sheet.
    private var sheet: UISheetPresentationController? { style.isSheet ? presented.sheetPresentationController : nil }

    // MARK: - Beginning

    func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        guard let presenting else { return }
        let context = PageContext.current
        presented.isBeingPresented = true
        presented.loadViewIfNeeded()
        prepare()
        if style == .full { presenting.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        firstResponder = context.firstResponder
        _ = context.firstResponder?.resignFirstResponder()
        context.moveFocus(from: presenting, to: presented)
        area.frameView.addSubview(presented.view)
        area.frameView.addSubview(grabber)
        window.addArea(area)
        area.layoutIfNeeded()
        presented.willBeShown()
        onBegin = { [self] in
            presented.isBeingPresented = false
            presented.endAppearanceTransition()
            if style == .full {
                removeBelow()
                presenting.endAppearanceTransition()
            }
            completion?()
        }
        move(from: 0, to: 1, animated: animated) { [self] in finishBeginning() }
    }

    private func prepare() {
        area.dimming.backgroundColor = UIColor(white: 0, alpha: style.dims ? 0.35 : 0)
        if style.isSheet {
            let pan = SheetPan { [weak self] (pan: SheetPan) in self?.dragged(pan) }
            pan.movesUp = { [weak self] in self?.canGrow ?? false }
            sheet?.onChange = { [weak self] in self?.sheetChanged() }
            grabber.changeHeight = { [weak self] in self?.changeHeight(by: $0) }
            area.frameView.addGestureRecognizer(pan)
        }
        if style.endsByTap || presented.modalPresentationStyle == .popover {
            area.frameView.isPassive = true
            let tap = UITapGestureRecognizer { [weak self] in _ = self?.presented.escape() }
            tap.makesElement = false
            area.dimming.addGestureRecognizer(tap)
        }
    }

    private func finishBeginning() {
        let block = onBegin
        onBegin = nil
        block?()
    }

    /// Removes the view of the controller below, which nothing of is seen.
    private func removeBelow() {
        guard let view = presenting?.viewIfLoaded, let superview = view.superview,
            let index = superview.subviews.firstIndex(of: view)
        else { return }
        below = (view, superview, index)
        view.removeFromSuperview()
    }

    private func restoreBelow() {
        if let below { below.superview.insertSubview(below.view, at: below.index) }
        below = nil
    }

    // MARK: - Movement

    private func move(from start: CGFloat, to end: CGFloat, animated: Bool, then finish: @escaping () -> Void) {
        apply(start)
        guard animated, UIView.areAnimationsEnabled else {
            apply(end)
            return finish()
        }
        isMoving = true
        UIView.animate(withDuration: style.duration, delay: 0, options: .curveEaseOut) {
            apply(end)
        } completion: { [self] _ in
            isMoving = false
            finish()
        }
    }

    /// Shows a part of the appearance, 0...1.
    private func apply(_ progress: CGFloat) {
        area.dimming.alpha = area.isOpen ? 0 : progress
        let frameView = area.frameView
        if fades {
            // What is not seen at all cannot get the keyboard focus.
            frameView.alpha = max(progress, 0.02)
            guard style.shrinks, !PageContext.current.traits.reducesMotion else { return }
            let scale = 1 + 0.1 * (1 - progress)
            frameView.transform = progress == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        } else {
            let way = (area.bounds.height - frameView.frame.minY + frameView.transform.ty) * (1 - progress)
            frameView.transform = progress == 1 ? .identity : CGAffineTransform(translationX: 0, y: way)
        }
    }

    private var fades: Bool {
        style.fades || presented.modalTransitionStyle != .coverVertical || PageContext.current.traits.reducesMotion
    }

    func layOut() {
        area.dimming.frame = area.bounds
        let frame = frame(in: area.bounds)
        area.frameView.center = frame.center
        area.frameView.bounds.size = frame.size
        presented.view.frame = area.frameView.bounds
        layOutSheet()
    }

    private func layOutSheet() {
        guard style.isSheet else { return grabber.isHidden = true }
        area.frameView.layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.sheetRadius
        let heights = heights
        grabber.isHidden = heights.count < 2 && sheet?.prefersGrabberVisible != true
        grabber.isShown = sheet?.prefersGrabberVisible ?? false
        grabber.isAccessibilityElement = heights.count > 1
        grabber.part = heights.isEmpty ? 1 : Float(area.frameView.bounds.height / max(1, area.bounds.height))
        grabber.center = CGPoint(x: area.frameView.bounds.midX, y: SheetGrabber.size.height / 2)
        let isOpen = !isEnding && !heights.isEmpty && sheet?.isUndimmed ?? false
        guard isOpen != area.isOpen else { return }
        area.isOpen = isOpen
        if !isMoving || isOpen { area.dimming.alpha = isOpen ? 0 : 1 }
    }

    // MARK: - Heights

    /// The heights of a sheet at the bottom, in the order of its detents; none for another presentation.
    private var heights: [CGFloat] {
        let bounds = area.bounds
        guard let sheet, bounds.width <= 600 else { return [] }
        return sheet.heights(most: bounds.height - Self.top(in: bounds), area: bounds)
    }

    private static func top(in bounds: CGRect) -> CGFloat { min(28, bounds.height / 10) }

    /// Whether the sheet has a larger height.
    private var canGrow: Bool {
        let heights = heights
        guard let sheet, heights.indices.contains(sheet.selectedIndex) else { return false }
        return heights.contains { $0 > heights[sheet.selectedIndex] }
    }

    private func sheetChanged() {
        guard !isOver else { return }
        area.setNeedsLayout()
        if sheet?.isAnimating == true { area.layoutIfNeeded() }
    }

    /// Selects a height for the user.
    private func select(_ index: Int) {
        guard let sheet, sheet.detents.indices.contains(index) else { return }
        let name = sheet.detents[index].identifier
        let isNew = index != sheet.selectedIndex
        sheet.animateChanges { sheet.selectedDetentIdentifier = name }
        guard isNew, let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate else { return }
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    private func changeHeight(by count: Int) {
        guard let sheet, !isEnding else { return }
        select(min(max(0, sheet.selectedIndex + count), sheet.detents.count - 1))
    }

    private func frame(in bounds: CGRect) -> CGRect {
        guard style.isSheet else { return bounds }
        let own = presented.preferredContentSize
        // A sheet fills a narrow area, and is in the middle of a wide one.
        if bounds.width <= 600 {
            var height = bounds.height - Self.top(in: bounds)
            let heights = heights
            if let sheet, heights.indices.contains(sheet.selectedIndex) {
                let (least, most) = (heights.min() ?? height, heights.max() ?? height)
                height = min(max(heights[sheet.selectedIndex] + dragged, least), most)
            }
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let standard =
            style == .form ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height)
        let size = own.width > 0 && own.height > 0 ? own : standard
        return CGRect(
            center: bounds.center,
            size: CGSize(width: min(size.width, bounds.width - 40), height: min(size.height, bounds.height - 40)))
    }

    // MARK: - The user

    /// Lets the user dismiss a sheet, if it may be dismissed. Returns whether it is the user's to dismiss.
    func dismissSheet() -> Bool {
        guard style.isSheet, !isMoving || onBegin == nil else { return false }
        let controller = presented.presentationController
        let delegate = controller?.delegate
        guard let controller, !presented.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(controller) ?? true
        else {
            if let controller { delegate?.presentationControllerDidAttemptToDismiss(controller) }
            return true
        }
        delegate?.presentationControllerWillDismiss(controller)
        presenting?.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
        return true
    }

    private func dragged(_ pan: SheetPan) {
        guard !isEnding else { return }
        let frameView = area.frameView
        let heights = heights
        let present = sheet.flatMap { heights.indices.contains($0.selectedIndex) ? heights[$0.selectedIndex] : nil }
        let least = heights.min() ?? 0
        // The finger changes the height down to the smallest one, and then moves the sheet.
        let distance = pan.translation(in: area).y
        var way = max(0, distance - (present.map { $0 - least } ?? 0))
        // A sheet that stays gives way a little.
        if presented.isModalInPresentation { way = 20 * way / (way + 100) }
        switch pan.state {
        case .began, .changed:
            guard !isMoving else { break }
            if heights.count > 1 {
                dragged = -distance
                area.setNeedsLayout()
            }
            frameView.transform = CGAffineTransform(translationX: 0, y: way)
        case .ended, .cancelled:
            let speed = pan.velocity(in: area).y
            let isFar = way > frameView.bounds.height / 3 || way > 0 && speed > 1000
            if let present, heights.count > 1 {
                dragged = 0
                // A fast finger goes on a little.
                let target = present - distance - (pan.state == .ended ? speed * 0.15 : 0)
                let nearest = heights.indices.min { abs(heights[$0] - target) < abs(heights[$1] - target) }
                if let nearest { select(nearest) }
            }
            if pan.state == .ended, isFar || presented.isModalInPresentation { _ = dismissSheet() }
            if !isEnding { UIView.animate(withDuration: 0.25) { frameView.transform = .identity } }
        default: break
        }
    }

    // MARK: - End

    func end(animated: Bool, completion: (() -> Void)?) {
        if let completion { onEnd.append(completion) }
        guard !isEnding, let presenting else { return }
        finishBeginning()
        isEnding = true
        area.isOpen = false
        sheet?.onChange = nil
        // What is above goes at the same time.
        presented.presentation?.end(animated: false, completion: nil)
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        if style == .full {
            presenting.beginAppearanceTransition(true, animated: animated)
            restoreBelow()
        }
        area.isLeaving = true
        area.isUserInteractionEnabled = false
        PageContext.current.moveFocus(from: presented, to: presenting)
        if animated, !fades {
            moveAway()
        } else {
            move(from: 1, to: 0, animated: animated) { [self] in finish() }
        }
    }

    /// Moves a sheet away from where the finger has left it.
    private func moveAway() {
        isMoving = true
        UIView.animate(withDuration: style.duration, delay: 0, options: .curveEaseOut) {
            apply(0)
        } completion: { [self] _ in
            finish()
        }
    }

    private func finish() {
        guard !isOver, let presenting else { return }
        isOver = true
        if style == .full { presenting.endAppearanceTransition() }
        area.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.view.removeFromSuperview()
        presented.isBeingDismissed = false
        presenting.presentation = nil
        if let view = firstResponder as? UIView, view.window != nil { view.becomeFirstResponder() }
        for block in onEnd { block() }
    }
}

/// A finger that moves a sheet downward.
final class SheetPan: UIPanGestureRecognizer {
    /// Whether an upward movement counts, too.
    var movesUp: () -> Bool = { false }

    required init() {
        super.init()
        makesElement = false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    override var state: State {
        get { super.state }
        set {
            let way = translation(in: view)
            let isWrong = abs(way.y) <= abs(way.x) || way.y < 0 && !movesUp()
            super.state = newValue == .began && isWrong ? .failed : newValue
        }
    }
}
