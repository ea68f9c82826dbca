// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// With the desktop's animations turned off, the states are the same and nothing moves.
@MainActor struct MemoryBoardWithoutMotionTests {
    private let played = PlayedBoard(motion: false)

    @Test func openingShowsAllFacesForItsTimeAndThenAllBacks() {
        let played = PlayedBoard(motion: false, opened: false)
        played.board.open(at: 0)
        #expect(played.board.activity == .waiting(until: 1))
        played.pass(0.99)
        #expect(played.pieces.allSatisfy { $0.turn == 1 })
        played.pass(0.02)
        #expect(played.pieces.allSatisfy { $0.turn == 2 })
        #expect(played.board.activity == .still)
    }

    @Test func cardIsFaceUpImmediately() {
        played.tap(5)
        #expect(played.pieces[5].turn == 3)
        #expect(played.board.activity == .still)
    }

    @Test func missStaysForTheRevealTimeAndThenTurnsBackImmediately() {
        let (first, second) = played.unequal
        played.tap(first)
        played.pass(1)
        played.tap(second)
        #expect(played.pieces[second].turn == 3)
        played.pass(0.69)
        #expect(played.game.open == [first, second])
        #expect(played.pieces[first].turn == 3)
        played.pass(0.02)
        #expect(played.game.open == [])
        #expect(played.pieces[first].turn == 4)
        #expect(played.pieces[second].turn == 4)
        #expect(played.reported.suffix(2) == [.missed([first, second]), .turnedBack([first, second])])
    }

    @Test func pairIsShownBeforeItDisappearsImmediately() {
        let (first, second) = played.cards(showing: 5)
        played.tap(first, second)
        #expect(played.pieces[second].turn == 3)
        played.pass(0.69)
        #expect(played.pieces[first].isPresent && played.pieces[first].opacity == 1)
        #expect(played.pieces[second].isPresent && played.pieces[second].opacity == 1)
        played.pass(0.02)
        #expect(!played.pieces[first].isPresent && !played.pieces[second].isPresent)
        #expect(played.reported.last == .paired([first, second]))
    }

    @Test func peekShowsAllFacesForASecond() {
        played.receive(.longPress)
        #expect(played.pieces.allSatisfy { $0.turn == 3 })
        played.pass(0.99)
        #expect(played.board.isPeeking)
        #expect(played.pieces.allSatisfy { $0.turn == 3 })
        played.pass(0.02)
        #expect(!played.board.isPeeking)
        #expect(played.pieces.allSatisfy { $0.turn == 4 })
        #expect(played.board.activity == .still)
    }

    @Test func peekWithOneCardUpLeavesItUp() {
        played.tap(3)
        played.receive(.longPress)
        played.rest()
        #expect(played.pieces[3].turn == 3)
        #expect(played.agreesWithRules)
    }

    @Test func thirdTapTurnsTheMissBackImmediately() {
        let (first, second) = played.unequal
        let third = played.cards(showing: 3).0
        played.tap(first, second, third)
        #expect(played.game.open == [third])
        #expect(played.agreesWithRules)
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test func cardTappedDuringTheOpeningStaysUp() {
        let played = PlayedBoard(motion: false, opened: false)
        played.board.open(at: 0)
        played.pass(0.5)
        played.tap(5)
        played.rest()
        #expect(played.game.open == [5])
        #expect(played.agreesWithRules)
    }

    @Test func peekDuringTheOpeningLastsItsFullTime() {
        let played = PlayedBoard(motion: false, opened: false)
        played.board.open(at: 0)
        played.pass(0.5)
        played.receive(.longPress)
        played.pass(0.75)
        #expect(played.board.isPeeking)
        #expect(played.pieces.allSatisfy { $0.showsFront })
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test func wholeGameEndsWithoutIntermediateFrames() {
        let played = PlayedBoard(motion: false, opened: false)
        var isBetween = false
        func look() {
            isBetween = isBetween || played.board.activity == .moving
            for piece in played.pieces {
                isBetween = isBetween || piece.turn != piece.turn.rounded()
                isBetween = isBetween || piece.opacity != piece.opacity.rounded()
            }
        }
        played.board.open(at: 0)
        played.watch(2, look)
        let (first, second) = played.unequal
        played.tap(first, second)
        played.watch(2, look)
        played.receive(.longPress)
        played.watch(3, look)
        for number in 1...8 {
            let (first, second) = played.cards(showing: number)
            played.tap(first, second)
            played.watch(1, look)
        }
        #expect(!isBetween)
        #expect(played.reported.last == .finished)
        #expect(played.board.activity == .still)
    }

    @Test(arguments: Moment.allCases)
    func statesAreTheSameAsWithMotion(moment: Moment) {
        let moving = moment.board(motion: true)
        let still = moment.board(motion: false)
        for board in [moving, still] { board.rest() }
        #expect(still.game.cards == moving.game.cards)
        #expect(still.game.open == moving.game.open)
        #expect(still.game.moves == moving.game.moves)
        #expect(still.game.peeks == moving.game.peeks)
        #expect(still.pieces.map(\.isPresent) == moving.pieces.map(\.isPresent))
        #expect(still.pieces.map(\.showsFront) == moving.pieces.map(\.showsFront))
        #expect(Set(still.reported.map { "\($0)" }) == Set(moving.reported.map { "\($0)" }))
    }

    @Test(arguments: Moment.allCases, [true, false])
    func switchingMotionInTheMiddleIsHarmless(moment: Moment, motion: Bool) {
        let played = moment.board(motion: motion)
        let untouched = moment.board(motion: motion)
        played.board.allowsMotion = !motion
        for board in [played, untouched] { board.rest() }
        #expect(played.game == untouched.game)
        #expect(played.pieces.map(\.turn) == untouched.pieces.map(\.turn))
        #expect(played.pieces.map(\.isPresent) == untouched.pieces.map(\.isPresent))
        #expect(played.board.activity == .still)
    }
}
