// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// Hit testing of pieces.
struct SceneHitTests {
    private var scene: Scene

    /// Two cards with a gap of 20 between them: the first from x = 20 to 140, the second from 160 to 280.
    init() {
        let card = Size(width: 120, height: 141)
        let back = Plate(size: card, cornerRadius: 10, fill: .black)
        let front = Plate(size: card, cornerRadius: 10, fill: .white)
        scene = Scene(
            size: Size(width: 300, height: 181), background: .black, plates: [back, front],
            pieces: [80, 220].map { Piece(center: Point(x: $0, y: 90.5), front: PlateID(index: 1), back: .first) })
    }

    @Test(arguments: [(80, 90.5, 0), (220, 90.5, 1), (20, 20, 0), (139.9, 160.9, 0), (160, 20, 1), (279.9, 90, 1)])
    func pieceIsHitOnItsPlate(x: Double, y: Double, piece: Int) {
        #expect(scene.piece(at: Point(x: x, y: y)) == piece)
    }

    @Test(arguments: [
        (150, 90), (140, 90), (159.9, 90), (80, 19.9), (80, 161), (19.9, 90), (280, 90), (-5, -5), (1000, 90),
        (80, -90),
    ])
    func gapsAndTheOutsideHitNothing(x: Double, y: Double) {
        #expect(scene.piece(at: Point(x: x, y: y)) == nil)
    }

    @Test mutating func removedPieceIsNotHit() {
        scene.pieces[0].isPresent = false
        #expect(scene.piece(at: Point(x: 80, y: 90)) == nil)
        #expect(scene.piece(at: Point(x: 220, y: 90)) == 1)
    }

    @Test mutating func upperOfTwoPiecesIsHit() {
        scene.pieces[1].center = Point(x: 100, y: 90.5)
        #expect(scene.piece(at: Point(x: 100, y: 90)) == 1)
        #expect(scene.piece(at: Point(x: 30, y: 90)) == 0)
        scene.pieces[1].isPresent = false
        #expect(scene.piece(at: Point(x: 100, y: 90)) == 0)
    }

    @Test mutating func pieceOnEdgeIsHitAsIfItWereFlat() {
        scene.pieces[0].turn = 0.5
        scene.pieces[0].held = 1
        #expect(scene.piece(at: Point(x: 21, y: 21)) == 0)
        #expect(scene.rect(of: 0) == Rect(center: Point(x: 80, y: 90.5), size: Size(width: 120, height: 141)))
    }
}
