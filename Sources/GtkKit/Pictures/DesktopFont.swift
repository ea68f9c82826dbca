import CGtk

/// The desktop's interface font, for text on plates.
enum DesktopFont {
    /// Sets the font of a layout. The size is in user-space units.
    static func set(on layout: Object, size: Double, isBold: Bool) {
        // Without a display there are no settings.
        let name = gtk_settings_get_default().map { Object(sharing: $0).string("gtk-font-name") }
        let font = pango_font_description_from_string(name ?? "Sans")
        defer { pango_font_description_free(font) }
        if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout.opaque, font)
    }
}
