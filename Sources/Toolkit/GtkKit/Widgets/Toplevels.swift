// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Destroys all windows of the program.
package func destroyWindows() {
    let windows = gtk_window_get_toplevels()
    while let window = g_list_model_get_item(windows, 0) {
        gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
        g_object_unref(window)
    }
}
