// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Testing

@testable import PeekaboardModel

/// Folders of the player's own pictures as decks.
struct CustomDeckTests {
    private static let folder = "file:///decks/mine"
    private let play = Play<MemoryKind>(begun: World(), seed: 7)

    private var board: MemoryBoard { play.board }
    private var files: TestFiles { play.world.files }

    private func choose(_ faces: Int = 10) {
        files.decks[Self.folder] = .own(Self.folder, faces: faces)
        play.set("deck", .choice(Self.folder))
    }

    @Test func folderIsReadAndShown() {
        choose()
        #expect(board.faces == .own(Self.folder, faces: 10) && play.refusals.isEmpty)
        #expect(play.world.settings(of: "memory").text("deck") == Self.folder)
        #expect(files.asked == [Self.folder] && files.watched == [Self.folder])
    }

    @Test func folderThatCannotBeReadIsRefused() {
        play.set("deck", .choice(Self.folder))
        #expect(play.refusals == ["no deck in \(Self.folder)"])
        #expect(board.deck == "animals" && files.watched.isEmpty)
        #expect(play.world.settings(of: "memory").text("deck") == nil)
    }

    @Test func folderWithTooFewFacesIsRefused() {
        choose(7)
        #expect(
            play.refusals == [
                "Not enough different cards in this deck: 8 needed, 7 available. Choose a smaller board or another deck."
            ])
        #expect(board.deck == "animals")
    }

    @Test func folderIsReadInTheBackground() {
        files.isSlow = true
        choose()
        #expect(board.deck == "animals")
        files.read()
        #expect(board.deck == Self.folder)
    }

    @Test func builtInDeckNeedsNoReading() {
        play.set("deck", .choice("letters"))
        #expect(board.deck == "letters" && files.asked.isEmpty)
    }

    @Test(arguments: ["no such deck", "", "/decks/mine", "Animals"]) func unknownDeckIsRefused(_ deck: String) {
        play.set("deck", .choice(deck))
        #expect(play.refusals == ["Unknown option: \(deck)"])
        #expect(files.asked.isEmpty && board.deck == "animals")
    }

    @Test func changeInTheFolderIsVisibleImmediately() {
        choose()
        var rows = 0
        for property in play.model.properties.properties { play.model.properties.onChange(of: property) { rows += 1 } }
        files.change(Self.folder, to: .own(Self.folder, faces: 10, called: "other"))
        #expect(board.faces == .own(Self.folder, faces: 10, called: "other"))
        #expect(rows > 0 && play.refusals.isEmpty)
    }

    @Test func folderThatBecomesInvalidKeepsTheFaces() {
        choose()
        files.change(Self.folder, to: nil)
        #expect(play.refusals == ["no deck in \(Self.folder)"])
        #expect(board.faces == .own(Self.folder, faces: 10))
        files.change(Self.folder, to: .own(Self.folder, faces: 3))
        #expect(
            play.refusals.last
                == "Not enough different cards in this deck: 8 needed, 3 available. Choose a smaller board or another deck."
        )
        #expect(board.faces == .own(Self.folder, faces: 10))
        files.change(Self.folder, to: .own(Self.folder, faces: 12))
        #expect(board.faces == .own(Self.folder, faces: 12) && play.refusals.count == 2)
    }

    @Test func gameContinuesWhateverHappensInTheFolder() {
        choose()
        play.move()
        let before = play.gameState
        files.change(Self.folder, to: .own(Self.folder, faces: 9))
        files.change(Self.folder, to: nil)
        #expect(play.gameState == before)
        play.finish()
        #expect(play.view.result?.title == "All pairs found")
    }

    @Test func formerDecksFolderIsIgnored() {
        choose()
        play.set("deck", .choice("numbers"))
        files.change(Self.folder, to: nil)
        #expect(play.refusals.isEmpty && board.deck == "numbers" && files.watched.isEmpty)
    }

    @Test func anotherFolderIsWatchedInstead() {
        choose()
        files.decks["file:///decks/other"] = .own("file:///decks/other", faces: 8)
        play.set("deck", .choice("file:///decks/other"))
        #expect(files.watched == ["file:///decks/other"])
    }

    @Test func lateChangeOfAFormerDeckIsIgnored() {
        choose()
        files.isSlow = true
        files.change(Self.folder, to: .own(Self.folder, faces: 3))
        play.set("deck", .choice("numbers"))
        files.read()
        #expect(board.deck == "numbers" && play.refusals.isEmpty)
    }

    @Test func smallFolderReducesTheNextGame() {
        play.move()
        play.set("size", .choice("6x6"))
        choose(9)
        #expect(play.refusals.isEmpty && play.value("size") == .choice("4x4"))
    }

    @Test func storedFolderIsReadBeforeTheFirstGame() {
        let world = World()
        world.files.decks[Self.folder] = .own(Self.folder, faces: 10)
        world.settings(of: "memory").set("deck", to: Self.folder)
        world.files.isSlow = true
        let play = Play<MemoryKind>(begun: world)
        #expect(!play.model.hasBegun)
        world.files.read()
        world.settle()
        #expect(play.model.hasBegun && play.board.deck == Self.folder)
    }

    @Test func smallDeckIsValidAtTheStartForASmallGame() {
        let world = World()
        world.files.decks[Self.folder] = .own(Self.folder, faces: 2)
        world.settings(of: "memory").set("deck", to: Self.folder)
        world.settings(of: "memory").set("size", to: "2x2")
        let play = Play<MemoryKind>(begun: world)
        #expect(play.board.deck == Self.folder && play.board.setup.sizeNotation == "2x2" && play.refusals.isEmpty)
    }

    @Test func missingStoredFolderLeavesTheDefaultDeck() {
        let world = World()
        world.settings(of: "memory").set("deck", to: Self.folder)
        let play = Play<MemoryKind>(begun: world)
        #expect(play.refusals == ["no deck in \(Self.folder)"])
        #expect(play.model.hasBegun && play.board.deck == "animals")
        #expect(world.settings(of: "memory").text("deck") == Self.folder, "the folder may reappear")
    }

    @Test func undoReadsThePreviousFolderAgain() {
        choose()
        play.set("deck", .choice("letters"))
        play.model.properties.undo()
        #expect(board.deck == Self.folder && files.asked == [Self.folder, Self.folder])
        files.decks[Self.folder] = nil
        play.model.properties.redo()
        play.model.properties.undo()
        #expect(board.deck == "letters" && play.refusals == ["no deck in \(Self.folder)"])
    }

    @Test func largeGameContinuesWhenItsDeckIsTooSmall() throws {
        let world = World()
        world.settings(of: "memory").set("size", to: "8x8")
        world.settings(of: "memory").set("deck", to: "numbers")
        let first = Play<MemoryKind>(begun: world)
        first.move()
        first.rest()
        world.settings(of: "memory").set("deck", to: "animals")
        world.settings(of: "memory").set("size", to: "4x4")
        let again = Play<MemoryKind>(begun: world)
        #expect(again.gameState == first.gameState)
        #expect(again.board.faces.groups.count >= 32)
        #expect(
            again.refusals == [
                "Not enough different cards in this deck: 32 needed, 18 available. Choose a smaller board or another deck."
            ])
    }
}
