import CGtk

/// How the program's own widgets look.
public enum StyleSheet {
    /// Loads the style sheets, and the program's icons, for the display.
    public static func load(_ installation: Installation) {
        gtk_window_set_default_icon_name(Installation.id)
        guard let display = gdk_display_get_default() else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), installation.icons)
        for file in ["style.css", PEEKABOARD_COLORS_FILE] {
            let style = Object(taking: gtk_css_provider_new()!)
            gtk_css_provider_load_from_path(style.typed(), "\(installation.data)/\(file)")
            gtk_style_context_add_provider_for_display(
                display, style.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
    }
}
