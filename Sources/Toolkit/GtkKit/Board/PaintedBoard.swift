// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// The render nodes of a board in a node tree, kept from frame to frame.
final class PaintedBoard {
    private let painter: BoardPainter
    private let table: TablePainter
    private var pieces: (board: OpaquePointer, origin: Point, node: RenderNode)?

    init(painter: BoardPainter, table: TablePainter) { (self.painter, self.table) = (painter, table) }

    /// Returns the table and the pieces, in the coordinates of the node. They stay valid until the next call.
    func nodes(of scene: Scene, in bounds: Rect, scale: Double) -> [OpaquePointer] {
        guard bounds.size.width > 0, bounds.size.height > 0 else { return [] }
        var nodes = [table.node(of: scene, in: bounds, scale: scale).pointer]
        let fit = BoardFit(board: scene.size, in: bounds.size)
        if let board = painter.node(of: scene, fit: fit, density: scale) {
            nodes.append(placed(board, at: bounds.origin))
        }
        return nodes
    }

    /// Moves the pieces to the upper left corner of the bounds. Consumes the reference.
    private func placed(_ board: OpaquePointer, at origin: Point) -> OpaquePointer {
        if let pieces, pieces.board == board, pieces.origin == origin {
            gsk_render_node_unref(board)
            return pieces.node.pointer
        }
        let offset = AffineTransform(translationX: origin.x, y: origin.y)
        let node = RenderNode(adopting: board).transformed(by: offset)
        pieces = (board, origin, node)
        return node.pointer
    }
}
