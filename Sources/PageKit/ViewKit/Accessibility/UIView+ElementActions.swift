// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// The touch of an activation. No finger has this ID.
    private static let activationTouch = UInt.max

    /// Activates the element: by its own method, or else by a tap at its center.
    package func activateElement(at now: Double) {
        guard !accessibilityTraits.contains(.notEnabled), !accessibilityActivate() else { return }
        let context = PageContext.current
        let point = context.window.transformToParent(convert(bounds.center, to: nil))
        for phase in [Touch.Phase.began, .ended] {
            context.touches.dispatch(
                Touch(id: Self.activationTouch, phase, at: point, time: now, by: .pointer), at: now)
        }
    }

    /// Performs another action of the element.
    package func perform(_ action: ElementAction) {
        if action == .reveal {
            (PageContext.current.firstResponder as? any EditedText)?.focusReached(self)
            return scrollIntoView()
        }
        guard !accessibilityTraits.contains(.notEnabled) else { return }
        switch action {
        case .reveal: break
        case .increment: adjust(by: accessibilityIncrement)
        case .decrement: adjust(by: accessibilityDecrement)
        case .custom(let index):
            guard let actions = accessibilityCustomActions, actions.indices.contains(index) else { return }
            _ = actions[index].actionHandler?(actions[index])
        case .beginEditing, .endEditing, .edit, .submit:
            ((self as? EditedTextArea)?.owner ?? self as? any EditedText)?.performEditing(action)
        }
    }

    /// Changes the value and announces it. Screen readers may ignore that the name, which contains the value, has
    /// changed a little.
    private func adjust(by change: () -> Void) {
        let old = accessibilityValue
        change()
        if accessibilityValue != old { UIAccessibility.post(notification: .announcement, argument: accessibilityValue) }
    }
}

extension UIView {
    /// Ends the edits in the view, or in a text field in it. Returns false if it needs to keep the keyboard.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = PageContext.current.firstResponder as? UIView, responder.isDescendant(of: self) else {
            return true
        }
        return responder.resignFirstResponder()
    }
}

extension UIWindow {
    /// Returns the view that would get a touch at a point of the area.
    package func view(at point: CGPoint) -> UIView? { fromParent(point).flatMap { hitTest($0, with: nil) } }

    /// Returns the element that a node shows, if there is one.
    package func element(of node: NodeID) -> UIView? { elements.first { $0.nodeID == node } }
}
