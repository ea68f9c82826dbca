// SPDX-License-Identifier: GPL-3.0-or-later
// A view owns its recognizers, which refer weakly to the view, to their delegates, and to each other. While a gesture
// lasts, the dispatcher of touches owns its recognizer as well.

/// The base class of gesture recognizers. It recognizes nothing by itself: use one of its subclasses, or write your own
/// by overriding the methods for touches, which set `state`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, UIGestureRecognizerActions {
    /// The part of a gesture that a recognizer has reached.
    public enum State: Int, Sendable {
        /// The gesture has not been recognized.
        case possible
        /// A gesture that lasts has begun.
        case began
        /// A gesture that lasts has changed.
        case changed
        /// The gesture has ended. A gesture that does not last, such as a tap, is recognized by ending.
        case ended
        /// The gesture was interrupted after it had begun.
        case cancelled
        /// The touches are not the gesture.
        case failed

        /// A gesture that does not last has been recognized.
        public static var recognized: State { .ended }
    }

    /// The state of the gesture. Set it in a subclass. After `ended`, `cancelled`, and `failed`, it becomes `possible`
    /// as soon as all recognizers have handled the touch.
    open var state: State {
        get { currentState }
        set { dispatcher.update { change(to: newValue) } }
    }
    /// The view that has the recognizer.
    public internal(set) weak var view: UIView?
    /// Whether the recognizer gets touches. Setting it to false cancels a gesture.
    open var isEnabled = true { didSet { if !isEnabled { stop() } } }
    /// Is asked what the recognizer may do.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the view’s own handling of the touches is canceled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only after the recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of touches only after the recognizer has failed.
    open var delaysTouchesEnded = true
    /// Whether a view with the recognizer is an element for screen readers. It is not if there are other ways to do what
    /// the gesture does.
    var makesElement = true
    /// A name for debugging.
    open var name: String?

    /// Creates a recognizer without an action.
    public required override init() { super.init() }

    /// Creates a recognizer that calls a method by name, as `addTarget(_:action:)` says.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addTarget(target, action: action) }
    }

    /// Adds a method that is called by name, with the recognizer as its argument, when the gesture begins, changes, and
    /// ends or is canceled. The target is not retained; if it is `nil`, the method belongs to the first responder that
    /// has it.
    open func addTarget(_ target: Any?, action: Selector) {
        let method = TargetAction(target, action)
        actions.append(
            (
                isOnce: false, method: method,
                call: { recognizer in
                    guard let target = method.target(from: recognizer.view) else { return }
                    NamedMethod.call(action, of: target, recognizer)
                }
            ))
    }

    /// Removes methods: those of a target, or of all targets if it is `nil`, with a name, or with any name.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in
            guard let method = entry.method, action == nil || method.action == action else { return false }
            return target == nil || method.isSame(as: TargetAction(target, method.action))
        }
    }

    // MARK: - Locations

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { locatedTouches.count }

    /// Returns the center of the touches in the coordinates of a view, or of the window if it is `nil`. After the
    /// gesture, it is where the gesture was last.
    open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(lastPoint, from: nil) } ?? lastPoint }

    /// Returns the location of a touch in the coordinates of a view, or of the window if it is `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        // A precondition would have no message in an optimized program.
        guard locatedTouches.indices.contains(touchIndex) else {
            fatalError("the gesture has \(numberOfTouches) touches")
        }
        return locatedTouches[touchIndex].location(in: view)
    }

    // MARK: - Other recognizers

    /// Makes this recognizer wait until another one has failed. If the other one recognizes its gesture, this one fails.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil }
        required.append(Requirement(recognizer: otherGestureRecognizer))
    }

    /// Returns whether this recognizer makes another one fail when it recognizes its gesture. By default, it does.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer fails when another one recognizes its gesture. By default, it does.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - To override

    /// Called when fingers come down on the view or inside it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system interrupts the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called after a gesture, or after the recognizer has failed. Touches that are still down are then ignored.
    open func reset() {}

    /// Ignores a touch for the rest of its life.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    // MARK: - For the dispatcher

    /// The touches of the gesture, in the order in which they came down.
    var touches: [UITouch] = []
    /// The touches whose center is the location.
    var locatedTouches: [UITouch] { touches }
    /// Whether touches remain part of the gesture after they have been lifted.
    var keepsLiftedTouches: Bool { false }
    /// Among the recognizers of a view, those with a higher precedence get touches first.
    package var precedence = 0
    /// The state, as the page sees it.
    var currentState = State.possible
    /// The states that are reached when all of `blockers` have failed.
    var deferredStates: [State] = []
    /// The recognizers that have to fail first.
    var blockers: [UIGestureRecognizer] = []
    /// The actions, whether each is called only once in a gesture, and the method that it calls by name.
    var actions: [(isOnce: Bool, method: TargetAction?, call: (UIGestureRecognizer) -> Void)] = []
    /// The recognizers that have to fail before this one may recognize its gesture.
    private(set) var required: [Requirement] = []
    private var lastPoint = CGPoint.zero
    private var sleeper: Int?

    struct Requirement { weak var recognizer: UIGestureRecognizer? }

    var dispatcher: TouchDispatcher { PageContext.current.touches }

    /// Passes a touch to the methods that a subclass overrides.
    func receive(_ touch: UITouch, with event: UIEvent) {
        locate()
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
    }

    /// Forgets a touch that has been lifted, unless the gesture needs it.
    func forget(_ touch: UITouch) {
        guard !keepsLiftedTouches, deferredStates.isEmpty, !hasFinished else { return }
        touches.removeAll { $0 === touch }
    }

    /// Updates the location.
    func locate() {
        let points = locatedTouches.map(\.point)
        guard !points.isEmpty else { return }
        let count = Double(points.count)
        lastPoint = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }

    /// Prepares for the next gesture.
    func finish() {
        stopWaiting()
        reset()
        (currentState, touches, deferredStates, blockers) = (.possible, [], [], [])
    }

    /// Calls a closure at the first step after the given time, in seconds, unless the gesture has ended by then. A later
    /// call replaces an earlier one.
    func wait(_ seconds: Double, then body: @escaping () -> Void) {
        stopWaiting()
        let time = PageContext.current.time
        // Counting steps avoids the rounding of times.
        sleeper = time.sleep(until: time.step + PageTime.step(at: seconds)) { [weak self] in
            self?.sleeper = nil
            self?.dispatcher.update(body)
        }
    }

    func stopWaiting() {
        sleeper.map { _ = PageContext.current.time.cancel($0) }
        sleeper = nil
    }
}
