// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct PieceTests {
    @Test func newPieceIsAtRestWithItsBackUp() {
        let piece = Piece(center: Point(x: 1, y: 2), front: PlateID(index: 3), back: PlateID(index: 4))
        #expect(piece.turn == 0)
        #expect(piece.opacity == 1)
        #expect(piece.held == 0)
        #expect(piece.isPresent)
        #expect(!piece.showsFront)
    }

    @Test(arguments: [1, 3, 17, -1, 0.51, 0.75, 1.49, 2.51, 3.49, -0.51, -1.49, 10_000.6])
    func nearOddHalfTurnsTheFrontShows(turn: Double) {
        #expect(piece(turnedBy: turn).showsFront)
    }

    @Test(arguments: [0, 2, 4, 16, -2, 0.49, 1.51, 1.75, 2.49, 3.51, -0.49, -1.51, 10_000.4])
    func nearEvenHalfTurnsTheBackShows(turn: Double) {
        #expect(!piece(turnedBy: turn).showsFront)
    }

    private func piece(turnedBy turn: Double) -> Piece {
        var piece = Piece(center: Point(x: 0, y: 0), front: PlateID(index: 1), back: .first)
        piece.turn = turn
        return piece
    }
}
