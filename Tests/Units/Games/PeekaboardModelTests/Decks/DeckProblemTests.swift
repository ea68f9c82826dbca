// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import RandomDecks
import Testing

@testable import PeekaboardModel

/// Problems of decks that are being edited.
struct DeckProblemTests {
    private let picture: [UInt8] = Array(#"<svg width="8" height="8"/>"#.utf8)

    private func place(_ group: Int, _ side: Int) -> CardPlace { CardPlace(group: group, side: side) }

    private func draft(_ texts: [[String]]) -> DeckDraft {
        var draft = DeckDraft(groupCount: texts.count)
        for (group, sides) in texts.enumerated() {
            for (side, text) in sides.enumerated() { draft[place(group, side)].text = text }
        }
        return draft
    }

    @Test func completeDeckHasNoProblems() {
        #expect(DeckProblems(of: draft([["a", "b"], ["", " "], ["c", "d"]])).all == [])
    }

    @Test func emptyDeckNeedsGroups() {
        let problems = DeckProblems(of: DeckDraft())
        #expect(problems.all == [.invalidGroupCount(0)])
        #expect(problems.firstError?.fullMessage(groupSize: 2) == "A deck needs at least two pairs")
        #expect(problems.firstError?.fullMessage(groupSize: 3) == "A deck needs at least two sets")
    }

    @Test func cardsAreChecked() {
        var draft = draft([["a", ""], ["b\u{1}", String(repeating: "x", count: 1001)], ["c", "d"]])
        draft[place(2, 1)].picture = draft.addFile(picture, named: "p.svg")
        draft[place(2, 1)].sound = draft.addFile(RandomDecks.wav(samples: [], rate: 8000), named: "s.wav")
        let problems = DeckProblems(of: draft)
        #expect(
            problems.all == [
                .card(place(0, 1), .empty), .card(place(1, 0), .text(.unprintable)), .card(place(1, 1), .text(.long)),
                .card(place(2, 1), .crowded),
            ])
        #expect(problems.byGroup.keys.sorted() == [0, 1, 2])
        #expect(problems.firstError?.fullMessage(groupSize: 2) == "Pair 1. Second card: nothing on it")
        #expect(problems.firstError?.fullMessage(groupSize: 3) == "Set 1. Second card: nothing on it")
    }

    @Test func detailsAreChecked() {
        var draft = draft([["a", "b"], ["c", "d"]])
        draft.deck.title = String(repeating: "x", count: 201)
        draft.deck.author = "\u{7}"
        draft.deck.language = "deutsch!"
        #expect(
            DeckProblems(of: draft).all == [
                .detail(.title, .long), .detail(.author, .unprintable), .invalidLanguage("deutsch!"),
            ])
    }

    @Test func lookAlikesAreWarnings() {
        let problems = DeckProblems(of: draft([["a", "b"], ["x", "y"], ["A.", "c"], ["z", "a"]]))
        #expect(
            problems.all == [
                .card(place(0, 0), .lookAlike(.text, otherGroup: 2)),
                .card(place(2, 0), .lookAlike(.text, otherGroup: 0)),
                .card(place(3, 1), .lookAlike(.text, otherGroup: 0)),
            ])
        #expect(problems.firstError == nil)
        #expect(problems.all[0].message(groupSize: 2) == "First card: same text as in pair 3")
    }

    @Test func equalPicturesAreFound() {
        var draft = draft([["a", "b"], ["c", "d"]])
        let name = draft.addFile(picture, named: "x.svg")
        #expect(draft.addFile(picture, named: "y.svg") == name)
        draft[place(0, 0)].picture = name
        draft[place(1, 1)].picture = name
        #expect(
            DeckProblems(of: draft).all.map { $0.message(groupSize: 3) } == [
                "First card: same picture as in set 2", "Second card: same picture as in set 1",
            ])
    }

    /// The first problem that the editor reports is the one because of which the deck cannot be saved.
    @Test func firstErrorIsTheOneOfTheFile() {
        var decks = RandomDecks(seed: 5)
        var refused = 0
        for _ in 0..<1000 {
            var document = decks.document()
            for _ in 0..<decks.number(below: 4) { decks.spoil(&document) }
            let draft = DeckDraft(document)
            let error = error(of: draft.document)
            // The groups of the editor include empty ones.
            let problem = DeckProblems(of: draft).firstError?.movingGroups { draft.filledGroups.firstIndex(of: $0)! }
            #expect(problem.map(DeckFileError.invalid) == error)
            if error != nil { refused += 1 }
        }
        #expect(200..<800 ~= refused, "decks must be neither all valid nor all invalid")
    }

    private func error(of document: DeckDocument) -> DeckFileError? {
        do throws(DeckFileError) {
            try document.check()
            return nil
        } catch {
            return error
        }
    }
}
