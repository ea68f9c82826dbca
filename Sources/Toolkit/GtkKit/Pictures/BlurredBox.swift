// SPDX-License-Identifier: GPL-3.0-or-later
// The edges of a box look the same along their whole length, so only a box that is just large enough for its corners is
// blurred.

import CGtk
import Glibc
import Scene

/// The coverage of a blurred rectangle with rounded corners, in pixels.
struct BlurredBox {
    /// The size of the rectangle.
    let width: Int, height: Int
    /// How far the coverage extends beyond the rectangle on each side.
    let margin: Int
    private let corner: Int
    private let columns: Int, rows: Int
    private var coverage: [UInt8]

    /// Creates the coverage. `deviation` is the standard deviation of the blur.
    init(width: Int, height: Int, cornerRadius: Double, deviation: Double) {
        (self.width, self.height) = (width, height)
        let blur = BoxBlur(deviation: deviation)
        margin = blur.margin
        let radius = min(max(cornerRadius, 0), Double(min(width, height)) / 2)
        corner = 2 * margin + Int(radius.rounded(.up))
        columns = min(width + 2 * margin, 2 * corner + 1)
        rows = min(height + 2 * margin, 2 * corner + 1)
        coverage = [UInt8](repeating: 0, count: columns * rows)
        draw(cornerRadius: radius)
        blur.apply(to: &coverage, columns: columns, rows: rows)
    }

    /// Paints the coverage in the color of a context, from the upper left corner of the margin.
    func fill(on context: OpaquePointer) {
        let size = (width: width + 2 * margin, height: height + 2 * margin)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        for row in 0..<size.height {
            let source = original(row, of: size.height, in: rows) * columns
            let target = pixels + row * stride
            for column in 0..<size.width {
                target[column] = coverage[source + original(column, of: size.width, in: columns)]
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_mask_surface(context, surface, 0, 0)
    }

    /// Returns the blurred row or column that a row or column equals.
    private func original(_ index: Int, of count: Int, in blurred: Int) -> Int {
        if count == blurred || index < corner { return index }
        return index >= count - corner ? index - count + blurred : corner
    }

    private mutating func draw(cornerRadius: Double) {
        let (columns, rows, margin) = (columns, rows, margin)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows)),
            let context = cairo_create(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        Rect(
            origin: Point(x: Double(margin), y: Double(margin)),
            size: Size(width: Double(columns - 2 * margin), height: Double(rows - 2 * margin))
        ).trace(cornerRadius: cornerRadius, on: context)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<rows {
            for column in 0..<columns { coverage[row * columns + column] = pixels[row * stride + column] }
        }
    }
}
