// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Pointer and touch input. The area passes raw touches to its stage, which recognizes taps, long presses, and drags.
extension BoardArea {
    func addTouches() {
        onAnyEvent(of: widget) { [weak self] event in
            guard let self else { return false }
            if let touch = touch(event) { deliver(touch) }
            return turn(by: event) || scroll(by: event)
        }

        // Only gestures are notified when another gesture or the system cancels a touch sequence. This works even when
        // a second finger ends the gesture's own recognition.
        let gesture = Object(sharing: gtk_gesture_click_new()!)
        gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
        gtk_gesture_single_set_button(gesture.opaque, guint(GDK_BUTTON_PRIMARY))
        let controller = gesture.opaque
        gesture.onSequence("cancel") { [weak self] sequence in
            // GDK makes up a motion after a layout, with the buttons that are down by then. It can come before the event
            // of a button that was just released, and then cancels the gesture.
            if let event = gtk_event_controller_get_current_event(controller), gdk_event_get_time(event) == 0,
                gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY
            {
                return
            }
            self?.cancelSequence(sequence)
        }
        gtk_widget_add_controller(widget, gesture.opaque)

        windowEvents.taken = { [weak self] event in self?.handleWindowEvent(event) ?? false }
    }

    /// Cancels the press in progress.
    package func cancelPress() { stage.cancelTouches(at: now()) }

    private func cancelSequence(_ sequence: OpaquePointer?) {
        deliver(
            Touch(
                id: UInt(bitPattern: sequence), .canceled, at: Point(x: 0, y: 0), time: eventClock.time,
                by: sequence == nil ? .pointer : .finger))
    }

    private func deliver(_ touch: Touch) {
        guard touch.phase != .began || !elementButtons.hasTextField(at: touch.point) else { return }
        if touch.phase == .began {
            isPlayedWithKeys = false
            actedOn()
        }
        // Who types goes on typing after a press of a button, as on a phone.
        if let element = stage.receive(touch, at: now()), !elementButtons.isEditing {
            isPressing = true
            elementButtons.focus(element)
            isPressing = false
        }
        // The touch may have started the wait for a long press.
        schedule()
    }

    /// Returns whether an event is consumed because it turns a piece or applies to the one that the player is holding.
    /// Areas in hidden pages receive these events too.
    private func handleWindowEvent(_ event: OpaquePointer) -> Bool {
        guard gtk_widget_get_mapped(widget) != 0 else { return false }
        if turn(by: event) { return true }
        return recognizable(event).map { stage.intercept($0, at: now()) } ?? false
    }

    /// Turns the piece under the pointer, by the secondary button or the wheel. Returns whether it has turned.
    private func turn(by event: OpaquePointer) -> Bool {
        // Only events of a button and of motion have a position.
        if let point = position(of: event, in: widget) { pointer = point }
        guard let pointer, let event = recognizable(event) else { return false }
        switch event {
        case .touch: return false
        case .secondaryButton(let isDown, let hasShift):
            return isDown && stage.turn(at: pointer, isClockwise: !hasShift, at: now())
        case .wheel(let clicks, let hasShift):
            return (0..<abs(clicks)).reduce(false) { hasTurned, _ in
                stage.turn(at: pointer, isClockwise: (clicks > 0) != hasShift, at: now()) || hasTurned
            }
        }
    }

    /// Scrolls what is under the pointer. Returns whether something may scroll.
    private func scroll(by event: OpaquePointer) -> Bool {
        guard let pointer, gdk_event_get_event_type(event) == GDK_SCROLL else { return false }
        var distance = Point(x: 0, y: 0)
        var isSmooth = false
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: distance.y = -1
        case GDK_SCROLL_DOWN: distance.y = 1
        case GDK_SCROLL_LEFT: distance.x = -1
        case GDK_SCROLL_RIGHT: distance.x = 1
        default:
            gdk_scroll_event_get_deltas(event, &distance.x, &distance.y)
            isSmooth = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        }
        if has(GDK_SHIFT_MASK, event), distance.x == 0 { distance = Point(x: distance.y, y: 0) }
        return stage.scroll(by: distance, at: pointer, isSmooth: isSmooth, at: now())
    }

    // MARK: - GDK events

    private func recognizable(_ event: OpaquePointer) -> TouchRecognizer.Event? {
        let type = gdk_event_get_event_type(event)
        switch type {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            return touch(event).map { .touch($0) }
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
            guard gdk_button_event_get_button(event) == GDK_BUTTON_SECONDARY else { return nil }
            return .secondaryButton(isDown: type == GDK_BUTTON_PRESS, hasShift: has(GDK_SHIFT_MASK, event))
        case GDK_SCROLL: return .wheel(clicks: clicks(event), hasShift: has(GDK_SHIFT_MASK, event))
        default: return nil
        }
    }

    private func touch(_ event: OpaquePointer) -> Touch? {
        guard let phase = phase(event), let point = position(of: event, in: widget) else { return nil }
        // Only touch events have a sequence. On X11, they come from the same device as the mouse.
        let sequence = gdk_event_get_event_sequence(event)
        return Touch(
            id: UInt(bitPattern: sequence), phase, at: point, time: eventClock.time(of: gdk_event_get_time(event)),
            by: sequence == nil ? .pointer : .finger)
    }

    private func phase(_ event: OpaquePointer) -> Touch.Phase? {
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN: .began
        case GDK_TOUCH_UPDATE: .moved
        case GDK_TOUCH_END: .ended
        case GDK_TOUCH_CANCEL: .canceled
        case GDK_BUTTON_PRESS: gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY ? .began : nil
        case GDK_BUTTON_RELEASE: gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY ? .ended : nil
        case GDK_MOTION_NOTIFY: has(GDK_BUTTON1_MASK, event) ? .moved : nil
        default: nil
        }
    }

    private func clicks(_ event: OpaquePointer) -> Int {
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_DOWN, GDK_SCROLL_RIGHT: 1
        case GDK_SCROLL_UP, GDK_SCROLL_LEFT: -1
        default: 0  // Smooth scrolling of a touchpad has no clicks.
        }
    }

    private func has(_ modifier: GdkModifierType, _ event: OpaquePointer) -> Bool {
        gdk_event_get_modifier_state(event).rawValue & modifier.rawValue != 0
    }
}
