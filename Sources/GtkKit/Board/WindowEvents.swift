// The controller belongs to the window, and refers back weakly; `detach` takes it off before the area is gone.

import CGtk
import Scene

/// What a player does besides holding a piece: taps of other fingers anywhere in the window, the secondary button, the
/// wheel. While a piece is held these are for the board alone: nobody else in the window hears of them, so the gesture
/// of the finger that holds the piece goes on as if there were no other.
final class OtherHand {
    private struct Touch {
        var x: Double, y: Double
        var begin: UInt32
        var hasStrayed = false
    }

    /// How long a tap may last, and how soon the next one makes a double tap, in milliseconds.
    private static let tapTime: UInt32 = 500
    private static let doubleTapTime: UInt32 = 350
    /// How far a tap may stray, in points.
    private static let slop = 24.0

    /// Whether a piece is held.
    var holdsPiece: () -> Bool = { false }
    /// Takes what the other hand does. The place of a tap is in points of the window's surface.
    var send: (Input) -> Void = { _ in }

    private var window: OpaquePointer?
    private var controller: OpaquePointer?
    private var first: OpaquePointer?
    private var others: [OpaquePointer: Touch] = [:]
    private var lastTap: UInt32?

    /// Listens at the window that a widget is in.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let root = gtk_widget_get_root(widget) else { return }
        let legacy = Object(sharing: gtk_event_controller_legacy_new()!)
        gtk_event_controller_set_propagation_phase(legacy.opaque, GTK_PHASE_CAPTURE)
        legacy.onAnyEvent { [weak self] event in self?.take(event) ?? false }
        gtk_widget_add_controller(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), legacy.opaque)
        (window, controller) = (root, legacy.opaque)
    }

    /// Forgets all fingers, because nobody will tell of their end.
    func forgetAll() {
        first = nil
        others = [:]
    }

    /// Ends listening.
    func detach() {
        guard let window, let controller else { return }
        gtk_widget_remove_controller(
            UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
        (self.window, self.controller) = (nil, nil)
        forgetAll()
    }

    /// Whether an event was for the piece that is held, and for nobody else.
    private func take(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        switch type {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            return gdk_event_get_event_sequence(event).map { touch(type, $0, event) } ?? false
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
            guard gdk_button_event_get_button(event) == GDK_BUTTON_SECONDARY, holdsPiece() else { return false }
            if type == GDK_BUTTON_PRESS { send(.turn(isClockwise: !hasShift(event))) }
            return true
        case GDK_SCROLL:
            guard holdsPiece() else { return false }
            scroll(event)
            return true
        default: return false
        }
    }

    private func touch(_ type: GdkEventType, _ sequence: OpaquePointer, _ event: OpaquePointer) -> Bool {
        if type == GDK_TOUCH_BEGIN {
            guard first != nil, holdsPiece() else {
                if first == nil { first = sequence }
                return false
            }
            let (x, y) = place(of: event)
            others[sequence] = Touch(x: x, y: y, begin: gdk_event_get_time(event))
            return true
        }
        let hasEnded = type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL
        guard var other = others[sequence] else {
            if hasEnded, sequence == first { first = nil }
            return false
        }
        let (x, y) = place(of: event)
        if abs(x - other.x) > Self.slop || abs(y - other.y) > Self.slop { other.hasStrayed = true }
        others[sequence] = hasEnded ? nil : other
        if type == GDK_TOUCH_END, !other.hasStrayed { tapped(other, until: gdk_event_get_time(event)) }
        return true
    }

    private func tapped(_ touch: Touch, until end: UInt32) {
        guard holdsPiece(), end &- touch.begin <= Self.tapTime else { return }
        let isSecond = lastTap.map { touch.begin &- $0 <= Self.doubleTapTime } ?? false
        lastTap = isSecond ? nil : end
        send(.otherTap(Point(x: touch.x, y: touch.y), count: isSecond ? 2 : 1))
    }

    private func scroll(_ event: OpaquePointer) {
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_DOWN, GDK_SCROLL_RIGHT: send(.turn(isClockwise: !hasShift(event)))
        case GDK_SCROLL_UP, GDK_SCROLL_LEFT: send(.turn(isClockwise: hasShift(event)))
        default: break  // A touchpad's smooth scrolling has no clicks.
        }
    }

    private func hasShift(_ event: OpaquePointer) -> Bool {
        gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0
    }

    private func place(of event: OpaquePointer) -> (Double, Double) {
        var x = 0.0
        var y = 0.0
        gdk_event_get_position(event, &x, &y)
        return (x, y)
    }
}
