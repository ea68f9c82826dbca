// SPDX-License-Identifier: GPL-3.0-or-later
/// Something that can be done with a view, in addition to activating it. A menu of these actions opens with the Menu
/// key or Shift+F10.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action, and returns whether it was successful.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action, in the language of the page.
    open var name: String
    /// Performs the action.
    open var actionHandler: Handler?

    /// Creates an action.
    public init(name: String, actionHandler: Handler? = nil) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
