// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A widget with a text that can be edited (GtkEditable).
package protocol Editable: Widget {}

extension Editable {
    package var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// Turns off the undo of the text field itself, in a window with its own.
    package func disableUndo() { gtk_editable_set_enable_undo(opaque, 0) }

    /// Calls `body` with the text each time that it changes.
    package func onEdit(_ body: @escaping @MainActor (String) -> Void) {
        onNotify("text") { [opaque] in body(String(cString: gtk_editable_get_text(opaque))) }
    }

    /// Sets the width that the widget requests, in characters.
    package func setWidth(characters: Int) { gtk_editable_set_width_chars(opaque, Int32(characters)) }

    /// The widget inside that shows the text and has the focus.
    package var delegate: Widget {
        gtk_editable_get_delegate(opaque).map { Widget(sharing: UnsafeMutableRawPointer($0)) } ?? self
    }
}

/// A GtkEntry.
package final class Entry: Widget, Editable {
    /// Creates a text field, with the largest number of characters if there is one.
    package convenience init(maxLength: Int = 0) {
        self.init(gtk_entry_new()!)
        gtk_entry_set_max_length(typed(), Int32(maxLength))
    }
}

/// A GtkSearchEntry.
package final class SearchEntry: Widget, Editable {
    /// Creates an empty text field.
    package convenience init() { self.init(gtk_search_entry_new()!) }
}
