import CGtk

/// The window that says what this program is, and whose.
public enum About {
    /// Shows it over a window.
    public static func show(over parent: Widget) {
        let about = Widget(window: adw_about_window_new()!)
        adw_about_window_set_application_name(about.opaque, "Peekaboard")
        adw_about_window_set_application_icon(about.opaque, Installation.id)
        adw_about_window_set_developer_name(about.opaque, translated("The Peekaboard team"))
        adw_about_window_set_version(about.opaque, Installation.version)
        adw_about_window_set_comments(about.opaque, translated("Puzzle games, played live."))
        adw_about_window_set_license_type(about.opaque, GTK_LICENSE_GPL_3_0)
        adw_about_window_set_copyright(about.opaque, "© 2026 The Peekaboard team")
        gtk_window_set_transient_for(about.typed(), parent.typed())
        gtk_window_set_modal(about.typed(), 1)
        gtk_window_present(about.typed())
    }
}
