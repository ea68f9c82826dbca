// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The desktop's interface font, for text on plates.
package enum DesktopFont {
    /// The font and its size, as a Pango font description such as `Cantarell 11`.
    package static var name: String {
        // Without a display there are no settings.
        gtk_settings_get_default().map { Object(sharing: $0).string("gtk-font-name") } ?? "Sans"
    }

    /// Sets the font of a layout. The size is in user-space units.
    static func set(on layout: Object, size: Double, isBold: Bool) {
        let font = pango_font_description_from_string(name)
        defer { pango_font_description_free(font) }
        if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout.opaque, font)
    }
}
