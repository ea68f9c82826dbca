// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Covers areas with tiles of a texture. Only one tile is kept in memory, and the renderer repeats it.
struct TexturePainter {
    let pictureCache: PictureCache
    let surfaces: SurfacePainter

    /// Returns a node that covers `bounds` with tiles on a color, with `scale` device pixels per point; `nil` if the
    /// texture is not available.
    func node(of texture: TableTexture, on color: Color, in bounds: Rect, scale: Double) -> RenderNode? {
        guard let natural = pictureCache.naturalSize(of: texture.tile), natural.width > 0, natural.height > 0
        else { return nil }
        let pixels = Size(
            width: max(1, (natural.width * scale).rounded()), height: max(1, (natural.height * scale).rounded()))
        let size = Size(width: pixels.width / scale, height: pixels.height / scale)
        var rect = graphene_rect_t(Rect(origin: bounds.origin, size: size))
        let tile = surfaces.node(of: pixels, in: rect) { context in
            color.setSource(of: context)
            cairo_paint(context)
            cairo_scale(context, pixels.width / natural.width, pixels.height / natural.height)
            pictureCache.paint(texture.tile, on: context, size: natural)
        }
        var area = graphene_rect_t(bounds)
        let repeated = RenderNode(adopting: gsk_repeat_node_new(&area, tile.pointer, &rect))
        // With Cairo, GTK 4.24 draws tiles beyond the bounds if these are less than two tiles high.
        return RenderNode(
            adopting: gsk_clip_node_new(repeated.pointer, &area), pixels: tile.pixels, of: surfaces.memory)
    }
}
