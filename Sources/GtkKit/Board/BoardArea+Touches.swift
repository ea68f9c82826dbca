import CGtk
import Scene

/// Pointer and touch: a click, a long press and a drag on the board, told apart by one tracker.
extension BoardArea {
    func addGestures() {
        let click = Object(sharing: gtk_gesture_click_new()!)
        // First of the three, so that the long press finds its time set.
        gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
        gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_PRIMARY))
        let clicks = click.opaque
        click.onPress("pressed") { [weak self] x, y in
            // Only fingers come in sequences; under X11 they share the device of the mouse.
            let isFinger = gtk_gesture_single_get_current_sequence(clicks) != nil
            self?.pressed(Point(x: x, y: y), by: isFinger ? .finger : .pointer)
        }
        click.onPress("released") { [weak self] _, _ in self?.released() }
        click.onEvent("cancel") { [weak self] in self?.pressLost() }

        let hold = Object(sharing: gtk_gesture_long_press_new()!)
        gtk_gesture_single_set_button(hold.opaque, guint(GDK_BUTTON_PRIMARY))
        hold.onPlace("pressed") { [weak self] _, _ in self?.rested() }

        let drag = Object(sharing: gtk_gesture_drag_new()!)
        gtk_gesture_single_set_button(drag.opaque, guint(GDK_BUTTON_PRIMARY))
        drag.onPlace("drag-update") { [weak self] dx, dy in self?.moved(by: dx, dy) }
        // Before the end of a drag that is taken away comes this.
        drag.onEvent("cancel") { [weak self] in self?.pressLost() }
        drag.onPlace("drag-end") { [weak self] _, _ in self?.dragEnded() }

        for gesture in [click, hold, drag] { gtk_widget_add_controller(widget, gesture.opaque) }
    }

    /// Forgets a press that is under way: nothing will come of it.
    public func cancelPress() { pressLost() }

    private func pressed(_ point: Point, by device: Device) {
        // A board's long press may last longer than `gtk_gesture_long_press_set_delay_factor` allows, which stops at
        // twice the desktop's time; so the desktop's time gives way while the press lasts.
        let milliseconds = guint((board.longPressTime * 1000).rounded())
        peekaboard_set_uint(settings, "gtk-long-press-time", milliseconds)
        press.press(at: point)
        pressDevice = device
        if let piece = board.piece(at: fit.onBoard(point), by: device) { pieceButtons.focus(piece) }
        send(.press(fit.onBoard(point), by: device))
    }

    private func moved(by dx: Double, _ dy: Double) {
        guard let start = press.origin else { return }
        let point = Point(x: start.x + dx, y: start.y + dy)
        if press.move(to: point) { pressEnded() }
        if press.isDragging { send(.drag(to: fit.onBoard(point))) }
    }

    private func rested() {
        guard press.hold() != nil else { return }
        send(.longPress)
    }

    private func released() {
        // A drag ends with its own gesture.
        guard press.origin != nil, !press.isDragging else { return }
        let tapped = press.release()
        pressEnded()
        if let tapped { send(.tap(fit.onBoard(tapped), by: pressDevice)) }
    }

    private func dragEnded() {
        guard press.isDragging else { return }
        _ = press.release()
        send(.drop)
    }

    private func pressEnded() {
        gtk_settings_reset_property(OpaquePointer(settings), "gtk-long-press-time")
        send(.pressEnded)
    }

    private func pressLost() {
        press.cancel()
        gtk_settings_reset_property(OpaquePointer(settings), "gtk-long-press-time")
        send(.cancel)
    }

    private var settings: UnsafeMutableRawPointer { UnsafeMutableRawPointer(gtk_widget_get_settings(widget)) }
}

/// Files that are dropped on the board.
extension BoardArea {
    func addDropTarget() {
        let target = Object(sharing: gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!)
        target.onDrop { [weak self] value in
            guard let list = g_value_get_boxed(value), let files = gdk_file_list_get_files(OpaquePointer(list)) else {
                return false
            }
            defer { g_slist_free(files) }
            guard let file = files.pointee.data else { return false }
            self?.fileDropped(uri(of: OpaquePointer(file)))
            return true
        }
        gtk_widget_add_controller(widget, target.opaque)
    }
}
