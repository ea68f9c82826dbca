// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The program's style sheets and icons.
package enum StyleSheet {
    /// Adds folders of icons.
    package static func addIcons(folders: [String]) {
        guard let display = gdk_display_get_default() else { return }
        let theme = gtk_icon_theme_get_for_display(display)
        for folder in folders { gtk_icon_theme_add_search_path(theme, folder) }
    }

    /// Loads the style sheets from `folder`.
    package static func load(folder: String) {
        guard let display = gdk_display_get_default() else { return }
        for file in ["style.css", PEEKABOARD_COLORS_FILE] {
            let style = Object(adopting: gtk_css_provider_new()!)
            gtk_css_provider_load_from_path(style.typed(), "\(folder)/\(file)")
            gtk_style_context_add_provider_for_display(
                display, style.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
    }
}
