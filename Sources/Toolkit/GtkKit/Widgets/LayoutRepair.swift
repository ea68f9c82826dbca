// SPDX-License-Identifier: GPL-3.0-or-later
// If a widget asks for another place or size while GTK allocates what is around it, GTK 4 notes that only up to the
// first widget that it is just allocating, and forgets it there. What is inside is then not allocated again, and GTK
// draws no widget that waits for its allocation. A text view asks for that when it finds out, during its allocation, how
// high its lines are, and so do the scrollbars that follow it.

import CGtk

/// Lets GTK allocate a widget once more, before it is drawn, if something in it may have asked for that during its
/// allocation.
@MainActor package final class LayoutRepair {
    /// Whether something in the widget has changed that can ask for another place or size.
    package var isNeeded = false

    private let widget: UnsafeMutablePointer<GtkWidget>
    private var frame: gint64 = -1, repairs = 0
    /// GTK gives up after four allocations for a frame.
    private static let mostRepairs = 2

    /// Creates the repair of a widget, which owns the closures, from when it is realized.
    package init(of widget: Widget) {
        self.widget = widget.pointer
        var handler: gulong = 0
        widget.on("realize") { [weak self] in
            handler = self?.clock?.on("layout", isLast: true) { [weak self] in self?.repair() } ?? 0
        }
        widget.on("unrealize") { [weak self] in
            if let clock = self?.clock { g_signal_handler_disconnect(clock.raw, handler) }
        }
    }

    private var clock: Object? {
        gtk_widget_get_frame_clock(widget).map { Object(sharing: UnsafeMutableRawPointer($0)) }
    }

    private func repair() {
        guard isNeeded, let clock else { return }
        let current = gdk_frame_clock_get_frame_counter(clock.opaque)
        if current != frame { (frame, repairs) = (current, 0) }
        guard repairs < Self.mostRepairs else { return }
        repairs += 1
        isNeeded = false
        gtk_widget_queue_resize(widget)
    }
}
