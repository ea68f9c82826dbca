import Boards
import CGtk
import GtkKit

/// A switch.
final class SwitchControl: PropertyControl {
    let beside: Widget?
    let below: Widget? = nil
    private let control: Widget
    private var isShowing = false

    init(title: String, change: @escaping (PropertyValue) -> Void) {
        control = Widget(gtk_switch_new()!)
        beside = control
        gtk_widget_set_valign(control.pointer, GTK_ALIGN_CENTER)
        peekaboard_accessible_label(control.raw, title)
        control.onNotify("active") { [weak self] in
            guard let self, !isShowing else { return }
            change(.flag(gtk_switch_get_active(control.opaque) != 0))
        }
    }

    func show(_ value: PropertyValue) {
        guard case .flag(let isOn) = value else { return }
        isShowing = true
        defer { isShowing = false }
        gtk_switch_set_active(control.opaque, isOn ? 1 : 0)
    }
}
