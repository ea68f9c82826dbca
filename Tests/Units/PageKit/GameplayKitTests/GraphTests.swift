// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing
import ViewKit

@testable import GameplayKit

struct GraphTests {
    private final class Town: GKGraphNode {
        let name: String
        var roads: [GKGraphNode: Float] = [:]

        init(_ name: String) {
            self.name = name
            super.init()
        }
        required init?(coder: NSCoder) { fatalError() }

        func connect(_ town: Town, _ length: Float) {
            addConnections(to: [town], bidirectional: true)
            (roads[town], town.roads[self]) = (length, length)
        }
        override func cost(to node: GKGraphNode) -> Float { roads[node] ?? .infinity }
    }

    /// The example of Dijkstra’s algorithm in Wikipedia: the shortest path from 1 to 5 has the length 20.
    @Test func shortestPathOfAPublishedExampleIsFound() {
        let towns = (1...6).map { Town("\($0)") }
        let roads: [(Int, Int, Float)] = [
            (1, 2, 7), (1, 3, 9), (1, 6, 14), (2, 3, 10), (2, 4, 15), (3, 4, 11), (3, 6, 2), (4, 5, 6),
            (5, 6, 9),
        ]
        for (one, other, length) in roads { towns[one - 1].connect(towns[other - 1], length) }
        let graph = GKGraph(towns)
        let path = graph.findPath(from: towns[0], to: towns[4]).map { ($0 as? Town)?.name }
        #expect(path == ["1", "3", "6", "5"])
        #expect(towns[4].findPath(from: towns[0]) == graph.findPath(from: towns[0], to: towns[4]))
        graph.remove([towns[5]])
        #expect(graph.nodes?.count == 5 && !towns[2].connectedNodes.contains(towns[5]))
        #expect(
            graph.findPath(from: towns[0], to: towns[4]).map { ($0 as? Town)?.name } == [
                "1", "3", "4", "5",
            ])
    }

    @Test func connectionsHaveADirection() {
        let (a, b, c) = (GKGraphNode(), GKGraphNode(), GKGraphNode())
        a.addConnections(to: [b, b], bidirectional: false)
        b.addConnections(to: [c], bidirectional: true)
        #expect(a.connectedNodes == [b] && b.connectedNodes == [c] && c.connectedNodes == [b])
        #expect(a.findPath(to: c) == [a, b, c] && c.findPath(to: a) == [] && a.findPath(to: a) == [a])
        b.removeConnections(to: [c], bidirectional: true)
        #expect(a.findPath(to: c) == [] && c.connectedNodes == [])
        #expect(a.cost(to: b) == 1 && a.estimatedCost(to: b) == 0)
    }

    @Test func nodeIsConnectedWithTheNearestOne() {
        let nodes = [GKGraphNode2D(point: [0, 0]), GKGraphNode2D(point: [10, 0])]
        let graph = GKGraph(nodes)
        let node = GKGraphNode2D(point: [7, 4])
        graph.connectToLowestCostNode(node: node, bidirectional: true)
        #expect(
            graph.nodes?.count == 3 && node.connectedNodes == [nodes[1]]
                && nodes[1].connectedNodes == [node])
        #expect(node.cost(to: nodes[1]) == 5)
    }

    @Test(arguments: [false, true]) func gridIsConnectedWithItsNeighbors(diagonals: Bool) throws {
        let grid = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: [2, -1], width: 4, height: 3, diagonalsAllowed: diagonals)
        #expect((grid.gridOrigin, grid.gridWidth, grid.gridHeight) == (vector_int2(2, -1), 4, 3))
        #expect(grid.nodes?.count == 12 && grid.diagonalsAllowed == diagonals)
        #expect(grid.node(atGridPosition: [1, 0]) == nil && grid.node(atGridPosition: [6, 0]) == nil)
        let corner = try #require(grid.node(atGridPosition: [2, -1]))
        let middle = try #require(grid.node(atGridPosition: [3, 0]))
        #expect(corner.connectedNodes.count == (diagonals ? 3 : 2))
        #expect(middle.connectedNodes.count == (diagonals ? 8 : 4))
        grid.remove([middle])
        #expect(grid.node(atGridPosition: [3, 0]) == nil && corner.connectedNodes.count == 2)
        grid.connectToAdjacentNodes(middle)
        #expect(
            grid.node(atGridPosition: [3, 0]) == middle
                && middle.connectedNodes.count == (diagonals ? 8 : 4))
    }

    @Test func subclassOfANodeCanHaveItsOwnCosts() throws {
        final class Swamp: GKGridGraphNode {
            override func cost(to node: GKGraphNode) -> Float { 10 }
        }
        let grid = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: [0, 0], width: 3, height: 2, diagonalsAllowed: false)
        let (start, end) = (
            try #require(grid.node(atGridPosition: [0, 0])),
            try #require(grid.node(atGridPosition: [2, 0]))
        )
        #expect(grid.findPath(from: start, to: end).count == 3)
        grid.remove([try #require(grid.node(atGridPosition: [1, 0]))])
        grid.connectToAdjacentNodes(Swamp(gridPosition: [1, 0]))
        #expect(grid.findPath(from: start, to: end).count == 5, "around the swamp")
    }

    /// Compares paths with the distances that a flood fill finds, on grids with random walls.
    @Test(arguments: 0..<20) func pathsOnRandomGridsAreShortest(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let grid = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: [0, 0], width: 12, height: 9, diagonalsAllowed: false)
        let walls = (grid.nodes ?? []).filter { _ in random.number(below: 3) == 0 }
        grid.remove(walls)
        let nodes = grid.nodes ?? []
        let start = try #require(nodes.first)
        var (distances, border) = ([start: 0], [start])
        while !border.isEmpty {
            let node = border.removeFirst()
            for next in node.connectedNodes where distances[next] == nil {
                distances[next] = distances[node]! + 1
                border.append(next)
            }
        }
        for node in nodes {
            let path = grid.findPath(from: start, to: node)
            #expect(path.count == (distances[node] ?? -1) + 1)
            #expect(zip(path, path.dropFirst()).allSatisfy { $0.connectedNodes.contains($1) })
        }
    }
}
