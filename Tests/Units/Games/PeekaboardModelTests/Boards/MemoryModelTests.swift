// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import MemoryRules
import Scene
import Seeding
import Testing

@testable import PeekaboardModel

/// The model of Pairs.
struct MemoryModelTests {
    private let play = Play<MemoryKind>(begun: World(), seed: 7)

    private var board: MemoryBoard { play.board }

    /// The two cards of each pair.
    private var pairs: [[Int]] {
        (1...board.game.deal.groups).map { number in
            board.game.deal.numbers.indices.filter { board.game.deal.numbers[$0] == number }
        }
    }

    private func tap(_ cards: Int...) {
        for card in cards { board.receive(.activate(card), at: play.platform.time) }
        play.rest()
    }

    @Test func turnsPairsAndMissesHaveSounds() {
        tap(pairs[0][0])
        #expect(play.world.sounds == ["turn"])
        tap(pairs[0][1])
        #expect(play.world.sounds == ["turn", "turn", "pair"])
        tap(pairs[1][0], pairs[2][0])
        #expect(play.world.sounds.suffix(3) == ["turn", "turn", "miss"])
    }

    @Test func turnedCardIsAnnouncedByNameAndAPairByMessage() {
        tap(pairs[0][0], pairs[0][1])
        #expect(play.view.named == pairs[0])
        let face = board.face(of: pairs[0][0])
        #expect(play.view.announced == ["\(face.name) and \(face.nameWithin): a pair"])
    }

    @Test func peekHasASoundAndIsAnnouncedAndCounted() throws {
        play.model.activate("peek")
        play.rest()
        #expect(play.world.sounds == ["peek"])
        #expect(play.view.announced == ["All cards are face up for a moment"])
        #expect(play.lines.last == ConsoleLine(text: "You peeked 1 time(s).", kind: .note))
        #expect(play.model.status == ["Moves: 0", "Pairs: 0 of 8", "Peeks: 1"])
        #expect(try play.storedGame?.moves == "p")
    }

    @Test func resultHasTheStatisticsOfTheGame() throws {
        play.set("size", .choice("2x2"))
        play.model.activate("peek")
        play.rest()
        tap(pairs[0][0], pairs[1][0])
        play.platform.time += 60
        tap(pairs[0][0], pairs[0][1])
        tap(pairs[1][0], pairs[1][1])
        let result = try #require(try play.results.first)
        #expect(result.category == "2x2 people 1" && result.setup == "2x2 people 1" && result.seed == 7)
        #expect(result.moveCount == 3 && result.helps == 1 && result.misses != nil)
        #expect(result.rating == PerfectRating(of: board.game)?.percent)
        #expect(result.seconds >= 60 && result.moves.hasPrefix("p "))
        #expect(play.view.result?.text.hasPrefix("3 moves, 1 peek, ") == true)
    }

    @Test func firstStepIsShownUntilTheFirstMoveEver() {
        let world = World()
        world.settings(of: "memory").set("played", to: false)
        let play = Play<MemoryKind>(begun: world, seed: 7)
        #expect(play.model.status == ["Turn over two cards to find a pair"])
        play.board.receive(.activate(0), at: play.platform.time)
        #expect(play.model.status == ["Moves: 0", "Pairs: 0 of 8", "Peeks: 0"])
        play.newGame()
        #expect(play.model.status == ["Moves: 0", "Pairs: 0 of 8", "Peeks: 0"])
        #expect(world.settings(of: "memory").flag("played") == true)
        #expect(Play<MemoryKind>(begun: world, seed: 7).model.status.count == 3)
        #expect(self.play.model.status.count == 3, "nothing is known about settings that are not stored")
    }

    @Test func largerBoardIsOfferedAndBegins() throws {
        play.finish()
        #expect(play.view.result?.next == "Try 6 × 4")
        play.model.play(NextGame("size", "6x4", called: ""))
        #expect(board.setup.sizeNotation == "6x4" && play.view.result == nil)
        play.set("size", .choice("6x6"))
        play.newGame()
        play.finish()
        // The deck has no more faces.
        #expect(play.view.result?.next == "Try Shapes")
    }

    @Test func winnerIsOfferedAStrongerComputer() throws {
        play.set("players", .choice("computer easy"))
        play.set("size", .choice("2x2"))
        play.newGame()
        tap(pairs[0][0], pairs[0][1])
        tap(pairs[1][0], pairs[1][1])
        #expect(play.view.result?.text.hasPrefix("You win (2 : 0)\n") == true)
        #expect(play.view.result?.next == "Try Computer (attentive)")
    }

    @Test func bestGameIsPraised() throws {
        func finish(withMisses misses: Int) {
            for _ in 0..<misses {
                tap(pairs[0][0], pairs[1][0])
                play.platform.time += 5
                play.rest()
            }
            for pair in pairs { tap(pair[0], pair[1]) }
            play.world.settle()
        }
        play.set("size", .choice("4x3"))
        play.newGame()
        finish(withMisses: 3)
        #expect(play.view.results.last?.text.hasPrefix("You remembered every card you saw\n9 moves, ") == true)
        play.newGame()
        finish(withMisses: 2)
        #expect(play.view.result?.text.hasPrefix("Your best game on this board\n8 moves, ") == true)
        play.newGame()
        finish(withMisses: 3)
        #expect(
            play.view.results.last?.text.hasPrefix("3 games in a row without avoidable misses\n9 moves, ") == true)
    }

    @Test func subjectIsTheDeck() {
        #expect(play.model.subject == "Animals")
        play.set("deck", .choice("shapes"))
        #expect(play.model.subject == "Shapes")
    }

    @Test(arguments: ["people 2", "computer hard"]) func withSeveralPlayersThereIsNoRating(_ players: String) throws {
        play.set("size", .choice("2x2"))
        play.set("players", .choice(players))
        play.finish()
        let result = try #require(try play.results.first)
        #expect(result.category == "2x2 \(players)")
        #expect(result.misses == nil && result.rating == nil && !result.isFlawless)
        #expect(play.view.result?.text.contains(" : ") == true)
    }

    @Test func currentPlayerIsShownAboveTheStatus() {
        #expect(play.model.headline == nil)
        play.set("players", .choice("people 3"))
        #expect(play.model.headline == "Player 1’s turn (0 : 0 : 0)")
        tap(pairs[0][0], pairs[1][0])
        #expect(play.model.headline == "Player 2’s turn (0 : 0 : 0)")
        tap(pairs[0][0], pairs[0][1])
        #expect(play.model.headline == "Player 2’s turn (0 : 1 : 0)")
    }

    @Test(arguments: ["easy", "medium", "hard"]) func gameAgainstTheComputerCanBePlayed(_ strength: String) throws {
        play.set("players", .choice("computer \(strength)"))
        // The simulated person has no memory and turns over two random cards.
        var chance = SeededGenerator(seed: 1)
        for _ in 0..<500 where !board.isOver {
            let down = board.game.cards.indices.filter { board.game.cards[$0] == .faceDown }
            tap(down[chance.number(below: down.count)])
            for _ in 0..<5 where board.isComputersTurn { play.rest() }
        }
        play.rest()
        let result = try #require(try play.results.first)
        #expect(result.category == "4x4 computer \(strength)" && result.moveCount == board.game.moves)
        let (person, computer) = (board.game.groupsWon[0], board.game.groupsWon[1])
        #expect(person + computer == 8)
        let words = person > computer ? "You win" : person < computer ? "The computer wins" : "Draw"
        #expect(play.view.result?.text.hasPrefix("\(words) (\(person) : \(computer))\n") == true)
        let gameState = play.gameState
        try play.watchAgain()
        play.restUntilOver()
        #expect(play.gameState == gameState && play.view.results.count == 2)
    }

    @Test func newGameOnTheComputersTurnStartsWithThePerson() {
        play.set("players", .choice("computer easy"))
        for card in [pairs[0][0], pairs[1][0]] { board.receive(.activate(card), at: play.platform.time) }
        #expect(board.isComputersTurn)
        play.newGame()
        play.rest()
        #expect(play.model.headline == "Your turn (0 : 0)" && board.game.record.isEmpty)
    }

    @Test func peekDoesNotPassTheTurn() {
        play.set("players", .choice("people 2"))
        tap(pairs[0][0], pairs[1][0])
        play.model.activate("peek")
        play.rest()
        #expect(play.model.headline == "Player 2’s turn (0 : 0)")
    }

    @Test func sizeWithMorePairsThanFacesIsRefused() {
        play.set("size", .choice("8x8"))
        #expect(
            play.refusals == [
                "Not enough different cards in this deck: 32 needed, 18 available. Choose a smaller board or another deck."
            ])
        #expect(play.gameState == "4x4 people 1 7 []" && play.value("size") == .choice("4x4"))
    }

    @Test func deckTooSmallForTheNextGameReducesItsSize() {
        play.set("deck", .choice("shapes"))
        play.move()
        play.set("size", .choice("8x8"))
        play.set("deck", .choice("animals"))
        #expect(play.value("size") == .choice("4x4") && play.refusals.isEmpty)
        play.newGame()
        #expect(board.game.deal.groups == 8)
    }

    @Test func computerPlaysItsTurns() throws {
        play.set("players", .choice("computer easy"))
        tap(pairs[0][0], pairs[1][0])
        play.rest()
        #expect(board.game.currentPlayer == 0 && board.game.moves >= 2)
        #expect(play.view.announced.contains("The computer’s turn"))
        play.finish()
        #expect(try play.results.count == 1, "a game with the computer counts")
    }

    @Test func computersTurnContinuesAfterARestart() throws {
        play.set("players", .choice("computer hard"))
        tap(pairs[0][0])
        let before = play.gameState
        play.newGame()
        try play.acceptUndo()
        #expect(play.gameState == before)
        tap(pairs[1][0])
        play.rest()
        #expect(board.game.currentPlayer == 0 && board.game.moves >= 2)
    }

    @Test(arguments: ["0", "1", "3"]) func gameHasAsManyPeeksAsAllowed(_ count: String) {
        play.set("peeks-allowed", .choice(count))
        for _ in 0..<5 {
            play.model.activate("peek")
            play.rest()
        }
        #expect("\(board.game.peeks)" == count)
        play.newGame()
        play.model.activate("peek")
        play.rest()
        #expect(board.game.peeks == (count == "0" ? 0 : 1))
    }

    @Test func newPeekLimitAppliesToTheCurrentGame() {
        play.set("peeks-allowed", .choice("0"))
        play.model.activate("peek")
        play.set("peeks-allowed", .choice("1"))
        play.model.activate("peek")
        play.rest()
        #expect(board.game.peeks == 1)
    }

    @Test(arguments: ["-1", "many", "", "1.5", "1 "]) func invalidNumberOfPeeksIsRefused(_ count: String) {
        play.world.settings(of: "memory").changeFromOutside("peeks-allowed", to: count)
        #expect(play.refusals == ["Unknown option: \(count)"])
        #expect(play.value("peeks-allowed") == .choice("any"))
        play.model.activate("peek")
        #expect(board.game.peeks == 1)
    }

    @Test(arguments: [
        "5x5", "1x2", "11x10", "102x2", "4", "4x4x4", "", "ax4", "4 x 4", "-4x-4", "99999999999999999999x2",
    ])
    func invalidSizeIsRefused(_ size: String) {
        play.world.settings(of: "memory").changeFromOutside("size", to: size)
        #expect(play.refusals.count == 1)
        #expect(play.gameState == "4x4 people 1 7 []")
    }

    @Test(arguments: ["people 5", "people 0", "people", "computer", "computer brilliant", "nobody 2", "", "people 1 2"])
    func invalidPlayersAreRefused(_ players: String) {
        play.world.settings(of: "memory").changeFromOutside("players", to: players)
        #expect(play.refusals.count == 1)
        #expect(play.gameState == "4x4 people 1 7 []")
    }

    @Test func goodMomentHasTwoCardsFullyUp() {
        tap(pairs[0][0], pairs[0][1])
        tap(pairs[1][0], pairs[1][1])
        #expect(!play.model.isGoodForScreenshot)
        for card in [pairs[2][0], pairs[3][0]] { board.receive(.activate(card), at: play.platform.time) }
        #expect(!play.model.isGoodForScreenshot, "the cards are still turning")
        for _ in 0..<8 where !play.model.isGoodForScreenshot { play.pass(0.1) }
        #expect(play.model.isGoodForScreenshot)
    }
}
