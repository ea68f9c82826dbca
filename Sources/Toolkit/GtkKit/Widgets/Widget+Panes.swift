// SPDX-License-Identifier: GPL-3.0-or-later
// The closure of the controller owns the pane's gestures, and the pane owns them all.

import CGtk
import Scene

extension Widget {
    /// How far from its handle a touch may begin to move the handle of this paned widget, in points.
    private static let reach: Float = 10

    /// Lets a paned widget use only touches close to its handle. GTK would use those up to 50 points away, so a finger
    /// could not reach what is there.
    package func limitTouchesToHandle() {
        let (pane, gestures) = (pointer, gestures)
        onAnyEvent(of: pane) { event in
            let type = gdk_event_get_event_type(event)
            guard type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS else { return false }
            let isUsed = type == GDK_BUTTON_PRESS || Self.isNearHandle(position(of: event, in: pane), of: pane)
            // This controller was added last, so it gets the event before the gestures do.
            for gesture in gestures {
                gtk_event_controller_set_propagation_phase(gesture.opaque, isUsed ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
            }
            return false
        }
    }

    private var gestures: [Object] {
        let controllers = Object(adopting: gtk_widget_observe_controllers(pointer)!)
        return (0..<g_list_model_get_n_items(controllers.opaque)).compactMap { index in
            let controller = g_list_model_get_item(controllers.opaque, index).map { Object(adopting: $0) }
            let instance = controller?.raw.assumingMemoryBound(to: GTypeInstance.self)
            return g_type_check_instance_is_a(instance, gtk_gesture_get_type()) != 0 ? controller : nil
        }
    }

    /// The handle is the child that is neither the first nor the second content. It keeps its bounds while it is hidden,
    /// and GTK 4.8 drags a hidden handle too.
    private static func isNearHandle(_ point: Point?, of pane: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let contents = [gtk_paned_get_start_child(OpaquePointer(pane)), gtk_paned_get_end_child(OpaquePointer(pane))]
        var child = gtk_widget_get_first_child(pane)
        while let next = child, contents.contains(next) { child = gtk_widget_get_next_sibling(next) }
        var bounds = graphene_rect_t()
        guard let point, let handle = child, gtk_widget_get_child_visible(handle) != 0,
            gtk_widget_compute_bounds(handle, pane, &bounds) != 0
        else { return false }
        graphene_rect_inset(&bounds, -reach, -reach)
        var place = graphene_point_t(x: Float(point.x), y: Float(point.y))
        return graphene_rect_contains_point(&bounds, &place)
    }
}
