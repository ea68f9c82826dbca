// SPDX-License-Identifier: GPL-3.0-or-later
// Owned by the board area, to which `changed` refers weakly. `detach` disconnects the surface's signal handler.

import CGtk

/// Tracks whether the window of a widget is on the screen, that is, neither minimized nor suspended.
final class ScreenPresence {
    /// Called when `isOnScreen` may have changed.
    var changed: () -> Void = {}

    private var surface: Object?
    private var connection: gulong = 0

    /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which is not in the headers of GTK before 4.12.
    private static let suspended: UInt32 = 1 << 16

    /// Whether the window is on the screen. True if there is no surface.
    var isOnScreen: Bool {
        guard let surface else { return true }
        let state = gdk_toplevel_get_state(surface.opaque).rawValue
        return state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | Self.suspended) == 0
    }

    /// Starts tracking the window of a widget.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let root = gtk_widget_get_root(widget), let surface = gtk_native_get_surface(root) else { return }
        let object = Object(sharing: UnsafeMutableRawPointer(surface))
        self.surface = object
        connection = object.onNotify("state") { [weak self] in self?.changed() }
    }

    /// Stops tracking.
    func detach() {
        if let surface { g_signal_handler_disconnect(surface.raw, connection) }
        surface = nil
    }
}
