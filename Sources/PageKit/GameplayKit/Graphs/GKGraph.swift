// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A network of places with connections, in which paths can be found.
@preconcurrency @MainActor open class GKGraph: NSObject {
    /// The nodes, which is never `nil`.
    public private(set) var nodes: [GKGraphNode]? = []

    /// Creates a graph without nodes.
    public override init() { super.init() }

    /// Creates a graph of nodes with their connections.
    public init(_ nodes: [GKGraphNode]) {
        super.init()
        add(nodes)
    }

    /// Creates a graph of nodes with their connections.
    public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) { super.init() }

    /// Adds nodes that are not in the graph, with the connections that they have.
    open func add(_ nodes: [GKGraphNode]) {
        var known = Set(self.nodes ?? [])
        self.nodes?.append(contentsOf: nodes.filter { known.insert($0).inserted })
    }

    /// Removes nodes with all connections from and to them.
    open func remove(_ nodes: [GKGraphNode]) {
        let removed = Set(nodes)
        for node in self.nodes ?? [] {
            let lost =
                removed.contains(node) ? node.connectedNodes : node.connectedNodes.filter(removed.contains)
            node.removeConnections(to: lost, bidirectional: false)
        }
        self.nodes?.removeAll(where: removed.contains)
    }

    /// Adds a node, and connects it with the node to which the cost is lowest.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = (nodes ?? []).filter { $0 != node }
        add([node])
        guard let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) else { return }
        node.addConnections(to: [nearest], bidirectional: bidirectional)
    }

    /// Returns the nodes of the path with the lowest cost between two nodes, with both; an empty array if there is
    /// none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}
