/// An object that can handle touches: a view or a view controller. Each touch that a responder does not handle goes to
/// the next one.
@MainActor open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The responder that handles what this one does not.
    open var next: UIResponder? { nil }

    /// Called when fingers come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when the system or a gesture recognizer takes over the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
