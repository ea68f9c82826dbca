// The board area owns it, and is referred to weakly; the connection to the surface ends with `detach`.

import CGtk

/// Whether the window that a widget is in is on the screen, and not minimised or otherwise out of sight.
final class ScreenPresence {
    /// Called when that may have changed.
    var changed: () -> Void = {}

    private var surface: Object?
    private var connection: gulong = 0

    /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which the headers know from GTK 4.12 on.
    private static let suspended: UInt32 = 1 << 16

    /// Whether it is; a window without a surface counts as if it was.
    var isOnScreen: Bool {
        guard let surface else { return true }
        let state = gdk_toplevel_get_state(surface.opaque).rawValue
        return state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | Self.suspended) == 0
    }

    /// Follows the window that a widget is in.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let root = gtk_widget_get_root(widget), let surface = gtk_native_get_surface(root) else { return }
        let object = Object(sharing: UnsafeMutableRawPointer(surface))
        self.surface = object
        connection = object.onNotify("state") { [weak self] in self?.changed() }
    }

    /// Ends following.
    func detach() {
        if let surface { g_signal_handler_disconnect(surface.raw, connection) }
        surface = nil
    }
}
