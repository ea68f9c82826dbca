// The controller belongs to the window, and refers back weakly; `detach` takes it off before the area is gone.

import CGtk

/// All events of the window that a widget is in, before anybody else hears of them.
final class WindowEvents {
    /// Called with each event; answers whether nobody else shall hear of it.
    var taken: (OpaquePointer) -> Bool = { _ in false }

    private var window: OpaquePointer?
    private var controller: OpaquePointer?

    /// Listens at the window that a widget is in.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let root = gtk_widget_get_root(widget) else { return }
        let legacy = Object(sharing: gtk_event_controller_legacy_new()!)
        gtk_event_controller_set_propagation_phase(legacy.opaque, GTK_PHASE_CAPTURE)
        legacy.onAnyEvent { [weak self] event in self?.taken(event) ?? false }
        gtk_widget_add_controller(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), legacy.opaque)
        (window, controller) = (root, legacy.opaque)
    }

    /// Ends listening.
    func detach() {
        guard let window, let controller else { return }
        gtk_widget_remove_controller(
            UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
        (self.window, self.controller) = (nil, nil)
    }
}
