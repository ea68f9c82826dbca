// SPDX-License-Identifier: GPL-3.0-or-later
// A transition owns the snapshot, which owns the numbers of its nodes until it is freed.

import Scene

/// A copy of the nodes of a view and its subviews, as they are shown at a moment.
struct Snapshot {
    /// The node of the view itself.
    let root: Node
    let rootID: NodeID
    private let descendants: [(id: NodeID, node: Node)]

    init(of view: UIView) {
        let page = PageContext.current
        var nodes: [(id: NodeID, node: Node)] = []
        view.collect(LayerContext(), into: &nodes)
        var copies: [NodeID: NodeID] = [:]
        for (id, _) in nodes { copies[id] = NodeID(number: page.nodeNumbers.next()) }
        let copied = nodes.map { id, node in
            var node = node
            node.children = node.children.compactMap { copies[$0] }
            // A screen reader finds only the board itself.
            if case .board(let board) = node.content {
                node.content = .board(NodeBoard(scene: board.scene, accessibility: .none))
            }
            return (id: copies[id] ?? id, node: node)
        }
        (rootID, root) = copied[0]
        descendants = Array(copied.dropFirst())
    }

    /// Whether nothing is seen through the view, as far as that is known.
    var isOpaque: Bool {
        guard !root.isHidden, root.opacity == 1 else { return false }
        if case .picture = root.content { return true }
        return root.style.fill?.alpha == 1
    }

    /// Adds the nodes to a tree, with changes to the first one.
    func add(to tree: inout NodeTree, _ change: (inout Node) -> Void) {
        var root = root
        change(&root)
        tree[rootID] = root
        for (id, node) in descendants { tree[id] = node }
    }

    /// Frees the numbers of the nodes.
    func free() {
        for id in [rootID] + descendants.map(\.id) { PageContext.current.nodeNumbers.free(id.number) }
    }
}
