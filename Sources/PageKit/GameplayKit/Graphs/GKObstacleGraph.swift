// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A graph of paths around obstacles: the corners of the obstacles, and the straight lines between them that meet none.
@preconcurrency @MainActor open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    /// How far paths stay away from obstacles.
    public let bufferRadius: Float
    /// The obstacles.
    public var obstacles: [GKPolygonObstacle] { parts.map(\.obstacle) }

    private struct Part {
        let obstacle: GKPolygonObstacle
        /// What a path may not enter. It is slightly smaller than the outline on which the nodes are, and one is that
        /// of the obstacle itself.
        let outline: PolygonOutline, ownOutline: PolygonOutline
        let nodes: [GKGraphNode2D]
    }

    /// A connection that obstacles do not remove.
    private struct Lock: Hashable {
        let start: GKGraphNode2D, end: GKGraphNode2D
    }

    private var parts: [Part] = []
    private var locks: Set<Lock> = []

    /// Creates the graph of paths around obstacles.
    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.bufferRadius = bufferRadius
        super.init([])
        addObstacles(obstacles)
    }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Nodes

    /// Adds a node, and connects it with all nodes to which a straight line meets no obstacle.
    open func connectUsingObstacles(node: NodeType) { connect(node) { $0.outline } }

    /// Adds a node, and connects it as if some obstacles did not exist.
    open func connectUsingObstacles(node: NodeType, ignoring obstaclesToIgnore: [GKPolygonObstacle]) {
        connect(node) { obstaclesToIgnore.contains($0.obstacle) ? nil : $0.outline }
    }

    /// Adds a node, and connects it by lines that may come near some obstacles.
    open func connectUsingObstacles(
        node: NodeType, ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]
    ) {
        connect(node) {
            obstaclesBufferRadiusToIgnore.contains($0.obstacle) ? $0.ownOutline : $0.outline
        }
    }

    /// Returns the nodes at the corners of an obstacle.
    open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
        parts.first { $0.obstacle == obstacle }?.nodes.compactMap { $0 as? NodeType } ?? []
    }

    // MARK: - Obstacles

    /// Adds obstacles. Connections that meet them are removed, unless they are locked.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        var known = Set(self.obstacles)
        let new = obstacles.filter { known.insert($0).inserted }.map { obstacle in
            let size = obstacle.points.map(\.length).max() ?? 0
            let gap = 1e-4 * max(1, size, bufferRadius)
            return Part(
                obstacle: obstacle, outline: obstacle.outline(extrudedBy: bufferRadius - gap),
                ownOutline: obstacle.outline(extrudedBy: -gap),
                nodes: obstacle.outline(extrudedBy: bufferRadius).points.map { GKGraphNode2D(point: $0) })
        }
        for one in places {
            for case let other as GKGraphNode2D in one.connectedNodes
            where !locks.contains(Lock(start: one, end: other))
                && new.contains(where: { $0.outline.blocks(from: one.position, to: other.position) })
            {
                one.removeConnections(to: [other], bidirectional: false)
            }
        }
        parts += new
        for node in new.flatMap(\.nodes) { connect(node) { $0.outline } }
    }

    /// Removes obstacles with their nodes. Nodes of other obstacles between which they were are connected.
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        remove(parts.filter { obstacles.contains($0.obstacle) }.flatMap(\.nodes))
        parts.removeAll { obstacles.contains($0.obstacle) }
        for node in parts.flatMap(\.nodes) { connect(node) { $0.outline } }
    }

    /// Removes all obstacles with their nodes.
    open func removeAllObstacles() { removeObstacles(obstacles) }

    // MARK: - Locks

    /// Keeps the connection from one node to another when obstacles are added.
    open func lockConnection(from startNode: NodeType, to endNode: NodeType) {
        locks.insert(Lock(start: startNode, end: endNode))
    }

    /// No longer keeps the connection from one node to another when obstacles are added.
    open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
        locks.remove(Lock(start: startNode, end: endNode))
    }

    /// Returns whether the connection from one node to another is locked.
    open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool {
        locks.contains(Lock(start: startNode, end: endNode))
    }

    private var places: [GKGraphNode2D] { (nodes ?? []).compactMap { $0 as? GKGraphNode2D } }

    private func connect(_ node: GKGraphNode2D, outline: (Part) -> PolygonOutline?) {
        add([node])
        let outlines = parts.compactMap(outline)
        let visible = places.filter { other in
            other != node && !outlines.contains { $0.blocks(from: node.position, to: other.position) }
        }
        node.addConnections(to: visible, bidirectional: true)
    }
}
