// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkScrolledWindow.
package final class ScrolledWindow: Widget {
    /// Creates a vertically scrolled container.
    package convenience init(of content: Widget) {
        self.init(gtk_scrolled_window_new()!)
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(opaque, content.pointer)
    }

    /// The vertical position.
    package var adjustment: Object { Object(sharing: gtk_scrolled_window_get_vadjustment(opaque)!) }
}
