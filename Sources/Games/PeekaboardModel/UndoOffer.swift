// The code that discards something owns the offer while it can be undone; the code that shows the offer sets
// `withdrawn`.

/// An offer to restore something that was discarded.
package final class UndoOffer {
    /// What was discarded, in the user's language.
    package let message: String
    /// Restores it.
    package let undo: () -> Void
    /// Called when it can no longer be restored.
    package var withdrawn: () -> Void = {}

    /// Creates an offer whose `message` describes what happened.
    package init(_ message: String, undo: @escaping () -> Void) {
        self.message = message
        self.undo = undo
    }

    isolated deinit { withdrawn() }
}
