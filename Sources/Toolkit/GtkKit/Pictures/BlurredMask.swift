// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene

/// Paints the soft shadow of anything that can be drawn.
struct BlurredMask {
    /// The standard deviation, in pixels, that is enough for a smooth shadow. A larger one is painted at a lower
    /// resolution.
    private static let deviation = 4.0
    /// The largest blur radius, in points.
    private static let longestRadius = 256.0
    /// The largest number of pixels.
    private static let maxPixels = 2_097_152.0

    /// The place of what casts the shadow, in points.
    let rect: Rect
    /// The shadow. Its path has no effect.
    let shadow: NodeStyle.Shadow

    /// The place of the shadow, in points.
    var extents: Rect {
        let moved = Point(x: rect.origin.x + shadow.offset.width, y: rect.origin.y + shadow.offset.height)
        return Rect(origin: moved, size: rect.size).extended(by: 3 * blur + 2)
    }

    // As in CSS, the standard deviation is half the blur radius.
    private var blur: Double { min(max(shadow.radius, 0), Self.longestRadius) / 2 }

    /// Paints the part of the shadow that is in an area, in points, with `scale` device pixels per point. `draw` draws
    /// what casts it, in points.
    func paint(on context: OpaquePointer, area: Rect, scale: Double, draw: (OpaquePointer) -> Void) {
        // Only what is near the area casts a shadow on it.
        let origin = Point(x: area.origin.x - shadow.offset.width, y: area.origin.y - shadow.offset.height)
        guard
            let source = Rect(origin: origin, size: area.size).extended(by: 3 * blur + 2).intersection(
                rect.extended(by: 3 * blur + 2))
        else { return }
        let smooth = blur * scale <= Self.deviation ? 1 : Self.deviation / (blur * scale)
        let most = (Self.maxPixels / (source.size.width * source.size.height)).squareRoot()
        let density = min(scale * smooth, most)
        let (columns, rows) = (
            Int((source.size.width * density).rounded(.up)), Int((source.size.height * density).rounded(.up))
        )
        guard columns > 0, rows > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows)),
            let mask = cairo_create(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_scale(mask, density, density)
        cairo_translate(mask, -source.origin.x, -source.origin.y)
        draw(mask)
        cairo_destroy(mask)
        blur(surface, columns, rows, BoxBlur(deviation: blur * density))
        cairo_save(context)
        defer { cairo_restore(context) }
        shadow.color.setSource(of: context)
        cairo_translate(
            context, source.origin.x + shadow.offset.width, source.origin.y + shadow.offset.height)
        cairo_scale(context, 1 / density, 1 / density)
        cairo_mask_surface(context, surface, 0, 0)
    }

    private func blur(_ surface: OpaquePointer, _ columns: Int, _ rows: Int, _ blur: BoxBlur) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var coverage: [UInt8] = []
        coverage.reserveCapacity(columns * rows)
        for row in 0..<rows {
            coverage.append(contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: columns))
        }
        blur.apply(to: &coverage, columns: columns, rows: rows)
        coverage.withUnsafeBufferPointer { coverage in
            guard let start = coverage.baseAddress else { return }
            for row in 0..<rows {
                (pixels + row * stride).update(from: start + row * columns, count: columns)
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
