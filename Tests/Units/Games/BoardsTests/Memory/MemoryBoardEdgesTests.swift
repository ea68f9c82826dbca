// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// Edge cases of input. Those of a board without animations are in `MemoryBoardWithoutMotionTests`, and those of a new
/// deal in `MemoryBoardCleanupTests`.
@MainActor struct MemoryBoardEdgesTests {
    private let played = PlayedBoard()

    // MARK: - Two taps on one card
    @Test(arguments: [0, 0.1, 0.25, 0.6])
    func twoTapsOnOneCardTurnItOnce(pause: Double) {
        played.tap(6)
        played.pass(pause)
        played.tap(6)
        played.receive(.activate(6))
        #expect(played.game.open == [6])
        #expect(played.game.moves == 0)
        played.rest()
        #expect(played.pieces[6].turn == 3)
        #expect(played.agreesWithRules)
        #expect(played.reported == [.turned(6)])
    }

    // MARK: - A third tap
    @Test(arguments: [0, 0.25, 0.5, 0.9, 1.15])
    func thirdTapEndsTheMissAndTurnsTheThirdCard(pause: Double) {
        let (first, second) = played.unequal
        let third = played.cards(showing: 3).0
        played.tap(first)
        played.pass(1)
        played.tap(second)
        played.pass(pause)
        played.tap(third)
        #expect(played.game.open == [third])
        #expect(played.reported.suffix(2) == [.turnedBack([first, second]), .turned(third)])
        let before = played.pieces
        played.pass(0.25)
        // If the second card was still turning up, it goes on from there to its back.
        #expect(isClose(played.pieces[first].turn, 3.5))
        #expect(isClose(played.pieces[second].turn, (before[second].turn + 4) / 2))
        #expect(isClose(played.pieces[third].turn, 2.5))
        played.pass(0.2501)
        #expect(played.pieces[first].turn == 4)
        #expect(played.pieces[second].turn == 4)
        #expect(played.pieces[third].turn == 3)
        played.rest()
        #expect(played.game.open == [third])
        #expect(played.agreesWithRules)
    }

    @Test func missEndedByATapDoesNotEndTheNextOneEarly() {
        let (first, second) = played.unequal
        let (third, fourth) = (played.cards(showing: 3).0, played.cards(showing: 4).0)
        played.tap(first, second)
        played.pass(0.6)
        played.tap(third, fourth)
        // The first miss would have ended after 1.2 s; the second stays until 0.6 + 1.2 s.
        played.pass(1.1)
        #expect(played.game.open == [third, fourth])
        #expect(played.pieces[third].turn == 3)
        played.pass(0.2)
        #expect(played.game.open == [])
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test func sixQuickTapsAreThreeMoves() {
        let cards = (1...6).map { played.cards(showing: $0).0 }
        for card in cards { played.tap(card) }
        #expect(played.game.moves == 3)
        #expect(played.game.open == Array(cards.suffix(2)))
        played.rest()
        #expect(played.agreesWithRules)
    }

    // MARK: - Taps on a found pair
    @Test(arguments: [0, 0.25, 0.5, 0.75, 0.99, 1.5, 10])
    func tapOnAFoundPairDoesNothing(pause: Double) {
        let (first, second) = played.cards(showing: 5)
        played.tap(first, second)
        played.pass(pause)
        let before = (played.game, played.pieces, played.reported)
        for card in [first, second] {
            played.tap(card)
            played.receive(.activate(card))
            played.receive(.press(played.pieces[card].center))
        }
        #expect(played.game == before.0)
        #expect(played.pieces == before.1)
        #expect(played.reported == before.2)
        played.receive(.pressEnded)
        played.rest()
        #expect(played.agreesWithRules)
        #expect(played.pieces.allSatisfy { $0.held == 0 })
    }

    @Test(arguments: [
        (150.0, 90.0), (80, 171), (10, 10), (575, 300), (300, 660), (-5, 90), (80, -5), (600, 90), (80, 10_000),
    ])
    func tapBetweenCardsOrOutsideDoesNothing(x: Double, y: Double) {
        let before = (played.game, played.pieces)
        let place = Point(x: x, y: y)
        for input in [Input.press(place), .pressEnded, .tap(place)] { played.receive(input) }
        #expect(played.game == before.0)
        #expect(played.pieces == before.1)
        #expect(played.board.activity == .still)
        #expect(played.reported.isEmpty)
    }

    @Test(arguments: [-1, 16, Int.min, Int.max])
    func activatingACardThatDoesNotExistDoesNothing(card: Int) {
        let before = played.game
        played.receive(.activate(card))
        #expect(played.game == before)
        #expect(played.board.activity == .still)
    }

    // MARK: - A peek with one card up
    @Test func peekWithOneCardUpLeavesItUpAsTheFirstOfItsPair() {
        let (first, second) = played.cards(showing: 6)
        played.tap(first)
        played.pass(1)
        played.receive(.longPress)
        played.pass(0.5)
        #expect(played.pieces[first].turn == 3)
        played.pass(0.5)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 3) })
        played.watch(1.5) { #expect(played.pieces[first].turn == 3) }
        #expect(played.pieces.indices.allSatisfy { $0 == first || played.pieces[$0].turn == 4 })
        #expect(played.game.open == [first])
        played.tap(second)
        #expect(played.game.groupsFound == 1)
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test func peekLetsATurningCardFinish() {
        played.tap(4)
        played.pass(0.25)
        played.receive(.longPress)
        played.pass(0.25)
        #expect(played.pieces[4].turn == 3)
        played.rest()
        #expect(played.pieces[4].turn == 3)
        #expect(played.agreesWithRules)
    }

    // MARK: - A peek during a mismatch
    @Test(arguments: [0.1, 0.5, 0.8, 1.19])
    func peekDuringAMissHasTurnedItBackAtTheEnd(pause: Double) {
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(pause)
        played.receive(.longPress)
        #expect(played.game.open == [])
        played.pass(1)
        #expect(played.pieces.allSatisfy { isClose($0.turn, 3) }, "all cards must be up together, including the miss")
        played.pass(1.001)
        #expect(played.pieces.allSatisfy { $0.turn == 4 })
        #expect(!played.board.isPeeking)
        played.rest()
        #expect(played.agreesWithRules)
        #expect(played.reported.count { $0 == .turnedBack([first, second]) } == 1)
    }

    @Test func peekWhileAMissTurnsBackShowsItAgainFirst() {
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(1.45)
        #expect(isClose(played.pieces[first].turn, 3.5))
        played.receive(.longPress)
        played.pass(1)
        #expect(isClose(played.pieces[first].turn, 5))
        #expect(isClose(played.pieces[second].turn, 5))
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test(arguments: [0.1, 0.5, 0.6, 0.9])
    func peekLetsAFadeContinue(pause: Double) {
        let other = PlayedBoard()
        let (first, second) = played.cards(showing: 7)
        for board in [played, other] {
            board.tap(first, second)
            board.pass(pause)
        }
        played.receive(.longPress)
        for _ in 0..<25 {
            played.pass(0.1)
            other.pass(0.1)
            #expect(played.pieces[first] == other.pieces[first])
            #expect(played.pieces[second] == other.pieces[second])
        }
        #expect(played.agreesWithRules)
    }

    // MARK: - Short and moving presses
    @Test func shortPressIsATap() {
        let finger = Finger(on: played, card: 9)
        finger.rest(0.99)
        finger.lift()
        #expect(played.game.open == [9])
        #expect(played.game.peeks == 0)
    }

    @Test func longPressPeeksOnceAndIsNotATap() {
        let finger = Finger(on: played, card: 9)
        finger.rest(9)
        finger.lift()
        #expect(played.game.open == [])
        #expect(played.game.peeks == 1)
        played.rest()
        #expect(played.agreesWithRules)
        #expect(played.pieces.allSatisfy { $0.held == 0 })
    }

    @Test func pressThatMovesAwayIsNeitherTapNorPeek() {
        let finger = Finger(on: played, card: 9)
        finger.rest(0.5)
        finger.move(by: 9)
        finger.rest(5)
        finger.lift()
        #expect(played.game == PlayedBoard().game)
        #expect(played.pieces[9].held == 0)
    }

    @Test func longPressTakesTheTimeOfTheProperty() {
        played.board.peekPressTime = 0.6
        #expect(played.board.longPressTime == 0.6)
        let finger = Finger(on: played, card: 9)
        finger.rest(0.61)
        finger.lift()
        #expect(played.game.peeks == 1)
    }
}
