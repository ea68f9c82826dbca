// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene

/// Paints the soft shadow of a rounded rectangle.
struct ShadowPainter {
    /// The largest blur radius, in points.
    private static let longestRadius = 256.0
    /// The standard deviation, in pixels, that is enough for a smooth shadow. A larger one is painted at a lower
    /// resolution.
    private static let deviation = 4.0
    /// The shortest side that casts a shadow, in pixels.
    private static let thinnest = 0.25

    let shadow: NodeStyle.Shadow
    /// The rectangle that casts the shadow.
    let rect: Rect
    let cornerRadius: Double
    let corners: NodeStyle.Corners
    /// Whether the shadow is left out below the rectangle, because it would be visible through it.
    let isHollow: Bool

    /// Returns the shadow, painted with `scale` device pixels per point. Returns `nil` if the rectangle is too thin for
    /// one.
    func node(by surfaces: SurfacePainter, scale: Double) -> RenderNode? {
        if shadow.path != nil || corners != .all && cornerRadius > 0 { return shapeNode(by: surfaces, scale: scale) }
        // As in CSS, the standard deviation is half the blur radius.
        let deviation = min(max(shadow.radius, 0), Self.longestRadius) / 2 * scale
        let (width, height) = (rect.size.width * scale, rect.size.height * scale)
        let full = Size(width: width + 6 * deviation + 4, height: height + 6 * deviation + 4)
        let smooth = isHollow || deviation <= Self.deviation ? 1 : Self.deviation / deviation
        let resolution = min(smooth, surfaces.memory.resolution(full))
        guard min(width, height) * resolution >= Self.thinnest else { return nil }
        let mask = BlurredBox(
            width: max(1, Int((width * resolution).rounded())), height: max(1, Int((height * resolution).rounded())),
            cornerRadius: cornerRadius * scale * resolution, deviation: deviation * resolution)
        // One mask pixel in points, in both directions.
        let unit = Size(width: rect.size.width / Double(mask.width), height: rect.size.height / Double(mask.height))
        let margin = Double(mask.margin)
        let origin = Point(
            x: rect.origin.x + shadow.offset.width - margin * unit.width,
            y: rect.origin.y + shadow.offset.height - margin * unit.height)
        let size = Size(width: Double(mask.width) + 2 * margin, height: Double(mask.height) + 2 * margin)
        let area = Rect(origin: origin, size: Size(width: size.width * unit.width, height: size.height * unit.height))
        return surfaces.node(of: size, in: graphene_rect_t(area)) { context in
            shadow.color.setSource(of: context)
            mask.fill(on: context)
            guard isHollow else { return }
            cairo_scale(context, 1 / unit.width, 1 / unit.height)
            cairo_translate(context, -origin.x, -origin.y)
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            rect.trace(cornerRadius: cornerRadius, on: context)
            cairo_fill(context)
        }
    }

    /// Returns the shadow of a path, or of a rectangle some of whose corners are round. That of a path is seen through
    /// the rectangle.
    private func shapeNode(by surfaces: SurfacePainter, scale: Double) -> RenderNode? {
        let shapes = shadow.path.map { ShapePainter([Shape(path: $0, fill: .black)]) }
        guard let caster = shapes.map(\.extents) ?? rect else { return nil }
        let mask = BlurredMask(rect: caster, shadow: shadow)
        return surfaces.node(covering: mask.extents, alignedWith: rect.origin, scale: scale) { context in
            mask.paint(on: context, area: mask.extents, scale: scale) { context in
                if let shapes { return shapes.paint(on: context, scale: scale) }
                rect.trace(cornerRadius: cornerRadius, corners: corners, on: context)
                cairo_fill(context)
            }
            guard isHollow, shapes == nil else { return }
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            rect.trace(cornerRadius: cornerRadius, corners: corners, on: context)
            cairo_fill(context)
        }
    }
}
