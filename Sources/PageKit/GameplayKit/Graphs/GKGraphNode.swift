// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A place in a graph, from which other places can be reached.
@preconcurrency @MainActor open class GKGraphNode: NSObject {
    /// The nodes that can be reached from this one directly.
    public private(set) var connectedNodes: [GKGraphNode] = []

    /// Creates a node without connections.
    public override init() { super.init() }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) { super.init() }

    /// Adds connections to nodes, and from them if they are bidirectional.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(node) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    /// Removes the connections to nodes, and from them if they are bidirectional.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 == node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// Returns a cost that the way to a node has at least, by which paths are found sooner.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// Returns the cost of the connection to a node, which is not negative.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// Returns the nodes of the path with the lowest cost from this node to another one, with both; an empty array if
    /// there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        CheapestPath(from: self, to: goalNode).nodes
    }

    /// Returns the nodes of the path with the lowest cost from another node to this one.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A node with a place in the plane. The cost of a connection is its length.
@preconcurrency @MainActor open class GKGraphNode2D: GKGraphNode {
    /// The place.
    public var position: vector_float2

    /// Creates a node at a point.
    public init(point: vector_float2) {
        position = point
        super.init()
    }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) {
        position = .zero
        super.init(coder: coder)
    }

    /// Returns a node at a point.
    public class func node(withPoint point: vector_float2) -> GKGraphNode2D {
        GKGraphNode2D(point: point)
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { ($0.position - position).length } ?? 0
    }

    open override func cost(to node: GKGraphNode) -> Float {
        node is GKGraphNode2D ? estimatedCost(to: node) : super.cost(to: node)
    }
}

/// A node with a place in space. The cost of a connection is its length.
@preconcurrency @MainActor open class GKGraphNode3D: GKGraphNode {
    /// The place.
    public var position: vector_float3

    /// Creates a node at a point.
    public init(point: vector_float3) {
        position = point
        super.init()
    }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) {
        position = .zero
        super.init(coder: coder)
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode3D).map { ($0.position - position).length } ?? 0
    }

    open override func cost(to node: GKGraphNode) -> Float {
        node is GKGraphNode3D ? estimatedCost(to: node) : super.cost(to: node)
    }
}

/// A node on a grid. The cost of a connection is its length.
@preconcurrency @MainActor open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    public var gridPosition: vector_int2

    /// Creates a node at a place of a grid.
    public init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) {
        gridPosition = .zero
        super.init(coder: coder)
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let node = node as? GKGridGraphNode else { return 0 }
        return (vector_float2(node.gridPosition) - vector_float2(gridPosition)).length
    }

    open override func cost(to node: GKGraphNode) -> Float {
        node is GKGridGraphNode ? estimatedCost(to: node) : super.cost(to: node)
    }
}
