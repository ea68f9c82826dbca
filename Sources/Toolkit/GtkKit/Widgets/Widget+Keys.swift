// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension Widget {
    /// Calls `body` with the key value of each key that is pressed without modifiers in the widget, before its
    /// descendants handle the key. `body` returns whether it has handled it.
    package func onKeyWithin(_ body: @escaping @MainActor (UInt32) -> Bool) {
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { key, _, modifiers in
            modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue == 0 && body(key)
        }
        gtk_widget_add_controller(pointer, keys.opaque)
    }

    /// Calls `pressed` with the key value and the modifiers of each key that is pressed in the widget, before others. It
    /// returns whether it has handled the key. `released` is called with the key value of each key that is released.
    package func onKeys(
        pressed: @escaping @MainActor (UInt32, GdkModifierType) -> Bool, released: @escaping @MainActor (UInt32) -> Void
    ) {
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { key, _, modifiers in pressed(key, modifiers) }
        keys.onKeyRelease(released)
        gtk_widget_add_controller(pointer, keys.opaque)
    }

    /// Scrolls the container of the widget for Page Up or Page Down, which lists would use themselves. Returns
    /// whether the key is one of these.
    package func scrollPage(by key: UInt32) -> Bool {
        let pages: Double
        switch Int32(bitPattern: key) {
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: pages = 1
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: pages = -1
        default: return false
        }
        guard let scroller = gtk_widget_get_ancestor(pointer, gtk_scrolled_window_get_type()) else { return false }
        let position = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
        let step = gtk_adjustment_get_page_increment(position)
        gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + pages * step)
        return true
    }
}
