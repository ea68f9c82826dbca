import CGtk

/// A GtkButton, or a widget of a subclass.
package class Button: Widget {
    /// Creates a button with a label.
    package convenience init(label: String) { self.init(gtk_button_new_with_label(label)!) }

    /// Creates a button with a label in which an underscore precedes the mnemonic.
    package convenience init(mnemonic: String) { self.init(gtk_button_new_with_mnemonic(mnemonic)!) }

    /// Creates a button with an icon. `name` is its accessible name and tooltip.
    package convenience init(icon: String, name: String? = nil) {
        self.init(gtk_button_new_from_icon_name(icon)!)
        if let name { setAccessibleName(name) }
    }

    /// Creates a button with any child.
    package convenience init(child: Widget) {
        self.init(gtk_button_new()!)
        self.child = child
    }

    private var button: UnsafeMutablePointer<GtkButton> { typed() }

    /// The label; empty if the button has another child.
    package var label: String {
        get { gtk_button_get_label(button).map { String(cString: $0) } ?? "" }
        set { gtk_button_set_label(button, newValue) }
    }

    /// The child.
    package var child: Widget? {
        get { gtk_button_get_child(button).map { Widget(sharing: $0) } }
        set { gtk_button_set_child(button, newValue?.pointer) }
    }

    /// Replaces the child with an icon.
    package func setIcon(_ name: String) { gtk_button_set_icon_name(button, name) }
}

/// A GtkToggleButton.
package final class ToggleButton: Button {
    private var toggle: UnsafeMutablePointer<GtkToggleButton> { typed() }

    /// Whether the button is pressed.
    package var isActive: Bool {
        get { gtk_toggle_button_get_active(toggle) != 0 }
        set { gtk_toggle_button_set_active(toggle, newValue ? 1 : 0) }
    }
}
