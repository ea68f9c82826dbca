// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// The cards: turned over by a won round, shown, and put back.
@MainActor struct PasscodeCardsTests {
    private let play = PasscodePlay(area: Size(width: 1200, height: 600))
    private var middle: Point { Point(x: play.area.width / 2, y: play.area.height / 2) }

    @Test func wonRoundTurnsItsCardOverShowsItAndPutsItBack() {
        for round in 0..<3 {
            let card = play.card(round)
            #expect(play.pieces[card].turn == 0 && !play.pieces[card].showsFront)
            play.winRound()
            #expect(play.board.shownCard == round && play.board.cardsWon == round + 1)
            #expect(play.reported.contains(.roundWon(round)))
            play.pass(PasscodePlay.turnTime)
            let piece = play.pieces[card]
            #expect(piece.showsFront && piece.turn == 1 && piece.scale == 1 && isClose(piece.center, middle))
            #expect(play.board.scene.order?.last == card, "the card must be on top")
            play.pass(PasscodePlay.cardTime - 0.01)
            #expect(play.board.shownCard == round && play.pieces[card] == piece)
            play.pass(0.02)
            #expect(play.board.shownCard == nil)
            play.pass(PasscodePlay.turnTime)
            #expect(play.pieces[card].turn == 1 && isClose(play.pieces[card].center, play.layout.cards[round]))
            #expect(abs(play.board.scene.rect(of: card).size.width - 240 * play.layout.smallCard) < 1e-9)
            let front = play.board.scene.plates[play.pieces[card].front]
            #expect(front.picture != nil && front.caption == nil, "no room is left for a text that is not shown")
        }
    }

    @Test func cardIsShownForTheConfiguredTime() {
        for time in [0.5, 2, 30] {
            let play = PasscodePlay()
            play.board.cardTime = time
            play.winRound()
            play.board.cardTime = 1
            play.pass(PasscodePlay.turnTime + time - 0.01)
            #expect(play.board.shownCard == 0)
            play.pass(0.02)
            #expect(play.board.shownCard == nil)
        }
    }

    @Test func playClockStopsWhileACardIsShown() {
        play.winRound()
        play.pass(3)
        play.key(.escape)
        play.pass(0.75)
        play.tapTarget()
        #expect(play.game.targetTimes[1].allSatisfy { (750...751).contains($0) })
        #expect((1950...1951).contains(play.game.time))
        for _ in 0..<3 { play.tapTarget() }
        play.pass(1.3)
        play.waitForCard()
        play.pass(0.5)
        play.tapTarget()
        // The round was won 5.8 s ago, and the card was shown for 4.6 s of that time.
        #expect(play.game.targetTimes[2].allSatisfy { abs($0 - 1200) <= 2 })
    }

    @Test func tapOnACirclePutsTheCardBackAndCounts() throws {
        let ways: [(PasscodePlay, Int) -> Void] = [
            { $0.press($1) }, { $0.activate($1) }, { $0.key(.topRow($1)) },
        ]
        for way in ways {
            let play = PasscodePlay(area: Size(width: 1200, height: 600))
            play.pass(4)
            play.winRound()
            play.pass(1)
            let number = try #require(play.free.first { abs(play.center($0).x - middle.x) > 200 })
            way(play, number)
            #expect(play.board.shownCard == nil && play.game.record.last == .tap(number, at: play.game.time))
            play.pass(1)
            #expect(isClose(play.pieces[play.card(0)].center, play.layout.cards[0]))
        }
    }

    @Test func pressOnOrNextToTheCardPutsItBackAndIsNotATap() throws {
        for place in [middle, Point(x: 3, y: 140)] {
            let play = PasscodePlay(PasscodePlay.still, area: Size(width: 360, height: 480))
            play.winRound()
            play.pass(1)
            let record = play.game.record
            let isUnder = play.free.contains {
                abs(play.center($0).x - 180) < 100 && abs(play.center($0).y - 240) < 140
            }
            try #require(isUnder, "a circle must be under the card")
            play.press(at: place == middle ? Point(x: 180, y: 240) : place)
            #expect(play.board.shownCard == nil && play.game.record == record)
        }
    }

    @Test func circlesUnderTheCardIgnoreTaps() throws {
        let play = PasscodePlay(PasscodePlay.still, area: Size(width: 360, height: 480))
        play.winRound()
        play.pass(1)
        let record = play.game.record
        let under = try #require(
            play.free.first { abs(play.center($0).x - 180) < 100 && abs(play.center($0).y - 240) < 140 })
        play.press(under)
        #expect(play.board.shownCard == nil && play.game.record == record)
    }

    @Test func wonCardCanBeShownForAnyTime() {
        play.winRound()
        play.waitForCard()
        let ways: [() -> Void] = [
            { play.press(at: play.layout.cards[0]) }, { play.receive(.activate(play.card(0))) },
        ]
        for way in ways {
            way()
            play.pass(1000)
            #expect(play.board.shownCard == 0 && isClose(play.pieces[play.card(0)].center, middle))
            #expect(play.board.activity == .still)
            play.key(.escape)
            play.pass(1)
            #expect(play.board.shownCard == nil)
        }
        #expect(play.reported.count { $0 == .roundWon(0) } == 1)
    }

    @Test func returnOnTheShownCardPutsItBack() {
        play.winRound()
        play.pass(1)
        play.receive(.activate(play.card(0)))
        #expect(play.board.shownCard == nil)
        play.pass(1)
        play.receive(.activate(play.card(0)))
        #expect(play.board.shownCard == 0)
        play.receive(.activate(play.card(0)))
        #expect(play.board.shownCard == nil)
    }

    @Test func cardPutBackByHandIsNotPutBackAgain() {
        play.winRound()
        play.pass(1)
        play.key(.escape)
        play.pass(1)
        play.receive(.activate(play.card(0)))
        play.pass(20)
        #expect(play.board.shownCard == 0)
    }

    @Test func cardThatWasNotWonCannotBeShown() {
        for won in 0...1 {
            for card in won...2 {
                play.press(at: play.layout.cards[card])
                #expect(play.board.shownCard == nil && play.pieces[play.card(card)].turn == 0)
                play.receive(.activate(play.card(card)))
                #expect(play.board.shownCard == nil && play.pieces[play.card(card)].turn == 0)
            }
            play.winRound()
            play.waitForCard()
        }
    }

    @Test func endIsReportedOnceWhenTheLastCardIsPutBack() {
        let endings: [(PasscodePlay) -> Void] = [
            { $0.pass(PasscodePlay.turnTime + PasscodePlay.cardTime) }, { $0.key(.escape) },
            { $0.press(at: Point(x: 3, y: 140)) }, { $0.receive(.activate($0.card(0))) },
        ]
        for ending in endings {
            let play = PasscodePlay(PasscodePlay.short)
            play.winRound()
            #expect(play.game.isOver && !play.reported.contains(.finished))
            play.pass(0.3)
            ending(play)
            #expect(play.board.shownCard == nil && !play.reported.contains(.finished))
            play.pass(PasscodePlay.turnTime + 0.01)
            #expect(play.reported.last == .finished)
            play.receive(.activate(play.card(0)))
            #expect(play.board.shownCard == 0, "a card can be shown after the end of the game")
            play.pass(2)
            play.key(.escape)
            play.pass(100)
            #expect(play.reported.count { $0 == .finished } == 1 && play.board.activity == .still)
        }
    }

    @Test func newSizeKeepsTheCardCenteredAndLarge() {
        play.winRound()
        play.pass(0.2)
        play.board.resize(to: Size(width: 300, height: 320))
        let piece = play.pieces[play.card(0)]
        #expect(piece.center == middle && piece.turn == 1)
        #expect(piece.scale > 0.5 && piece.scale * 320 <= 320 && piece.scale * 240 <= 300)
        play.waitForCard()
        #expect(play.board.shownCard == nil && play.pieces[play.card(0)].center == play.layout.cards[0])
    }
}
