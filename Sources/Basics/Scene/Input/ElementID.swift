// SPDX-License-Identifier: GPL-3.0-or-later
/// A reference to an element that the keyboard and screen readers can reach: a piece of a board, or a view of a page.
public struct ElementID: Hashable, Sendable {
    /// The node of the view, or the node that shows the board. A board that is not on a page is the root.
    public let node: NodeID
    /// The index of the piece on the board; `nil` if the element is the node itself.
    public let piece: Int?

    /// Creates the reference to a piece.
    public init(node: NodeID = .root, piece: Int) {
        self.node = node
        self.piece = piece
    }

    /// Creates the reference to the view that a node shows.
    public init(view node: NodeID) {
        self.node = node
        piece = nil
    }
}

/// Something that the keyboard or a screen reader can do with an element, in addition to activating it.
public enum ElementAction: Hashable, Sendable {
    /// Increases or decreases the value.
    case increment, decrement
    /// Performs the custom action with the given index.
    case custom(Int)
    /// Scrolls so that the element is seen, because it has got the keyboard focus.
    case reveal
    /// The text field got the keyboard focus, or lost it.
    case beginEditing, endEditing
    /// The text of the text field was changed to this.
    case edit(String)
    /// Return was pressed in the text field.
    case submit
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
