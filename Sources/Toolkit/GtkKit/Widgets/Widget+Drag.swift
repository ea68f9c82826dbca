// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns its gesture, which owns the closures.

import CGtk
import Scene

extension Widget {
    /// Calls `began` with the position where a pointer, a finger, or a pen is pressed on the widget, and `moved` with its
    /// later positions, in points.
    package func onDrag(
        began: @escaping @MainActor (Point) -> Void, moved: @escaping @MainActor (Point) -> Void
    ) {
        let gesture = Object(sharing: gtk_gesture_drag_new()!)
        let start = DragStart()
        gesture.onOffset("drag-begin") { point in
            start.point = point
            began(point)
        }
        gesture.onOffset("drag-update") { offset in
            moved(Point(x: start.point.x + offset.x, y: start.point.y + offset.y))
        }
        gtk_widget_add_controller(pointer, gesture.opaque)
    }
}

extension Widget {
    /// Calls `began` before others with the position where the pointer or a finger is pressed on the widget. It returns
    /// whether that begins a drag; otherwise the press is left to others. `moved` is called with the horizontal distance
    /// from there, in points, and whether Shift is pressed.
    package func onWantedDrag(
        began: @escaping @MainActor (Point, _ hasControl: Bool, _ isFinger: Bool) -> Bool,
        moved: @escaping @MainActor (_ distance: Double, _ hasShift: Bool) -> Void,
        ended: @escaping @MainActor () -> Void
    ) {
        let gesture = Object(sharing: gtk_gesture_drag_new()!)
        let controller = gesture.opaque
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        func has(_ modifier: GdkModifierType) -> Bool {
            gtk_event_controller_get_current_event_state(controller).rawValue & modifier.rawValue != 0
        }
        gesture.onOffset("drag-begin") { point in
            // The device of a touch is the pointer under X11.
            let event = gtk_event_controller_get_current_event(controller)
            let isFinger = event.map(gdk_event_get_event_type) == GDK_TOUCH_BEGIN
            let isWanted = began(point, has(GDK_CONTROL_MASK), isFinger)
            gtk_gesture_set_state(controller, isWanted ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
        }
        gesture.onOffset("drag-update") { moved($0.x, has(GDK_SHIFT_MASK)) }
        gesture.onOffset("drag-end") { _ in ended() }
        gtk_widget_add_controller(pointer, controller)
    }

    /// Calls `moved` with the position of the pointer over the widget, in points, and `left` when it leaves the widget.
    package func onPointer(
        moved: @escaping @MainActor (Point) -> Void, left: @escaping @MainActor () -> Void
    ) {
        let motion = Object(sharing: gtk_event_controller_motion_new()!)
        motion.onOffset("motion", moved)
        motion.on("leave", left)
        gtk_widget_add_controller(pointer, motion.opaque)
    }

    /// Returns whether a point of an ancestor is in the widget.
    package func contains(_ point: Point, of ancestor: Widget) -> Bool {
        var (inAncestor, inWidget) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
        return gtk_widget_compute_point(ancestor.pointer, pointer, &inAncestor, &inWidget) != 0
            && gtk_widget_contains(pointer, Double(inWidget.x), Double(inWidget.y)) != 0
    }
}

/// The position at which a drag began.
private final class DragStart {
    var point = Point(x: 0, y: 0)
}

extension Object {
    /// Calls `body` with the two numbers of a signal of a gesture.
    fileprivate func onOffset(_ signal: String, _ body: @escaping @MainActor (Point) -> Void) {
        let trampoline: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            let body = handler(data, (@MainActor (Point) -> Void).self)
            MainActor.assumeIsolated { body(Point(x: x, y: y)) }
        }
        connect(raw, signal, body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}
