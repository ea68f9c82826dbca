import CGtk

/// The desktop's interface font.
enum DesktopFont {
    /// The name of the font family.
    static var family: String {
        let font = description()
        defer { pango_font_description_free(font) }
        return pango_font_description_get_family(font).map { String(cString: $0) } ?? "Sans"
    }

    /// Sets the font of a layout. The size is in user-space units.
    static func set(on layout: Object, size: Double, isBold: Bool) {
        let font = description()
        defer { pango_font_description_free(font) }
        if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout.opaque, font)
    }

    private static func description() -> OpaquePointer? {
        // Without a display there are no settings.
        let name = gtk_settings_get_default().map { Object(sharing: $0).string("gtk-font-name") }
        return pango_font_description_from_string(name ?? "Sans")
    }
}
