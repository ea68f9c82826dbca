// Whoever discarded something owns the offer while it can be undone; whoever shows the offer sets `withdrawn`.

/// An offer to bring back something that was discarded.
final class UndoOffer {
    /// What has happened, in the user's language.
    let words: String
    /// Brings it back.
    let undo: () -> Void
    /// Called when it can no longer be brought back.
    var withdrawn: () -> Void = {}

    /// An offer to undo what `words` say has happened.
    init(_ words: String, undo: @escaping () -> Void) {
        self.words = words
        self.undo = undo
    }

    isolated deinit { withdrawn() }
}
