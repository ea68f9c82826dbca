// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Counts taps in quick succession.
struct TapCounter {
    private var last: (end: Double, point: Point, count: Int)?

    /// Returns the number of taps that a new touch continues, including itself.
    func begin(_ touch: UITouch) -> Int {
        guard let last, touch.timestamp - last.end <= TouchRecognizer.doubleTapTime,
            touch.point.distance(to: last.point) <= UITapGestureRecognizer.separation
        else { return 1 }
        return last.count + 1
    }

    /// Follows a touch that has changed.
    mutating func follow(_ touch: UITouch) {
        if touch.point.distance(to: touch.startPoint) > PressTracker.threshold { touch.tapCount = 0 }
        guard touch.isLifted else { return }
        last = touch.tapCount > 0 ? (touch.timestamp, touch.startPoint, touch.tapCount) : nil
    }
}
