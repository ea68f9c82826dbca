// SPDX-License-Identifier: GPL-3.0-or-later
// An alert owns its actions.

/// A button of an alert, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What a button is for.
    nonisolated public enum Style: Int, Sendable {
        /// To do something.
        case `default`
        /// To change nothing.
        case cancel
        /// To do something that cannot be undone.
        case destructive
    }

    /// The title of the button.
    open private(set) var title: String?
    /// What the button is for.
    open private(set) var style: Style
    /// Whether the button can be pressed.
    open var isEnabled = true { didSet { changed() } }

    let handler: ((UIAlertAction) -> Void)?
    /// Shows a change.
    var changed: () -> Void = {}

    /// Creates a button. The handler is called after the alert was dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
