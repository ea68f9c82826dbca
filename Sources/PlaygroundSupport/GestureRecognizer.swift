import Scene
import UIKit

/// The base class of gesture recognizers. Use `TapGestureRecognizer` or `LongPressGestureRecognizer`.
@MainActor public class GestureRecognizer {
    /// The state of a gesture. The action is called once, when the state becomes `began`.
    public enum State: Sendable {
        /// The gesture has not been recognized since the last press began.
        case possible
        /// The gesture has been recognized. A long press stays in this state until the press is released, moved, or
        /// canceled.
        case began
        /// The gesture has ended after it was recognized. The next press resets the state to `possible`.
        case ended
    }

    /// The state of the gesture.
    public private(set) var state = State.possible
    /// The location where the gesture was last recognized, in points on the board.
    public private(set) var location = Point(x: 0, y: 0)
    /// Whether the recognizer is enabled.
    public var isEnabled = true

    private let recognized: (GestureRecognizer) -> Void

    init(recognized: @escaping (GestureRecognizer) -> Void) { self.recognized = recognized }

    /// Returns the location of the gesture, in points on the board.
    public func location(in view: View) -> Point { location }

    /// Recognizes the gesture and calls the action.
    func recognize(at place: Point) {
        guard isEnabled else { return }
        location = place
        state = .began
        recognized(self)
    }

    /// Ends the gesture if it was recognized.
    func end() {
        if state == .began { state = .ended }
    }

    /// Prepares for the next gesture.
    func reset() { state = .possible }
}
