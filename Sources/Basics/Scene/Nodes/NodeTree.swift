// SPDX-License-Identifier: GPL-3.0-or-later
/// A tree of nodes, drawn from the root to the leaves.
package struct NodeTree: Equatable, Sendable {
    /// The nodes by number; `nil` for numbers that are not used.
    private var nodes: [Node?]

    /// A root without a size.
    package static let empty = NodeTree(root: Node(area: Size(width: 0, height: 0)))

    /// Creates a tree that consists of its root.
    package init(root: Node) { nodes = [root] }

    /// Creates a tree that shows a scene in an area, or in one of the size of the scene. It has no accessible names.
    package init(of scene: Scene, in area: Size? = nil) {
        self.init(
            root: Node(area: area ?? scene.size, content: .board(NodeBoard(scene: scene, accessibility: .none))))
    }

    package var root: Node {
        get { nodes[0]! }
        set { nodes[0] = newValue }
    }

    /// The numbers in use, and unused ones below the highest, in increasing order.
    package var numbers: Range<Int> { nodes.indices }

    /// The number of nodes.
    package var count: Int { nodes.count { $0 != nil } }

    /// Returns whether there is a node with the given ID.
    package func contains(_ id: NodeID) -> Bool { nodes.indices.contains(id.number) && nodes[id.number].isNode }

    /// The effects of the node with the given ID.
    package func effects(of id: NodeID) -> NodeEffects? {
        // The other properties are not copied.
        nodes.indices.contains(id.number) ? nodes[id.number]?.effects : nil
    }

    /// The node with the given ID, or `nil` if there is none. The root cannot be removed.
    package subscript(id: NodeID) -> Node? {
        get { nodes.indices.contains(id.number) ? nodes[id.number] : nil }
        set {
            precondition(id != .root || newValue != nil, "a tree has a root")
            guard let newValue else {
                if nodes.indices.contains(id.number) { nodes[id.number] = nil }
                while let last = nodes.indices.last, !nodes[last].isNode { nodes.removeLast() }
                return
            }
            while nodes.count < id.number { nodes.append(nil) }
            if id.number < nodes.count { nodes[id.number] = newValue } else { nodes.append(newValue) }
        }
    }

    /// Whether each node can be reached from the root in exactly one way, in at most `depth` steps.
    package func isTree(depth: Int) -> Bool {
        var isReached = [Bool](repeating: false, count: nodes.count)
        var reached = 1
        var level: [Int] = [0]
        isReached[0] = true
        for _ in 0...depth where !level.isEmpty {
            var next: [Int] = []
            for child in level.lazy.flatMap({ nodes[$0]!.children }) {
                guard nodes.indices.contains(child.number), nodes[child.number] != nil, !isReached[child.number]
                else { return false }
                isReached[child.number] = true
                next.append(child.number)
            }
            reached += next.count
            level = next
        }
        return level.isEmpty && reached == count
    }

    /// Changes the node with the given ID in place. Returns false if there is none.
    mutating func change(_ id: NodeID, _ body: (inout Node) -> Bool) -> Bool {
        guard nodes.indices.contains(id.number), nodes[id.number] != nil else { return false }
        return body(&nodes[id.number]!)
    }
}

extension Node? {
    /// Whether there is a node. A comparison with `nil` would copy it.
    fileprivate var isNode: Bool { if case .some = self { true } else { false } }
}
