// SPDX-License-Identifier: GPL-3.0-or-later
/// A command of a board, other than a move: a menu item, optionally with a shortcut and a button.
@MainActor package struct BoardAction<Kind: BoardKind> {
    /// How the action appears in the user interface.
    package let description: ActionDescription
    /// Returns whether the action would have an effect now.
    package let isAvailable: (Kind) -> Bool
    private let effect: Effect

    private enum Effect {
        case run((Kind) -> Void)
        case toggle(isOn: (Kind) -> Bool, set: (Kind, Bool) -> Void)
    }

    /// Returns an action that runs once each time it is activated. By default it is always available.
    package static func run(
        _ name: String, menu title: String, key: ActionDescription.KeyboardShortcut? = nil,
        button: ActionDescription.StatusButton? = nil, when isAvailable: @escaping (Kind) -> Bool = { _ in true },
        _ body: @escaping (Kind) -> Void
    ) -> BoardAction {
        BoardAction(
            description: ActionDescription(name: name, title: title, key: key, button: button, isToggle: false),
            isAvailable: isAvailable, effect: .run(body))
    }

    /// Returns an action that is switched on and off. By default it is always available.
    package static func toggle(
        _ name: String, menu title: String, key: ActionDescription.KeyboardShortcut? = nil,
        button: ActionDescription.StatusButton? = nil, when isAvailable: @escaping (Kind) -> Bool = { _ in true },
        isOn: @escaping (Kind) -> Bool,
        set: @escaping (Kind, Bool) -> Void
    ) -> BoardAction {
        BoardAction(
            description: ActionDescription(name: name, title: title, key: key, button: button, isToggle: true),
            isAvailable: isAvailable, effect: .toggle(isOn: isOn, set: set))
    }

    /// Returns whether the action is on; always false for an action that runs once.
    package func isOn(_ kind: Kind) -> Bool {
        if case .toggle(let isOn, _) = effect { isOn(kind) } else { false }
    }

    /// Runs the action, or toggles it.
    package func activate(_ kind: Kind) {
        switch effect {
        case .run(let body): body(kind)
        case .toggle(let isOn, let set): set(kind, !isOn(kind))
        }
    }
}

/// How an action of a board appears in the user interface.
package struct ActionDescription: Sendable {
    /// A keyboard shortcut of an action.
    package struct KeyboardShortcut: Sendable {
        /// The key, in the syntax of `gtk_accelerator_parse`.
        package let accelerator: String
        /// Whether the shortcut works wherever the focus is in the window; otherwise only while the board has the
        /// focus.
        package let reachesWindow: Bool

        /// Returns a shortcut that works while the board has the focus.
        package static func onBoard(_ accelerator: String) -> KeyboardShortcut {
            KeyboardShortcut(accelerator: accelerator, reachesWindow: false)
        }

        /// Returns a shortcut that works wherever the focus is in the window, unless the focused widget uses the key
        /// itself.
        package static func inWindow(_ accelerator: String) -> KeyboardShortcut {
            KeyboardShortcut(accelerator: accelerator, reachesWindow: true)
        }
    }

    /// A button next to the status line.
    package struct StatusButton: Sendable {
        /// The name of its icon, and of the one while the action is on.
        package let icon: String, iconWhenOn: String
        /// Its tooltip and accessible name, in the user's language.
        package let name: String

        /// Creates a button with an icon and a name. By default the icon is the same while the action is on.
        package init(icon: String, whenOn iconWhenOn: String? = nil, name: String) {
            self.icon = icon
            self.iconWhenOn = iconWhenOn ?? icon
            self.name = name
        }
    }

    /// The name of the action, unique within the window.
    package let name: String
    /// The title of its menu item, in the user's language, with an underscore before the mnemonic.
    package let title: String
    /// Its keyboard shortcut, if any.
    package let key: KeyboardShortcut?
    /// Its button, if any.
    package let button: StatusButton?
    /// Whether the action is switched on and off.
    package let isToggle: Bool
}

extension BoardKind {
    /// The descriptions of the actions, in menu order.
    package static var actionDescriptions: [ActionDescription] { actions.map(\.description) }
}
