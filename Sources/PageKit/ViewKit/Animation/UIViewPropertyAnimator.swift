// SPDX-License-Identifier: GPL-3.0-or-later
// The page's time owns the animator while it runs. The animator owns the animations of its blocks and the views that they
// change until it ends; the animations refer weakly to it.

/// Animations of views that can be paused, dragged, reversed, and continued with another timing.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing.
    public let timingParameters: (any UITimingCurveProvider)?
    /// How long the animations take, in seconds. A spring with a mass determines it.
    public let duration: TimeInterval
    /// The time after which the animations were started, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether the animations can be paused and stopped.
    open var isInterruptible = true
    /// Whether `fractionComplete` is a part of the change while the animator is paused, rather than of the time.
    open var scrubsLinearly = true
    /// Whether the animator is paused at the end, so that it can be reversed, instead of calling its completions.
    open var pausesOnCompletion = false
    /// Whether the views take touches while they are animated.
    open var isUserInteractionEnabled: Bool {
        get { options.contains(.allowUserInteraction) }
        set { if newValue { options.insert(.allowUserInteraction) } else { options.remove(.allowUserInteraction) } }
    }

    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { leg != nil }
    open var isReversed = false { didSet { if isReversed != oldValue, isRunning { proceed() } } }

    private let curve: TimingCurve
    private var options = UIView.AnimationOptions.allowUserInteraction
    /// The blocks that have not been called.
    private var waiting: [(block: () -> Void, begin: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animations: [ViewAnimation] = []
    /// What the animations have changed, once they are stopped.
    private var changes: [TrackChange] = []
    private var leg: AnimatorLeg?
    /// The part of the time that had passed when the animator was paused.
    private var time = 0.0
    /// Changes without delay.
    private var whole = AnimatorPart(begin: 0)

    /// Creates an animator with a timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        (curve, self.duration) = parameters.timing(lasting: ViewAnimation.time(duration))
        super.init()
    }

    /// Creates an animator without animations.
    public convenience override init() { self.init(duration: 0.2, timingParameters: UICubicTimingParameters()) }

    /// Creates an animator with a curve that has a name.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map(addAnimations)
    }

    /// Creates an animator with a curve that has two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        animations.map(addAnimations)
    }

    /// Creates an animator with the motion of a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map(addAnimations)
    }

    /// Creates an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curveName, animations: animations)
        animator.options = options
        completion.map(animator.addCompletion)
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    isolated deinit {
        if state != .inactive {
            fatalError("an animator that is paused or stopped has to be finished before it is released")
        }
    }

    // MARK: - Animations

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .stopped { fatalError("a stopped animator takes no animations") }
        let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
        guard state == .active else { return waiting.append((animation, factor)) }
        let now = leg?.time ?? time
        run(animation, in: AnimatorPart(animator: self, begin: now + (1 - now) * factor))
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Adds an animation whose block has run.
    func add(_ animation: ViewAnimation) { animations.append(animation) }

    private func run(_ block: () -> Void, in part: AnimatorPart) {
        ViewAnimation(duration: duration, delay: 0, curve: curve, options: options, part: part).run(block)
    }

    // MARK: - Time

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .stopped { fatalError("a stopped animator has to be finished before it is started") }
        guard !isRunning else { return }
        activate()
        self.delay = ViewAnimation.time(delay)
        proceed(after: self.delay)
    }

    open func pauseAnimation() {
        if state == .stopped { fatalError("a stopped animator cannot be paused") }
        activate()
        if isInterruptible { halt() }
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state == .stopped { fatalError("a stopped animator cannot be continued") }
        guard state == .active else { return }
        halt()
        let rest = durationFactor > 0 ? ViewAnimation.time(durationFactor * duration) : remainingDuration
        let timing = parameters?.timing(lasting: rest)
        proceed(timing?.curve, lasting: timing?.duration ?? rest)
    }

    open var fractionComplete: CGFloat {
        get {
            let forward = leg?.time ?? (scrubsLinearly ? min(max(whole.reached, 0), 1) : time)
            return isReversed ? 1 - forward : forward
        }
        set {
            pauseAnimation()
            guard !isRunning else { return }
            let fraction = newValue > 0 ? min(newValue, 1) : 0
            let forward = isReversed ? 1 - fraction : fraction
            time = scrubsLinearly ? curve.time(of: forward) : forward
            setReached { scrubsLinearly ? $0.share(at: forward) : curve($0.share(at: forward)) }
        }
    }

    /// Returns how much of changes is done.
    func progress(of part: AnimatorPart) -> Double { leg?.progress(of: part) ?? part.reached }

    private var target: Double { isReversed ? 0 : 1 }
    private var remainingDuration: Double { abs(target - time) * duration }

    /// Calls the blocks.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        time = 1 - target
        whole.reached = time
        let blocks = waiting
        waiting = []
        for (block, begin) in blocks { run(block, in: AnimatorPart(animator: self, begin: begin, reached: time)) }
    }

    /// Goes on, with a section of the animator’s curve or another curve.
    private func proceed(_ curve: TimingCurve? = nil, lasting duration: Double? = nil, after delay: Double = 0) {
        halt()
        leg = AnimatorLeg(
            start: time, end: target, curve: curve ?? self.curve, isSection: curve == nil,
            beginStep: PageContext.current.time.step, delay: delay, duration: duration ?? remainingDuration)
        PageContext.current.time.animations.add(self)
    }

    private func halt() {
        guard let leg else { return }
        time = leg.time
        setReached(leg.progress)
        self.leg = nil
        PageContext.current.time.animations.remove(self)
    }

    private func setReached(_ reached: (AnimatorPart) -> Double) {
        whole.reached = reached(whole)
        for animation in animations {
            if let part = animation.part { animation.part?.reached = reached(part) }
        }
    }

    // MARK: - End

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else { return }
        stop()
        setValues(at: .current)
        guard withoutFinishing else { return }
        completions = []
        finish(at: .current)()
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state != .stopped { fatalError("an animator has to be stopped before it is finished") }
        setValues(at: finalPosition)
        finish(at: finalPosition)()
    }

    private func stop() {
        halt()
        state = .stopped
        changes = animations.flatMap { $0.takeChanges() }
    }

    private func setValues(at position: UIViewAnimatingPosition) {
        UIView.performWithoutAnimation { for change in changes { change.set(at: position) } }
    }

    /// Becomes inactive. Returns a call of the completions.
    private func finish(at position: UIViewAnimatingPosition) -> () -> Void {
        let (inner, outer) = (animations.map { $0.end() }, completions)
        (state, animations, changes, completions) = (.inactive, [], [], [])
        return {
            for completion in inner { completion() }
            for completion in outer { completion(position) }
        }
    }
}

extension UIViewPropertyAnimator: RunningAnimation {
    var isOver: Bool { false }
    var isShown: Bool { animations.contains(where: \.isShown) }
    var firstStep: Int { leg?.firstStep ?? .max }

    var endStep: Int? {
        leg.map { animations.contains(where: \.hasTracks) ? $0.endStep : $0.beginStep + 1 }
    }

    func end() -> () -> Void {
        halt()
        time = target
        setReached { _ in time }
        guard !pausesOnCompletion else { return {} }
        stop()
        // The views have the values of the end already.
        if isReversed { setValues(at: .start) }
        return finish(at: isReversed ? .start : .end)
    }
}
