// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns its gestures, which own the closures.

import CGtk
import Scene

extension Widget {
    /// Calls `body` with the place, in points, where the secondary button is pressed on the widget, before others.
    package func onSecondaryPress(_ body: @escaping @MainActor (Point) -> Void) {
        addSecondaryClick().onPlace("pressed", body)
    }

    /// Calls `body` after a click with the secondary button on the widget, which nothing else gets.
    package func onSecondaryClick(_ body: @escaping @MainActor () -> Void) {
        let clicks = addSecondaryClick()
        let gesture = clicks.opaque
        clicks.onPlace("pressed") { _ in gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
        // What opened before the button is released would get the release of a press that it has not had.
        clicks.onPlace("released") { _ in body() }
    }

    private func addSecondaryClick() -> Object {
        let clicks = Object(sharing: gtk_gesture_click_new()!)
        gtk_gesture_single_set_button(clicks.opaque, guint(GDK_BUTTON_SECONDARY))
        gtk_event_controller_set_propagation_phase(clicks.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(pointer, clicks.opaque)
        return clicks
    }
}

extension Object {
    /// Calls `body` with the place of a signal of a GtkGestureClick, in points.
    func onPlace(_ signal: String, _ body: @escaping @MainActor (Point) -> Void) {
        let trampoline: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
            let body = handler(data, (@MainActor (Point) -> Void).self)
            MainActor.assumeIsolated { body(Point(x: x, y: y)) }
        }
        connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}
