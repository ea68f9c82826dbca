// SPDX-License-Identifier: GPL-3.0-or-later
/// Something that can be done with a row of a table. Its button appears when the row is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// How the button looks, and whether the row is expected to leave.
    nonisolated public enum Style: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case normal, destructive
    }

    /// Does it. The closure that it gets has to be called at the end, with whether it was done; then the row goes back.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How the button looks.
    public let style: Style
    /// What runs when the button is pressed.
    public let handler: Handler
    /// The title of the button.
    open var title: String?
    /// The picture of the button, above its title.
    open var image: UIImage?
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the button; `nil` for red or gray, depending on the style.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// What appears beside a row of a table when it is swiped aside.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions. The first one is at the edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe across most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
