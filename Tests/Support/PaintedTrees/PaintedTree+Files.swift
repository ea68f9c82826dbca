// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Painted trees as PNG files.
extension PaintedTree {
    /// Reads a painted tree from a file. Returns `nil` if there is none.
    init?(contentsOf path: String) {
        let surface = cairo_image_surface_create_from_png(path)!
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        width = Int(cairo_image_surface_get_width(surface))
        pixels = Self.pixels(of: surface)
    }

    /// Writes the painted tree to a file. Returns whether that was possible.
    func write(to path: String) -> Bool {
        var data = pixels
        return data.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress, CAIRO_FORMAT_RGB24, Int32(width), Int32(pixels.count / width), Int32(width * 4))
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
        }
    }

    /// Returns the pixels of a surface whose rows are as long as its width.
    static func pixels(of surface: OpaquePointer) -> [UInt32] {
        cairo_surface_flush(surface)
        let count = cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface)
        let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!).assumingMemoryBound(to: UInt32.self)
        return Array(UnsafeBufferPointer(start: data, count: Int(count)))
    }
}
