// SPDX-License-Identifier: GPL-3.0-or-later
/// Distinguishes taps, long presses, and drags of one finger or the pointer's button. A press produces at most one of a
/// tap and a long press. A press that has moved too far produces neither.
package struct PressTracker: Sendable {
    private enum State {
        case idle, down, rested, dragging
    }

    /// The distance a press can move before it becomes a drag, in points.
    package static let threshold = 8.0

    private var state = State.idle
    private var start = Point(x: 0, y: 0)

    /// Creates a tracker without a press.
    package init() {}

    /// The point where the press began, while it can still become a tap or a long press.
    package var location: Point? { state == .down ? start : nil }

    /// The point where the press or drag began, or `nil` if there is none.
    package var origin: Point? { state == .idle ? nil : start }

    /// Whether the press has become a drag.
    package var isDragging: Bool { state == .dragging }

    /// Handles a press at the given point.
    package mutating func press(at point: Point) {
        state = .down
        start = point
    }

    /// Handles a move to the given point. Returns `true` if the press has just become a drag without having been a long
    /// press.
    ///
    /// A long press can become a drag as well.
    package mutating func move(to point: Point) -> Bool {
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        guard state == .down || state == .rested, dx * dx + dy * dy > Self.threshold * Self.threshold else {
            return false
        }
        defer { state = .dragging }
        return state == .down
    }

    /// Handles the end of the long-press time. Returns the point of the long press, or `nil` if there is none.
    package mutating func hold() -> Point? {
        defer { if state == .down { state = .rested } }
        return location
    }

    /// Handles a release. Returns the point of the tap, or `nil` if there is none.
    package mutating func release() -> Point? {
        defer { state = .idle }
        return location
    }

    /// Handles a cancellation by the system or another gesture.
    package mutating func cancel() { state = .idle }
}
