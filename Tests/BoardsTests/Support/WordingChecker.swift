import Scene

/// Compares successive wordings of a board.
struct WordingChecker {
    private var known: (words: Wording, moment: Wording, wording: Wording)?

    /// Returns a description of an inconsistency between a wording and the previous one, or `nil`. `words` is every
    /// description on the board, and `moment` is everything else that changes other than by motion.
    mutating func fault(
        of wording: Wording, words: some Equatable & Sendable, moment: some Equatable & Sendable,
        onlyTimeHasPassed: Bool = false
    ) -> String? {
        let now = (words: Wording(words), moment: Wording(moment), wording: wording)
        defer { known = now }
        guard let known else { return nil }
        if now.words != known.words { return wording == known.wording ? "only descriptions changed" : nil }
        let isAtRest = onlyTimeHasPassed && now.moment == known.moment
        return isAtRest && wording != known.wording ? "the wording changed although pieces only moved" : nil
    }
}
