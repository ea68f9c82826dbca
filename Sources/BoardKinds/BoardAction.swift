/// Something that the player can do on a board besides moves: an item of the menu, and perhaps a key and a button.
@MainActor public struct BoardAction<Kind: BoardKind> {
    /// How the player sees it.
    public let description: ActionDescription
    private let effect: Effect

    private enum Effect {
        case run((Kind) -> Void)
        case toggle(isOn: (Kind) -> Bool, set: (Kind, Bool) -> Void)
    }

    /// An action that does something once.
    public static func run(
        _ name: String, menu title: String, key: ActionDescription.Key? = nil,
        button: ActionDescription.Button? = nil, _ body: @escaping (Kind) -> Void
    ) -> BoardAction {
        BoardAction(
            description: ActionDescription(name: name, title: title, key: key, button: button, isToggle: false),
            effect: .run(body))
    }

    /// An action that is on or off.
    public static func toggle(
        _ name: String, menu title: String, key: ActionDescription.Key? = nil,
        button: ActionDescription.Button? = nil, isOn: @escaping (Kind) -> Bool,
        set: @escaping (Kind, Bool) -> Void
    ) -> BoardAction {
        BoardAction(
            description: ActionDescription(name: name, title: title, key: key, button: button, isToggle: true),
            effect: .toggle(isOn: isOn, set: set))
    }

    /// Whether the action is on; false if it does something once.
    public func isOn(_ kind: Kind) -> Bool {
        if case .toggle(let isOn, _) = effect { isOn(kind) } else { false }
    }

    /// Does what the action is for, or switches it.
    public func activate(_ kind: Kind) {
        switch effect {
        case .run(let body): body(kind)
        case .toggle(let isOn, let set): set(kind, !isOn(kind))
        }
    }
}

/// How the player sees an action of a board.
public struct ActionDescription: Sendable {
    /// A key of the action.
    public struct Key: Sendable {
        /// The key as GTK writes it.
        public let accelerator: String
        /// Whether it counts wherever in the window the focus is; else on the board alone.
        public let reachesWindow: Bool

        /// A key that counts while the focus is on the board.
        public static func onBoard(_ accelerator: String) -> Key { Key(accelerator: accelerator, reachesWindow: false) }

        /// A key that counts wherever in the window the focus is, unless what has it uses the key.
        public static func inWindow(_ accelerator: String) -> Key { Key(accelerator: accelerator, reachesWindow: true) }
    }

    /// A button beside the status line.
    public struct Button: Sendable {
        /// Its icon.
        public let icon: String
        /// Its name, in the user's language.
        public let name: String

        /// A button with an icon, and with a name for its tooltip.
        public init(icon: String, name: String) {
            self.icon = icon
            self.name = name
        }
    }

    /// Its name, which no other action of the window has.
    public let name: String
    /// Its title in the menu, in the user's language, with an underscore before the mnemonic.
    public let title: String
    /// Its key, if it has one of its own.
    public let key: Key?
    /// Its button, if it has one.
    public let button: Button?
    /// Whether it can be on or off.
    public let isToggle: Bool
}

extension BoardKind {
    /// How the player sees the actions, in the order of the menu.
    public static var actionDescriptions: [ActionDescription] { actions.map(\.description) }
}
