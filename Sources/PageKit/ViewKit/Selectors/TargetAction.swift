// SPDX-License-Identifier: GPL-3.0-or-later
/// A method that a control or a recognizer calls by name, and the object that has it, which is not retained.
@MainActor package struct TargetAction {
    /// The object; `nil` for a class, and if there is none.
    private(set) weak var object: AnyObject?
    /// The class whose own method is called.
    private let type: AnyClass?
    /// Whether the object is looked for among the responders.
    private let isAnyResponder: Bool
    /// The name of the method.
    let action: Selector

    /// Creates an action. A target of `nil` is the first responder that has the method.
    package init(_ target: Any?, _ action: Selector) {
        type = target as? AnyClass
        object = type == nil ? target.map { $0 as AnyObject } : nil
        isAnyResponder = target == nil
        self.action = action
    }

    /// The object or the class that has the method, if there is still one. `responder` is where the search begins.
    package func target(from responder: UIResponder?) -> Any? {
        guard isAnyResponder else { return object ?? type }
        var next = responder
        while let responder = next, !responder.responds(to: action) { next = responder.next }
        return next
    }

    /// Returns whether both call the same method of the same target.
    func isSame(as other: TargetAction) -> Bool {
        object === other.object && type == other.type && isAnyResponder == other.isAnyResponder
            && action == other.action
    }
}
