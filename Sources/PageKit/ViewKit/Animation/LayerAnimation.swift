// SPDX-License-Identifier: GPL-3.0-or-later
// A layer owns its running animations. The list of animations owns them until they end.

/// Something that is animated until a step.
protocol RunningAnimation: AnyObject {
    /// Whether it has ended before its time, or changes nothing.
    var isOver: Bool { get }
    /// Whether something is shown to change.
    var isShown: Bool { get }
    /// The step from which values change.
    var firstStep: Int { get }
    /// The step at which it ends; `nil` if it repeats.
    var endStep: Int? { get }
    /// Ends it. Returns calls of completions and delegates.
    func end() -> () -> Void
}

extension ViewAnimation: RunningAnimation {}

/// An animation that was added to a layer.
final class LayerAnimation: RunningAnimation {
    /// A copy of what was added.
    let animation: CAAnimation
    /// The name under which it was added.
    let key: String?
    /// Whether the animation was removed before its end.
    private(set) var isOver = false
    /// Whether the animation has ended.
    private(set) var hasEnded = false
    private weak var layer: CALayer?
    private let transaction: CATransaction.Group
    private let beginTime: Double

    init(_ animation: CAAnimation, forKey key: String?, of layer: CALayer) {
        (self.animation, self.key, self.layer) = (animation, key, layer)
        transaction = CATransaction.current
        beginTime = animation.timing.beginTime
        transaction.count += 1
    }

    /// Whether the animation waits until its layer is in the window; `nil` if there is nothing to wait for.
    var canBegin: Bool? { layer.map(\.isInWindow) }

    /// Lets the time of the animation begin.
    func begin() {
        guard let layer else { return }
        let now = layer.mediaTime
        animation.timing.beginTime = beginTime != 0 ? beginTime : now
    }

    /// Changes a copy of the layer to what is shown.
    func apply(to copy: CALayer, at time: Double) {
        guard !isOver else { return }
        if PageContext.current.traits.reducesMotion, !animation.hasFades {
            guard animation.timing.fillMode.isForwards else { return }
            let total = animation.timing.total(animation.onceDuration)
            return animation.apply(to: copy, at: animation.timing.beginTime + (total.isFinite ? total : 0))
        }
        animation.apply(to: copy, at: time)
    }

    // MARK: - Time

    var isShown: Bool { isMoving && (animation.hasFades || !PageContext.current.traits.reducesMotion) }

    private var isMoving: Bool { animation.timing.speed != 0 && layer?.seconds(atMediaTime: 0) != nil }

    var firstStep: Int {
        layer?.seconds(atMediaTime: animation.timing.beginTime).map { PageTime.steps(lasting: $0) } ?? .max
    }

    var endStep: Int? {
        guard let layer else { return PageContext.current.time.step }
        let timing = animation.timing
        guard timing.speed != 0 else { return nil }
        let rest = timing.total(animation.onceDuration) - (timing.speed > 0 ? timing.timeOffset : 0)
        guard rest.isFinite else { return nil }
        return layer.seconds(atMediaTime: timing.beginTime + rest / Double(abs(timing.speed)))
            .map { max(PageTime.steps(lasting: $0), firstStep) }
    }

    /// Calls the delegate if the animation has begun. Returns false if that is still to be done.
    func startIfDue(at step: Int) -> Bool {
        guard !isOver, layer != nil else { return true }
        guard firstStep <= step else { return false }
        animation.delegate?.animationDidStart(animation)
        return true
    }

    // MARK: - End

    /// Notes that the animation was removed.
    func remove() { if !hasEnded { isOver = true } }

    func end() -> () -> Void {
        let isFinished = !isOver
        hasEnded = true
        if isFinished, animation.isRemovedOnCompletion { layer?.running.removeAll { $0 === self } }
        return { [animation, transaction] in
            animation.delegate?.animationDidStop(animation, finished: isFinished)
            transaction.animationEnded()
        }
    }
}
