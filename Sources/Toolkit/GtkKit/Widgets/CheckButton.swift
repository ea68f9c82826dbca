// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkCheckButton.
package final class CheckButton: Widget {
    /// Creates a check button, or a radio button if it is in a group with another one.
    package convenience init(inGroupWith other: CheckButton? = nil) {
        self.init(gtk_check_button_new()!)
        if let other { gtk_check_button_set_group(button, other.button) }
    }

    private var button: UnsafeMutablePointer<GtkCheckButton> { typed() }

    /// Whether the button is checked.
    package var isActive: Bool {
        get { gtk_check_button_get_active(button) != 0 }
        set { gtk_check_button_set_active(button, newValue ? 1 : 0) }
    }
}
