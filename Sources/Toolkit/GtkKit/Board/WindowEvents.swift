// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the controller, whose closure refers back weakly. `detach` removes it before the area is released.

import CGtk

/// Intercepts all events of a widget's window, before any other handler.
final class WindowEvents {
    /// Called with each event. Returns whether to stop its propagation.
    var taken: (OpaquePointer) -> Bool = { _ in false }

    private var window: UnsafeMutablePointer<GtkWidget>?
    private var controller: OpaquePointer?

    /// Starts intercepting the events of the widget's window.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let root = gtk_widget_get_root(widget) else { return }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        controller = onAnyEvent(of: window) { [weak self] event in self?.taken(event) ?? false }
        self.window = window
    }

    /// Stops intercepting events.
    func detach() {
        guard let window, let controller else { return }
        gtk_widget_remove_controller(window, controller)
        (self.window, self.controller) = (nil, nil)
    }
}
