// SPDX-License-Identifier: GPL-3.0-or-later
extension NodeTree {
    /// A board of a tree.
    package struct BoardNode: Sendable {
        /// The node that shows the board.
        package var id: NodeID
        /// The accessible names.
        package var accessibility: BoardAccessibility
        /// The transform from the coordinates of the node to those of the root.
        package var transform: AffineTransform
    }

    /// The boards in drawing order.
    package var boards: [BoardNode] {
        var boards: [BoardNode] = []
        visit(.root, .identity) { id, node, transform in
            guard case .board(let board) = node.content else { return }
            boards.append(BoardNode(id: id, accessibility: board.accessibility, transform: transform))
        }
        return boards
    }

    private func visit(_ id: NodeID, _ transform: AffineTransform, _ body: (NodeID, Node, AffineTransform) -> Void) {
        guard let node = self[id] else { return }
        body(id, node, transform)
        for child in node.children {
            guard let child = self[child].map({ (child, $0) }) else { continue }
            visit(child.0, child.1.transformToParent.concatenating(transform), body)
        }
    }
}
