// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

/// All problems of a deck that is being edited.
package nonisolated struct DeckProblems: Equatable, Sendable {
    /// The problems, those that prevent saving first, each kind in the order of the deck.
    package let all: [DeckProblem]
    /// The problems of cards, by the index of the group.
    package let byGroup: [Int: [DeckProblem]]

    /// The first problem because of which the deck cannot be saved.
    package var firstError: DeckProblem? { all.first.flatMap { $0.isWarning ? nil : $0 } }

    /// Finds the problems of a deck.
    package init(of draft: DeckDraft) {
        let (document, groups) = (draft.document, draft.filledGroups)
        // Files of a draft are different if their names are, and comparing their contents takes longer.
        var description = document
        description.files = [:]
        all = (document.problems + description.warnings).map { $0.movingGroups { groups[$0] } }
        byGroup = Dictionary(grouping: all.filter { $0.place != nil }) { $0.place!.group }
    }
}
