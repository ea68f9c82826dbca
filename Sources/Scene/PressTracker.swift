/// Tells a tap from a long press from a drag while one finger, or the pointer's button, is down. At most one of a tap and a
/// long press comes of a press: a long press is no tap, and a press that has moved away is neither.
public struct PressTracker: Sendable {
    private enum State {
        case idle, down, rested, dragging
    }

    /// How far a press may stray and still be one, in points.
    public static let threshold = 8.0

    private var state = State.idle
    private var start = Point(x: 0, y: 0)

    /// A tracker with nothing down.
    public init() {}

    /// Where the press began, while it can still become a tap or a long press.
    public var place: Point? { state == .down ? start : nil }

    /// Where what is down came down; nil while nothing is.
    public var origin: Point? { state == .idle ? nil : start }

    /// Whether the press has become a drag.
    public var isDragging: Bool { state == .dragging }

    /// The finger has come down.
    public mutating func press(at point: Point) {
        state = .down
        start = point
    }

    /// The finger has moved to `point`; true if that has just ended the press. A long press too can go on as a drag.
    public mutating func move(to point: Point) -> Bool {
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        guard state == .down || state == .rested, dx * dx + dy * dy > Self.threshold * Self.threshold else {
            return false
        }
        defer { state = .dragging }
        return state == .down
    }

    /// The finger has rested for as long as a long press takes: the place that is pressed, nil if this is no long press.
    public mutating func hold() -> Point? {
        defer { if state == .down { state = .rested } }
        return place
    }

    /// The finger has been lifted: the place that is tapped, nil if this is no tap.
    public mutating func release() -> Point? {
        defer { state = .idle }
        return place
    }

    /// The press was taken away, by the system or by another gesture.
    public mutating func cancel() { state = .idle }
}
