// The controller belongs to the window, and refers back weakly; `detach` takes it off before the area is gone.

import CGtk

/// All events of the window that a widget is in, before anybody else hears of them.
final class WindowEvents {
    /// Called with each event; answers whether nobody else shall hear of it.
    var taken: (OpaquePointer) -> Bool = { _ in false }

    private var window: UnsafeMutablePointer<GtkWidget>?
    private var controller: OpaquePointer?

    /// Listens at the window that a widget is in.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let root = gtk_widget_get_root(widget) else { return }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        controller = onAnyEvent(of: window) { [weak self] event in self?.taken(event) ?? false }
        self.window = window
    }

    /// Ends listening.
    func detach() {
        guard let window, let controller else { return }
        gtk_widget_remove_controller(window, controller)
        (self.window, self.controller) = (nil, nil)
    }
}
