import CGtk

/// How the program's own widgets look.
public enum StyleSheet {
    /// Loads the style sheets in a folder, and the icons in another, for the display. Windows have the icon of that name.
    public static func load(folder: String, icons: String, windowIcon: String) {
        gtk_window_set_default_icon_name(windowIcon)
        guard let display = gdk_display_get_default() else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons)
        for file in ["style.css", PEEKABOARD_COLORS_FILE] {
            let style = Object(taking: gtk_css_provider_new()!)
            gtk_css_provider_load_from_path(style.typed(), "\(folder)/\(file)")
            gtk_style_context_add_provider_for_display(
                display, style.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
    }
}
