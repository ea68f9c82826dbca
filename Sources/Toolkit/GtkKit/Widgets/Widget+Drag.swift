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
