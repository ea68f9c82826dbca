// SPDX-License-Identifier: GPL-3.0-or-later
/// What an action runs. Its argument is the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control or a menu runs, and what a button or a menu shows for it.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
    /// The identity of an action: a control has at most one action of each identity.
    nonisolated public struct Identifier: Hashable, Sendable, RawRepresentable {
        /// The name of the identity.
        public let rawValue: String
        /// Creates an identity from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identity from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private static var count = 0

    /// The title.
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The picture.
    override public var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer description; without effect.
    public var discoverabilityTitle: String?
    /// How a menu shows the action, and whether it can be chosen.
    public var attributes: Attributes
    /// Whether a menu shows a check mark.
    public var state: State
    /// The identity. By default, every action has its own.
    public let identifier: Identifier
    /// The control that runs the action, while it does.
    public internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the closure for a control.
    func run(for sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
