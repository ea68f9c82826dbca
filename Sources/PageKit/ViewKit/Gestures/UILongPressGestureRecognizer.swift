// SPDX-License-Identifier: GPL-3.0-or-later
/// A recognizer for long presses. The gesture lasts until the fingers are lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration of a press before it is recognized, in seconds. The range is 0.05 to 60.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { minimumPressDuration = minimumPressDuration >= 0.05 ? min(minimumPressDuration, 60) : 0.05 }
    }
    /// The number of fingers that press.
    open var numberOfTouchesRequired = 1 { didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) } }
    /// The maximum distance that a finger may move before the press is recognized, in points.
    open var allowableMovement: CGFloat = 10

    /// The points where the touches came down.
    private var starts: [(touch: UITouch, point: CGPoint)] = []

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            // More fingers do not matter after the press was recognized.
            guard state == .possible else {
                ignore(touch, for: event)
                continue
            }
            starts.append((touch, touch.point))
            if starts.count > numberOfTouchesRequired { state = .failed }
            guard starts.count == numberOfTouchesRequired else { continue }
            wait(minimumPressDuration) { [unowned self] in state = .began }
        }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, deferredStates.isEmpty {
            if starts.contains(where: { $0.touch.point.distance(to: $0.point) > allowableMovement }) { state = .failed }
        } else {
            state = .changed
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, deferredStates.isEmpty {
            state = .failed
        } else if self.touches.allSatisfy(\.isLifted) {
            state = .ended
        }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override open func reset() { starts = [] }
}
