// Whoever threw something away owns the offer, for as long as it can be brought back; whoever shows it sets `withdrawn`.

/// That something which was thrown away can be brought back.
final class UndoOffer {
    /// What has happened, in the user's language.
    let words: String
    /// Brings back what there was.
    let undo: () -> Void
    /// Called when that can no longer be done.
    var withdrawn: () -> Void = {}

    /// An offer to bring back what there was before something that `words` tell.
    init(_ words: String, undo: @escaping () -> Void) {
        self.words = words
        self.undo = undo
    }

    isolated deinit { withdrawn() }
}
