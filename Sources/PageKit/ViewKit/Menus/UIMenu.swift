// SPDX-License-Identifier: GPL-3.0-or-later
// A menu owns its elements. They are given when it is created, so that no menu contains itself.

/// A list of actions, and of further menus.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
    /// The identity of a menu.
    nonisolated public struct Identifier: Hashable, Sendable, RawRepresentable {
        /// The name of the identity.
        public let rawValue: String
        /// Creates an identity from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identity from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// How a menu appears in another one, and how its actions are chosen.
    nonisolated public struct Options: OptionSet, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public let rawValue: UInt
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements are among those of the other menu, set apart by lines.
        public static let displayInline = Self(rawValue: 1)
        /// It is red in the other menu.
        public static let destructive = Self(rawValue: 2)
        /// One of its actions has a check mark: that which was chosen last.
        public static let singleSelection = Self(rawValue: 32)
    }

    /// How many rows, titles, and gaps of a menu are shown.
    static let partLimit = 200
    /// How many elements of a menu are looked at, with those of inner menus.
    static let elementLimit = 2000
    /// How deep menus are shown inside each other. A deeper one is a row that opens it.
    static let depthLimit = 8
    private static var count = 0

    /// The identity. By default, every menu has its own.
    public let identifier: Identifier
    /// How the menu appears in another one, and how its actions are chosen.
    public let options: Options
    /// The actions and menus.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("menu \(Self.count)")
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the menu with other actions and menus.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions and menus that have the check mark.
    public var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on }
    }

    /// The first action with a check mark, also of inner menus; otherwise the first one of all.
    var selectedAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }

    private var firstChildren: ArraySlice<UIMenuElement> { children.prefix(Self.elementLimit) }

    private var actions: [UIAction] {
        var (found, waiting): ([UIAction], [UIMenuElement]) = ([], firstChildren.reversed())
        for _ in 0..<Self.elementLimit {
            guard let element = waiting.popLast() else { break }
            if let action = element as? UIAction { found.append(action) }
            if let menu = element as? UIMenu { waiting += menu.firstChildren.reversed() }
        }
        return found
    }

    /// Gives an action the check mark if only one of the menu, or of an inner one, has it.
    func select(_ action: UIAction, isSingle: Bool) {
        // A menu can be in several others.
        var (waiting, known): ([UIMenu], Set<ObjectIdentifier>) = ([self], [])
        while known.count < Self.elementLimit, let menu = waiting.popLast() {
            let actions = menu.actions
            guard known.insert(ObjectIdentifier(menu)).inserted, actions.contains(where: { $0 === action }) else {
                continue
            }
            if isSingle || menu.options.contains(.singleSelection) {
                for other in actions { other.state = other === action ? .on : .off }
            } else {
                waiting += menu.firstChildren.compactMap { $0 as? UIMenu }
            }
        }
    }
}
