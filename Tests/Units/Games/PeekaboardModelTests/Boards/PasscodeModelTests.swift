// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import PasscodeRules
import Scene
import Testing

@testable import PeekaboardModel

/// The model of Passcode.
struct PasscodeModelTests {
    private let play = Play<PasscodeKind>(begun: World(), seed: 7)

    private var board: PasscodeBoard { play.board }

    private func tap(_ number: Int?) {
        if let number { board.receive(.activate(number - 1), at: play.platform.time) }
    }

    private func winRound() {
        for _ in 0..<4 {
            play.platform.time += 1
            tap(board.game.target)
        }
        play.pass(2)
    }

    private var wrongNumber: Int? {
        (1...board.setup.circleCount).first { $0 != board.game.target && board.game.circles[$0 - 1] == .drifting }
    }

    @Test func rightAndWrongTapsHaveSoundsAndAreAnnounced() {
        let (wrong, target) = (wrongNumber ?? 0, board.game.target ?? 0)
        tap(wrong)
        tap(target)
        #expect(play.world.sounds == ["wrong", "right"])
        #expect(play.view.announced == ["\(wrong) is wrong", "\(target) is correct"])
    }

    @Test func wonRoundHasASoundAndIsAnnouncedAndLogged() throws {
        winRound()
        #expect(play.world.sounds == ["right", "right", "right", "right", "card"])
        let said = try #require(play.view.announced.last)
        #expect(said.hasPrefix("Card 1, ") && play.lines.last == ConsoleLine(text: said, kind: .note))
    }

    @Test func timeOfTheResultIsTheSumOfTheTargetTimes() throws {
        play.set("circles", .choice("4"))
        tap(wrongNumber)
        play.pass(3)
        for _ in 0..<4 {
            play.pass(2)
            tap(board.game.target)
        }
        play.restUntilOver()
        let result = try #require(try play.results.first)
        #expect(result.category == "4 drifting" && result.misses == 1 && result.moveCount == 5)
        #expect(result.seconds == Double(board.game.result.totalTime) / 1000)
        #expect(result.rating == nil && result.helps == 0 && !result.isFlawless)
    }

    @Test func pausesDoNotCountAsTime() throws {
        play.set("circles", .choice("4"))
        play.model.activate("pause")
        play.pass(1000)
        play.model.activate("pause")
        for _ in 0..<4 {
            play.pass(1)
            tap(board.game.target)
        }
        play.restUntilOver()
        #expect(try #require(try play.results.first).seconds < 30)
    }

    @Test func gameGoesOnWhenADialogIsClosed() {
        play.model.rest()
        #expect(board.isPaused)
        play.model.rest()
        play.model.endRest()
        #expect(!board.isPaused)
        play.model.activate("pause")
        play.model.rest()
        play.model.endRest()
        #expect(board.isPaused)
    }

    @Test func resultIsShownWhenTheLastCardIsPutBack() {
        play.set("circles", .choice("4"))
        for _ in 0..<4 { tap(board.game.target) }
        play.pass(2)
        #expect(board.isOver && board.shownCard == 0)
        #expect(play.model.status == ["Tap the card to go on at once"])
        #expect(!play.model.isOver && play.view.result == nil)
        play.restUntilOver()
        #expect(play.model.isOver)
        #expect(play.view.result?.text.hasPrefix("Not a single miss\n0 misses\n") == true)
    }

    @Test func pauseIsAToggle() {
        #expect(!play.model.isOn("pause"))
        play.model.activate("pause")
        #expect(play.model.isOn("pause") && board.isPaused && play.model.status == ["Paused"])
        #expect(play.lines.last == ConsoleLine(text: "Paused", kind: .note))
        play.model.activate("pause")
        #expect(!play.model.isOn("pause") && !board.isPaused)
        #expect(play.lines.count { $0.text == "Paused" } == 1)
    }

    @Test func finishedGameCannotBePaused() {
        play.set("circles", .choice("4"))
        play.finish()
        play.model.activate("pause")
        #expect(!play.model.isOn("pause") && play.lines.allSatisfy { $0.text != "Paused" })
    }

    @Test func newGameEndsThePause() {
        play.model.activate("pause")
        play.newGame()
        #expect(!play.model.isOn("pause"))
    }

    @Test func bringingTheBoardToRestPausesIt() {
        play.model.rest()
        #expect(board.isPaused && board.activity == .still)
    }

    @Test func firstTargetsAndThenTheRoundAreShown() {
        let target = board.game.target ?? 0
        let order = board.game.targets[0].map(String.init).joined(separator: ", ")
        #expect(play.model.status == ["Tap \(order) to unlock a card"])
        board.showsNext = false
        #expect(play.model.status == ["Round: 1 of 3", "Misses: 0"])
        board.showsNext = true
        #expect(play.model.state == "Round 1 of 3, next \(target), 0 misses")
        tap(wrongNumber)
        #expect(play.model.status == ["Round: 1 of 3", "Misses: 1"])
    }

    @Test(arguments: ["13", "0", "52", "12 ", "", "-4", "012"]) func invalidCountIsRefused(_ count: String) {
        play.world.settings(of: "passcode").changeFromOutside("circles", to: count)
        #expect(play.refusals == ["Unknown option: \(count)"])
        #expect(play.gameState == "12 drifting 7 []")
    }

    @Test(arguments: ["flying", "", "Still"]) func invalidVariantIsRefused(_ variant: String) {
        play.world.settings(of: "passcode").changeFromOutside("variant", to: variant)
        #expect(play.refusals == ["Unknown option: \(variant)"])
        #expect(play.gameState == "12 drifting 7 []")
    }

    @Test func invalidSettingsAtTheStartLeaveTheDefaults() {
        let world = World()
        world.settings(of: "passcode").set("circles", to: "13")
        world.settings(of: "passcode").set("variant", to: "still")
        let play = Play<PasscodeKind>(begun: world)
        #expect(play.refusals == ["Unknown option: 13"])
        #expect(play.board.setup.notation == "12 still")
    }

    @Test func restingCirclesAreASeparateCategory() throws {
        play.set("circles", .choice("8"))
        play.set("variant", .choice("still"))
        play.finish()
        #expect(try #require(try play.results.first).category == "8 still")
        #expect(PasscodeKind.results.category("8 still") == "8 stationary circles")
    }

    @Test func goodMomentHasAWonCardAndCirclesInFlight() {
        #expect(!play.model.isGoodForScreenshot)
        winRound()
        #expect(!play.model.isGoodForScreenshot, "the card is shown")
        for _ in 0..<60 where board.shownCard != nil { play.pass(0.5) }
        tap(board.game.target)
        #expect(!play.model.isGoodForScreenshot)
        tap(board.game.target)
        #expect(play.model.isGoodForScreenshot)
    }
}
