// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// When each animation starts, and how long it takes.
@MainActor struct MemoryBoardMotionTests {
    private let played = PlayedBoard()

    @Test func openingTurnsAllCardsTogetherInOneSecond() {
        let played = PlayedBoard(opened: false)
        played.board.open(at: 0)
        #expect(played.board.activity == .moving)
        #expect(Set(played.pieces.map(\.turn)) == [1])
        played.pass(0.5)
        #expect(Set(played.pieces.map(\.turn)) == [1.5])
        played.pass(0.499)
        #expect(played.pieces.allSatisfy { $0.turn > 1.999 && $0.turn < 2 })
        played.pass(0.001)
        #expect(Set(played.pieces.map(\.turn)) == [2])
        #expect(played.board.activity == .still)
    }

    @Test func cardTurnsLeftToRightInHalfASecond() {
        played.tap(5)
        #expect(played.pieces[5].turn == 2)
        #expect(played.board.activity == .moving)
        played.pass(0.25)
        #expect(isClose(played.pieces[5].turn, 2.5))
        played.pass(0.25)
        #expect(played.pieces[5].turn == 3)
        #expect(played.pieces[5].showsFront)
        #expect(played.board.activity == .still)
        #expect(played.reported == [.turned(5)])
    }

    @Test func pairFadesInHalfASecondOnceBothCardsAreUp() {
        let (first, second) = played.cards(showing: 4)
        played.tap(first)
        played.pass(1)
        played.tap(second)
        played.pass(0.5)
        #expect(played.pieces[second].turn == 3)
        #expect(played.pieces[first].opacity == 1)
        played.pass(0.25)
        for card in [first, second] {
            #expect(isClose(played.pieces[card].opacity, 0.5))
            #expect(played.pieces[card].isPresent)
        }
        played.pass(0.2501)
        for card in [first, second] {
            #expect(played.pieces[card].opacity == 0)
            #expect(!played.pieces[card].isPresent)
        }
        #expect(played.board.activity == .still)
    }

    @Test func missStaysUpForTheRevealTimeAndBothCardsTurnBack() {
        let (first, second) = played.unequal
        played.tap(first)
        played.pass(1)
        played.tap(second)
        played.pass(0.5)
        for time in [0.001, 0.3, 0.398] {
            played.pass(time)
            #expect(played.pieces[first].turn == 3)
            #expect(played.pieces[second].turn == 3)
        }
        // 0.699 s after both cards were up.
        played.pass(0.251)
        for card in [first, second] { #expect(isClose(played.pieces[card].turn, 3.5)) }
        #expect(played.game.open == [])
        played.pass(0.2501)
        for card in [first, second] { #expect(played.pieces[card].turn == 4) }
        #expect(played.board.activity == .still)
    }

    @Test func whileAMissIsShownTheBoardOnlyWaits() {
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(0.6)
        guard case .waiting(let time) = played.board.activity else {
            Issue.record("\(played.board.activity)")
            return
        }
        #expect(isClose(time, played.now - 0.6 + 0.5 + 0.7))
    }

    @Test func eventsAreReportedWhenTheyBecomeVisible() {
        let (first, second) = played.unequal
        played.tap(first)
        played.pass(1)
        played.tap(second)
        #expect(played.reported == [.turned(first), .turned(second)])
        played.pass(0.499)
        #expect(played.reported.count == 2)
        played.pass(0.002)
        #expect(played.reported.last == .missed([first, second]))
        played.pass(0.69)
        #expect(played.reported.count == 3)
        played.pass(0.02)
        #expect(played.reported.last == .turnedBack([first, second]))
        #expect(played.reported.count == 4)
    }

    @Test func endIsReportedOnceWhenTheLastPairIsGone() {
        for number in 1..<8 { played.find(number) }
        let (first, second) = played.cards(showing: 8)
        played.tap(first, second)
        #expect(played.isOver)
        played.pass(0.99)
        #expect(!played.reported.contains(.finished))
        played.pass(0.02)
        #expect(played.reported.suffix(2) == [.paired([first, second]), .finished])
        played.rest()
        #expect(played.reported.count { $0 == .finished } == 1)
        #expect(played.pieces.allSatisfy { !$0.isPresent })
        #expect(played.board.activity == .still)
    }

    @Test func endIsReportedOnceWhenTheLastPairsFadeTogether() {
        for number in 1..<7 { played.find(number) }
        let (last, next) = (played.cards(showing: 7), played.cards(showing: 8))
        played.tap(last.0, last.1)
        played.board.fadeTime = 0.1
        played.tap(next.0, next.1)
        played.rest()
        #expect(played.reported.count { $0 == .finished } == 1)
        #expect(played.reported.last == .finished)
    }
}
