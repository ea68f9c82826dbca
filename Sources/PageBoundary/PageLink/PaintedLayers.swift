// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension NodeTree {
    /// The limit for the pixels of all layers, in square points, and in areas if that is more. A layer is painted in each
    /// frame in which it moves, and layers can cover each other.
    private static let maxLayers = 2e8, maxAreas = 50.0

    /// Whether all layers that cover the area can be painted in a short time.
    var hasQuickLayers: Bool {
        let area = root.bounds.size.area
        var layers = PaintedLayers(area: area)
        add(.root, scale: 1, to: &layers)
        return layers.work <= max(Self.maxLayers, Self.maxAreas * area)
    }

    /// Adds a node and its descendants, and returns how much of the area they cover. `scale` is that of the parent's
    /// squares.
    @discardableResult
    private func add(_ id: NodeID, scale: Double, to layers: inout PaintedLayers) -> Double {
        guard let node = self[id], !node.isHidden, node.opacity > 0 else { return 0 }
        let scale = scale * (node.transform.a * node.transform.d - node.transform.b * node.transform.c).magnitude
        var covered = layers.add(node, scale: scale)
        for child in node.children { covered += add(child, scale: scale, to: &layers) }
        return layers.addEffects(of: node, on: covered)
    }
}

/// The work of painting layers, in square points of a plain one.
private struct PaintedLayers {
    /// How much longer it takes to paint a picture, to fade something as a whole, to clip it to rounded
    /// corners, and to mask it, which is done without the graphics processor.
    private static let (picture, fading, clipping, masking) = (4.0, 3.0, 2.0, 20.0)

    /// The size of the area. What is outside is not painted.
    let area: Double
    /// The work so far.
    private(set) var work = 0.0

    init(area: Double) { self.area = area }

    /// Adds the appearance of a node, and returns how much of the area it covers.
    mutating func add(_ node: Node, scale: Double) -> Double {
        let (style, size) = (node.style, node.bounds.size)
        let own = min(area, size.area * scale)
        var covered = 0.0
        func isSeen(_ color: Color?) -> Bool { color.map { $0.alpha > 0 } ?? false }
        if isSeen(style.fill) || isSeen(style.border?.color) {
            covered = own
            work += own * (style.cornerRadius > 0 ? 1 + Self.clipping : 1)
        }
        if let shadow = style.shadow, isSeen(shadow.color) {
            let margin = 4 * shadow.radius
            let extent = min(area, (size.width + margin) * (size.height + margin) * scale)
            covered += extent
            work += extent * Self.picture
        }
        switch node.content {
        case .picture, .board:
            covered += own
            work += own * Self.picture
        // The edges of shapes and the length of texts are limited.
        case .shapes, .text, .textField, nil: break
        }
        if case .board(let board) = node.content { addPieces(of: board, scale: scale, in: size) }
        return covered
    }

    /// Adds what is done with a node as a whole.
    mutating func addEffects(of node: Node, on covered: Double) -> Double {
        let covered = min(area, covered)
        if node.opacity < 1 { work += covered * Self.fading }
        if node.clips, node.style.cornerRadius > 0 { work += covered * Self.clipping }
        if node.isMasked { work += covered * Self.masking }
        return covered
    }

    private mutating func addPieces(of board: NodeBoard, scale: Double, in size: Size) {
        let fit = BoardFit(board: board.scene.size, in: size).scale
        for piece in board.scene.pieces where piece.isPresent && piece.opacity > 0 {
            let plate = board.scene.plates[piece.front.index].size
            work += min(area, plate.area * piece.scale * piece.scale * fit * fit * scale) * Self.picture
        }
    }
}

extension Size {
    fileprivate var area: Double { width * height }
}
