import CGtk
import Scene

/// The render nodes of a board in a node tree, kept from frame to frame.
final class PaintedBoard {
    private let painter: BoardPainter
    private var background: (color: Color, bounds: Rect, node: RenderNode)?
    private var pieces: (board: OpaquePointer, origin: Point, node: RenderNode)?

    init(painter: BoardPainter) { self.painter = painter }

    /// Returns the background and the pieces, in the coordinates of the node. They stay valid until the next call.
    func nodes(of scene: Scene, in bounds: Rect, scale: Double) -> [OpaquePointer] {
        guard bounds.size.width > 0, bounds.size.height > 0 else { return [] }
        var nodes = [filled(bounds, with: scene.background)]
        let fit = Fit(board: scene.size, in: bounds.size)
        if let board = painter.node(of: scene, fit: fit, density: scale) {
            nodes.append(placed(board, at: bounds.origin))
        }
        return nodes
    }

    private func filled(_ bounds: Rect, with color: Color) -> OpaquePointer {
        if let background, background.color == color, background.bounds == bounds { return background.node.pointer }
        var (rgba, rect) = (GdkRGBA(color), graphene_rect_t(bounds))
        let node = RenderNode(adopting: gsk_color_node_new(&rgba, &rect))
        background = (color, bounds, node)
        return node.pointer
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
