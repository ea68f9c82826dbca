import CGtk

/// Something that has actions, an application or a window.
public struct ActionMap {
    private let map: OpaquePointer

    /// The actions of an application or a window.
    public init(of object: Object) { map = object.opaque }

    /// The actions of a group of that name, which are those of a widget and of all that is in it.
    public init(within widget: Widget, named name: String) {
        let group = Object(taking: g_simple_action_group_new()!)
        gtk_widget_insert_action_group(widget.pointer, name, group.opaque)
        map = group.opaque
    }

    /// Adds an action by its name; what it does lives as long as the owner of the actions.
    @discardableResult
    public func add(_ name: String, _ body: @escaping @MainActor () -> Void) -> Object {
        let action = Object(taking: g_simple_action_new(name, nil)!)
        action.onEvent("activate") { body() }
        g_action_map_add_action(map, action.opaque)
        return action
    }

    /// Adds an action that is on or off; `body` is told the new state. The returned closure sets it from outside.
    public func addSwitch(
        _ name: String, isOn: Bool, _ body: @escaping @MainActor (Bool) -> Void
    ) -> (Bool) -> Void {
        let action = Object(taking: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))!)
        let pointer = action.opaque  // Valid for as long as the action's own closure is there to use it.
        action.onEvent("activate") {
            let state = g_action_get_state(pointer)!
            defer { g_variant_unref(state) }
            let isOn = g_variant_get_boolean(state) == 0
            g_simple_action_set_state(pointer, g_variant_new_boolean(isOn ? 1 : 0))
            body(isOn)
        }
        g_action_map_add_action(map, action.opaque)
        return { isOn in g_simple_action_set_state(action.opaque, g_variant_new_boolean(isOn ? 1 : 0)) }
    }
}

extension Widget {
    /// How far keys reach that activate an action.
    public enum KeyReach {
        /// They count while the focus is within the widget, unless what has it has a use for them itself.
        case within
        /// They count while the focus is within the widget, whatever has it.
        case withinFirst
        /// They count wherever in the window the focus is, unless what has it has a use for them itself.
        case window
    }

    /// Lets keys, written as GTK writes them, activate an action.
    public func addShortcut(_ keys: String, action: String, reach: KeyReach = .within) {
        let shortcuts = Object(sharing: gtk_shortcut_controller_new()!)
        switch reach {
        case .within: break
        case .withinFirst: gtk_event_controller_set_propagation_phase(shortcuts.opaque, GTK_PHASE_CAPTURE)
        case .window: gtk_shortcut_controller_set_scope(shortcuts.opaque, GTK_SHORTCUT_SCOPE_GLOBAL)
        }
        gtk_shortcut_controller_add_shortcut(
            shortcuts.opaque,
            gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new(action)))
        gtk_widget_add_controller(pointer, shortcuts.opaque)
    }
}

extension Object {
    /// Gives actions their keys, in all windows of this application: `["win.new-game": "<Control>n"]`.
    public func setKeys(_ keys: [String: String]) {
        for (action, key) in keys {
            var list: [UnsafePointer<CChar>?] = [UnsafePointer(g_intern_string(key)), nil]
            gtk_application_set_accels_for_action(typed(), action, &list)
        }
    }
}
