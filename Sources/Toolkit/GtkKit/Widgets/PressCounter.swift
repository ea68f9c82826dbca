// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns the controller, whose closure refers to the counter weakly.

import CGtk

/// Numbers the presses on a widget, so that changes made during one press, such as dragging a slider, can be grouped.
@MainActor package final class PressCounter {
    /// The number of the current or last press; `nil` after key or scroll input.
    package private(set) var number: Int?

    private var count = 0

    /// Watches a widget until the object is released.
    package init(of widget: Widget) {
        onAnyEvent(of: widget.pointer) { [weak self] event in
            self?.process(gdk_event_get_event_type(event))
            return false
        }
    }

    private func process(_ type: GdkEventType) {
        switch type {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
            count += 1
            number = count
        case GDK_KEY_PRESS, GDK_SCROLL: number = nil
        default: break
        }
    }
}
