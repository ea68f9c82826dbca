// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import MemoryRules
import Scene
import Testing

@testable import PeekaboardModel

/// Choosing the next game in a draft.
struct GameDraftTests {
    private let play = Play<MemoryKind>(begun: World(), seed: 7)

    private var board: MemoryBoard { play.board }

    private func draft() throws -> GameDraft {
        var made: GameDraft?
        play.model.makeDraft { made = $0 }
        play.world.settle()
        return try #require(made)
    }

    private func set(_ name: String, _ choice: String, in draft: GameDraft) throws {
        let property = try #require(draft.properties.properties.first { $0.name == name })
        draft.properties.set(property, to: .choice(choice))
    }

    private func value(_ name: String, in draft: GameDraft) throws -> PropertyValue {
        try #require(draft.properties.properties.first { $0.name == name }).read()
    }

    private func begin(_ draft: GameDraft) {
        play.model.newGame(with: draft)
        play.world.settle()
    }

    @Test func choicesAreMadeOnlyWhenTheGameBegins() throws {
        let (before, writes) = (play.gameState, play.world.settings(of: "memory").writes)
        let draft = try draft()
        draft.choose(deck: "shapes")
        try set("size", "2x2", in: draft)
        try set("players", "computer hard", in: draft)
        #expect(play.gameState == before && board.deck == "animals" && board.nextSetup == MemorySetup())
        #expect(play.world.settings(of: "memory").writes == writes)
        begin(draft)
        #expect(board.deck == "shapes" && board.setup == MemorySetup(size: "2x2", players: "computer hard"))
        #expect(play.world.settings(of: "memory").text("deck") == "shapes")
        #expect(play.refusals.isEmpty)
        #expect(play.anyModel.properties.history.toUndo == nil, "the preferences do not show what has changed")
    }

    @Test func deckThatIsStillBeingReadIsPlayed() throws {
        play.world.files.decks["file:///mine"] = .own("file:///mine", faces: 8)
        let draft = try draft()
        play.world.files.isSlow = true
        draft.choose(deck: "file:///mine")
        begin(draft)
        #expect(board.deck == "animals")
        play.world.files.read()
        play.world.files.read()
        play.world.settle()
        #expect(board.deck == "file:///mine" && play.refusals.isEmpty)
    }

    @Test func draftBeginsWithTheValuesOfTheNextGame() throws {
        play.set("players", .choice("people 3"))
        play.set("deck", .choice("letters"))
        let draft = try draft()
        #expect(try value("players", in: draft) == .choice("people 3"))
        #expect(try value("deck", in: draft) == .choice("letters"))
        // Only what is chosen in the draft is set.
        play.set("players", .choice("people 2"))
        try set("size", "4x3", in: draft)
        begin(draft)
        #expect(board.setup == MemorySetup(size: "4x3", players: "people 2"))
    }

    /// The rules for what fits together are those of the draft and not those of the game in progress.
    @Test func deckThatIsTooSmallForTheGameBeforeIsPlayed() throws {
        play.set("size", .choice("6x6"))
        play.newGame()
        #expect(board.game.deal.groups == 18)
        play.world.files.decks["file:///small"] = .own("file:///small", faces: 7)
        let draft = try draft()
        draft.choose(deck: "file:///small")
        #expect(try value("size", in: draft) == .choice("4x3"))
        begin(draft)
        #expect(board.deck == "file:///small" && board.game.deal.groups == 6)
        #expect(play.refusals.isEmpty)
    }

    @Test func largerGameThanTheDeckBeforeAllowedIsPlayed() throws {
        play.world.files.decks["file:///small"] = .own("file:///small", faces: 8)
        play.set("deck", .choice("file:///small"))
        let draft = try draft()
        #expect(try value("deck", in: draft) == .choice("file:///small"))
        try set("size", "6x6", in: draft)
        #expect(play.refusals.count == 1)
        draft.choose(deck: "animals")
        try set("size", "6x6", in: draft)
        begin(draft)
        #expect(board.deck == "animals" && board.game.deal.groups == 18 && play.refusals.count == 1)
    }

    @Test func deckOfSetsIsPlayedWithSets() throws {
        let groups = (1...6).map { number in
            Deck.Group((1...3).map { Deck.Face(name: "\(number) \($0)", picture: .text("\($0)")) })
        }
        play.world.files.decks["file:///sets"] = Deck(folder: "file:///sets", groups: groups, back: nil)
        let draft = try draft()
        draft.choose(deck: "file:///sets")
        #expect(try value("groupSize", in: draft) == .choice("3"))
        begin(draft)
        #expect(board.setup.groupSize == 3 && board.game.deal.groups <= 6 && play.refusals.isEmpty)
    }

    /// What the draft has read is not read again, and the folder in use is watched.
    @Test func deckIsReadOnce() throws {
        play.world.files.decks["file:///own"] = .own("file:///own", faces: 8)
        let draft = try draft()
        draft.choose(deck: "file:///own")
        begin(draft)
        #expect(try value("deck", in: self.draft()) == .choice("file:///own"))
        #expect(play.world.files.asked == ["file:///own"])
        #expect(Set(play.world.files.watched) == ["file:///own"])
        play.world.files.change("file:///own", to: .own("file:///own", faces: 8, called: "other"))
        #expect(board.faces.groups[0].faces[0].name == "other 1")
    }

    @Test(arguments: allBoards) func draftWithoutChoicesPlaysTheSameAgain(_ name: String) throws {
        let play = try PeekaboardModelTests.play(name)
        let values = play.anyModel.properties.properties.map { $0.read() }
        var made: GameDraft?
        play.anyModel.makeDraft { made = $0 }
        play.anyModel.newGame(with: try #require(made))
        play.world.settle()
        #expect(play.anyModel.properties.properties.map { $0.read() } == values && play.refusals.isEmpty)
    }
}
