// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A recognizer for one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The maximum distance between the taps of a multiple tap, in points.
    static let separation = 45.0

    /// The number of taps in quick succession.
    open var numberOfTapsRequired = 1 {
        didSet {
            numberOfTapsRequired = max(1, numberOfTapsRequired)
            // A double tap ends before the second single tap does.
            precedence = numberOfTapsRequired - 1
        }
    }
    /// The number of fingers that tap at the same time.
    open var numberOfTouchesRequired = 1 { didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) } }

    /// The touches of the current tap, with the points where they came down.
    private var tap: [(touch: UITouch, start: CGPoint)] = []
    private var tapCount = 0
    private var firstPoint = CGPoint.zero

    override var locatedTouches: [UITouch] { tap.map(\.touch) }
    override var keepsLiftedTouches: Bool { true }

    /// A tap does not prevent a tap of more taps, which has not ended yet.
    override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            if tap.allSatisfy({ $0.touch.isLifted }) {
                tap = []
                if tapCount == 0 { firstPoint = touch.point }
                if numberOfTapsRequired > 1 { wait(TouchRecognizer.tapTime) { [unowned self] in state = .failed } }
            }
            tap.append((touch, touch.point))
            let isFar = numberOfTouchesRequired == 1 && touch.point.distance(to: firstPoint) > Self.separation
            if tap.count > numberOfTouchesRequired || isFar { state = .failed }
        }
        locate()
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if tap.contains(where: { $0.touch.point.distance(to: $0.start) > PressTracker.threshold }) { state = .failed }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        guard state == .possible, tap.allSatisfy({ $0.touch.isLifted }) else { return }
        guard tap.count == numberOfTouchesRequired else { return state = .failed }
        tapCount += 1
        stopWaiting()
        if tapCount == numberOfTapsRequired { return state = .ended }
        wait(TouchRecognizer.doubleTapTime) { [unowned self] in state = .failed }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override open func reset() { (tap, tapCount) = ([], 0) }
}
