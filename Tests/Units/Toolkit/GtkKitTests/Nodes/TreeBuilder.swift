// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Builds a tree.
struct TreeBuilder {
    private(set) var tree: NodeTree
    private var count = 1

    /// Creates a tree with an empty root.
    init(width: Double = 100, height: Double = 100) {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: width, height: height))
        tree = NodeTree(root: Node(center: Point(x: width / 2, y: height / 2), bounds: bounds))
    }

    /// Adds a node above its siblings. Returns its ID.
    @discardableResult mutating func add(
        _ frame: (x: Double, y: Double, width: Double, height: Double), fill: Int? = nil, to parent: NodeID = .root,
        content: NodeContent? = nil, _ change: (inout Node) -> Void = { _ in }
    ) -> NodeID {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: frame.width, height: frame.height))
        var node = Node(
            center: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), bounds: bounds,
            content: content)
        node.style.fill = fill.map { Color(rgb: $0) }
        change(&node)
        let id = NodeID(number: count)
        count += 1
        tree[id] = node
        tree[parent]!.children.append(id)
        return id
    }
}
