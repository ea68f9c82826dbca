import Decks
import RandomDecks
import Testing

@testable import PeekaboardModel

/// Problems of decks that are being edited.
struct DeckProblemTests {
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
        #expect(problems.all == [.tooFewGroups])
        #expect(problems.firstError?.fullMessage(groupSize: 2) == "A deck needs at least two pairs")
        #expect(problems.firstError?.fullMessage(groupSize: 3) == "A deck needs at least two sets")
    }

    @Test func cardsAreChecked() {
        var draft = draft([["a", ""], ["b\u{1}", String(repeating: "x", count: 1001)], ["c", "d"]])
        draft[place(2, 1)].picture = "p.png"
        draft[place(2, 1)].sound = "s.ogg"
        let problems = DeckProblems(of: draft)
        #expect(
            problems.all == [
                .emptyCard(place(0, 1)), .unprintableText(place(1, 0)), .longText(place(1, 1)),
                .crowdedCard(place(2, 1)),
            ])
        #expect(problems.byGroup.keys.sorted() == [0, 1, 2])
        #expect(problems.firstError?.fullMessage(groupSize: 2) == "Pair 1. Second card: nothing on it")
        #expect(problems.firstError?.fullMessage(groupSize: 3) == "Set 1. Second card: nothing on it")
    }

    @Test func detailsAreChecked() {
        var draft = draft([["a", "b"], ["c", "d"]])
        draft.title = String(repeating: "x", count: 201)
        draft.author = "\u{7}"
        draft.language = "deutsch!"
        #expect(DeckProblems(of: draft).all == [.longDetail(.title), .unprintableDetail(.author), .invalidLanguage])
    }

    @Test func lookAlikesAreWarnings() {
        let problems = DeckProblems(of: draft([["a", "b"], ["x", "y"], ["A.", "c"], ["z", "a"]]))
        #expect(
            problems.all == [
                .lookAlike(place(0, 0), .text, otherGroup: 2), .lookAlike(place(2, 0), .text, otherGroup: 0),
                .lookAlike(place(3, 1), .text, otherGroup: 0),
            ])
        #expect(problems.firstError == nil)
        #expect(problems.all[0].message(groupSize: 2) == "First card: same text as in pair 3")
    }

    @Test func equalPicturesAreFound() {
        var draft = draft([["a", "b"], ["c", "d"]])
        let name = draft.addFile([1, 2], named: "x.png")
        #expect(draft.addFile([1, 2], named: "y.png") == name)
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
            var draft = DeckDraft(decks.document())
            for _ in 0..<decks.number(below: 4) { spoil(&draft, &decks) }
            let error = error(of: draft.document)
            #expect(DeckProblems(of: draft).firstError.flatMap { fileError($0, draft) } == error)
            if error != nil { refused += 1 }
        }
        #expect(200..<800 ~= refused, "decks must be neither all valid nor all invalid")
    }

    private func spoil(_ draft: inout DeckDraft, _ decks: inout RandomDecks) {
        let place = place(decks.number(below: draft.groups.count), decks.number(below: draft.groupSize))
        switch decks.number(below: 9) {
        case 0: draft[place] = .init()
        case 1: draft[place].text = String(repeating: "é", count: 499 + decks.number(below: 4))
        case 2: draft[place].text = "\u{0}"
        case 3: draft.language = ["x", "en-", "e1-us", "deutschland", "en-US"][decks.number(below: 5)]
        case 4: draft.title = String(repeating: "x", count: 199 + decks.number(below: 3))
        case 5: draft.author = "\u{7}"
        case 6: draft[place].picture = draft.files.keys.filter { $0.hasSuffix(".png") }.min()
        case 7: while draft.groups.count > 1 { draft.removeGroup(at: 0) }
        default: draft.insertGroup([], at: place.group)
        }
    }

    private func error(of document: DeckDocument) -> DeckFileError? {
        do throws(DeckFileError) {
            try document.check()
            return nil
        } catch {
            return error
        }
    }

    /// Returns the error of the file that has a problem of a draft.
    private func fileError(_ problem: DeckProblem, _ draft: DeckDraft) -> DeckFileError? {
        let document = draft.document
        let path = problem.place.map { place in
            "groups[\((0..<place.group).count { !draft.isEmpty($0) })][\(place.side)]"
        }
        switch problem {
        case .emptyCard: return .emptySide(path: path!)
        case .crowdedCard: return .crowdedSide(path: path!)
        case .longText: return .textTooLong(path: path! + ".text", limit: DeckLimits.textBytes)
        case .unprintableText: return .unprintableText(path: path! + ".text")
        case .lookAlike: return nil
        case .longDetail(.title): return .textTooLong(path: "title", limit: DeckLimits.titleBytes)
        case .longDetail(let detail): return .textTooLong(path: "\(detail)", limit: DeckLimits.textBytes)
        case .unprintableDetail(let detail): return .unprintableText(path: "\(detail)")
        case .invalidLanguage: return .invalidLanguage(document.language)
        case .tooFewGroups: return .invalidGroupCount(document.groups.count)
        }
    }
}
