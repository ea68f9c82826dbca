import CGtk
import Scene

/// A text field. Each change takes effect immediately. Return goes to the text field that follows, or does what the
/// window's main button does if none follows. It is not an `AdwEntryRow`, which does not tell screen readers in
/// libadwaita 1.2 that it has the focus.
final class TextControl: PropertyControl {
    let below: Widget?
    private let entry: Widget
    private var isShowing = false

    init(limit: Int, title: String, change: @escaping (PropertyValue) -> Void) {
        entry = Widget(gtk_entry_new()!)
        below = entry
        gtk_editable_set_enable_undo(entry.opaque, 0)  // The preferences have their own undo.
        gtk_entry_set_max_length(entry.typed(), Int32(limit))
        // Beside a title in large letters, it would be too short.
        gtk_editable_set_width_chars(entry.opaque, 8)
        peekaboard_accessible_label(entry.raw, title)
        entry.onNotify("text") { [weak self] in
            guard let self, !isShowing else { return }
            change(.text(String(cString: gtk_editable_get_text(entry.opaque))))
        }
        entry.on("activate") { [weak self] in self?.goOn() }
    }

    private func goOn() {
        guard let root = gtk_widget_get_root(entry.pointer) else { return }
        gtk_widget_child_focus(
            UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        let focus = gtk_root_get_focus(root).map { Widget(sharing: $0) }
        if let focus, g_type_check_instance_is_a(focus.typed(), gtk_text_get_type()) != 0 { return }
        entry.grabFocus()
        gtk_widget_activate_default(entry.pointer)
    }

    func display(_ value: PropertyValue) {
        // Setting the text again would move the cursor while the user types.
        guard case .text(let text) = value, text != String(cString: gtk_editable_get_text(entry.opaque)) else { return }
        isShowing = true
        defer { isShowing = false }
        gtk_editable_set_text(entry.opaque, text)
    }
}
