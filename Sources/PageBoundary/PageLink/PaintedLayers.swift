// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension NodeTree {
    /// The limit for the pixels of all layers, in square points, and in areas if that is more. A layer is painted in each
    /// frame in which it moves, and layers can cover each other.
    private static let maxLayers = 2e8, maxAreas = 50.0
    /// The limit for copies, the nodes in them, and their pieces, shapes, and steps of paths, each as often as it is drawn.
    private static let maxCopiedParts = maxNodes + maxPathElements

    /// Whether all layers that cover the area can be painted in a short time.
    var hasQuickLayers: Bool {
        let area = root.bounds.size.area
        var layers = PaintedLayers(area: area)
        add(.root, scale: 1, to: &layers)
        return layers.work <= max(Self.maxLayers, Self.maxAreas * area) && layers.copiedParts <= Self.maxCopiedParts
    }

    /// Adds a node and its descendants, and returns how much of the area they cover. `scale` is that of the parent's
    /// squares.
    @discardableResult
    private func add(_ id: NodeID, scale: Double, to layers: inout PaintedLayers) -> Double {
        guard let node = self[id] else { return 0 }
        // A node that is hidden takes time in each copy, too.
        if layers.copyDepth > 0 { layers.copiedParts += 1 }
        guard !node.isHidden, node.opacity > 0 else { return 0 }
        let blends = node.children.contains { effects(of: $0).map { $0.blendMode != .normal } ?? false }
        let isGroup = blends || node.isPaintedInMemory
        if isGroup { layers.groupDepth += 1 }
        defer { if isGroup { layers.groupDepth -= 1 } }
        let scale = scale * node.transform.areaScale
        var covered = 0.0
        if let copies = node.effects?.copies {
            guard layers.copiedParts <= Self.maxCopiedParts else { return 0 }
            layers.copyDepth += 1
            let transforms = copies.transforms(about: node.bounds.center)
            let (largest, outer) = (transforms.map(\.areaScale).max() ?? 0, layers.enlargement)
            defer { layers.enlargement = outer }
            for (index, transform) in transforms.enumerated() {
                layers.copiedParts += 1
                guard layers.copiedParts <= Self.maxCopiedParts else { break }
                layers.enlargement = outer * largest / max(transform.areaScale, .leastNormalMagnitude)
                let copied = addOnce(node, blends: blends, scale: scale * transform.areaScale, to: &layers)
                if copies.color(of: index) != .white { layers.addColor(on: copied) }
                covered += copied
            }
            layers.copyDepth -= 1
        } else {
            covered = addOnce(node, blends: blends, scale: scale, to: &layers)
        }
        return layers.addEffects(of: node, on: covered, scale: scale)
    }

    /// Adds one copy of a node and its descendants. `blends` is whether some of its children are blended.
    private func addOnce(_ node: Node, blends: Bool, scale: Double, to layers: inout PaintedLayers) -> Double {
        var covered = layers.add(node, scale: scale)
        for child in node.children { covered += add(child, scale: scale, to: &layers) }
        if blends { layers.addGroup(node, scale: scale) }
        return covered
    }
}

extension Node {
    /// Whether the node and its descendants are painted together, without the graphics processor, because of itself.
    fileprivate var isPaintedInMemory: Bool { isMasked || (effects?.shadow.map { $0.color.alpha > 0 } ?? false) }
}

/// The work of painting layers, in square points of a plain one.
private struct PaintedLayers {
    /// How much longer it takes to paint a picture, to fade something as a whole, to give it another color, to clip it to
    /// rounded corners, and to mask it, and to blend it with what is below or blur its shadow, which are done without the
    /// graphics processor.
    private static let (picture, fading, coloring, clipping, masking, blending) = (4.0, 3.0, 3.0, 2.0, 20.0, 10.0)
    /// How much longer it takes to paint a picture without the graphics processor, which reads all of it, also where it
    /// can't be seen; and the limit for what it reads, in square points: that of the pixels of a picture on a screen of
    /// twice the density.
    private static let (reading, largestPicture) = (20.0, 2.1e6)

    /// The size of the area. What is outside is not painted.
    let area: Double
    /// The work so far.
    private(set) var work = 0.0
    /// The copies so far, the nodes in them, and their pieces, shapes, and steps of paths.
    var copiedParts = 0
    /// How much larger the squares of the copy are for which all are painted.
    var enlargement = 1.0
    /// How many nodes with copies are around the present node, and how many that are painted in memory.
    var copyDepth = 0, groupDepth = 0

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
            let (margin, caster) = (4 * shadow.radius, shadow.path?.extent ?? size)
            covered += addPicture((caster.width + margin) * (caster.height + margin), scale)
        }
        switch node.content {
        case .picture, .board: covered += addPicture(size.area, scale)
        // The edges of shapes and the length of texts are limited, but not how often they are painted.
        case .shapes(let shapes):
            guard isPaintedAgain else { break }
            for shape in shapes {
                let (width, extent) = (shape.stroke?.width ?? 0, shape.path.extent)
                covered += addPicture((extent.width + width) * (extent.height + width), scale)
                if copyDepth > 0 { copiedParts += shape.path.elements.count + 1 }
            }
        case .text(let text):
            guard isPaintedAgain else { break }
            let margin = 2 * text.largestFont
            covered += addPicture((size.width + margin) * (size.height + margin), scale)
        case .textField:
            guard isPaintedAgain else { break }
            covered += addPicture(size.area, scale)
        case nil: break
        }
        if case .board(let board) = node.content {
            if copyDepth > 0 { copiedParts += board.scene.pieces.count }
            addPieces(of: board, scale: scale, in: size)
        }
        return covered
    }

    /// Whether something is painted in several copies, or once more in the picture of a group.
    private var isPaintedAgain: Bool { copyDepth > 0 || groupDepth > 0 }

    /// Adds a picture of a size in square points, and returns how much of the area it covers.
    private mutating func addPicture(_ extent: Double, _ scale: Double) -> Double {
        let covered = min(area, extent * scale)
        let pixels = extent * PaintingResolution.at(areaScale: scale * enlargement).squared
        work += groupDepth > 0 ? min(Self.largestPicture, pixels) * Self.reading : covered * Self.picture
        return covered
    }

    /// Adds that what covers a part of the area gets another color.
    mutating func addColor(on covered: Double) { work += min(area, covered) * Self.coloring }

    /// Adds what is done with a node as a whole.
    mutating func addEffects(of node: Node, on covered: Double, scale: Double) -> Double {
        let covered = min(area, covered)
        if node.opacity < 1 { work += covered * Self.fading }
        if node.clips, node.style.cornerRadius > 0 { work += covered * Self.clipping }
        if node.isMasked { work += covered * Self.masking }
        if let effects = node.effects {
            // Shapes and texts cover places that are not counted otherwise.
            let extent = node.clips ? min(area, node.bounds.size.area * scale) : area
            if effects.blendMode != .normal { work += extent * Self.blending }
            if let shadow = effects.shadow, shadow.color.alpha > 0 {
                let margin = 4 * shadow.radius
                let size = Size(width: node.bounds.size.width + margin, height: node.bounds.size.height + margin)
                work += (node.clips ? min(area, size.area * scale) : area) * Self.blending
            }
        }
        return covered
    }

    /// Adds that a node is painted in memory.
    mutating func addGroup(_ node: Node, scale: Double) {
        work += (node.clips ? min(area, node.bounds.size.area * scale) : area) * Self.picture
    }

    private mutating func addPieces(of board: NodeBoard, scale: Double, in size: Size) {
        let fit = BoardFit(board: board.scene.size, in: size).scale
        for piece in board.scene.pieces where piece.isPresent && piece.opacity > 0 {
            let plate = board.scene.plates[piece.front.index].size
            _ = addPicture(plate.area * piece.scale * piece.scale * fit * fit, scale)
        }
    }
}

extension Path {
    /// The size of the rectangle that contains all points.
    fileprivate var extent: Size {
        let points = elements.lazy.flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return Size(width: 0, height: 0)
        }
        return Size(width: right - left, height: bottom - top)
    }
}

extension Size {
    fileprivate var area: Double { width * height }
}

extension Double {
    fileprivate var squared: Double { self * self }
}

extension NodeText {
    /// The size of the largest font. The text extends beyond the node at most by as much.
    fileprivate var largestFont: Double {
        styling?.runs.reduce(style.size) { max($0, $1.style.size) } ?? style.size
    }
}
