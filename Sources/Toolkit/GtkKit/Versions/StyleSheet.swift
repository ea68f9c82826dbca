// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The program's style sheets and icons.
package enum StyleSheet {
    /// Loads the style sheets from `folder`, adds `icons` to the icon search path, and sets the default window icon.
    package static func load(folder: String, icons: String, windowIcon: String) {
        gtk_window_set_default_icon_name(windowIcon)
        guard let display = gdk_display_get_default() else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons)
        for file in ["style.css", PEEKABOARD_COLORS_FILE] {
            let style = Object(adopting: gtk_css_provider_new()!)
            gtk_css_provider_load_from_path(style.typed(), "\(folder)/\(file)")
            gtk_style_context_add_provider_for_display(
                display, style.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
    }
}
