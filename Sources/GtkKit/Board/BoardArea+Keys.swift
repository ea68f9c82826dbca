import CGtk
import Scene

/// The keyboard: a cursor that goes from piece to piece, keys that tap, and keys of the board's own.
extension BoardArea {
    func addKeys() {
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        // Before the button that has the focus, which would take its time to show that it was pressed.
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { [weak self] key, code, modifiers in self?.pressed(key, code, modifiers) ?? false }
        gtk_widget_add_controller(widget, keys.opaque)
    }

    /// Moves the keyboard's focus to the first piece, without showing a cursor before a key is pressed.
    public func focusFirstPiece() {
        if let piece = board.piece(from: 0, toward: .first) { pieceButtons.focus(piece) }
    }

    /// Takes the keyboard's focus to the next piece in the board's own order, whatever lies where; false at its end. Part of the
    /// widget's class: GTK itself would go by places, which change all the time where pieces drift.
    func tab(isForward: Bool) -> Bool {
        let order = isForward ? board.tabOrder : board.tabOrder.reversed()
        let rest = pieceButtons.focused.flatMap(order.firstIndex).map { order[($0 + 1)...] } ?? order[...]
        return rest.contains { pieceButtons.focus($0) }
    }

    /// Has a screen reader say something that has happened on the board.
    public func announce(_ said: Announcement) { pieceButtons.announce(said) }

    /// Has a screen reader say what a piece is called now, unless the piece has the focus: then its changed name is spoken.
    public func announceName(of piece: Int) {
        if pieceButtons.focused != piece, let name = nameOfPiece(piece) { announce(Announcement(name)) }
    }

    private func pressed(_ key: UInt32, _ code: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard let piece = pieceButtons.focused else { return false }
        let (control, shift) = (modifiers.has(GDK_CONTROL_MASK), modifiers.has(GDK_SHIFT_MASK))
        guard !modifiers.has(GDK_ALT_MASK), !modifiers.has(GDK_SUPER_MASK) else { return false }
        if isActivation(key) {
            guard !control else { return false }
            send(.activate(piece))
        } else if control || !use(.init(topRowCode: code), on: piece, shift) {
            let key = Key(key, hasControl: control)
            if !use(key, on: piece, shift) {
                guard case .go(let direction) = key else { return false }
                if let next = board.piece(from: piece, toward: direction) { pieceButtons.focus(next) }
            }
        }
        showCursor()
        return true
    }

    /// Gives the board a key; whether it has used it.
    private func use(_ key: Key?, on piece: Int, _ shift: Bool) -> Bool {
        guard let key else { return false }
        switch board.press(key, on: piece, shift: shift, at: now()) {
        case .unused: return false
        case .used: break
        case .focus(let piece): pieceButtons.focus(piece)
        }
        return true
    }

    private func isActivation(_ key: UInt32) -> Bool {
        [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space]
            .contains(Int32(bitPattern: key))
    }

    private func showCursor() {
        guard let root = gtk_widget_get_root(widget) else { return }
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
        gtk_widget_queue_draw(widget)
    }
}

extension GdkModifierType {
    fileprivate func has(_ mask: GdkModifierType) -> Bool { rawValue & mask.rawValue != 0 }
}

extension Key {
    /// The key of the top row that has a hardware code; nil for another key. X11 and Wayland count keys alike: by the codes
    /// of the kernel's input events, and 8 more.
    fileprivate init?(topRowCode code: UInt32) {
        guard (10...21).contains(code) else { return nil }
        self = .topRow(Int(code) - 9)
    }

    /// The key of a GDK key value, nil for one that no board uses.
    fileprivate init?(_ value: UInt32, hasControl: Bool) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .go(.left)
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .go(.right)
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .go(.up)
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .go(.down)
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .go(hasControl ? .first : .rowStart)
        case GDK_KEY_End, GDK_KEY_KP_End: self = .go(hasControl ? .last : .rowEnd)
        case GDK_KEY_Escape: self = .escape
        case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace: self = .delete
        default:
            guard !hasControl, let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_upper(value))),
                scalar.value > 0x20
            else { return nil }
            self = .character(Character(scalar))
        }
    }
}
