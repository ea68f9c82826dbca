// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Makes the light in a hollow, and the shade along its edges. The renderer computes both.
struct HollowPainter {
    /// The shares of white at the upper edge, and of black at the lower edge, of dark and of light hollows.
    private static let light = 0.1, dark = (0.16, 0.06)
    /// The shares of black along the upper edge and the sides, and the widths of this shade, in points.
    private static let top = (share: 0.42, width: 12.0), side = (share: 0.24, width: 8.0)
    /// The height of the light lower edge, in points.
    private static let lip = 1.5

    let rect: Rect
    let fill: Color
    /// The scale from board points to area points.
    let scale: Double

    /// The nodes above the bottom of the hollow.
    var shade: [RenderNode] {
        let corner = rect.origin
        let end = Point(x: corner.x, y: corner.y + rect.size.height)
        let lip = min(Self.lip, rect.size.height)
        let light: [RenderNode.Stop] = [
            (0, .white.withAlpha(Self.light)), (0.5, .white.withAlpha(0)), (0.5, .black.withAlpha(0)),
            (1, .black.withAlpha(fill.luminance > 0.5 ? Self.dark.1 : Self.dark.0)),
        ]
        return [RenderNode(light, in: rect, from: corner, to: end)]
            + RenderNode.shade(along: rect, top: scaled(Self.top), sides: scaled(Self.side))
            + [
                RenderNode(
                    .white.withAlpha(0.2),
                    in: Rect(
                        origin: Point(x: corner.x, y: end.y - lip), size: Size(width: rect.size.width, height: lip)))
            ]
    }

    private func scaled(_ edge: (share: Double, width: Double)) -> (share: Double, width: Double) {
        (edge.share, edge.width * scale)
    }
}
