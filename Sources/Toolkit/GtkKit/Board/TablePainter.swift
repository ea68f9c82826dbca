// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Makes the render node of a table: its color, or tiles of its texture with light from above and dark edges.
///
/// Only one tile is kept in memory. The renderer repeats it, and computes the light.
final class TablePainter {
    private struct PaintedTable: Equatable {
        var color: Color
        var texture: TableTexture?
        var bounds: Rect
        var scale: Double
    }

    /// A color of a gradient and its place, from 0 to 1.
    private typealias Stop = (place: Double, color: Color)

    /// The shares of white at the upper edge, and of black at the lower edge of dark and of light tables.
    private static let (light, darkShade, lightShade) = (0.12, 0.24, 0.08)
    /// The width of the dark edges, in points.
    private static let edge = 14.0
    /// The share of black at the outside of the dark edges.
    private static let edgeShade = 0.2

    /// Whether the renderer is Cairo.
    var usesCairo: Bool {
        get { surfaces.usesCairo }
        set { surfaces.usesCairo = newValue }
    }
    /// Whether to leave out textures, on which pieces are harder to see.
    var isHighContrast = false

    private let pictureCache: PictureCache
    private let surfaces: SurfacePainter
    private var painted: (table: PaintedTable, node: RenderNode)?

    init(pictureCache: PictureCache, memory: PixelMemory) {
        self.pictureCache = pictureCache
        surfaces = SurfacePainter(memory: memory)
    }

    /// Returns the node of the table of a board that fills `bounds`, with `scale` device pixels per point. It is the
    /// same until the table changes.
    func node(of scene: Scene, in bounds: Rect, scale: Double) -> RenderNode {
        let table = PaintedTable(
            color: scene.background, texture: isHighContrast ? nil : scene.texture, bounds: bounds, scale: scale)
        if let painted, painted.table == table { return painted.node }
        let node = paint(table)
        painted = (table, node)
        return node
    }

    private func paint(_ table: PaintedTable) -> RenderNode {
        guard let texture = table.texture, let tiles = tiles(of: texture, table) else {
            var (rgba, rect) = (GdkRGBA(table.color), graphene_rect_t(table.bounds))
            return RenderNode(adopting: gsk_color_node_new(&rgba, &rect))
        }
        let (left, top) = (table.bounds.origin.x, table.bounds.origin.y)
        let (width, height) = (table.bounds.size.width, table.bounds.size.height)
        let edge = min(Self.edge, width / 2, height / 2)
        let shade = table.color.luminance > 0.5 ? Self.lightShade : Self.darkShade
        let light: [Stop] = [
            (0, .white.withAlpha(Self.light)), (0.45, .white.withAlpha(0)), (0.55, .black.withAlpha(0)),
            (1, .black.withAlpha(shade)),
        ]
        let fading: [Stop] = [(0, .black.withAlpha(Self.edgeShade)), (1, .black.withAlpha(0))]
        let corner = table.bounds.origin
        let (below, right) = (Point(x: left, y: top + edge), Point(x: left + width, y: top))
        let (fromLeft, fromRight) = (Point(x: left + edge, y: top), Point(x: left + width - edge, y: top))
        let (row, column) = (Size(width: width, height: edge), Size(width: edge, height: height))
        let parts = [
            tiles, gradient(light, in: table.bounds, from: corner, to: Point(x: left, y: top + height)),
            gradient(fading, in: Rect(origin: corner, size: row), from: corner, to: below),
            gradient(fading, in: Rect(origin: corner, size: column), from: corner, to: fromLeft),
            gradient(fading, in: Rect(origin: fromRight, size: column), from: right, to: fromRight),
        ]
        return withExtendedLifetime(parts) {
            var children = parts.map { Optional($0.pointer) }
            return RenderNode(
                adopting: gsk_container_node_new(&children, guint(children.count)), pixels: tiles.pixels,
                of: surfaces.memory)
        }
    }

    private func gradient(_ stops: [Stop], in rect: Rect, from start: Point, to end: Point) -> RenderNode {
        var (rect, start, end) = (graphene_rect_t(rect), graphene_point_t(start), graphene_point_t(end))
        let stops = stops.map { GskColorStop(offset: Float($0.place), color: GdkRGBA($0.color)) }
        return RenderNode(adopting: gsk_linear_gradient_node_new(&rect, &start, &end, stops, gsize(stops.count)))
    }

    /// Returns a node that covers the table with tiles, or `nil` if the texture is not available.
    private func tiles(of texture: TableTexture, _ table: PaintedTable) -> RenderNode? {
        guard let natural = pictureCache.naturalSize(of: texture.tile), natural.width > 0, natural.height > 0
        else { return nil }
        let pixels = Size(
            width: max(1, (natural.width * table.scale).rounded()),
            height: max(1, (natural.height * table.scale).rounded()))
        let size = Size(width: pixels.width / table.scale, height: pixels.height / table.scale)
        var rect = graphene_rect_t(Rect(origin: table.bounds.origin, size: size))
        let tile = surfaces.node(of: pixels, in: rect) { context in
            table.color.setSource(of: context)
            cairo_paint(context)
            cairo_scale(context, pixels.width / natural.width, pixels.height / natural.height)
            pictureCache.paint(texture.tile, on: context, size: natural)
        }
        var bounds = graphene_rect_t(table.bounds)
        let repeated = RenderNode(adopting: gsk_repeat_node_new(&bounds, tile.pointer, &rect))
        // With Cairo, GTK 4.24 draws tiles beyond the bounds if these are less than two tiles high.
        return RenderNode(
            adopting: gsk_clip_node_new(repeated.pointer, &bounds), pixels: tile.pixels, of: surfaces.memory)
    }
}

extension graphene_point_t {
    fileprivate init(_ point: Point) { self.init(x: Float(point.x), y: Float(point.y)) }
}
