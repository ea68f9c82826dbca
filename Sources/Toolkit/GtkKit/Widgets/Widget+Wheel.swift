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
