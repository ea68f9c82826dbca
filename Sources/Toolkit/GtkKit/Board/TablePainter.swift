// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Makes the render node of a table: its color, or tiles of its texture with light from above and dark edges. The
/// renderer computes the light.
final class TablePainter {
    private struct PaintedTable: Equatable {
        var color: Color
        var texture: TableTexture?
        var bounds: Rect
        var scale: Double
    }

    /// The shares of white at the upper edge, and of black at the lower edge of dark and of light tables.
    private static let (light, darkShade, lightShade) = (0.12, 0.24, 0.08)
    /// The share of black at the outside of the dark edges, and their width, in points.
    private static let edge = (share: 0.2, width: 14.0)

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
        let tiles = table.texture.flatMap {
            TexturePainter(pictureCache: pictureCache, surfaces: surfaces)
                .node(of: $0, on: table.color, in: table.bounds, scale: table.scale)
        }
        guard let tiles else { return RenderNode(table.color, in: table.bounds) }
        let corner = table.bounds.origin
        let bottom = Point(x: corner.x, y: corner.y + table.bounds.size.height)
        let darkening = table.color.luminance > 0.5 ? Self.lightShade : Self.darkShade
        let light: [RenderNode.Stop] = [
            (0, .white.withAlpha(Self.light)), (0.45, .white.withAlpha(0)), (0.55, .black.withAlpha(0)),
            (1, .black.withAlpha(darkening)),
        ]
        let shade = RenderNode.shade(along: table.bounds, top: Self.edge, sides: Self.edge)
        return RenderNode(
            [tiles, RenderNode(light, in: table.bounds, from: corner, to: bottom)] + shade, memory: surfaces.memory)
    }
}
