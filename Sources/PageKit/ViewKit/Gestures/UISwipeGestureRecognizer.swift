// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A recognizer for quick movements in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt
        /// Creates a set of directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upward.
        public static let up = Direction(rawValue: 4)
        /// Downward.
        public static let down = Direction(rawValue: 8)
    }

    /// The distance of a swipe, and how far it may stray, in points.
    private static let (distance, maxStray) = (50.0, 50.0)
    /// The maximum duration of a swipe, in seconds.
    private static let maxTime = 0.5

    /// The directions that are recognized.
    open var direction = Direction.right
    /// The number of fingers that swipe.
    open var numberOfTouchesRequired = 1 { didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) } }

    /// The distance that the center of the touches has moved.
    private var path = CGPoint.zero
    private var startPoint: CGPoint?

    /// The location is where the swipe began.
    override open func location(in view: UIView?) -> CGPoint {
        guard let startPoint else { return super.location(in: view) }
        return view.map { $0.convert(startPoint, from: nil) } ?? startPoint
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == 1 { wait(Self.maxTime) { [unowned self] in state = .failed } }
        if self.touches.count > numberOfTouchesRequired { state = .failed }
        if self.touches.count == numberOfTouchesRequired { startPoint = super.location(in: nil) }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { path = path + (touch.point - touch.previousPoint) * (1 / Double(self.touches.count)) }
        let ways: [(Direction, length: Double, stray: Double)] = [
            (.right, path.x, path.y), (.left, -path.x, path.y), (.up, -path.y, path.x), (.down, path.y, path.x),
        ]
        let left = ways.filter { direction.contains($0.0) }.filter {
            $0.length > -PressTracker.threshold && $0.stray.magnitude <= Self.maxStray
        }
        if left.isEmpty { return state = .failed }
        if self.touches.count == numberOfTouchesRequired, left.contains(where: { $0.length >= Self.distance }) {
            state = .ended
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if deferredStates.isEmpty { state = .failed }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override open func reset() { path = .zero }
}
