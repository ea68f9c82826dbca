// The code that discards something owns the offer while it can be undone; the code that shows the offer sets
// `withdrawn`.

/// An offer to restore something that was discarded.
public final class UndoOffer {
    /// What was discarded, in the user's language.
    public let message: String
    /// Restores it.
    public let undo: () -> Void
    /// Called when it can no longer be restored.
    public var withdrawn: () -> Void = {}

    /// Creates an offer whose `message` describes what happened.
    public init(_ message: String, undo: @escaping () -> Void) {
        self.message = message
        self.undo = undo
    }

    isolated deinit { withdrawn() }
}
