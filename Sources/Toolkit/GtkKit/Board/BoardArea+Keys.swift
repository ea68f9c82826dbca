// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Keyboard input: cursor movement, activation, and the stage's own keys.
extension BoardArea {
    func addKeys() {
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        // In the capture phase, because the focused button would delay its activation to show that it is pressed.
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { [weak self] key, code, modifiers in self?.pressed(key, code, modifiers) ?? false }
        gtk_widget_add_controller(widget, keys.opaque)
    }

    /// Moves the keyboard focus to the first element. The cursor stays hidden until a key is pressed.
    @discardableResult
    package func focusFirstElement() -> Bool {
        stage.element(from: nil, toward: .first).map { elementButtons.focus($0) } ?? false
    }

    /// Moves the keyboard focus to the first element, unless one has it.
    package func takeFocus() { if elementButtons.focused == nil { focusFirstElement() } }

    /// Moves the keyboard focus to the next element in the stage's Tab order. Returns false at the end. Called by the
    /// widget's class. GTK's default would sort the pieces by position, which changes constantly when pieces drift.
    ///
    /// Who types into a field goes on to the next one, or to a control, and not to a text between them.
    func tab(isForward: Bool) -> Bool {
        let order = isForward ? stage.tabOrder : stage.tabOrder.reversed()
        let rest = elementButtons.focused.flatMap(order.firstIndex).map { order[($0 + 1)...] } ?? order[...]
        let isEditing = elementButtons.isEditing
        isPlayedWithKeys = true
        return rest.contains { element in
            guard !isEditing || stage.accessibility(of: element)?.role.isInformation == false else { return false }
            return elementButtons.focus(element)
        }
    }

    /// Sends an announcement to the screen reader.
    package func announce(_ said: Announcement) { elementButtons.announce(said) }

    /// Announces the name of an element. Does nothing if the element has the focus, because the screen reader then
    /// speaks its new name anyway.
    package func announceName(of element: ElementID) {
        if elementButtons.focused != element, let name = stage.name(of: element) { announce(Announcement(name)) }
    }

    private func pressed(_ key: UInt32, _ code: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard let element = elementButtons.focused else { return false }
        let (control, shift) = (modifiers.has(GDK_CONTROL_MASK), modifiers.has(GDK_SHIFT_MASK))
        guard !modifiers.has(GDK_ALT_MASK), !modifiers.has(GDK_SUPER_MASK) else { return false }
        // In a text, only these keys have no other purpose.
        let freeKeys: [Key]? =
            switch stage.accessibility(of: element)?.role {
            case .textField: [.go(.up), .go(.down), .escape]
            case .textArea: [.escape]
            default: nil
            }
        if let freeKeys {
            guard !control, !shift, let free = Key(key, hasControl: false), freeKeys.contains(free) else {
                return false
            }
        }
        if isMenuKey(key, shift), openMenu(of: element) { return true }
        if isActivation(key) {
            guard !control else { return false }
            actedOn()
            stage.activate(element, at: now())
        } else if control || !use(.init(topRowCode: code), on: element, shift) {
            let key = Key(key, hasControl: control)
            if !use(key, on: element, shift) {
                guard case .go(let direction) = key else { return false }
                if let next = stage.element(from: element, toward: direction) { elementButtons.focus(next) }
            }
        }
        showCursor()
        return true
    }

    /// Sends a key to the stage. Returns whether the stage has used it.
    private func use(_ key: Key?, on element: ElementID, _ shift: Bool) -> Bool {
        guard let key else { return false }
        switch stage.press(key, on: element, shift: shift, at: now()) {
        case .unused: return false
        case .used: break
        case .focus(let next): elementButtons.focus(next)
        }
        return true
    }

    private func isActivation(_ key: UInt32) -> Bool {
        [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space]
            .contains(Int32(bitPattern: key))
    }

    private func isMenuKey(_ key: UInt32, _ shift: Bool) -> Bool {
        let key = Int32(bitPattern: key)
        return key == GDK_KEY_Menu || key == GDK_KEY_F10 && shift
    }

    /// Opens the menu with the custom actions of an element. Returns false if it has none.
    private func openMenu(of element: ElementID) -> Bool {
        guard let actions = stage.accessibility(of: element)?.actions, !actions.isEmpty,
            let rect = stage.outline(of: element)?.rect
        else { return false }
        actionMenu.open(actions, at: rect) { [weak self] index in
            self?.stage.perform(.custom(index), on: element, at: now())
        } closed: { [weak self] in
            self?.elementButtons.focus(element)
        }
        return true
    }

    private func showCursor() {
        isPlayedWithKeys = true
        guard let root = gtk_widget_get_root(widget) else { return }
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
        gtk_widget_queue_draw(widget)
    }
}

extension GdkModifierType {
    fileprivate func has(_ mask: GdkModifierType) -> Bool { rawValue & mask.rawValue != 0 }
}

extension Key {
    /// Creates the key of the top row for a hardware key code; `nil` for other keys. On X11 and Wayland, key codes are
    /// the kernel's input event codes plus 8.
    fileprivate init?(topRowCode code: UInt32) {
        guard (10...21).contains(code) else { return nil }
        self = .topRow(Int(code) - 9)
    }

    /// Creates the key for a GDK key value; `nil` if no board uses it.
    fileprivate init?(_ value: UInt32, hasControl: Bool) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .go(.left)
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .go(.right)
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .go(.up)
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .go(.down)
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .go(hasControl ? .first : .rowStart)
        case GDK_KEY_End, GDK_KEY_KP_End: self = .go(hasControl ? .last : .rowEnd)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: if hasControl { return nil } else { self = .pageUp }
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: if hasControl { return nil } else { self = .pageDown }
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
