// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Typesetting

/// The render nodes of a node's own appearance, without its children, in the node's coordinates.
struct NodeLook {
    /// The shadow and the fill, below the content.
    var ground: [RenderNode] = []
    /// The content, unless it is a board.
    var content: RenderNode?
    /// The border, above the children.
    var border: RenderNode?
}

/// Paints the appearance of nodes. Nodes that look the same share what was painted.
final class NodeLookPainter {
    /// A painted part. Equal parts share a render node.
    private struct PaintedPart: Hashable {
        enum Kind: Hashable {
            case picture(NodePicture)
            case shapes([Shape], isClipped: Bool)
            case text(NodeText)
            case shadow(NodeStyle.Shadow, cornerRadius: Double, corners: NodeStyle.Corners, isHollow: Bool)
        }

        let kind: Kind
        let bounds: Rect
        let scale: Double
        let isStretched: Bool
    }

    private struct Weak {
        weak var node: RenderNode?
    }

    /// The largest side of a node that has an appearance, in points, and the smallest, in device pixels.
    private static let largest = 1e6, smallest = 0.02

    private let pictureCache: PictureCache
    private let surfaces: SurfacePainter
    private var painted: [PaintedPart: Weak] = [:]
    private var limit = 64
    private var typesetter: (font: String, typesetter: Typesetter)?

    init(pictureCache: PictureCache, surfaces: SurfacePainter) {
        (self.pictureCache, self.surfaces) = (pictureCache, surfaces)
    }

    /// Paints everything again from now on.
    func forgetPictures() { painted = [:] }

    /// Returns the appearance of a node. `scale` is the number of device pixels per point. `isStretched` is whether
    /// what is painted is drawn much larger. `leastSide` is the length of the sides of the fill at least, in points.
    func look(of node: Node, scale: Double, isStretched: Bool, leastSide: Double = 0) -> NodeLook {
        surfaces.areStretched = isStretched
        defer { surfaces.areStretched = false }
        let (bounds, style) = (node.bounds, node.style)
        let side = Self.smallest / scale...Self.largest
        guard side ~= bounds.size.width, side ~= bounds.size.height else { return shapesOnly(of: node, scale) }
        var look = NodeLook()
        if let shadow = style.shadow, shadow.isVisible {
            let isHollow = (style.fill?.alpha ?? 0) < 1
            let kind = PaintedPart.Kind.shadow(
                shadow, cornerRadius: style.cornerRadius, corners: style.corners, isHollow: isHollow)
            let painter = ShadowPainter(
                shadow: shadow, rect: bounds, cornerRadius: style.cornerRadius, corners: style.corners,
                isHollow: isHollow)
            let node = shared(PaintedPart(kind: kind, bounds: bounds, scale: scale, isStretched: surfaces.areStretched))
            {
                painter.node(by: surfaces, scale: scale)
            }
            if let node { look.ground.append(node) }
        }
        if let fill = style.fill, fill.alpha > 0 { look.ground.append(form(of: bounds, style, fill, leastSide)) }
        look.content = content(of: node, scale)
        if let border = style.border { look.border = self.border(border, of: bounds, style) }
        return look
    }

    /// Returns the appearance of a node without a size. Paths can extend beyond their node.
    private func shapesOnly(of node: Node, _ scale: Double) -> NodeLook {
        guard case .shapes = node.content, !node.clips else { return NodeLook() }
        return NodeLook(content: content(of: node, scale))
    }

    private func content(of node: Node, _ scale: Double) -> RenderNode? {
        switch node.content {
        case .picture(let picture):
            shared(
                PaintedPart(
                    kind: .picture(picture), bounds: node.bounds, scale: scale, isStretched: surfaces.areStretched)
            ) {
                guard let painter = NodePicturePainter(picture, in: node.bounds, pictureCache: pictureCache)
                else { return nil }
                return paint(painter.extents, of: node, scale) { painter.paint(on: $0) }
            }
        case .shapes(let shapes):
            shared(
                PaintedPart(
                    kind: .shapes(shapes, isClipped: node.clips), bounds: node.bounds, scale: scale,
                    isStretched: surfaces.areStretched)
            ) {
                let painter = ShapePainter(shapes)
                let visible = node.clips ? painter.extents?.intersection(node.bounds) : painter.extents
                return visible.map { paint($0, of: node, scale) { painter.paint(on: $0, scale: scale) } }
            }
        case .text(let text):
            shared(
                PaintedPart(kind: .text(text), bounds: node.bounds, scale: scale, isStretched: surfaces.areStretched)
            ) {
                guard let typesetter = currentTypesetter else { return nil }
                if text.styling != nil {
                    let painter = StyledTextPainter(text, in: node.bounds, by: typesetter)
                    return painter.extents.map { paint($0, of: node, scale) { painter.paint(on: $0, scale: scale) } }
                }
                let painter = TextPainter(text, in: node.bounds, by: typesetter)
                return painter.extents.map { paint($0, of: node, scale) { painter.paint(on: $0) } }
            }
        case .board, .textField, nil: nil
        }
    }

    /// A typesetter for the desktop's font, which the user can change.
    private var currentTypesetter: Typesetter? {
        let font = DesktopFont.name
        if typesetter?.font != font { typesetter = Typesetter(desktopFont: font).map { (font, $0) } }
        return typesetter?.typesetter
    }

    private func paint(
        _ area: Rect, of node: Node, _ scale: Double, by paint: (OpaquePointer) -> Void
    ) -> RenderNode {
        surfaces.node(covering: area, alignedWith: node.bounds.origin, scale: scale, paint: paint)
    }

    /// Returns a part that is in use already, or paints it.
    private func shared(_ part: PaintedPart, paint: () -> RenderNode?) -> RenderNode? {
        if let known = painted[part]?.node { return known }
        guard let node = paint() else { return nil }
        if painted.count >= limit {
            painted = painted.filter { $0.value.node != nil }
            limit = max(64, 2 * painted.count)
        }
        painted[part] = Weak(node: node)
        return node
    }

    /// Returns a node that fills the bounds with a color.
    private func form(of bounds: Rect, _ style: NodeStyle, _ fill: Color, _ leastSide: Double) -> RenderNode {
        let (shown, coverage) = style.cornerRadius > 0 ? (bounds, 1) : bounds.widened(to: leastSide)
        var rect = graphene_rect_t(shown)
        var color = GdkRGBA(fill)
        color.alpha *= Float(coverage)
        let node = RenderNode(adopting: gsk_color_node_new(&color, &rect))
        guard style.cornerRadius > 0 else { return node }
        return node.clipped(to: bounds, cornerRadius: style.cornerRadius, corners: style.corners)
    }

    private func border(_ border: NodeStyle.Border, of bounds: Rect, _ style: NodeStyle) -> RenderNode? {
        let width = min(border.width, bounds.size.width / 2, bounds.size.height / 2)
        guard width > 0, border.color.alpha > 0 else { return nil }
        var outline = GskRoundedRect(bounds, cornerRadius: style.cornerRadius, corners: style.corners)
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: GdkRGBA(border.color), count: 4)
        return RenderNode(adopting: gsk_border_node_new(&outline, widths, colors))
    }
}

extension RenderNode {
    /// Returns a node that is clipped to a rectangle with rounded corners.
    func clipped(to bounds: Rect, cornerRadius: Double, corners: NodeStyle.Corners = .all) -> RenderNode {
        guard cornerRadius > 0 else {
            var rect = graphene_rect_t(bounds)
            return RenderNode(adopting: gsk_clip_node_new(pointer, &rect))
        }
        var outline = GskRoundedRect(bounds, cornerRadius: cornerRadius, corners: corners)
        return RenderNode(adopting: gsk_rounded_clip_node_new(pointer, &outline))
    }
}

extension GskRoundedRect {
    /// Creates a rectangle some of whose corners have the same radius, which is limited to half a side.
    fileprivate init(_ rect: Rect, cornerRadius: Double, corners: NodeStyle.Corners) {
        self.init()
        var bounds = graphene_rect_t(rect)
        let radius = min(max(cornerRadius, 0), rect.size.width / 2, rect.size.height / 2)
        func size(_ corner: NodeStyle.Corners) -> graphene_size_t {
            let side = corners.contains(corner) ? Float(radius) : 0
            return graphene_size_t(width: side, height: side)
        }
        var (topLeft, topRight) = (size(.topLeft), size(.topRight))
        var (bottomRight, bottomLeft) = (size(.bottomRight), size(.bottomLeft))
        gsk_rounded_rect_init(&self, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
    }
}

extension Rect {
    /// Returns a rectangle around the same center with sides of at least some length, and how much of it this one covers.
    /// The GL renderer paints only pixels whose center is covered, so a line that is thinner would come and go.
    fileprivate func widened(to side: Double) -> (Rect, coverage: Double) {
        let (width, height) = (max(size.width, side), max(size.height, side))
        let coverage = size.width / width * (size.height / height)
        guard coverage < 1 else { return (self, 1) }
        let corner = Point(x: origin.x - (width - size.width) / 2, y: origin.y - (height - size.height) / 2)
        return (Rect(origin: corner, size: Size(width: width, height: height)), coverage)
    }
}

extension NodeStyle.Shadow {
    /// Whether the shadow can be painted. False for NaN.
    fileprivate var isVisible: Bool {
        color.alpha > 0 && radius >= 0 && offset.width.magnitude <= 1e6 && offset.height.magnitude <= 1e6
    }
}
