// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A recognizer for two fingers that move around each other. The gesture lasts until both are lifted.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The clockwise angle by which the fingers have turned since they came down, or since it was set, in radians.
    open var rotation: CGFloat {
        get { pair.rotation + offset }
        set {
            offset = newValue - pair.rotation
            pair.forgetVelocity()
        }
    }
    /// The change of the angle, in radians per second.
    open var velocity: CGFloat { pair.velocity.y }

    private var offset = 0.0
    private var pair = FingerPair()

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > 2 { for touch in touches { ignore(touch, for: event) } }
        pair.begin(self.touches)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.move(self.touches) else { return }
        if state != .possible || !deferredStates.isEmpty {
            state = .changed
        } else if pair.arc.magnitude > PressTracker.threshold {
            state = .began
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = self.touches.filter { !$0.isLifted }
        pair.begin(down)
        guard down.isEmpty else { return }
        state = state == .possible && deferredStates.isEmpty ? .failed : .ended
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override open func reset() { (pair, offset) = (FingerPair(), 0) }
}
