// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Paints a plate with a caption: a picture at the top, and a title and text below.
struct CaptionPainter {
    private let caption: Plate.Caption
    private let plate: Plate
    private let context: OpaquePointer

    /// The height of the picture and the margin of the text, as fractions of the plate's width.
    private static let pictureHeight = 0.75
    private static let margin = 0.07

    init(_ caption: Plate.Caption, of plate: Plate, on context: OpaquePointer) {
        (self.caption, self.plate, self.context) = (caption, plate, context)
    }

    /// Paints the plate. `paint` draws a picture that fills the given size, from the upper left corner.
    func paint(picture paint: (Picture, Size) -> Void) {
        let width = plate.size.width
        var top = 0.0
        if let picture = plate.picture {
            top = width * Self.pictureHeight
            cairo_save(context)
            cairo_rectangle(context, 0, 0, width, top)
            cairo_clip(context)
            paint(picture, Size(width: width, height: top))
            cairo_restore(context)
        }
        let margin = width * Self.margin
        var y = top + margin * 0.7
        if !caption.title.isEmpty {
            y += write(
                caption.title, isBold: true, size: width * 0.082, from: y, maxHeight: plate.size.height - y - margin)
            y += margin * 0.25
        }
        // Find the largest font size at which the whole text fits.
        var size = width * 0.058
        let available = plate.size.height - y - margin * 0.8
        while size > width * 0.03, height(of: caption.text, isBold: false, size: size) > available {
            size *= 0.94
        }
        _ = write(caption.text, isBold: false, size: size, from: y, maxHeight: plate.size.height - y - margin * 0.5)
    }

    private func height(of text: String, isBold: Bool, size: Double) -> Double {
        var area = PangoRectangle()
        let layout = layout(text, isBold: isBold, size)
        pango_layout_get_pixel_extents(layout.opaque, nil, &area)
        return Double(area.height)
    }

    /// Draws text starting at `y`, ellipsized to the available height. Returns the height of the text.
    private func write(_ text: String, isBold: Bool, size: Double, from y: Double, maxHeight: Double) -> Double {
        let layout = layout(text, isBold: isBold, size)
        pango_layout_set_height(layout.opaque, Int32(max(0, maxHeight) * Double(PANGO_SCALE)))
        pango_layout_set_ellipsize(layout.opaque, PANGO_ELLIPSIZE_END)
        var area = PangoRectangle()
        pango_layout_get_pixel_extents(layout.opaque, nil, &area)
        cairo_set_source_rgb(context, Plate.ink.red, Plate.ink.green, Plate.ink.blue)
        cairo_move_to(context, plate.size.width * Self.margin, y)
        pango_cairo_show_layout(context, layout.opaque)
        return Double(area.height)
    }

    private func layout(_ text: String, isBold: Bool, _ size: Double) -> Object {
        let layout = Object(adopting: pango_cairo_create_layout(context)!)
        DesktopFont.set(on: layout, size: size, isBold: isBold)
        pango_layout_set_text(layout.opaque, text, -1)
        pango_layout_set_width(
            layout.opaque, Int32(plate.size.width * (1 - 2 * Self.margin) * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
        return layout
    }
}
