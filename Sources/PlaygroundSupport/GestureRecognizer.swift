import Scene

/// What tells a gesture on the live view. A page makes a tap or a long press.
@MainActor public class GestureRecognizer {
    /// The progress of a gesture. The action is called once, when the gesture has begun.
    public enum State: Sendable {
        /// Not recognized since the latest press began.
        case possible
        /// Recognized. A long press stays in this state until it is lifted, moved or canceled.
        case began
        /// Over after it was recognized. The next press makes it possible again.
        case ended
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
    }

    /// Ends the gesture, if it was recognized.
    func end() {
        if state == .began { state = .ended }
    }

    /// Waits for the gesture anew.
    func reset() { state = .possible }
}
