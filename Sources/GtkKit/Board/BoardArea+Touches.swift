import CGtk
import Scene

/// Pointer and touch: the area hands raw events to its recognizer, and what that makes of them to the board.
extension BoardArea {
    func addTouches() {
        onAnyEvent(of: widget) { [weak self] event in
            self?.heardOnBoard(event)
            return false
        }

        // Only gestures learn that another one, or the system, has taken a touch away. A second finger ends what a gesture
        // recognizes, but not that.
        let gesture = Object(sharing: gtk_gesture_click_new()!)
        gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
        gtk_gesture_single_set_button(gesture.opaque, guint(GDK_BUTTON_PRIMARY))
        gesture.onSequence("cancel") { [weak self] sequence in self?.lost(sequence) }
        gtk_widget_add_controller(widget, gesture.opaque)

        windowEvents.taken = { [weak self] event in self?.heardInWindow(event) ?? false }
    }

    /// Forgets a press that is under way: nothing will come of it.
    public func cancelPress() {
        recognizer.reset()
        longPress.cancel()
        send(.cancel)
    }

    private func heardOnBoard(_ event: OpaquePointer) {
        // A pointer that only passes over the board is no touch.
        guard !recognizer.isIdle || gdk_event_get_event_type(event) != GDK_MOTION_NOTIFY else { return }
        if let touch = touch(event) { take(touch) }
    }

    private func lost(_ sequence: OpaquePointer?) {
        take(
            Touch(
                id: UInt(bitPattern: sequence), .canceled, at: Point(x: 0, y: 0), time: eventClock.time,
                by: sequence == nil ? .pointer : .finger))
    }

    private func take(_ touch: Touch) {
        let inputs = recognizer.take(touch, longPressAfter: board.longPressTime)
        awaitLongPress(since: touch.time)
        inputs.forEach(sendFromArea)
    }

    /// Whether an event was for the piece that is held, and for nobody else. Areas of pages that are not shown hear of it too.
    private func heardInWindow(_ event: OpaquePointer) -> Bool {
        guard gtk_widget_get_mapped(widget) != 0, let event = recognizable(event),
            let inputs = recognizer.intercept(event, holdsPiece: board.holdsPiece)
        else { return false }
        inputs.forEach(sendFromArea)
        return true
    }

    /// The time of an event says little about the time now, so the wait is as long as from the one event to the other.
    private func awaitLongPress(since time: Double) {
        guard let next = recognizer.nextTime else { return longPress.cancel() }
        guard !longPress.isRunning else { return }
        longPress.start(after: next - time) { [weak self] in
            guard let self else { return }
            recognizer.advance(to: next).forEach(sendFromArea)
            // The press may be another one by now.
            awaitLongPress(since: next)
        }
    }

    /// Gives the board input whose place is in the area.
    private func sendFromArea(_ input: Input) {
        switch input {
        case .press(let point, let device):
            let place = fit.onBoard(point)
            if let piece = board.piece(at: place, by: device) { pieceButtons.focus(piece) }
            send(.press(place, by: device))
        case .tap(let point, let device): send(.tap(fit.onBoard(point), by: device))
        case .drag(let point): send(.drag(to: fit.onBoard(point)))
        case .otherTap(let point, let count): send(.otherTap(fit.onBoard(point), count: count))
        default: send(input)
        }
    }

    // MARK: - Events of GDK

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
        guard let phase = phase(event), let point = place(of: event) else { return nil }
        // Only fingers come in sequences; under X11 they share the device of the mouse.
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
        default: 0  // A touchpad's smooth scrolling has no clicks.
        }
    }

    private func has(_ modifier: GdkModifierType, _ event: OpaquePointer) -> Bool {
        gdk_event_get_modifier_state(event).rawValue & modifier.rawValue != 0
    }

    /// The place of an event in the area, in points.
    private func place(of event: OpaquePointer) -> Point? {
        guard let native = gtk_widget_get_native(widget) else { return nil }
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        gtk_native_get_surface_transform(native, &left, &top)
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var inWindow = graphene_point_t(x: Float(x - left), y: Float(y - top))
        var place = graphene_point_t()
        guard gtk_widget_compute_point(window, widget, &inWindow, &place) != 0 else { return nil }
        return Point(x: Double(place.x), y: Double(place.y))
    }
}
