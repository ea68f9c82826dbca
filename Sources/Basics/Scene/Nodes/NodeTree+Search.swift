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

    /// The color at the middle of the lower edge, as far as rectangles and boards make it; `nil` if there is none.
    package var lowerEdgeColor: Color? {
        let area = root.bounds
        let place = Point(x: area.center.x, y: area.origin.y + area.size.height - 1)
        var color: Color?
        visit(.root, .identity) { _, node, transform in
            guard !node.isHidden, transform(node.bounds).contains(place) else { return }
            if let fill = node.style.fill { color = fill }
            if case .board(let board) = node.content { color = board.scene.background }
        }
        return color
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
