// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// The default sizes, colors, and times of Pairs on a new board.
@MainActor struct MemoryConstantsTests {
    private let board = MemoryBoard(seed: 7)

    @Test func boardHasSixteenCardsOfEightPairs() {
        #expect(board.scene.pieces.count == 16)
        #expect(board.game.deal.groups == 8)
        #expect(board.game.deal.columns == 4)
        #expect(board.game.deal.rows == 4)
        #expect(board.seed == 7)
        #expect(board.game.deal == Deal(seed: 7))
    }

    @Test func cardIs120By141PointsWithCornersOf10() {
        for plate in board.scene.plates {
            #expect(plate.size == Size(width: 120, height: 141))
            #expect(plate.cornerRadius == 10)
        }
    }

    @Test func boardIs580By664Points() {
        #expect(board.scene.size == Size(width: 580, height: 664))
    }

    @Test func cardInColumnXRowYShowsNumberFourXPlusY() {
        for x in 0..<4 {
            for y in 0..<4 {
                let piece = board.scene.pieces[4 * x + y]
                let center = Point(
                    x: Double(x) * (120 + 20) + (120 + 20) / 2 + 20 / 2,
                    y: Double(y) * (141 + 20) + (141 + 20) / 2 + 20 / 2)
                #expect(piece.center == center)
                let plate = board.scene.plates[piece.front]
                #expect(plate.picture == board.faces.groups[board.game.deal.numbers[4 * x + y] - 1].faces[0].picture)
                #expect(board.cell(of: 4 * x + y) == GridCursor.Cell(column: x, row: y))
            }
        }
    }

    @Test func onARectangularBoardColumnsComeFirstToo() {
        let board = MemoryBoard(setup: MemorySetup(columns: 4, rows: 3), seed: 1)
        #expect(board.scene.size == Size(width: 580, height: 3 * 141 + 4 * 20))
        #expect(board.cell(of: 3) == GridCursor.Cell(column: 1, row: 0))
        #expect(board.cell(of: 11) == GridCursor.Cell(column: 3, row: 2))
        #expect(board.scene.pieces[4].center == Point(x: 220, y: 251.5))
    }

    /// Used by benchmarks. The deck may have fewer faces.
    @Test func boardCanHaveThousandsOfCards() {
        let board = MemoryBoard(setup: MemorySetup(columns: 60, rows: 50), seed: 2)
        #expect(board.scene.pieces.count == 3000)
        #expect(board.scene.piece(at: board.scene.pieces[2999].center) == 2999)
        #expect((0..<3000).allSatisfy { board.description(of: $0) != nil })
        board.open(at: 0)
        board.advance(to: 2)
        #expect(board.scene.pieces.allSatisfy { $0.turn == 2 })
    }

    @Test func allBacksShareOnePlainPlate() {
        #expect(Set(board.scene.pieces.map(\.back)).count == 1)
        let back = board.scene.plates[board.scene.pieces[0].back]
        #expect(back.fill == board.backColor)
        #expect(back.picture == nil)
    }

    @Test func boardIsBlueAndTheBackIsRed() {
        let (ground, back) = (board.scene.background, board.backColor)
        #expect(ground == board.background)
        #expect(ground.blue > 2 * ground.red && ground.blue > 1.5 * ground.green)
        #expect(back.red > 2 * back.green && back.red > 2 * back.blue)
    }

    @Test func defaultTimesAreCorrect() {
        #expect(board.openingTime == 1)
        #expect(board.turnTime == 0.5)
        #expect(board.fadeTime == 0.5)
        #expect(board.revealTime == 0.7)
        #expect(board.peekPressTime == 2)
        #expect(board.longPressTime == 2)
        #expect(board.peekTurnTime == 1)
        #expect(board.padding == 20)
    }

    @Test func allCardsAreFaceUpAndAtRestUntilTheOpening() {
        #expect(board.scene.pieces.allSatisfy { $0.turn == 1 && $0.showsFront && $0.opacity == 1 && $0.isPresent })
        #expect(board.activity == .still)
        #expect(board.game.cards.allSatisfy { $0 == .faceDown })
    }
}
