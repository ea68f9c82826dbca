// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import MemoryRules
import Testing

@testable import PeekaboardModel

/// Playing a deck: the game becomes one that the deck has cards for.
struct PlayDeckTests {
    private static let folder = "file:///decks/mine"
    private let play = Play<MemoryKind>(begun: World(), seed: 7)

    private func use(_ deck: Deck) {
        play.world.files.decks[Self.folder] = deck
        play.model.play(deck: Self.folder)
        play.world.settle()
    }

    private func deck(groups: Int, of size: Int) -> Deck {
        Deck(
            folder: Self.folder,
            groups: (1...groups).map { group in
                Deck.Group((1...size).map { Deck.Face(name: "\(group) \($0)", picture: .text("\(group) \($0)")) })
            }, back: nil)
    }

    @Test(arguments: [
        (2, 2, "2x2"), (3, 2, "3x2"), (4, 2, "4x2"), (5, 2, "5x2"), (6, 2, "4x3"), (7, 2, "4x3"), (8, 2, "4x4"),
        (40, 2, "4x4"), (2, 3, "3x2"), (3, 3, "3x3"),
        (4, 3, "4x3"), (5, 3, "5x3"), (6, 3, "6x3"), (40, 3, "6x3"),
    ]) func boardIsAsLargeAsTheDeckAllows(groups: Int, groupSize: Int, size: String) {
        use(deck(groups: groups, of: groupSize))
        #expect(play.board.deck == Self.folder && play.refusals.isEmpty)
        #expect(play.board.setup.sizeNotation == size && play.board.setup.groupSize == groupSize)
        #expect(play.world.settings(of: "memory").text("deck") == Self.folder)
        #expect(play.anyModel.properties.history.toUndo == nil)
        play.finish()
        #expect(play.board.isOver)
    }

    @Test func gameInProgressCanBeRestored() {
        play.move()
        use(deck(groups: 8, of: 2))
        #expect(play.board.record.isEmpty)
        #expect(play.offers.last?.message == "New game started")
    }

    /// Until the deck has been read, the game goes on. Then the first frame already shows the new cards.
    @Test func gameBeginsWhenTheDeckHasBeenRead() {
        play.move()
        let state = play.gameState
        play.world.files.decks[Self.folder] = deck(groups: 3, of: 3)
        play.world.files.isSlow = true
        play.model.play(deck: Self.folder)
        #expect(play.gameState == state && play.board.deck == "animals")
        play.world.files.read()
        #expect(play.board.deck == Self.folder && play.board.setup.groupSize == 3 && play.board.record.isEmpty)
        #expect(play.world.files.asked == [Self.folder] && play.world.files.watched == [Self.folder])
    }

    @Test func deckThatCannotBeReadChangesNothing() {
        play.move()
        let state = play.gameState
        play.model.play(deck: "file:///decks/missing")
        #expect(play.refusals == ["no deck in file:///decks/missing"])
        #expect(play.gameState == state && play.board.deck == "animals")
    }

    @Test func deckOfThreesGoesBackToPairsWithADeckOfPairs() {
        use(deck(groups: 9, of: 3))
        use(deck(groups: 9, of: 2))
        #expect(play.board.setup.groupSize == 2 && play.refusals.isEmpty)
    }

    @Test func deckOpenedBeforeTheFirstGameIsPlayedAfterwards() {
        let play = Play<MemoryKind>(World(), seed: 7)
        play.world.files.decks[Self.folder] = deck(groups: 8, of: 2)
        play.model.play(deck: Self.folder)
        #expect(play.board.deck == "animals")
        play.begin()
        #expect(play.board.deck == Self.folder)
    }
}

/// Cards with sounds.
struct SoundCardTests {
    private static let folder = "file:///decks/sounds"
    private let play = Play<MemoryKind>(begun: World(), seed: 7)

    private func cards(_ number: Int) -> [Int] {
        play.board.game.cards.indices.filter { play.board.game.deal.numbers[$0] == number }
    }

    /// Taps a card and lets it turn.
    private func tap(_ card: Int) {
        play.board.receive(.activate(card), at: play.platform.time)
        play.pass(1)
    }

    private func uri(_ number: Int) -> String { "\(Self.folder)/\(number).ogg" }

    init() {
        play.world.files.decks[Self.folder] = Deck(
            folder: Self.folder,
            groups: (1...8).map {
                Deck.Group(
                    Deck.Face(
                        name: "Sound", nameWithin: "sound", picture: Deck.soundPicture,
                        sound: "\(Self.folder)/\($0).ogg"))
            }, back: nil)
        play.model.play(deck: Self.folder)
        play.rest()
    }

    @Test func cardThatIsTurnedPlaysItsSoundInsteadOfAnEventSound() {
        let sounds = play.world.sounds
        tap(cards(3)[0])
        #expect(play.world.filesPlayed == [uri(3)])
        tap(cards(3)[1])
        play.rest()
        #expect(play.world.filesPlayed == [uri(3), uri(3)] && play.world.sounds == sounds)
        #expect(play.view.announced.last == "Sound and sound: a pair")
    }

    @Test func tapOnACardThatIsFaceUpPlaysItsSoundAgain() {
        tap(cards(5)[0])
        tap(cards(5)[0])
        #expect(play.world.filesPlayed == [uri(5), uri(5)] && play.board.record.count == 1)
        tap(cards(6)[0])
        tap(cards(5)[0])
        #expect(play.world.filesPlayed == [uri(5), uri(5), uri(6), uri(5)] && play.board.game.moves == 1)
    }

    @Test func speechDoesNotCoverTheSound() {
        let names = play.view.named.count
        tap(cards(5)[0])
        #expect(play.view.named.count == names)
    }

    @Test func wholeGameIsPlayedByEar() {
        for number in 1...8 { cards(number).forEach(tap) }
        play.rest()
        #expect(play.board.isOver && play.world.filesPlayed == (1...8).flatMap { [uri($0), uri($0)] })
    }
}
