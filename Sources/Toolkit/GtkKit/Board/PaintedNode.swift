// SPDX-License-Identifier: GPL-3.0-or-later
// Each step of drawing a node is repeated only if its input has changed. A render node holds references to its children,
// so while it is kept, equal pointers mean equal children.

import CGtk
import Scene

/// The render nodes of a node in a tree, kept from frame to frame.
final class PaintedNode {
    /// The node's board.
    var board: PaintedBoard?
    /// The number of the last frame in which the node was drawn.
    var frame = 0
    /// Whether the node has only its own appearance.
    var isLeaf = false
    /// The node's own appearance.
    private(set) var look = NodeLook()
    /// The look together with the children, as far as a mask shows them.
    private(set) var group: RenderNode?

    /// The node that was drawn, without its board.
    private var node: Node?
    private var (scale, leastSide) = (0.0, 0.0)
    private var isStretched = false
    private var parts: [OpaquePointer] = []
    private var clip: RoundedClip?
    /// The look together with the children, without a mask.
    private var whole: RenderNode?
    private var composed: Composed?
    private var copied: (group: RenderNode, copies: [PlacedCopies.Copy], node: RenderNode)?
    private var shaded: Shaded?
    /// A mask that the parent needs, and the same in the parent's coordinates.
    private var ownMask: RenderNode?
    private var placedMask: (mask: RenderNode, transform: AffineTransform, node: RenderNode)?
    private var masked: (whole: RenderNode, mask: RenderNode, area: Rect, scale: Double, node: RenderNode)?
    private var faded: (group: RenderNode, opacity: Double, clip: Rect?, node: RenderNode)?
    private var placed: (content: RenderNode, transform: AffineTransform, projection: Projection?, node: RenderNode)?

    private struct RoundedClip: Equatable {
        let bounds: Rect
        let cornerRadius: Double
        let corners: NodeStyle.Corners
    }

    /// Parts that were blended. All of them exist as long as they are compared with others.
    private struct Composed {
        let parts: [OpaquePointer], blends: [PartBlend]
        let kept: RenderNode
        let area: Rect, scale: Double
        let node: RenderNode
    }

    /// A group with its shadow.
    private struct Shaded {
        let group: RenderNode, shadow: NodeStyle.Shadow
        let area: Rect, scale: Double
        let below: RenderNode, node: RenderNode
    }

    /// Updates the node's own appearance. Returns whether it has changed. A board must be removed from `node`.
    func update(
        for node: Node, scale: Double, isStretched: Bool, leastSide: Double, by painter: NodeLookPainter
    ) -> Bool {
        if let known = self.node, scale == self.scale, isStretched == self.isStretched, leastSide == self.leastSide,
            known.bounds == node.bounds,
            known.style == node.style, known.clips == node.clips, known.isMasked == node.isMasked,
            known.content == node.content
        {
            return false
        }
        look = painter.look(of: node, scale: scale, isStretched: isStretched, leastSide: leastSide)
        self.node = node
        self.leastSide = leastSide
        self.isStretched = isStretched
        self.scale = scale
        return true
    }

    /// Combines the parts of the node, from bottom to top. If the node clips, the parts in `inner` are clipped to its
    /// bounds.
    func combine(_ parts: [OpaquePointer], inner: Range<Int>, of node: Node) {
        let clips = node.clips && !inner.isEmpty
        let clip =
            clips
            ? RoundedClip(
                bounds: node.bounds, cornerRadius: node.style.cornerRadius, corners: node.style.corners) : nil
        if parts == self.parts, clip == self.clip { return }
        if let clip {
            let content = RenderNode.container(parts[inner]).clipped(
                to: clip.bounds, cornerRadius: clip.cornerRadius, corners: clip.corners)
            whole = .container(parts[..<inner.lowerBound] + [content.pointer] + parts[inner.upperBound...])
        } else {
            whole = parts.isEmpty ? nil : .container(parts[...])
        }
        self.parts = parts
        self.clip = clip
    }

    /// Returns parts, some of which are blended with those below, as one node. Returns `nil` if nothing is visible.
    func compose(
        _ parts: [OpaquePointer], _ blends: [PartBlend], alignedWith origin: Point, at placement: NodePlacement,
        density: Double, on surfaces: SurfacePainter
    ) -> RenderNode? {
        guard let (area, scale) = placement.painted(RenderNode.container(parts).bounds, density: density) else {
            return nil
        }
        if let composed, composed.parts == parts, composed.blends == blends, composed.area == area,
            composed.scale == scale
        {
            return composed.node
        }
        let painter = BlendPainter(parts: parts, blends: blends)
        let node = surfaces.node(covering: area, alignedWith: origin, scale: scale) { painter.paint(on: $0) }
        let kept = RenderNode.container(parts + blends.compactMap(\.mask))
        composed = Composed(parts: parts, blends: blends, kept: kept, area: area, scale: scale, node: node)
        return node
    }

    /// Shows everything several times; once if `copies` is `nil`.
    func copy(_ copies: [PlacedCopies.Copy]?) {
        guard let group, let copies else { return copied = nil }
        if let copied, copied.group === group, copied.copies == copies { return self.group = copied.node }
        let parts = copies.map { $0.node(of: group) }
        let node = withExtendedLifetime(parts) { RenderNode.container(parts.map(\.pointer)) }
        copied = (group, copies, node)
        self.group = node
    }

    /// Adds the shadow of everything.
    func shade(
        by shadow: NodeStyle.Shadow, alignedWith origin: Point, at placement: NodePlacement, density: Double,
        on surfaces: SurfacePainter
    ) {
        guard let group else { return shaded = nil }
        let mask = BlurredMask(rect: group.bounds, shadow: shadow)
        guard let (area, scale) = placement.painted(mask.extents, density: density) else { return shaded = nil }
        if let shaded, shaded.group === group, shaded.shadow == shadow, shaded.area == area, shaded.scale == scale {
            return self.group = shaded.node
        }
        let below = surfaces.node(covering: area, alignedWith: origin, scale: scale) { context in
            mask.paint(on: context, area: area, scale: scale) { gsk_render_node_draw(group.pointer, $0) }
        }
        let node = RenderNode.container([below.pointer, group.pointer])
        shaded = Shaded(group: group, shadow: shadow, area: area, scale: scale, below: below, node: node)
        self.group = node
    }

    /// Shows everything, and keeps a mask for the parent. Shows nothing if there is no mask.
    func keep(_ mask: RenderNode?) { (group, masked, ownMask) = (mask == nil ? nil : whole, nil, mask) }

    /// The mask that was kept, in the coordinates of the parent.
    var maskInParent: RenderNode? {
        guard let ownMask, let transform = placed?.transform else { return nil }
        if let placedMask, placedMask.mask === ownMask, placedMask.transform == transform { return placedMask.node }
        placedMask = (ownMask, transform, ownMask.transformed(by: transform))
        return placedMask?.node
    }

    /// Shows everything.
    func unmask() { (group, masked, ownMask) = (whole, nil, nil) }

    /// Shows everything as far as a mask is opaque. It is painted in memory, because versions of GTK before 4.10 have no
    /// masks.
    func mask(
        by mask: RenderNode?, alignedWith origin: Point, at placement: NodePlacement, density: Double,
        on surfaces: SurfacePainter
    ) {
        ownMask = nil
        guard let whole, let mask, let common = whole.bounds.intersection(mask.bounds),
            let (area, scale) = placement.painted(common, density: density)
        else { return (group, masked) = (nil, nil) }
        if let masked, masked.whole === whole, masked.mask === mask, masked.area == area, masked.scale == scale {
            return group = masked.node
        }
        let node = surfaces.node(covering: area, alignedWith: origin, scale: scale) { context in
            gsk_render_node_draw(whole.pointer, context)
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            gsk_render_node_draw(mask.pointer, context)
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
            cairo_paint(context)
        }
        masked = (whole, mask, area, scale, node)
        group = node
    }

    /// Returns the whole node with its opacity, in the coordinates of its parent, or `nil` if there is nothing to draw.
    /// `visible` is the visible part of the node's plane.
    func placed(
        opacity: Double, transform: AffineTransform, projection: Projection? = nil, visible: @autoclosure () -> Rect?
    ) -> RenderNode? {
        guard let group else {
            (faded, placed) = (nil, nil)
            return nil
        }
        if opacity >= 1 { faded = nil }
        let content = opacity < 1 ? faded(group, opacity, visible()) : group
        if let placed, placed.content === content, placed.transform == transform, placed.projection == projection {
            return placed.node
        }
        let node = projection.map { content.transformed(by: $0) } ?? content.transformed(by: transform)
        placed = (content, transform, projection, node)
        return node
    }

    /// Releases the children, but not the node's own appearance.
    func releaseChildren() {
        guard !isLeaf else { return }
        (parts, clip, whole, masked, group, faded, placed) = ([], nil, nil, nil, nil, nil, nil)
        (composed, copied, shaded, ownMask, placedMask) = (nil, nil, nil, nil, nil)
    }

    /// Returns a node with an opacity. A renderer needs memory for the whole node, so most of what is not visible is
    /// left out.
    private func faded(_ group: RenderNode, _ opacity: Double, _ visible: Rect?) -> RenderNode {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(group.pointer, &bounds)
        let clip = visible.flatMap { bounds.isMuchLarger(than: $0.size) ? $0 : nil }
        if let faded, faded.group === group, faded.opacity == opacity, faded.clip == clip { return faded.node }
        let content = clip.map { group.clipped(to: $0, cornerRadius: 0) } ?? group
        let node = RenderNode(adopting: gsk_opacity_node_new(content.pointer, Float(opacity))).keepingForm(of: content)
        faded = (group, opacity, clip, node)
        return node
    }
}

extension graphene_rect_t {
    fileprivate func isMuchLarger(than size: Size) -> Bool {
        Double(self.size.width) > 2 * size.width || Double(self.size.height) > 2 * size.height
    }
}

extension RenderNode {
    /// A rectangle that contains everything drawn.
    fileprivate var bounds: Rect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        let (origin, size) = (bounds.origin, bounds.size)
        return Rect(
            origin: Point(x: Double(origin.x), y: Double(origin.y)),
            size: Size(width: Double(size.width), height: Double(size.height)))
    }

    /// Returns the node with a transform.
    func transformed(by transform: AffineTransform) -> RenderNode {
        guard let transform = Transform(transform) else { return self }
        return RenderNode(adopting: gsk_transform_node_new(pointer, transform.pointer))
    }

    /// Returns the node, which shows a part with another opacity or other colors, so that the part can be turned. The GL
    /// renderer of GTK 4.8 would draw its corners and borders as if they were not turned. If there is a clip around it, it
    /// is drawn in memory first.
    func keepingForm(of part: RenderNode) -> RenderNode {
        switch gsk_render_node_get_node_type(part.pointer) {
        case GSK_COLOR_NODE, GSK_TEXTURE_NODE: self
        default: clipped(to: bounds, cornerRadius: 0)
        }
    }

    /// Returns the node in space.
    fileprivate func transformed(by projection: Projection) -> RenderNode {
        guard let transform = Transform(projection) else { return self }
        return RenderNode(adopting: gsk_transform_node_new(pointer, transform.pointer))
    }

    /// Returns a node that draws others, from bottom to top.
    fileprivate static func container(_ children: some RandomAccessCollection<OpaquePointer>) -> RenderNode {
        if children.count == 1, let child = children.first { return RenderNode(adopting: gsk_render_node_ref(child)) }
        return Array(children).withUnsafeBufferPointer { children in
            children.withMemoryRebound(to: OpaquePointer?.self) { children in
                let array = UnsafeMutablePointer(mutating: children.baseAddress)
                return RenderNode(adopting: gsk_container_node_new(array, guint(children.count)))
            }
        }
    }
}
