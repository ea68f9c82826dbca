// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A recognizer for two fingers that move apart or together. The gesture lasts until both are lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers in relation to the distance when they came down, or since it was set.
    open var scale: CGFloat {
        get { pair.scale * factor }
        set {
            factor = newValue / pair.scale
            pair.forgetVelocity()
        }
    }
    /// The change of the scale per second.
    open var velocity: CGFloat { pair.velocity.x * factor }

    private var factor = 1.0
    private var pair = FingerPair()

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > 2 { for touch in touches { ignore(touch, for: event) } }
        pair.begin(self.touches)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.move(self.touches) else { return }
        if state != .possible || !deferredStates.isEmpty {
            state = .changed
        } else if pair.stretch.magnitude > PressTracker.threshold {
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

    override open func reset() { (pair, factor) = (FingerPair(), 1) }
}
