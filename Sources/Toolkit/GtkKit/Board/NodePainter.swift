// SPDX-License-Identifier: GPL-3.0-or-later
// A painter owns the render nodes of each node in the tree, until the node is removed. It must not keep a copy of a
// board's scene after a frame: a board that changes its pieces in place would then have to copy all of them.

import CGtk
import Glibc
import Scene

/// Composes the render nodes of a node tree.
final class NodePainter {
    /// Whether the renderer is Cairo.
    var usesCairo: Bool {
        get { surfaces.usesCairo }
        set {
            guard newValue != surfaces.usesCairo else { return }
            surfaces.usesCairo = newValue
            forgetPictures()
        }
    }
    /// Whether boards are drawn with strong borders around pieces and large letters on tiles.
    var isHighContrast = false {
        didSet { if isHighContrast != oldValue { forgetPictures() } }
    }

    private let pictureCache: PictureCache
    private let surfaces = SurfacePainter(memory: PixelMemory())
    private let looks: NodeLookPainter
    private var painted: [PaintedNode?] = []
    private var density = 1.0
    private var frame = 0

    init(pictureCache: PictureCache) {
        self.pictureCache = pictureCache
        looks = NodeLookPainter(pictureCache: pictureCache, surfaces: surfaces)
    }

    /// The number of nodes that are kept.
    var keptCount: Int { painted.count { $0 != nil } }
    /// The number of pixels of all painted pictures.
    var usedPixels: Int { surfaces.memory.used }

    /// Discards everything that was painted because pictures have changed.
    func forgetPictures() {
        painted = []
        looks.forgetPictures()
    }

    /// Returns a node with the whole tree, in the coordinates of the area, or `nil` if there is nothing to draw. The
    /// caller owns the node. If nothing has changed since the last frame, it is the same node.
    func node(of tree: NodeTree, density: Double) -> OpaquePointer? {
        self.density = density
        let area = tree.root.area
        surfaces.memory.setArea(area.size.width * area.size.height * density * density)
        frame += 1
        dropRemoved(from: tree)
        defer { releaseHidden() }
        return node(.root, in: tree, NodePlacement(area: area)).map { gsk_render_node_ref($0.pointer) }
    }

    private func dropRemoved(from tree: NodeTree) {
        let count = tree.numbers.upperBound
        if painted.count > count { painted.removeLast(painted.count - count) }
        for number in painted.indices where painted[number] != nil && !tree.contains(NodeID(number: number)) {
            painted[number] = nil
        }
        if painted.count < count { painted += Array(repeating: nil, count: count - painted.count) }
    }

    /// Releases the children of nodes that were not drawn. They may change or be removed meanwhile, and their pictures
    /// would stay in memory without being counted.
    private func releaseHidden() { for node in painted { if let node, node.frame != frame { node.releaseChildren() } } }

    /// Returns a node and its descendants in the coordinates of the parent, or `nil` if there is nothing to draw.
    private func node(_ id: NodeID, in tree: NodeTree, _ outer: NodePlacement) -> RenderNode? {
        guard let node = tree[id], !node.isHidden, node.opacity > 0 else { return nil }
        let transform = id == .root ? node.transformToArea : node.transformToParent.onPixels(node.bounds, density)
        let perspective = usesCairo ? nil : node.perspective
        guard let whole = outer.child(transform, isInSpace: perspective != nil),
            perspective?.canShow(node.bounds.size) ?? true
        else { return nil }
        let copies = node.effects?.copies.map { PlacedCopies($0, about: node.bounds.center, in: whole) }
        if case .some(nil) = copies { return nil }
        // All copies are painted once.
        let placement = copies??.placement ?? whole
        let painted = painted(id)
        painted.frame = frame
        let board = node.board
        let hasNewLook = painted.update(
            for: board == nil ? node : node.withoutContent, scale: density * placement.resolution,
            isStretched: placement.isStretched,
            leastSide: placement.leastSide(of: node.bounds.size, density: density), by: looks)
        let isLeaf = board == nil && node.children.isEmpty && node.effects == nil
        if hasNewLook || !isLeaf || !painted.isLeaf {
            painted.board = board == nil ? nil : painted.board ?? newBoard()
            painted.isLeaf = isLeaf
            combine(painted, node, board, in: tree, placement)
            painted.copy(copies??.copies)
            if let shadow = node.effects?.shadow, shadow.color.alpha > 0 {
                painted.shade(
                    by: shadow, alignedWith: node.bounds.origin, at: whole, density: density, on: surfaces)
            }
        }
        let projection = perspective.map { Projection(node, $0) }
        return painted.placed(
            opacity: node.opacity, transform: transform, projection: projection, visible: whole.visible)
    }

    private func combine(
        _ painted: PaintedNode, _ node: Node, _ board: NodeBoard?, in tree: NodeTree, _ placement: NodePlacement
    ) {
        var parts = painted.look.ground.map(\.pointer)
        let first = parts.count
        if let content = painted.look.content { parts.append(content.pointer) }
        // The Cairo renderer would paint all of an enormous board.
        if let board, let paintedBoard = painted.board, !usesCairo || !placement.isStretched,
            placement.canShowBoard(BoardFit(board: board.scene.size, in: node.bounds.size))
        {
            parts += paintedBoard.nodes(of: board.scene, in: node.bounds, scale: density * placement.resolution)
        }
        var blends: [PartBlend] = []
        for child in node.isMasked ? node.children.dropLast() : node.children[...] {
            guard let part = self.node(child, in: tree, placement) else { continue }
            if let mode = tree.effects(of: child)?.blendMode, mode != .normal {
                let mask = self.painted(child).maskInParent?.pointer
                blends.append(PartBlend(index: parts.count - first, mode: mode, mask: mask))
            }
            parts.append(part.pointer)
        }
        if !blends.isEmpty {
            let composed = painted.compose(
                Array(parts[first...]), blends, alignedWith: node.bounds.origin, at: placement, density: density,
                on: surfaces)
            parts[first...] = (composed.map { [$0.pointer] } ?? [])[...]
        }
        let inner = first..<parts.count
        if let border = painted.look.border { parts.append(border.pointer) }
        painted.combine(parts, inner: inner, of: node)
        guard node.isMasked else { return painted.unmask() }
        let mask = node.children.last.flatMap { self.node($0, in: tree, placement) }
        if node.effects?.blendMode.replacesBackdrop ?? false {
            painted.keep(mask)
        } else {
            painted.mask(
                by: mask, alignedWith: node.bounds.origin, at: placement, density: density, on: surfaces)
        }
    }

    private func newBoard() -> PaintedBoard {
        let painter = BoardPainter(pictureCache: pictureCache, memory: surfaces.memory)
        (painter.usesCairo, painter.isHighContrast) = (usesCairo, isHighContrast)
        let table = TablePainter(pictureCache: pictureCache, memory: surfaces.memory)
        (table.usesCairo, table.isHighContrast) = (usesCairo, isHighContrast)
        return PaintedBoard(painter: painter, table: table)
    }

    private func painted(_ id: NodeID) -> PaintedNode {
        if let known = painted[id.number] { return known }
        let new = PaintedNode()
        painted[id.number] = new
        return new
    }
}

extension Node {
    /// The board that the node shows.
    fileprivate var board: NodeBoard? { if case .board(let board) = content { board } else { nil } }

    fileprivate var withoutContent: Node {
        var node = self
        node.content = nil
        return node
    }

    /// The area of a root.
    fileprivate var area: Rect { Rect(origin: Point(x: 0, y: 0), size: bounds.size) }

    /// The transform of a root, whose bounds are the area.
    fileprivate var transformToArea: AffineTransform {
        AffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
    }
}

extension AffineTransform {
    /// Returns a translation without half pixels. The center of a node with an odd size is usually a whole number, and
    /// its pictures would lie between pixels. Other positions stay as they are, so that slow motion is smooth.
    fileprivate func onPixels(_ bounds: Rect, _ density: Double) -> AffineTransform {
        guard isTranslation else { return self }
        let corner = Point(x: (bounds.origin.x + tx) * density, y: (bounds.origin.y + ty) * density)
        var shifted = self
        if corner.x - corner.x.rounded(.down) == 0.5 { shifted.tx -= 0.5 / density }
        if corner.y - corner.y.rounded(.down) == 0.5 { shifted.ty -= 0.5 / density }
        return shifted
    }
}
