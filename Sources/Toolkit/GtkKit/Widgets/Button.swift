// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkButton, or a widget of a subclass.
package class Button: Widget {
    /// Creates a button with a label.
    package convenience init(label: String) { self.init(gtk_button_new_with_label(label)!) }

    /// Creates a button whose label is one line, which is shortened where there is no space.
    package convenience init(label: String, ellipsizedAt place: PangoEllipsizeMode) {
        self.init(label: label)
        if let child {
            gtk_label_set_ellipsize(child.opaque, place)
            gtk_label_set_single_line_mode(child.opaque, 1)
        }
    }

    /// Creates a button with a label in which an underscore precedes the mnemonic.
    package convenience init(mnemonic: String) { self.init(gtk_button_new_with_mnemonic(mnemonic)!) }

    /// Creates a button with an icon. `name` is its accessible name and tooltip.
    package convenience init(icon: String, name: String? = nil) {
        self.init(gtk_button_new_from_icon_name(icon)!)
        if let name { setAccessibleName(name) }
    }

    /// Creates a flat button with an icon for an action. `name` is its accessible name and tooltip.
    package convenience init(icon: String, name: String, action: String) {
        self.init(icon: icon, name: name)
        addClass("flat")
        setAction(action)
    }

    /// Creates a button with any child.
    package convenience init(child: Widget) {
        self.init(gtk_button_new()!)
        self.child = child
    }

    private var button: UnsafeMutablePointer<GtkButton> { typed() }

    /// Gives the button the shape of a pill in the middle, and the color of another style class.
    package func makePill(_ style: String = "suggested-action") {
        for name in ["pill", style] { addClass(name) }
        halign = .center
    }

    /// Replaces the child with a label.
    package func setLabel(_ label: String) { gtk_button_set_label(button, label) }

    package var child: Widget? {
        get { gtk_button_get_child(button).map { Widget(sharing: $0) } }
        set { gtk_button_set_child(button, newValue?.pointer) }
    }

    /// Replaces the child with an icon.
    package func setIcon(_ name: String) { gtk_button_set_icon_name(button, name) }
}

/// A GtkToggleButton.
final class ToggleButton: Button {
    /// Sets whether the button is pressed.
    func setActive(_ isActive: Bool) { gtk_toggle_button_set_active(typed(), isActive ? 1 : 0) }
}
