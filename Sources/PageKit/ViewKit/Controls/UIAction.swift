// SPDX-License-Identifier: GPL-3.0-or-later
/// What an action runs. Its argument is the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control runs, and what a button shows for it.
@preconcurrency @MainActor public final class UIAction: NSObject {
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

    /// The title that a button shows for the action.
    public var title: String
    /// The picture that a button shows for the action.
    public var image: UIImage?
    /// The identity. By default, every action has its own.
    public let identifier: Identifier
    /// The control that runs the action, while it does.
    public internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
    }

    /// Runs the closure for a control.
    func run(for sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
