import CGtk
import Scene

/// The keyboard: a cursor that goes from piece to piece, and keys that tap.
extension BoardArea {
    func addKeys() {
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        // Before the button that has the focus, which would take its time to show that it was pressed.
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
        gtk_widget_add_controller(widget, keys.opaque)
    }

    /// Moves the keyboard's focus to the first piece, without showing a cursor before a key is pressed.
    public func focusFirstPiece() {
        if let piece = board.piece(from: 0, toward: .first) { pieceButtons.focus(piece) }
    }

    /// Has a screen reader say something that has happened on the board.
    public func announce(_ text: String) { pieceButtons.announce(text) }

    private func pressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard let piece = pieceButtons.focused else { return false }
        let control = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
        guard modifiers.rawValue & (GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) == 0 else { return false }
        switch Int32(bitPattern: key) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
            guard !control else { return false }
            send(.activate(piece))
        case GDK_KEY_Left, GDK_KEY_KP_Left: go(.left, from: piece)
        case GDK_KEY_Right, GDK_KEY_KP_Right: go(.right, from: piece)
        case GDK_KEY_Up, GDK_KEY_KP_Up: go(.up, from: piece)
        case GDK_KEY_Down, GDK_KEY_KP_Down: go(.down, from: piece)
        case GDK_KEY_Home, GDK_KEY_KP_Home: go(control ? .first : .rowStart, from: piece)
        case GDK_KEY_End, GDK_KEY_KP_End: go(control ? .last : .rowEnd, from: piece)
        default: return false
        }
        showCursor()
        return true
    }

    private func go(_ direction: Direction, from piece: Int) {
        if let next = board.piece(from: piece, toward: direction) { pieceButtons.focus(next) }
    }

    private func showCursor() {
        guard let root = gtk_widget_get_root(widget) else { return }
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
        gtk_widget_queue_draw(widget)
    }
}
