// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Files
import RandomDecks
import Seeding
import TestTiers
import Testing

@testable import PeekaboardModel

/// Editing of decks, without a window.
struct DeckEditorTests {
    private final class Messages {
        var all: [String] = []
    }

    private let messages = Messages()

    private func editor(_ draft: DeckDraft = DeckDraft(), now: @escaping () -> Double = { 0 }) -> DeckEditor {
        let editor = DeckEditor(draft, now: now)
        editor.refused = { [messages] in messages.all.append($0) }
        return editor
    }

    private func place(_ group: Int, _ side: Int) -> CardPlace { CardPlace(group: group, side: side) }

    private func picture(_ seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        return RandomDecks.picture(&generator)
    }

    private func medium(_ bytes: [UInt8], _ name: String) -> CardMedium {
        guard let medium = try? CardMedium(bytes, name: name) else { fatalError("\(name) cannot be on a card") }
        return medium
    }

    private func texts(_ draft: DeckDraft) -> [[String]] {
        draft.deck.groups.indices.map { draft.sides(of: $0).map { $0.text ?? "" } }
    }

    // MARK: Undo

    @Test func quickChangesOfATextAreOneStep() {
        var time = 0.0
        let editor = editor(now: { time })
        for text in ["c", "ca", "cat"] {
            time += 0.5
            editor.setText(text, at: place(0, 0))
        }
        time += 1
        editor.setText("cats", at: place(0, 0))
        editor.setText("Katzen", at: place(0, 1))
        editor.set(.title, to: "A")
        editor.set(.title, to: "Animals")
        #expect(editor.draft.deck.title == "Animals")
        editor.undo()
        #expect(editor.draft.deck.title == "" && editor.draft[place(0, 1)].text == "Katzen")
        editor.undo()
        #expect(texts(editor.draft)[0] == ["cats", ""])
        editor.undo()
        #expect(texts(editor.draft)[0] == ["cat", ""])
        editor.undo()
        #expect(texts(editor.draft)[0] == ["", ""] && !editor.canUndo && !editor.isModified)
        while editor.canRedo { editor.redo() }
        #expect(texts(editor.draft)[0] == ["cats", "Katzen"] && editor.draft.deck.title == "Animals")
    }

    @Test func typingAfterUndoIsANewStep() {
        let editor = editor()
        editor.setText("a", at: place(0, 0))
        editor.setText("b", at: place(0, 1))
        editor.undo()
        editor.setText("ab", at: place(0, 0))
        #expect(!editor.canRedo)
        editor.undo()
        #expect(texts(editor.draft)[0] == ["a", ""])
    }

    @Test func savedStateIsNotModified() {
        let editor = editor()
        editor.setText("a", at: place(0, 0))
        #expect(editor.isModified)
        editor.markSaved(editor.draft)
        #expect(!editor.isModified)
        editor.undo()
        #expect(editor.isModified)
        editor.redo()
        #expect(!editor.isModified)
    }

    @Test func firstCardThatHasChangedIsFound() {
        let editor = editor(DeckDraft(groupCount: 3))
        let start = editor.draft
        editor.set(.title, to: "Animals")
        #expect(editor.draft.firstCard(notIn: start) == nil)
        editor.setText("a", at: place(1, 1))
        #expect(editor.draft.firstCard(notIn: start) == place(1, 1))
        editor.undo()
        editor.duplicateGroup(at: 0)
        #expect(editor.draft.firstCard(notIn: start) == place(1, 0), "equal groups are different ones")
        editor.undo()
        editor.removeGroup(at: 2)
        #expect(editor.draft.firstCard(notIn: start) == place(1, 0), "the last one that is left")
    }

    /// Makes random changes, undoes all of them, and redoes them.
    @Test func allChangesCanBeUndoneAndRedone() {
        var generator = SeededGenerator(seed: 1)
        var decks = RandomDecks(seed: 2)
        for _ in 0..<300 {
            let start = generator.number(below: 2) == 0 ? DeckDraft() : DeckDraft(decks.document())
            var time = 0.0
            let editor = editor(start, now: { time })
            // The last state of each step, which is the one that undo returns to.
            var states = [start]
            for _ in 0..<generator.number(below: 40) {
                time += 10
                let before = editor.draft
                change(editor, &generator)
                if editor.draft != before { states.append(editor.draft) }
                if generator.number(below: 8) == 0, editor.canUndo {
                    editor.undo()
                    states.removeLast()
                    #expect(editor.draft == states.last)
                }
            }
            for state in states.dropLast().reversed() {
                editor.undo()
                #expect(editor.draft == state)
            }
            #expect(!editor.canUndo && !editor.isModified)
            for state in states.dropFirst() {
                editor.redo()
                #expect(editor.draft == state)
            }
            let draft = editor.draft
            #expect(draft.deck.groups.allSatisfy { $0.count == 3 })
            #expect(draft.ids.count == draft.deck.groups.count && Set(draft.ids).count == draft.ids.count)
            #expect(draft.document.usedFiles == Set(draft.document.files.keys))
        }
    }

    private func change(_ editor: DeckEditor, _ generator: inout SeededGenerator) {
        func number(_ bound: Int) -> Int { generator.number(below: bound) }
        let group = number(editor.draft.deck.groups.count + 1)
        let place = CardPlace(group: group, side: number(4))
        let details = DeckDocument.Detail.allCases
        switch number(14) {
        case 0: editor.addGroup(after: number(2) == 0 ? nil : group)
        case 1: editor.removeGroup(at: group)
        case 2: editor.duplicateGroup(at: group)
        case 3: editor.moveGroup(at: group, by: number(5) - 2)
        case 4: editor.setGroupSize(1 + number(4))
        case 5: editor.put(medium(picture(UInt64(number(5))), "p.png"), at: place)
        case 6: editor.put(medium(RandomDecks.wav(samples: [UInt8(number(5))], rate: 8000), "s.wav"), at: place)
        case 7: editor.removePicture(at: place)
        case 8: editor.removeSound(at: place)
        case 9: editor.set(details[number(details.count)], to: "t\(number(9))")
        case 10: editor.setBack(number(2) == 0 ? nil : medium(picture(UInt64(number(5))), "back.png"))
        case 11: editor.repeatFirstCard(ofGroup: group)
        case 12: editor.addGroups(of: [medium(picture(UInt64(number(9))), "q.png"), medium([65], "a.txt")])
        default: editor.setText("w\(number(99))", at: place)
        }
    }

    // MARK: Groups

    @Test func groupsAreAddedMovedAndRemoved() {
        let editor = editor()
        editor.setText("a", at: place(0, 0))
        editor.setText("b", at: place(1, 0))
        #expect(editor.addGroup(after: 0) == 1)
        #expect(editor.duplicateGroup(at: 2) == 3)
        #expect(texts(editor.draft).map { $0[0] } == ["a", "", "b", "b"])
        #expect(editor.moveGroup(at: 0, by: 2) == 2)
        #expect(texts(editor.draft).map { $0[0] } == ["", "b", "a", "b"])
        #expect(editor.moveGroup(at: 0, by: -1) == nil)
        editor.removeGroup(at: 1)
        #expect(texts(editor.draft).map { $0[0] } == ["", "a", "b"])
        #expect(messages.all == [])
    }

    @Test func nextCardIsInTheNextGroup() {
        let editor = editor()
        editor.setText("a", at: place(0, 0))
        #expect(editor.nextCard(after: place(0, 0)) == place(0, 1))
        #expect(editor.nextCard(after: place(0, 1)) == place(1, 0))
        #expect(editor.nextCard(after: place(1, 1)) == nil, "the last group is empty")
        #expect(editor.draft.deck.groups.count == 2)
        editor.setText("b", at: place(1, 1))
        #expect(editor.nextCard(after: place(1, 1)) == place(2, 0))
        #expect(editor.draft.deck.groups.count == 3)
        editor.setGroupSize(3)
        #expect(editor.nextCard(after: place(1, 1)) == place(1, 2))
    }

    @Test func noGroupIsAddedToAFullDeck() {
        let editor = editor(DeckDraft(groupCount: 500))
        editor.setText("a", at: place(499, 0))
        #expect(editor.nextCard(after: place(499, 1)) == nil)
        #expect(messages.all == ["A deck can have up to 500 pairs"])
    }

    @Test func groupsWithEmptyCardsAreIncomplete() {
        let editor = editor()
        editor.setText("a", at: place(0, 0))
        #expect(editor.draft.completeGroupCount == 0)
        editor.setText("b", at: place(0, 1))
        editor.setText(" ", at: place(1, 0))
        editor.setText("c", at: place(1, 1))
        #expect(editor.draft.completeGroupCount == 1)
        editor.setGroupSize(3)
        #expect(editor.draft.completeGroupCount == 0)
    }

    @Test func thirdCardIsKeptWhileDeckHasPairs() {
        let editor = editor()
        editor.setGroupSize(3)
        editor.setText("third", at: place(0, 2))
        editor.setGroupSize(2)
        #expect(editor.draft.document.groups == [])
        editor.setText("first", at: place(0, 0))
        editor.setGroupSize(3)
        #expect(texts(editor.draft)[0] == ["first", "", "third"])
        #expect(editor.draft.document.groups.count == 1, "empty groups are left out")
    }

    @Test func deckHasAtMost500Groups() {
        let editor = editor(DeckDraft(groupCount: 500))
        #expect(editor.addGroup() == nil)
        #expect(editor.duplicateGroup(at: 0) == nil)
        #expect(editor.draft.deck.groups.count == 500)
        editor.setGroupSize(3)
        #expect(editor.addGroup() == nil)
        #expect(
            messages.all == [
                "A deck can have up to 500 pairs", "A deck can have up to 500 pairs", "A deck can have up to 500 sets",
            ])
    }

    @Test func droppedPicturesFillEmptyGroupsFirst() {
        let editor = editor()
        editor.setText("a", at: place(0, 0))
        editor.addGroups(of: (1...3).map { medium(picture($0), "\($0).png") })
        let pictures = editor.draft.deck.groups.indices.map { editor.draft.sides(of: $0).map(\.picture) }
        #expect(pictures == [[nil, nil], ["1.png", "1.png"], ["2.png", "2.png"], ["3.png", "3.png"]])
        editor.undo()
        #expect(editor.draft.deck.groups.count == 2)
    }

    // MARK: Files

    @Test func filesHaveUniqueSafeNames() {
        let editor = editor(DeckDraft(groupCount: 9))
        let names = ["cat.png", "CAT.png", "cat.png", "../a/b.png", ".png", "", "deck.json", "x\u{1}y.png"]
        for (index, name) in names.enumerated() {
            editor.put(medium(picture(UInt64(index)), name), at: place(index, 0))
        }
        let used = names.indices.map { editor.draft[place($0, 0)].picture! }
        #expect(
            used == [
                "cat.png", "CAT 2.png", "cat 3.png", "-a-b.png", "file.png", "file", "deck 2.json", "x-y.png",
            ])
        let long = String(repeating: "ü", count: 300) + ".jpeg"
        editor.put(medium(picture(99), long), at: place(8, 0))
        let name = editor.draft[place(8, 0)].picture!
        #expect(name.utf8.count <= 200 && name.hasSuffix(".jpeg"))
    }

    @Test func equalFilesAreKeptOnce() {
        let editor = editor()
        editor.put(medium(picture(1), "a.png"), at: place(0, 0))
        editor.put(medium(picture(1), "b.png"), at: place(0, 1))
        #expect(editor.draft.document.files.keys.sorted() == ["a.png"])
        editor.removePicture(at: place(0, 0))
        editor.removePicture(at: place(0, 1))
        #expect(editor.draft.document.files.isEmpty)
    }

    @Test func filesAreRecognizedByTheirContents() {
        #expect(medium(picture(1), "x.ogg").content == .picture(picture(1)))
        let sound = RandomDecks.wav(samples: [1, 2, 3], rate: 8000)
        #expect(medium(sound, "x").content == .sound(sound))
        #expect(medium(Array(" the\n cat ".utf8), "x.txt").content == .text("the cat"))
        #expect(throws: CardMedium.MediumProblem.unsupported) { try CardMedium([], name: "") }
        #expect(throws: CardMedium.MediumProblem.unsupported) { try CardMedium([0xFF, 0xFE], name: "") }
        #expect(throws: CardMedium.MediumProblem.unsupported) { try CardMedium([65, 0, 66], name: "") }
        #expect(throws: CardMedium.MediumProblem.soundTooLong) {
            try CardMedium(RandomDecks.wav(samples: Array(repeating: 0, count: 400), rate: 10), name: "")
        }
    }

    // MARK: Documents

    @Test func draftOfADocumentIsTheSameDocument() throws {
        var decks = RandomDecks(seed: 4)
        var equal = 0
        let seeds = randomSeeds(500)
        for _ in seeds {
            let document = decks.document()
            let result = DeckDraft(document).document
            try result.check()
            #expect(expanded(result) == expanded(document))
            // Of files with the same contents, one is kept.
            #expect(result.files.count == Set(document.files.values).count)
            guard result.files.count == document.files.count else { continue }
            #expect(result == document)
            equal += 1
        }
        #expect(equal > seeds.count * 4 / 5)
    }

    /// A deck whose sides have the contents of their files in place of the names.
    private func expanded(_ document: DeckDocument) -> [[[String]]] {
        func bytes(_ name: String?) -> String { name.map { "\(document.files[$0]!)" } ?? "" }
        let about = [document.title, document.language, document.author, document.license, bytes(document.back)]
        return document.groups.map { $0.map { [bytes($0.picture), $0.text ?? "", bytes($0.sound)] } } + [[about]]
    }

    // MARK: Import

    @Test func tableReplacesEmptyGroupsAndIsAddedToOthers() throws {
        let editor = editor()
        let threes = try TableImport(Array("a,b,c\nd,e,f\n".utf8), in: LocalFiles())
        #expect(editor.add(threes) == 2)
        #expect(editor.draft.deck.groupSize == 3)
        #expect(texts(editor.draft) == [["a", "b", "c"], ["d", "e", "f"]])
        let pairs = try TableImport(Array("g,h\n".utf8), in: LocalFiles())
        #expect(editor.add(pairs) == 1)
        #expect(texts(editor.draft)[2] == ["g", "h", ""])
        editor.undo()
        editor.undo()
        #expect(texts(editor.draft) == [["", ""], ["", ""]] && editor.draft.deck.groupSize == 2)
        #expect(messages.all == [])
    }

    @Test func tableIsCutOffWhereTheDeckIsFull() throws {
        let editor = editor()
        let rows = (0..<300).map { "q\($0);a\($0)\n" }.joined()
        let table = try TableImport(Array(rows.utf8), in: LocalFiles())
        #expect([editor.add(table), editor.add(table), editor.add(table)] == [300, 200, 0])
        #expect(messages.all == ["A deck can have up to 500 pairs"])
    }
}
