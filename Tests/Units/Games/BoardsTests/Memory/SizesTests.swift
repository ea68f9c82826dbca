// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// Boards of every size on offer.
@MainActor struct SizesTests {
    private nonisolated static let sizes = [(2, 2), (4, 3), (4, 4), (6, 6), (8, 8), (10, 10), (1, 4), (50, 2)]

    @Test(arguments: sizes, [0.0, 20, 75])
    func cardsAreOnTheirGrid(size: (Int, Int), padding: Double) {
        let (columns, rows) = size
        let played = PlayedBoard(columns: columns, rows: rows)
        played.board.padding = padding
        #expect(played.pieces.count == columns * rows)
        #expect(played.board.scene.size.width == Double(columns) * 120 + Double(columns + 1) * padding)
        #expect(played.board.scene.size.height == Double(rows) * 141 + Double(rows + 1) * padding)
        for x in 0..<columns {
            for y in 0..<rows {
                let card = rows * x + y
                let center = Point(
                    x: Double(x) * (120 + padding) + (120 + padding) / 2 + padding / 2,
                    y: Double(y) * (141 + padding) + (141 + padding) / 2 + padding / 2)
                #expect(played.pieces[card].center == center)
                #expect(played.board.cell(of: card) == GridCursor.Cell(column: x, row: y))
                #expect(played.board.scene.piece(at: center) == card)
            }
        }
    }

    @Test(arguments: sizes)
    func gameCanBePlayedToItsEnd(columns: Int, rows: Int) {
        let played = PlayedBoard(setup: MemorySetup(columns: columns, rows: rows), deck: .numbers)
        #expect(Set(played.pieces.map { played.board.scene.plates[$0.front].picture }).count == columns * rows / 2)
        played.findAll()
        #expect(played.isOver)
        #expect(played.game.moves == columns * rows / 2)
        #expect(played.reported.last == .finished)
    }

    @Test func changingTheSizeLeavesNothingBehind() {
        let played = PlayedBoard(setup: MemorySetup(columns: 10, rows: 10), deck: .numbers)
        for (columns, rows) in Self.sizes + Self.sizes.reversed() {
            played.board.nextSetup = MemorySetup(columns: columns, rows: rows)
            played.tap(0, 1)
            played.pass(0.3)
            played.deal(seed: 6)
            let fresh = PlayedBoard(
                setup: MemorySetup(columns: columns, rows: rows), seed: 6, opened: false, deck: .numbers)
            #expect(played.board.scene.size == fresh.board.scene.size)
            #expect(played.pieces == fresh.pieces)
            played.rest()
            #expect(played.agreesWithRules)
        }
    }
}
