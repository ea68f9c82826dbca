// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension Widget {
    /// Lets a slider handle the wheel only while it has the keyboard focus, so that a list of sliders can be scrolled.
    func takeWheelOnlyWithFocus() {
        let slider = pointer
        setWheelPhase(of: slider)
        onNotify("has-focus") { setWheelPhase(of: slider) }
    }
}

extension Widget {
    /// Calls `body` when the wheel is turned up or down while Control is pressed, which then scrolls nothing.
    package func onControlWheel(_ body: @escaping @MainActor (_ isUp: Bool) -> Void) {
        var turned = 0.0
        onAnyEvent(of: pointer) { event in
            let keys = gdk_event_get_modifier_state(event).rawValue
            guard gdk_event_get_event_type(event) == GDK_SCROLL, keys & GDK_CONTROL_MASK.rawValue != 0 else {
                return false
            }
            var (x, y) = (0.0, 0.0)
            switch gdk_scroll_event_get_direction(event) {
            case GDK_SCROLL_UP: y = -1
            case GDK_SCROLL_DOWN: y = 1
            default: gdk_scroll_event_get_deltas(event, &x, &y)
            }
            turned = turned * y < 0 ? y : turned + y
            guard abs(turned) >= 1 else { return true }
            body(turned < 0)
            turned = 0
            return true
        }
    }
}

@MainActor private func setWheelPhase(of slider: UnsafeMutablePointer<GtkWidget>) {
    let phase = gtk_widget_has_focus(slider) != 0 ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE
    let controllers = Object(adopting: gtk_widget_observe_controllers(slider)!)
    for index in 0..<g_list_model_get_n_items(controllers.opaque) {
        let controller = Object(adopting: g_list_model_get_item(controllers.opaque, index)!)
        if g_type_check_instance_is_a(controller.typed(), gtk_event_controller_scroll_get_type()) != 0 {
            gtk_event_controller_set_propagation_phase(controller.opaque, phase)
        }
    }
}
