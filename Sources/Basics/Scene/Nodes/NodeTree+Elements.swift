// SPDX-License-Identifier: GPL-3.0-or-later
extension NodeTree {
    /// A node that the keyboard and screen readers can reach: a view that is an element, or a board with its pieces.
    package struct AccessibleNode: Equatable, Sendable {
        /// What can be reached.
        package enum Content: Equatable, Sendable {
            case board(BoardAccessibility)
            case view(NodeAccessibility)
            case textField(NodeAccessibility, NodeTextField)
        }

        /// The nodes from the root to this one.
        package let path: [NodeID]
        /// What can be reached.
        package let content: Content

        package var id: NodeID { path[path.count - 1] }

        /// The elements in Tab order. Some pieces may have no name.
        package var elements: [ElementID] {
            switch content {
            case .board(let board): board.tabOrder.map { ElementID(node: id, piece: $0) }
            case .view, .textField: [ElementID(view: id)]
            }
        }
    }

    /// The opacity below which a node is not presented to screen readers, as it gets no touches either.
    private static let leastOpacity = 0.01

    /// The nodes that can be reached, in Tab order: depth first, as they are drawn. Hidden nodes, and nodes inside of an
    /// element, are not among them.
    package var accessibleNodes: [AccessibleNode] {
        var nodes: [AccessibleNode] = []
        addAccessibleNodes(below: [.root], to: &nodes)
        return nodes
    }

    /// Returns whether screen readers could reach a node if they can reach its parent.
    package func isPresented(_ id: NodeID) -> Bool {
        self[id].map { !$0.isHidden && $0.opacity >= Self.leastOpacity } ?? false
    }

    /// Returns the rectangle of an element, and the radius of its corners. `path` are the nodes from the root to that of
    /// the element. Returns `nil` if there is no such element.
    package func outline(of element: ElementID, along path: [NodeID]) -> (rect: Rect, cornerRadius: Double)? {
        guard let node = self[element.node] else { return nil }
        var (rect, radius) = (node.bounds, node.style.cornerRadius)
        if let piece = element.piece {
            guard case .board(let board) = node.content, board.scene.pieces.indices.contains(piece) else { return nil }
            (rect, radius) = board.scene.outline(of: piece, BoardFit(board: board.scene.size, in: node.bounds.size))
            rect.origin = Point(x: rect.origin.x + node.bounds.origin.x, y: rect.origin.y + node.bounds.origin.y)
        } else if node.accessibility == nil {
            return nil
        }
        return (transform(along: path)(rect), radius)
    }

    /// Returns the place of a text field. `path` are the nodes from the root to that of the field.
    package func textField(along path: [NodeID]) -> TextFieldPlace? {
        guard let node = path.last.flatMap({ self[$0] }), case .textField(let field) = node.content else { return nil }
        let opacity = path.reduce(1) { $0 * (self[$1]?.opacity ?? 1) }
        return TextFieldPlace(
            field: field, bounds: node.bounds, transform: transform(along: path), opacity: opacity,
            clip: clip(along: path))
    }

    /// Returns the part of the area in which a node can be seen; `nil` if no node around it clips it. `path` are the nodes
    /// from the root to this one.
    package func clip(along path: [NodeID]) -> Rect? {
        var (clip, transform) = (Rect?.none, AffineTransform.identity)
        for id in path.dropLast() {
            guard let node = self[id] else { continue }
            if id != path.first { transform = node.transformToParent.concatenating(transform) }
            guard node.clips else { continue }
            let rect = transform(node.bounds)
            clip = clip?.common(with: rect) ?? rect
        }
        return clip
    }

    /// Whether the content of a node may scroll.
    package var mayScroll: Bool {
        numbers.contains { self[NodeID(number: $0)].map { $0.clips || $0.bounds.origin != Point(x: 0, y: 0) } ?? false }
    }

    private func transform(along path: [NodeID]) -> AffineTransform {
        path.dropFirst().reduce(AffineTransform.identity) { outer, id in
            self[id].map { $0.transformToParent.concatenating(outer) } ?? outer
        }
    }

    private func addAccessibleNodes(below path: [NodeID], to nodes: inout [AccessibleNode]) {
        let id = path[path.count - 1]
        guard let node = self[id], isPresented(id) else { return }
        if let accessibility = node.accessibility {
            var content = AccessibleNode.Content.view(accessibility)
            if case .textField(let field) = node.content { content = .textField(accessibility, field) }
            return nodes.append(AccessibleNode(path: path, content: content))
        }
        if case .board(let board) = node.content {
            nodes.append(AccessibleNode(path: path, content: .board(board.accessibility)))
        }
        for child in node.children { addAccessibleNodes(below: path + [child], to: &nodes) }
    }
}
