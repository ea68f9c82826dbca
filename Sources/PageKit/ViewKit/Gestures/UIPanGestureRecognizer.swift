// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A recognizer for fingers that move. The gesture lasts until they are lifted.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers. More fingers are ignored after the gesture has begun.
    open var maximumNumberOfTouches = Int.max

    /// The distance that the center of the touches has moved, in the coordinates of the window.
    private var path = CGPoint.zero
    /// The part of the path that is not reported, because the page has set the translation.
    private var origin = CGPoint.zero
    private var speed = VelocityTracker()

    /// Returns the distance that the fingers have moved since they came down, or since it was set, in the coordinates
    /// of a view.
    open func translation(in view: UIView?) -> CGPoint { (path - origin).asDistance(in: view) }

    /// Sets the distance from which the gesture goes on, in the coordinates of a view. The velocity becomes zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = view.map { $0.convert(translation, to: nil) - $0.convert(.zero, to: nil) } ?? translation
        origin = path - inWindow
        speed = VelocityTracker()
        note()
    }

    /// Returns the velocity in the coordinates of a view, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { speed.velocity.asDistance(in: view) }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count > maximumNumberOfTouches else { return note() }
        if state == .possible { return state = .failed }
        for touch in touches { ignore(touch, for: event) }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(touches)
        if state != .possible || !deferredStates.isEmpty {
            state = .changed
        } else if self.touches.count < minimumNumberOfTouches {
            path = .zero
        } else if isPan(path) {
            state = .began
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(touches)
        let left = self.touches.count { !$0.isLifted }
        if state == .possible, deferredStates.isEmpty {
            if left == 0 { state = .failed }
        } else if left < max(1, minimumNumberOfTouches) {
            state = .ended
        }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Returns whether fingers that have moved a distance have begun the gesture.
    func isPan(_ path: CGPoint) -> Bool { path.distance(to: .zero) > PressTracker.threshold }

    override open func reset() { (path, origin, speed) = (.zero, .zero, VelocityTracker()) }

    private func follow(_ touches: Set<UITouch>) {
        let old = path
        for touch in touches { path = path + (touch.point - touch.previousPoint) * (1 / Double(self.touches.count)) }
        if path != old { note() } else { speed.rest(until: PageContext.current.time.seconds) }
    }

    private func note() { speed.add(path, at: PageContext.current.time.seconds) }
}

extension Point {
    /// Converts a distance from the coordinates of the window.
    fileprivate func asDistance(in view: UIView?) -> Point {
        view.map { $0.convert(self, from: nil) - $0.convert(.zero, from: nil) } ?? self
    }
}
