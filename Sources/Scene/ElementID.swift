/// A reference to an element that the keyboard and screen readers can reach: a piece of a board.
public struct ElementID: Hashable, Sendable {
    /// The node that shows the board. A board that is not on a page is the root.
    public let node: NodeID
    /// The index of the piece on the board.
    public let piece: Int

    /// Creates the reference to a piece.
    public init(node: NodeID = .root, piece: Int) {
        self.node = node
        self.piece = piece
    }
}

/// The result of handling a key.
public enum StageKeyResult: Equatable, Sendable {
    /// The key was not handled.
    case unused
    /// The key was handled.
    case used
    /// The key was handled, and the cursor should move to an element.
    case focus(ElementID)
}
