// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkWindow. GTK owns it until it is destroyed.
package final class Window: Widget {
    /// Creates a window.
    package convenience init() { self.init(window: gtk_window_new()!) }

    private var window: UnsafeMutablePointer<GtkWindow> { typed() }

    package func setTitle(_ title: String) { gtk_window_set_title(window, title) }

    /// Sets the content.
    package func setChild(_ child: Widget) { gtk_window_set_child(window, child.pointer) }

    /// The size that the window has while it is not maximized, in points.
    package var defaultSize: (width: Int, height: Int) {
        get {
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_window_get_default_size(window, &width, &height)
            return (Int(width), Int(height))
        }
        set { gtk_window_set_default_size(window, Int32(clamping: newValue.width), Int32(clamping: newValue.height)) }
    }

    /// The application, which runs as long as it has windows.
    package var application: UnsafeMutablePointer<GtkApplication>? {
        get { gtk_window_get_application(window) }
        set { gtk_window_set_application(window, newValue) }
    }

    /// Whether the window is maximized.
    package var isMaximized: Bool { gtk_window_is_maximized(window) != 0 }

    /// Maximizes the window.
    package func maximize() { gtk_window_maximize(window) }

    /// Hides the mark of the focus until the next key press.
    package func hideFocus() { gtk_window_set_focus_visible(window, 0) }

    /// Shows the window, and raises it.
    package func present() { gtk_window_present(window) }

    /// Closes the window as the user does, so it can refuse.
    package func close() { gtk_window_close(window) }

    /// Destroys the window.
    package func destroy() { gtk_window_destroy(window) }
}

/// Destroys all windows of the program.
package func destroyWindows() {
    let windows = gtk_window_get_toplevels()
    while let window = g_list_model_get_item(windows, 0) {
        gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
        g_object_unref(window)
    }
}
