// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A graph of the cells of a grid, each of which is connected with its neighbors.
@preconcurrency @MainActor open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The lowest column and row.
    public let gridOrigin: vector_int2
    /// The number of columns.
    public let gridWidth: Int
    /// The number of rows.
    public let gridHeight: Int
    /// Whether nodes are connected diagonally.
    public let diagonalsAllowed: Bool

    private var cells: [vector_int2: GKGridGraphNode] = [:]

    /// Creates the graph of a whole grid. Its nodes are of the class `GKGridGraphNode`.
    public init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        (gridOrigin, gridWidth, gridHeight) = (position, Int(width), Int(height))
        self.diagonalsAllowed = diagonalsAllowed
        super.init([])
        add(
            (0..<height).flatMap { row in
                (0..<width).map { GKGridGraphNode(gridPosition: position &+ [$0, row]) }
            })
        for case let node as GKGridGraphNode in nodes ?? [] { connect(node, bidirectional: false) }
    }

    /// There are no archives, so this is never called.
    public required init?(coder: NSCoder) { nil }

    /// Returns the node at a place of the grid; `nil` if there is none.
    public func node(atGridPosition position: vector_int2) -> NodeType? {
        cells[position] as? NodeType
    }

    /// Adds a node, and connects it with its neighbors on the grid.
    open func connectToAdjacentNodes(_ node: NodeType) {
        add([node])
        connect(node, bidirectional: true)
    }

    open override func add(_ nodes: [GKGraphNode]) {
        super.add(nodes)
        for case let node as GKGridGraphNode in nodes { cells[node.gridPosition] = node }
    }

    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as GKGridGraphNode in nodes where cells[node.gridPosition] == node {
            cells[node.gridPosition] = nil
        }
    }

    private func connect(_ node: GKGridGraphNode, bidirectional: Bool) {
        var steps: [vector_int2] = [[1, 0], [0, 1], [-1, 0], [0, -1]]
        if diagonalsAllowed { steps += [[1, 1], [-1, 1], [-1, -1], [1, -1]] }
        node.addConnections(
            to: steps.compactMap { cells[node.gridPosition &+ $0] }, bidirectional: bidirectional)
    }
}
