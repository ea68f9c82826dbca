import CGtk

/// A window that lists keys. It is read when it is first asked for: most who start the program never open it.
public enum ShortcutsWindow {
    /// Opens one, of which the file is given by its path, over a window, at the part of a name, or the first.
    public static func show(file: String, part: String? = nil, over parent: Widget) {
        let window = Builder(file: file).widget("shortcuts")
        if let part { window.set("section-name", to: part) }
        gtk_window_set_transient_for(window.typed(), parent.typed())
        gtk_window_present(window.typed())
    }
}
