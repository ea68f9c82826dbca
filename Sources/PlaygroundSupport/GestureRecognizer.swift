import Scene

/// What tells a gesture on the live view. A page makes a tap or a long press.
@MainActor public class GestureRecognizer {
    /// Where a gesture stands. It is told once, when it has begun; the others are for pages that ask for them.
    public enum State: Sendable {
        case possible, began, ended
    }

    /// Where the gesture stands.
    public private(set) var state = State.possible
    /// Where it was last, in points on the board.
    public private(set) var location = Point(x: 0, y: 0)
    /// Whether it tells anything.
    public var isEnabled = true

    private let told: (GestureRecognizer) -> Void

    init(told: @escaping (GestureRecognizer) -> Void) { self.told = told }

    /// Where the gesture is, in points on the board.
    public func location(in view: LiveView) -> Point { location }

    /// Tells that the gesture has been made.
    func recognize(at place: Point) {
        guard isEnabled else { return }
        location = place
        state = .began
        told(self)
        state = .possible
    }
}
