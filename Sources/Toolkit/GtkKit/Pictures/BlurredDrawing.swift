// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene

/// A drawing in one color that is blurred, as the shadow of letters is.
struct BlurredDrawing {
    /// The largest number of pixels. A larger drawing is blurred at a lower resolution, which is not seen.
    private static let maxPixels = 1e6
    /// The deviation, in pixels, that is enough for a smooth blur.
    private static let largestDeviation = 4.0

    private let surface: OpaquePointer
    private let area: Rect

    /// Blurs what `paint` draws, in points, in an area. `deviation` is the standard deviation, in points, and `scale` the
    /// number of device pixels per point. Returns `nil` if there is no memory for it.
    init?(area: Rect, deviation: Double, scale: Double, paint: (OpaquePointer) -> Void) {
        let fit = (Self.maxPixels / max(1, area.size.width * area.size.height)).squareRoot()
        let resolution = min(scale, fit, Self.largestDeviation / max(deviation, 0.001))
        let (width, height) = (
            Int32((area.size.width * resolution).rounded(.up)), Int32((area.size.height * resolution).rounded(.up))
        )
        guard width > 0, height > 0, let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            let context = cairo_create(surface)
        else { return nil }
        cairo_scale(context, Double(width) / area.size.width, Double(height) / area.size.height)
        cairo_translate(context, -area.origin.x, -area.origin.y)
        paint(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        Self.blur(
            bytes, width: Int(width), height: Int(height), stride: Int(cairo_image_surface_get_stride(surface)),
            deviation: deviation * resolution)
        cairo_surface_mark_dirty(surface)
        (self.surface, self.area) = (surface, area)
    }

    /// Draws it on a context, in points, and releases it.
    func paint(on context: OpaquePointer) {
        cairo_save(context)
        cairo_translate(context, area.origin.x, area.origin.y)
        cairo_scale(
            context, area.size.width / Double(cairo_image_surface_get_width(surface)),
            area.size.height / Double(cairo_image_surface_get_height(surface)))
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
        cairo_surface_destroy(surface)
    }

    /// Replaces each byte by a mean of those around it: three means of equal weights are almost a normal distribution.
    private static func blur(
        _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
    ) {
        // The variance of three means of 2r + 1 values each is r(r + 1).
        let radius = Int(((4 * deviation * deviation + 1).squareRoot() / 2 - 0.5).rounded())
        guard radius > 0 else { return }
        var line = [UInt8](repeating: 0, count: max(width, height))
        func blur(_ start: Int, _ count: Int, _ step: Int) {
            for _ in 0..<3 {
                for index in 0..<count { line[index] = bytes[start + index * step] }
                var sum = 0
                for index in 0..<min(radius, count) { sum += Int(line[index]) }
                for index in 0..<count {
                    if index + radius < count { sum += Int(line[index + radius]) }
                    if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
                    bytes[start + index * step] = UInt8((sum + radius) / (2 * radius + 1))
                }
            }
        }
        for component in 0..<4 {
            for y in 0..<height { blur(y * stride + component, width, 4) }
            for x in 0..<width { blur(4 * x + component, height, stride) }
        }
    }
}
