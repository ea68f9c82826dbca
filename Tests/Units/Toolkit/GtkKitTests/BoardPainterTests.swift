// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Painting the pieces of a board at any position.
@MainActor struct BoardPainterTests {
    init() { Toolkit.prepare() }

    /// The transform to such a position is the identity, which GTK represents by no transform.
    @Test(arguments: [false, true]) func pieceAtTheUpperLeftCornerIsPainted(usesSubpixelPosition: Bool) {
        let size = Size(width: 100, height: 100)
        let painter = BoardPainter(pictureCache: PictureCache(folder: ""))
        let plate = Plate(size: Size(width: 20, height: 20), cornerRadius: 0, fill: .white)
        var piece = Piece(center: Point(x: 0, y: 0), front: .first, back: .first)
        piece.usesSubpixelPosition = usesSubpixelPosition
        var scene = Scene(size: size, background: .black, plates: [plate], pieces: [piece])
        for center in [Point(x: 0, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 0)] {
            scene.pieces[0].center = center
            let node = painter.node(of: scene, fit: BoardFit(board: size, in: size), density: 1)
            #expect(node != nil)
            if let node { gsk_render_node_unref(node) }
        }
    }

    /// Cairo 1.18 ends the program when it draws a recording that has no width on its pixels.
    @Test func pieceThatIsSeenFromItsEdgeIsNotPaintedWithCairo() throws {
        let size = Size(width: 100, height: 100)
        let painter = BoardPainter(pictureCache: PictureCache(folder: ""))
        painter.usesCairo = true
        let plate = Plate(size: Size(width: 20, height: 20), cornerRadius: 0, fill: .white)
        var piece = Piece(center: Point(x: 50, y: 50), front: .first, back: .first)
        for (turn, isVisible) in [(0.49, true), (0.4999, false), (0.5, false), (1.5, false), (1.51, true)] {
            piece.turn = turn
            let scene = Scene(size: size, background: .black, plates: [plate], pieces: [piece])
            let node = try #require(painter.node(of: scene, fit: BoardFit(board: size, in: size), density: 1))
            defer { gsk_render_node_unref(node) }
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            #expect((bounds.size.width > 0) == isVisible, "turned \(turn) times")
        }
    }
}
