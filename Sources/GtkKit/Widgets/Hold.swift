// The controller belongs to the widget and refers to the hold weakly.

import CGtk

/// Tells the presses on a widget apart: all that comes of one press, the drag of a slider for instance, comes while the
/// same hold is the present one.
@MainActor public final class Hold {
    /// The number of the last press; nil after a key or the wheel, which hold nothing.
    public private(set) var number: Int?

    private var count = 0

    /// Watches a widget for as long as this lives.
    public init(of widget: Widget) {
        onAnyEvent(of: widget.pointer) { [weak self] event in
            self?.heed(gdk_event_get_event_type(event))
            return false
        }
    }

    private func heed(_ type: GdkEventType) {
        switch type {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
            count += 1
            number = count
        case GDK_KEY_PRESS, GDK_SCROLL: number = nil
        default: break
        }
    }
}
