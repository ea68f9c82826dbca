// SPDX-License-Identifier: GPL-3.0-or-later
// A painter owns its render nodes. The nodes of pieces at rest are reused in each frame, so that neither the painter
// nor the renderer has to process them again.

import CGtk
import Glibc
import Scene

/// Composes the render nodes of a scene.
final class BoardPainter {
    /// The appearance of a piece except for its position and its plate. Pieces with the same plate and pose share a
    /// node.
    private struct Pose: Equatable {
        var size: Size
        var angle: Double
        var rotation: Double
        var scale: Double
        var raised: Double
        var held: Double
        var opacity: Double

        /// The visible width, relative to that of a flat piece.
        var width: Double { abs(cos(angle * .pi / 180)) }
        /// Whether the piece is seen from its edge, so that less than a pixel is visible. Cairo must not draw it: if a
        /// clip has no width, some versions write to constant memory.
        var isEdgeOn: Bool { width < 0.005 }
    }

    /// The shadow, the transform, and the visible side of a pose. Pieces that turn together share them, even if their
    /// plates differ.
    private struct PoseNodes {
        var pose: Pose
        var cells: CellPattern?
        var rear: Plate?
        var shadow: RenderNode
        var transform: Transform?
        var side: RenderNode?
    }

    /// The distance of the viewer from a turning piece, in multiples of the piece's width.
    private static let eyeDistance = 5.0
    private static let restingDepth = 1.6
    private static let roundDepth = 3.5
    private static let raisedDepth = 5.0

    /// Whether the renderer is Cairo, which does not support 3D transforms. A turning piece is then scaled
    /// horizontally.
    var usesCairo: Bool {
        get { plates.usesCairo }
        set {
            guard newValue != plates.usesCairo else { return }
            plates.usesCairo = newValue
            forgetPictures()
        }
    }
    /// Whether to draw strong borders around pieces and large letters on tiles.
    var isHighContrast = false {
        didSet {
            plates.isHighContrast = isHighContrast
            forgetPictures()
        }
    }

    private let plates: PlatePainter
    private var fit = BoardFit(board: Size(width: 1, height: 1), in: Size(width: 1, height: 1))
    private var density = 1.0
    private var knownPlates: [Plate] = []
    private var shapes: [(pose: Pose, node: RenderNode)?] = []
    private var poseNodes: PoseNodes?
    private var pieces: [Piece] = []
    private var nodes: [OpaquePointer?] = []
    private var transforms: [OpaquePointer?] = []
    private var container: (children: [OpaquePointer?], node: RenderNode) = ([], .empty)

    /// Creates a painter. Painters that share `memory` stay within its limit together.
    init(pictureCache: PictureCache, memory: PixelMemory = PixelMemory()) {
        plates = PlatePainter(pictureCache: pictureCache, memory: memory)
    }

    isolated deinit { forgetPieces() }

    /// Discards the painted pieces because pictures have changed.
    func forgetPictures() {
        plates.removeAll(except: [])
        knownPlates = []
    }

    /// Returns a node with all pieces of a scene, or `nil` for an empty board. The caller owns the node. If nothing has
    /// changed since the last frame, it is the same node.
    func node(of scene: Scene, fit: BoardFit, density: Double) -> OpaquePointer? {
        prepare(scene, fit, density)
        var shown = 0
        return withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: scene.pieces.count) { children in
            for position in scene.pieces.indices {
                let index = scene.order?[position] ?? position
                let piece = scene.pieces[index]
                guard piece.isPresent, piece.opacity > 0 else { continue }
                if nodes[index] == nil || pieces[index] != piece { renew(index, piece) }
                children[shown] = nodes[index]
                shown += 1
            }
            return container(UnsafeMutableBufferPointer(rebasing: children[..<shown]))
        }
    }

    /// The container holds references to its children, so equal pointers mean equal children.
    private func container(_ children: UnsafeMutableBufferPointer<OpaquePointer?>) -> OpaquePointer? {
        if !container.children.elementsEqual(children) {
            let node = gsk_container_node_new(children.baseAddress, guint(children.count))!
            container = (Array(children), RenderNode(adopting: node))
        }
        return children.isEmpty ? nil : gsk_render_node_ref(container.node.pointer)
    }

    private func prepare(_ scene: Scene, _ fit: BoardFit, _ density: Double) {
        plates.use(scale: fit.scale, density: density)
        let isSameView = fit == self.fit && density == self.density && scene.pieces.count == pieces.count
        if isSameView && scene.plates == knownPlates { return }
        self.fit = fit
        self.density = density
        if scene.plates != knownPlates {
            plates.removeAll(except: scene.plates)
            knownPlates = scene.plates
        }
        poseNodes = nil
        shapes = Array(repeating: nil, count: scene.plates.count)
        forgetPieces()
        pieces = scene.pieces
        nodes = Array(repeating: nil, count: pieces.count)
        transforms = Array(repeating: nil, count: pieces.count)
    }

    private func forgetPieces() {
        for node in nodes { node.map { gsk_render_node_unref($0) } }
        for transform in transforms { transform.map { gsk_transform_unref($0) } }
        nodes = []
        transforms = []
        container = ([], .empty)
    }

    private func renew(_ index: Int, _ piece: Piece) {
        if let old = nodes[index] { gsk_render_node_unref(old) }
        if transforms[index] == nil || pieces[index].center != piece.center {
            transforms[index].map { gsk_transform_unref($0) }
            transforms[index] = transform(of: piece)
        }
        pieces[index] = piece
        let shape = shape(of: piece).pointer
        // The identity transform is NULL.
        nodes[index] = transforms[index].map { gsk_transform_node_new(shape, $0) } ?? gsk_render_node_ref(shape)
    }

    /// Returns the transform to the center of a piece. The piece's upper left corner is aligned to device pixels,
    /// except for a drifting piece, which would visibly jump between pixels.
    private func transform(of piece: Piece) -> OpaquePointer? {
        guard !piece.usesSubpixelPosition else {
            var point = graphene_point_t(
                x: Float(fit.origin.x + piece.center.x * fit.scale), y: Float(fit.origin.y + piece.center.y * fit.scale)
            )
            return gsk_transform_translate(nil, &point)
        }
        let size = knownPlates[piece.front].size
        let half = (plates.pixels(size.width) / 2, plates.pixels(size.height) / 2)
        let x = (fit.origin.x + piece.center.x * fit.scale) * density - half.0
        let y = (fit.origin.y + piece.center.y * fit.scale) * density - half.1
        var point = graphene_point_t(
            x: Float((x.rounded() + half.0) / density), y: Float((y.rounded() + half.1) / density))
        return gsk_transform_translate(nil, &point)
    }

    private func shape(of piece: Piece) -> RenderNode {
        // The angle of a side is relative to the turn at which it is flat: an odd number of half turns for the front,
        // an even number for the back.
        let side = piece.showsFront ? piece.front : piece.back
        let offset = piece.showsFront ? 1.0 : 0.0
        let flat = 2 * ((piece.turn - offset) / 2).rounded() + offset
        let pose = Pose(
            size: knownPlates[side].size, angle: (piece.turn - flat) * 180,
            rotation: piece.rotation,
            scale: piece.scale, raised: max(piece.held, (1 - cos(piece.turn * .pi)) / 2), held: piece.held,
            opacity: piece.opacity)
        if let known = shapes[side.index], known.pose == pose { return known.node }
        let node = usesCairo && pose.isEdgeOn ? .empty : shape(of: side, pose)
        shapes[side.index] = (pose, node)
        return node
    }

    private func shape(of side: PlateID, _ pose: Pose) -> RenderNode {
        let plate = knownPlates[side]
        let rear = pose.angle == 0 ? nil : plate.rear
        if poseNodes?.pose != pose || poseNodes?.cells != plate.cells || poseNodes?.rear != rear {
            poseNodes = PoseNodes(
                pose: pose, cells: plate.cells, rear: rear, shadow: shadow(plate, pose),
                transform: transform(pose, plate), side: rear.map { self.side(of: plate, rear: $0, pose) })
        }
        return RenderNode(adopting: compose(plates.node(of: plate).pointer))
    }

    /// Returns a node with the shadow and the plate.
    private func compose(_ plate: OpaquePointer) -> OpaquePointer {
        guard let poseNodes else { return gsk_render_node_ref(plate) }
        var placed: OpaquePointer =
            poseNodes.transform.map { gsk_transform_node_new(plate, $0.pointer) } ?? gsk_render_node_ref(plate)
        if let side = poseNodes.side { placed = contain(gsk_render_node_ref(side.pointer), placed) }
        let whole = transformed(contain(gsk_render_node_ref(poseNodes.shadow.pointer), placed), poseNodes.pose)
        guard poseNodes.pose.opacity < 1 else { return whole }
        defer { gsk_render_node_unref(whole) }
        return gsk_opacity_node_new(whole, Float(poseNodes.pose.opacity))
    }

    /// Applies the rotation in the plane and the scale of a pose. Consumes the reference.
    private func transformed(_ node: OpaquePointer, _ pose: Pose) -> OpaquePointer {
        guard pose.rotation != 0 || pose.scale != 1 else { return node }
        defer { gsk_render_node_unref(node) }
        let turned = gsk_transform_rotate(nil, Float(pose.rotation * 90))
        let transform = Transform(adopting: gsk_transform_scale(turned, Float(pose.scale), Float(pose.scale)))
        return transform.map { gsk_transform_node_new(node, $0.pointer) } ?? gsk_render_node_ref(node)
    }

    /// Returns the shadow of a piece. It grows with `raised`, from 0 to 1.
    private func shadow(_ plate: Plate, _ pose: Pose) -> RenderNode {
        guard plate.castsShadow, !pose.isEdgeOn else { return .empty }
        let depth = plate.dome == nil ? Self.restingDepth : Self.roundDepth
        let low = scaled(plates.shadow(of: plate, depth: depth).pointer, pose.width)
        guard pose.raised > 0.001 else { return RenderNode(adopting: low) }
        let high = scaled(plates.shadow(of: plate, depth: Self.raisedDepth).pointer, pose.width)
        defer { gsk_render_node_unref(high) }
        return RenderNode(adopting: contain(low, gsk_opacity_node_new(high, Float(pose.raised))))
    }

    /// Returns the transform for the turning angle and for a held piece; `nil` if it is the identity.
    private func transform(_ pose: Pose, _ plate: Plate) -> Transform? {
        // A pattern keeps its size, so that it matches the squares under it.
        let grown = plate.cells == nil ? 1 + 0.04 * pose.held : 1
        if pose.angle == 0 || usesCairo {
            return Transform(adopting: gsk_transform_scale(nil, Float(pose.width * grown), Float(grown)))
        }
        let depth = Float(pose.size.width * fit.scale * Self.eyeDistance)
        var axis = graphene_vec3_t()
        graphene_vec3_init(&axis, 0, 1, 0)
        let eye = gsk_transform_perspective(nil, depth)
        return Transform(adopting: gsk_transform_rotate_3d(eye, Float(pose.angle), &axis))
    }

    /// Returns the rear of a thick piece that turns, of which the side is visible.
    private func side(of plate: Plate, rear: Plate, _ pose: Pose) -> RenderNode {
        let node = plates.node(of: rear).pointer
        let depth = plate.thickness * fit.scale
        guard usesCairo else {
            var behind = graphene_point3d_t(x: 0, y: 0, z: Float(-depth))
            let turned = transform(pose, plate).flatMap { gsk_transform_ref($0.pointer) }
            let transform = Transform(adopting: gsk_transform_translate_3d(turned, &behind))
            return placed(node, transform)
        }
        var shift = graphene_point_t(x: Float(-depth * sin(pose.angle * .pi / 180)), y: 0)
        let translation = gsk_transform_translate(nil, &shift)
        return placed(node, Transform(adopting: gsk_transform_scale(translation, Float(pose.width), 1)))
    }

    private func placed(_ node: OpaquePointer, _ transform: Transform?) -> RenderNode {
        // The identity transform is NULL.
        RenderNode(adopting: transform.map { gsk_transform_node_new(node, $0.pointer) } ?? gsk_render_node_ref(node))
    }

    private func scaled(_ node: OpaquePointer, _ width: Double) -> OpaquePointer {
        // The identity transform is NULL.
        guard let transform = Transform(adopting: gsk_transform_scale(nil, Float(width), 1)) else {
            return gsk_render_node_ref(node)
        }
        return gsk_transform_node_new(node, transform.pointer)
    }

    /// Returns a container node with two children. Consumes both references.
    private func contain(_ low: OpaquePointer, _ high: OpaquePointer) -> OpaquePointer {
        var children: (OpaquePointer?, OpaquePointer?) = (low, high)
        defer {
            gsk_render_node_unref(low)
            gsk_render_node_unref(high)
        }
        return withUnsafeMutableBytes(of: &children) { bytes in
            gsk_container_node_new(bytes.baseAddress!.assumingMemoryBound(to: OpaquePointer?.self), 2)
        }
    }
}

extension Plate {
    /// The rear of a thick piece, of which only the side is seen; `nil` if the piece is thin.
    fileprivate var rear: Plate? {
        thickness > 0 ? Plate(size: size, cornerRadius: cornerRadius, fill: sideColor) : nil
    }
}
