// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import PentominoRules
import Scene
import Testing

/// The boards in a language that is read from right to left.
@MainActor struct RightToLeftTests {
    // MARK: - Pairs

    @Test func firstColumnOfCardsIsOnTheRight() {
        let played = PlayedBoard(columns: 4, rows: 3)
        let before = played.pieces
        let changes = played.changes
        played.board.readsRightToLeft = true
        #expect(isAlike(played.pieces, mirrored(before, in: played.board.scene.size)))
        #expect(played.changes == changes + 1)
        #expect(played.pieces[0].center.x > played.pieces[11].center.x)
        #expect(played.board.description(of: 0)?.column == 1 && played.board.description(of: 11)?.column == 4)
        played.board.padding = 60
        #expect(played.pieces[0].center.x > played.pieces[11].center.x, "it must stay there")
        played.board.padding = 20
        played.board.readsRightToLeft = false
        #expect(played.pieces == before)
    }

    @Test func tapHitsTheCardShownAtThatPosition() {
        let played = PlayedBoard()
        let left = played.pieces[0].center
        played.board.readsRightToLeft = true
        played.receive(.tap(left))
        #expect(played.game.record == [.turn(12)])
    }

    @Test func arrowKeysMoveBetweenCardsInTheirDirection() {
        let played = PlayedBoard()
        played.board.readsRightToLeft = true
        for card in played.pieces.indices {
            let from = played.pieces[card].center
            let (column, row) = (card / 4, card % 4)
            for (direction, step, exists) in [
                (Direction.left, Point(x: -140, y: 0), column < 3), (.right, Point(x: 140, y: 0), column > 0),
                (.up, Point(x: 0, y: -161), row > 0), (.down, Point(x: 0, y: 161), row < 3),
            ] where exists {
                let next = played.board.piece(from: card, toward: direction)
                let place = Point(x: from.x + step.x, y: from.y + step.y)
                #expect(next.map { isClose(played.pieces[$0].center, place) } == true, "\(direction) from \(card)")
            }
        }
    }

    @Test func tabVisitsTheCardsFromRightToLeft() {
        let played = PlayedBoard()
        played.board.readsRightToLeft = true
        let rows = (0..<4).flatMap { row in (0..<4).map { column in column * 4 + row } }
        #expect(played.board.tabOrder == rows)
        for (card, next) in zip(rows, rows.dropFirst()) {
            #expect(played.board.piece(from: card, toward: .left) == next)
            #expect(played.board.piece(from: next, toward: .right) == card)
        }
        for card in rows {
            #expect(played.board.piece(from: card, toward: .rowStart) == card % 4)
            #expect(played.board.piece(from: card, toward: .rowEnd) == 12 + card % 4)
            #expect(played.board.piece(from: card, toward: .first) == 0)
            #expect(played.board.piece(from: card, toward: .last) == 15)
        }
    }

    @Test(arguments: Moment.allCases, [true, false])
    func changingTheDirectionInMidAnimationMovesTheCards(moment: Moment, motion: Bool) {
        let (played, other) = (moment.board(motion: motion), moment.board(motion: motion))
        played.board.readsRightToLeft = true
        for _ in 0..<30 {
            #expect(isAlike(played.pieces, mirrored(other.pieces, in: other.board.scene.size)))
            for board in [played, other] { board.pass(0.1) }
        }
        for board in [played, other] { board.rest() }
        #expect(played.game == other.game && played.reported == other.reported)
        // The cards have not been opened yet.
        if moment != .laidOut { #expect(played.agreesWithRules) }
    }

    // MARK: - Pentominoes

    @Test func tilesAndTheirBoardStayInPlace() {
        let (play, other) = (PentominoPlay(), PentominoPlay())
        play.board.readsRightToLeft = true
        for board in [play, other] {
            board.press(.character("X"))
            board.press(.go(.first), on: Pentomino.x.rawValue)
            board.rest()
        }
        #expect(play.pieces == other.pieces && play.board.tabOrder == other.board.tabOrder)
        for (direction, step) in [(Direction.right, 1.0), (.left, -1), (.rowEnd, 7), (.rowStart, -7)] {
            let before = play.piece(.x).center
            play.press(.go(direction), on: Pentomino.x.rawValue)
            play.rest()
            #expect(isClose(play.piece(.x).center.x - before.x, step * play.layout.unit))
        }
    }

    // MARK: - Passcode

    @Test func firstBaseAndTheFirstCardAreOnTheRight() {
        let play = PasscodePlay()
        let before = play.pieces
        play.board.readsRightToLeft = true
        let mirrored = mirrored(before, in: play.area)
        for piece in (0..<4).map(play.base) + (0..<3).map(play.card) {
            #expect(isClose(play.pieces[piece].center, mirrored[piece].center))
        }
        #expect(zip(play.centers, before).allSatisfy { isClose($0, $1.center) }, "circles must drift on from there")
        #expect(play.pieces[play.base(0)].center.x > play.pieces[play.base(3)].center.x)
        #expect(play.pieces[play.card(0)].center.x > play.pieces[play.card(2)].center.x)
        play.board.resize(to: Size(width: 1200, height: 600))
        #expect(play.pieces[play.base(0)].center.x > play.pieces[play.base(3)].center.x, "it must stay there")
    }

    @Test func arrowKeysMoveBetweenBasesInTheirDirection() {
        let play = PasscodePlay(PasscodePlay.still)
        play.board.readsRightToLeft = true
        #expect(play.board.piece(from: play.base(1), toward: .left) == play.base(2))
        #expect(play.board.piece(from: play.base(1), toward: .right) == play.base(0))
        #expect(play.board.piece(from: play.card(1), toward: .left) == play.card(2))
        #expect(play.board.piece(from: play.card(1), toward: .right) == play.card(0))
        #expect(play.board.tabOrder == Array(0..<19), "Tab goes by number, not by place")
        #expect(play.board.piece(from: 5, toward: .first) == 0)
        #expect(play.board.piece(from: 5, toward: .last) == play.card(2))
    }

    @Test func circleFliesToItsBaseOnTheRight() {
        let play = PasscodePlay()
        play.board.readsRightToLeft = true
        let target = play.game.target ?? 0
        play.tapTarget()
        play.pass(PasscodePlay.flightTime + 1e-6)
        #expect(isClose(play.center(target), play.pieces[play.base(0)].center))
        #expect(play.center(target).x > play.area.width / 2)
        #expect(play.placeFault == nil)
    }

    @Test(arguments: PasscodeMoment.allCases)
    func changingTheDirectionInMidFlightIsHarmless(moment: PasscodeMoment) {
        let (play, other) = (moment.play(), moment.play())
        play.board.readsRightToLeft = true
        #expect(faultOfHeader(play) == nil)
        for _ in 0..<80 {
            #expect(play.placeFault == nil)
            for board in [play, other] { board.pass(0.1) }
        }
        #expect(play.game == other.game && play.reported == other.reported && play.recordFault == nil)
        #expect(play.board.shownCard == other.board.shownCard && play.board.isPaused == other.board.isPaused)
        #expect(faultOfHeader(play) == nil)
        for card in 0..<3 where card != play.board.shownCard {
            #expect(play.pieces[play.card(card)].center == play.layout.cards[card])
        }
    }

    @Test func resizeMovesAReturningCardStraightToTheHeader() {
        let play = PasscodeMoment.cardGoingBack.play()
        play.board.resize(to: Size(width: 500, height: 600))
        #expect(faultOfHeader(play) == nil)
        play.pass(1)
        #expect(faultOfHeader(play) == nil)
    }

    /// Returns a description of a misplaced card in the header, or `nil`.
    private func faultOfHeader(_ play: PasscodePlay) -> String? {
        for card in 0..<play.game.setup.roundCount where card != play.board.shownCard {
            let rect = play.board.scene.rect(of: play.card(card))
            if rect.origin.y < 0 || rect.origin.y + rect.size.height > 150 { return "card \(card) fills \(rect)" }
        }
        return nil
    }

    private func mirrored(_ pieces: [Piece], in size: Size) -> [Piece] {
        pieces.map { piece in
            var piece = piece
            piece.center.x = size.width - piece.center.x
            return piece
        }
    }
}
