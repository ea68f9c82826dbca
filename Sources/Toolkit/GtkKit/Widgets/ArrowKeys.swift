// SPDX-License-Identifier: GPL-3.0-or-later
// The container owns the controller, whose closure refers to the keys weakly.

import CGtk

/// Makes the buttons in a container one stop of the Tab key. Arrow keys, Home, and End move between them.
final class ArrowKeys {
    /// The buttons, in reading order.
    var buttons: [Widget] = [] { didSet { current = min(current, max(0, buttons.count - 1)) } }
    /// The button that is the stop.
    var current = 0 { didSet { updateStop() } }
    /// Called when Return is pressed on a button. Returns whether that is all that the key does.
    var returnPressed: (_ index: Int) -> Bool = { _ in false }

    /// Called when an arrow key leads up or down from the first or last row.
    var movedOut: (_ isDown: Bool) -> Void = { _ in }

    private let container: Widget

    init(in container: Widget) {
        self.container = container
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        // The keys of the container itself would give the focus to the parents of the buttons.
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { [weak self] key, _, _ in self?.pressed(key) ?? false }
        gtk_widget_add_controller(container.pointer, keys.opaque)
    }

    /// Moves the focus to a button, which becomes the stop.
    func focus(_ index: Int) {
        current = index
        buttons[index].grabFocus()
    }

    private func updateStop() {
        for (index, button) in buttons.enumerated() {
            gtk_widget_set_focusable(button.pointer, index == current ? 1 : 0)
        }
    }

    /// Returns whether the key is used up.
    private func pressed(_ key: UInt32) -> Bool {
        guard let focused = buttons.firstIndex(where: { gtk_widget_has_focus($0.pointer) != 0 }) else { return false }
        let forward = gtk_widget_get_direction(container.pointer) == GTK_TEXT_DIR_RTL ? -1 : 1
        let next: Int
        switch Int32(bitPattern: key) {
        case GDK_KEY_Right, GDK_KEY_KP_Right: next = focused + forward
        case GDK_KEY_Left, GDK_KEY_KP_Left: next = focused - forward
        case GDK_KEY_Down, GDK_KEY_KP_Down: next = focused + columns
        case GDK_KEY_Up, GDK_KEY_KP_Up: next = focused - columns
        case GDK_KEY_Home, GDK_KEY_KP_Home: next = 0
        case GDK_KEY_End, GDK_KEY_KP_End: next = buttons.count - 1
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return returnPressed(focused)
        default: return false
        }
        if buttons.indices.contains(next) {
            focus(next)
        } else if [GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Up, GDK_KEY_KP_Up].contains(Int32(bitPattern: key)) {
            movedOut(next > focused)
        }
        return true
    }

    /// The number of buttons in the first row.
    private var columns: Int {
        let tops = buttons.map { button in
            var bounds = graphene_rect_t()
            return gtk_widget_compute_bounds(button.pointer, container.pointer, &bounds) != 0 ? bounds.origin.y : 0
        }
        return max(1, tops.prefix { abs($0 - tops[0]) < 1 }.count)
    }
}
