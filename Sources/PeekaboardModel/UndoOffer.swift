// The code that discards something owns the offer while it can be undone; the code that shows the offer sets `withdrawn`.

/// An offer to bring back something that was discarded.
public final class UndoOffer {
    /// What has happened, in the user's language.
    public let words: String
    /// Brings it back.
    public let undo: () -> Void
    /// Called when it can no longer be brought back.
    public var withdrawn: () -> Void = {}

    /// An offer to undo what `words` say has happened.
    public init(_ words: String, undo: @escaping () -> Void) {
        self.words = words
        self.undo = undo
    }

    isolated deinit { withdrawn() }
}
