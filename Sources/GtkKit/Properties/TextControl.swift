import CGtk
import Scene

/// A row with a text field. Each change takes effect immediately, and Return does what the window's main button does.
final class TextControl: PropertyControl {
    let row: Widget?
    private let entry: Widget
    private var isShowing = false

    init(limit: Int, title: String, change: @escaping (PropertyValue) -> Void) {
        entry = Widget(adw_entry_row_new()!)
        row = entry
        adw_entry_row_set_activates_default(entry.typed(), 1)
        gtk_editable_set_enable_undo(entry.opaque, 0)  // The preferences have their own undo.
        if let text = gtk_editable_get_delegate(entry.opaque) {
            gtk_text_set_max_length(UnsafeMutablePointer(text), Int32(limit))
            peekaboard_accessible_label(UnsafeMutableRawPointer(text), title)
        }
        entry.onNotify("text") { [weak self] in
            guard let self, !isShowing else { return }
            change(.text(String(cString: gtk_editable_get_text(entry.opaque))))
        }
    }

    func add(_ suffix: Widget) { adw_entry_row_add_suffix(entry.typed(), suffix.pointer) }

    func show(_ value: PropertyValue) {
        // Setting the text again would move the cursor while the user types.
        guard case .text(let text) = value, text != String(cString: gtk_editable_get_text(entry.opaque)) else { return }
        isShowing = true
        defer { isShowing = false }
        gtk_editable_set_text(entry.opaque, text)
    }
}
