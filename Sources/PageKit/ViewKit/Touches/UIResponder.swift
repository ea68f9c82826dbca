// SPDX-License-Identifier: GPL-3.0-or-later
/// An object that can handle touches: a view or a view controller. Each touch that a responder does not handle goes to
/// the next one.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The responder that handles what this one does not.
    open var next: UIResponder? { nil }

    // MARK: - First responder

    /// Whether the keyboard acts on the responder.
    public var isFirstResponder: Bool { PageContext.current.firstResponder === self }
    /// Whether the responder can get the keyboard.
    open var canBecomeFirstResponder: Bool { false }

    /// Gives the keyboard to the responder. Returns false if that is not possible.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        let context = PageContext.current
        guard canBecomeFirstResponder else { return false }
        if let other = context.firstResponder, other !== self {
            // What is shown for the input may be the same.
            context.inputChanges += 1
            defer { context.inputChanges -= 1 }
            guard other.resignFirstResponder() else { return false }
        }
        context.firstResponder = self
        context.updateInput()
        return true
    }

    /// Takes the keyboard from the responder. Returns false if it needs to keep it.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let context = PageContext.current
        context.firstResponder = nil
        context.updateInput()
        return true
    }

    /// A view that is shown at the bottom of the page while the keyboard acts on the responder.
    open var inputView: UIView? { nil }
    /// A view that is shown at the bottom of the page, above `inputView`, while the keyboard acts on the responder.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the present `inputView` and `inputAccessoryView`, if the keyboard acts on the responder.
    open func reloadInputViews() { if isFirstResponder { PageContext.current.updateInput() } }

    // MARK: - Touches

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

    // MARK: - Motion

    // A computer is not shaken, so only a page calls these.

    /// Called when the device begins to be shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when the device was shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when it turns out that the device is not shaken.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
}
