// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// An action map: an application, a window, or an action group. An action can have a condition under which it is enabled.
package final class ActionMap {
    private let map: OpaquePointer
    /// The actions with a condition, which can still be updated when their window has been destroyed.
    private var conditions: [(action: Object, isMet: () -> Bool)] = []

    /// Creates a wrapper for an application or a window.
    package init(of object: Object) { map = object.opaque }

    /// Inserts a new action group into a widget, under the given name.
    package init(within widget: Widget, named name: String) {
        let group = Object(adopting: g_simple_action_group_new()!)
        gtk_widget_insert_action_group(widget.pointer, name, group.opaque)
        map = group.opaque
    }

    /// Adds an action. The closure is released with the action.
    @discardableResult
    package func add(_ name: String, _ body: @escaping @MainActor () -> Void) -> Object {
        let action = Object(adopting: g_simple_action_new(name, nil)!)
        action.onEvent("activate") { body() }
        g_action_map_add_action(map, action.opaque)
        return action
    }

    /// Adds actions of an owner, which outlives them, by name.
    package func add<Owner: AnyObject>(
        of owner: Owner, if isMet: ((Owner) -> Bool)? = nil, _ bodies: KeyValuePairs<String, @MainActor (Owner) -> Void>
    ) {
        for (name, body) in bodies {
            let action = add(name) { [unowned owner] in body(owner) }
            if let isMet { conditions.append((action, { [unowned owner] in isMet(owner) })) }
        }
    }

    /// Enables the actions whose conditions are met, and disables those whose conditions are not.
    package func update() {
        for (action, isMet) in conditions { g_simple_action_set_enabled(action.opaque, isMet() ? 1 : 0) }
    }

    /// Returns the action with a name, which must exist.
    package func action(_ name: String) -> Object { Object(sharing: g_action_map_lookup_action(map, name)!) }

    /// Enables or disables the action with a name, which must exist.
    package func enable(_ name: String, _ isEnabled: Bool) {
        g_simple_action_set_enabled(action(name).opaque, isEnabled ? 1 : 0)
    }

    /// Adds a Boolean action. `body` receives the new state when the action is activated. The returned closure sets the
    /// state.
    @discardableResult
    package func addSwitch(
        _ name: String, isOn: Bool, if isMet: (() -> Bool)? = nil, _ body: @escaping @MainActor (Bool) -> Void
    ) -> (Bool) -> Void {
        let action = Object(adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))!)
        let pointer = action.opaque  // Valid as long as the action, which owns the closure.
        action.onEvent("activate") {
            let state = g_action_get_state(pointer)!
            defer { g_variant_unref(state) }
            let isOn = g_variant_get_boolean(state) == 0
            g_simple_action_set_state(pointer, g_variant_new_boolean(isOn ? 1 : 0))
            body(isOn)
        }
        g_action_map_add_action(map, action.opaque)
        if let isMet { conditions.append((action, isMet)) }
        return { isOn in g_simple_action_set_state(action.opaque, g_variant_new_boolean(isOn ? 1 : 0)) }
    }

    /// Adds a Boolean action whose state is stored under a key. `body` receives the stored state, then each new one.
    package func addSwitch(
        _ name: String, key: String, of settings: Settings, isOn: Bool, if isMet: (() -> Bool)? = nil,
        _ body: @escaping @MainActor (Bool) -> Void
    ) {
        let isOn = settings.flag(key) ?? isOn
        body(isOn)
        addSwitch(name, isOn: isOn, if: isMet) { isOn in
            settings.set(key, to: isOn)
            body(isOn)
        }
    }

    /// Adds an action that chooses one of several values, which are the targets of its menu items. `body` receives a new
    /// choice.
    package func addChoice(_ name: String, _ value: String, _ body: @escaping @MainActor (String) -> Void) {
        let state = g_variant_new_string(value)!
        let action = Object(adopting: g_simple_action_new_stateful(name, g_variant_get_type(state), state)!)
        let pointer = action.opaque  // Valid as long as the action, which owns the closure.
        // Without another handler, an activation sets the state.
        action.onEvent("notify::state") {
            let state = g_action_get_state(pointer)!
            defer { g_variant_unref(state) }
            body(String(cString: g_variant_get_string(state, nil)))
        }
        g_action_map_add_action(map, action.opaque)
    }
}

extension Widget {
    package enum ShortcutScope {
        /// The focus is inside the widget, and the focused widget does not handle the key itself.
        case within
        /// The focus is inside the widget. The shortcut takes precedence over the focused widget.
        case withinFirst
        /// The focus is anywhere in the window, and the focused widget does not handle the key itself.
        case window
    }

    /// Adds a shortcut, in GTK's accelerator syntax, that activates an action.
    package func addShortcut(_ keys: String, action: String, scope: ShortcutScope = .within) {
        let shortcuts = Object(sharing: gtk_shortcut_controller_new()!)
        switch scope {
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
    /// Sets the accelerators of the application's actions: `["win.new-game": "<Control>n"]`.
    package func setKeys(_ keys: [String: String]) {
        for (action, key) in keys {
            var list: [UnsafePointer<CChar>?] = [UnsafePointer(g_intern_string(key)), nil]
            gtk_application_set_accels_for_action(typed(), action, &list)
        }
    }
}
