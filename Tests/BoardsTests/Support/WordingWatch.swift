import Scene

/// Looks at the wording of a board again and again, and tells what is wrong with it.
struct WordingWatch {
    private var known: (words: Wording, moment: Wording, wording: Wording)?

    /// What is wrong with a wording after the last one: `words` is all that is said of the board now, and `moment` whatever
    /// else is different when more has happened than that pieces have moved.
    mutating func fault(
        of wording: Wording, words: some Equatable & Sendable, moment: some Equatable & Sendable,
        onlyTimeHasPassed: Bool = false
    ) -> String? {
        let now = (words: Wording(words), moment: Wording(moment), wording: wording)
        defer { known = now }
        guard let known else { return nil }
        if now.words != known.words { return wording == known.wording ? "the words are other ones, untold" : nil }
        let isAtRest = onlyTimeHasPassed && now.moment == known.moment
        return isAtRest && wording != known.wording ? "pieces have only moved, and the wording is another one" : nil
    }
}
