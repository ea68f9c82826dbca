extension NodeTree {
    /// The boards in drawing order.
    public var boards: [(id: NodeID, accessibility: BoardAccessibility)] {
        var boards: [(id: NodeID, accessibility: BoardAccessibility)] = []
        visit(.root) { id, node in
            if case .board(let board) = node.content { boards.append((id, board.accessibility)) }
        }
        return boards
    }

    /// Returns the transform from the coordinates of a node to those of the root; `nil` if the node is not in the tree.
    public func transformToRoot(from id: NodeID) -> AffineTransform? {
        if id == .root { return .identity }
        guard let node = self[id],
            let parent = numbers.lazy.map({ NodeID(number: $0) }).first(where: {
                self[$0]?.children.contains(id) ?? false
            }),
            let outer = transformToRoot(from: parent)
        else { return nil }
        return node.transformToParent.concatenating(outer)
    }

    private func visit(_ id: NodeID, _ body: (NodeID, Node) -> Void) {
        guard let node = self[id] else { return }
        body(id, node)
        for child in node.children { visit(child, body) }
    }
}
