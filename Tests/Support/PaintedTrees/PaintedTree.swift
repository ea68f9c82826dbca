// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

@testable import GtkKit

/// The pixels of a painted node tree.
@MainActor struct PaintedTree {
    /// The pixels, row by row, in the form 0xaarrggbb.
    let pixels: [UInt32]
    /// The number of pixels in a row.
    let width: Int

    /// Paints a tree as a window does, on an area of one color. `usesCairo` selects the kind of render nodes.
    init(
        _ tree: NodeTree, usesCairo: Bool = true, density: Double = 1, pictures: PictureCache? = nil,
        on background: Color = .white
    ) {
        Toolkit.prepare()
        let painter = NodePainter(pictureCache: pictures ?? PictureCache(folder: ""))
        painter.usesCairo = usesCairo
        self.init(tree, by: painter, density: density, on: background)
    }

    /// Paints a tree with an existing painter.
    init(_ tree: NodeTree, by painter: NodePainter, density: Double = 1, on background: Color = .white) {
        let size = tree.root.bounds.size
        width = Int(size.width * density)
        let height = Int(size.height * density)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
        let context = cairo_create(surface)!
        cairo_set_source_rgb(context, background.red, background.green, background.blue)
        cairo_paint(context)
        cairo_scale(context, density, density)
        if let node = painter.node(of: tree, density: density) {
            gsk_render_node_draw(node, context)
            gsk_render_node_unref(node)
        }
        cairo_destroy(context)
        pixels = Self.pixels(of: surface)
        cairo_surface_destroy(surface)
    }

    /// The color of a pixel, without rounding differences, in the form 0xrrggbb with four bits per component.
    subscript(x: Int, y: Int) -> String { Self.name(of: pixels[y * width + x]) }

    /// The rectangle of the pixels that are not white, or `nil` if all are.
    var marked: Rect? {
        let indices = pixels.indices.filter { pixels[$0] & 0xFFFFFF != 0xFFFFFF }
        let (xs, ys) = (indices.map { $0 % width }, indices.map { $0 / width })
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return Rect(
            origin: Point(x: Double(left), y: Double(top)),
            size: Size(width: Double(right - left + 1), height: Double(bottom - top + 1)))
    }

    /// Returns the largest difference of a component of a color.
    func difference(from other: PaintedTree) -> Int {
        var largest = 0
        for (one, other) in zip(pixels, other.pixels) where one != other {
            for shift: UInt32 in [0, 8, 16] {
                largest = max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
            }
        }
        return largest
    }

    /// The number of pixels that are darker than medium gray.
    var darkCount: Int { pixels.count { ($0 >> 8) & 0xFF < 0x80 } }

    /// The red, green, and blue of a color in steps of 17, as hexadecimal digits.
    private static func name(of pixel: UInt32) -> String {
        [16, 8, 0].map { (shift: UInt32) -> String in
            let component = Double(pixel >> shift & 0xFF)
            return String(Int((component / 17).rounded()), radix: 16)
        }.joined()
    }
}
