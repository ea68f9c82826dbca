// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns the controller, which owns the closure.

import CGtk

extension Widget {
    /// Keeps presses on the links of labels in this widget from the widgets that contain it.
    package func keepPressesOnLinks() {
        let container = pointer
        let controller = onAnyEvent(of: container) { event in
            guard [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type(event)),
                let place = position(of: event, in: container)
            else { return false }
            var child = gtk_widget_pick(container, place.x, place.y, GTK_PICK_DEFAULT)
            while let widget = child, widget != container {
                let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
                if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
                    return gtk_label_get_current_uri(OpaquePointer(widget)) != nil
                }
                child = gtk_widget_get_parent(widget)
            }
            return false
        }
        // The labels come first.
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
    }
}
