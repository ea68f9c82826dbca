import CGtk
import Scene

/// A text field. Each change takes effect immediately, and Return does what the window's main button does. It is not an
/// `AdwEntryRow`, which does not tell screen readers in libadwaita 1.2 that it has the focus.
final class TextControl: PropertyControl {
    let below: Widget?
    private let entry: Widget
    private var isShowing = false

    init(limit: Int, title: String, change: @escaping (PropertyValue) -> Void) {
        entry = Widget(gtk_entry_new()!)
        below = entry
        gtk_editable_set_enable_undo(entry.opaque, 0)  // The preferences have their own undo.
        gtk_entry_set_max_length(entry.typed(), Int32(limit))
        gtk_entry_set_activates_default(entry.typed(), 1)
        peekaboard_accessible_label(entry.raw, title)
        entry.onNotify("text") { [weak self] in
            guard let self, !isShowing else { return }
            change(.text(String(cString: gtk_editable_get_text(entry.opaque))))
        }
    }

    func show(_ value: PropertyValue) {
        // Setting the text again would move the cursor while the user types.
        guard case .text(let text) = value, text != String(cString: gtk_editable_get_text(entry.opaque)) else { return }
        isShowing = true
        defer { isShowing = false }
        gtk_editable_set_text(entry.opaque, text)
    }
}
