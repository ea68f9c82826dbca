// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// A text field. Each change takes effect immediately. Return goes to the text field that follows, or does what the
/// window's main button does if none follows. It is not an `AdwEntryRow`, which does not tell screen readers in
/// libadwaita 1.2 that it has the focus.
final class TextControl: PropertyControl {
    var below: Widget? { entry }
    private let entry: Entry

    init(limit: Int, title: String, change: @escaping (PropertyValue) -> Void) {
        entry = Entry(maxLength: limit)
        entry.disableUndo()  // The preferences have their own undo.
        // Beside a title in large letters, it would be too short.
        entry.setWidth(characters: 8)
        entry.setAccessibleLabel(title)
        entry.onEdit { change(.text($0)) }
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
        guard case .text(let text) = value, text != entry.text else { return }
        entry.withoutSignals { entry.text = text }
    }
}
