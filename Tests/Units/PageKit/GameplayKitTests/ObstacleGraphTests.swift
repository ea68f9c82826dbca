// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing
import ViewKit

@testable import GameplayKit

struct ObstacleGraphTests {
    private typealias Graph = GKObstacleGraph<GKGraphNode2D>

    private let square = GKPolygonObstacle(points: [[-1, -1], [1, -1], [1, 1], [-1, 1]])

    private func length(_ path: [GKGraphNode]) -> Float {
        zip(path, path.dropFirst()).map { $0.cost(to: $1) }.reduce(0, +)
    }

    /// Adds the ends of a path.
    private func ends(_ graph: Graph, _ points: [vector_float2]) -> [GKGraphNode2D] {
        let nodes = points.map { GKGraphNode2D(point: $0) }
        for node in nodes { graph.connectUsingObstacles(node: node) }
        return nodes
    }

    @Test func pathLeadsAroundASquare() {
        let graph = Graph(obstacles: [square], bufferRadius: 0)
        #expect(graph.nodes(for: square).map(\.position) == [[-1, -1], [1, -1], [1, 1], [-1, 1]])
        let ends = ends(graph, [[-4, 0], [4, 0]])
        let path = graph.findPath(from: ends[0], to: ends[1])
        #expect(path.count == 4 && abs(length(path) - (2 + 2 * Float(10).squareRoot())) < 1e-4)
    }

    @Test(arguments: [false, true]) func bufferKeepsPathsAway(isReversed: Bool) {
        let points: [vector_float2] = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
        let square = GKPolygonObstacle(points: isReversed ? points.reversed() : points)
        let graph = Graph(obstacles: [square], bufferRadius: 2)
        #expect(graph.bufferRadius == 2 && square.vertexCount == 4)
        let corners = Set(graph.nodes(for: square).map(\.position))
        #expect(corners == [[-3, -3], [3, -3], [3, 3], [-3, 3]])
        let ends = ends(graph, [[-4, 0], [4, 0]])
        let path = graph.findPath(from: ends[0], to: ends[1])
        #expect(abs(length(path) - (6 + 2 * Float(10).squareRoot())) < 1e-4)
    }

    @Test func obstaclesCanBeAddedAndRemoved() {
        let graph = Graph(obstacles: [], bufferRadius: 0.5)
        let ends = ends(graph, [[-4, 0], [4, 0], [-4, 5], [4, 5]])
        #expect(graph.findPath(from: ends[0], to: ends[1]).count == 2)
        graph.lockConnection(from: ends[2], to: ends[3])
        #expect(graph.isConnectionLocked(from: ends[2], to: ends[3]))
        #expect(!graph.isConnectionLocked(from: ends[3], to: ends[2]))
        let wall = GKPolygonObstacle(points: [[-1, 3], [1, 3], [1, 7], [-1, 7]])
        graph.addObstacles([square, wall, square])
        #expect(graph.obstacles == [square, wall] && graph.nodes?.count == 12)
        #expect(graph.findPath(from: ends[0], to: ends[1]).count == 4)
        #expect(graph.findPath(from: ends[2], to: ends[3]).count == 2, "locked")
        #expect(graph.findPath(from: ends[3], to: ends[2]).count > 2)
        graph.removeAllObstacles()
        #expect(graph.obstacles == [] && graph.nodes?.count == 4)
    }

    @Test func nodeInTheBufferCanBeConnected() {
        let graph = Graph(obstacles: [square], bufferRadius: 1)
        let node = GKGraphNode2D(point: [-1.5, 0])
        graph.connectUsingObstacles(node: node)
        #expect(node.connectedNodes == [])
        graph.connectUsingObstacles(node: node, ignoringBufferRadiusOf: [square])
        #expect(node.connectedNodes.count == 2)
        let inside = GKGraphNode2D(point: [0, 0])
        graph.connectUsingObstacles(node: inside, ignoring: [square])
        #expect(inside.connectedNodes.count == 5)
    }

    @Test func sharpCornersAreCutOff() {
        let needle = GKPolygonObstacle(points: [[0, -0.01], [10, 0], [0, 0.01]])
        let corners = Graph(obstacles: [needle], bufferRadius: 1).nodes(for: needle).map(\.position)
        #expect(corners.allSatisfy { $0.x < 11.01 && $0.x > -1.5 && abs($0.y) < 1.5 }, "\(corners)")
        // Every point at the distance of the buffer is inside.
        let outline = needle.outline(extrudedBy: 1)
        for x in stride(from: Float(0), through: 10, by: 0.5) {
            #expect(outline.contains([x, 0.98]) && outline.contains([x, -0.98]))
        }
        #expect(outline.contains([10.98, 0]))
    }

    /// No connection meets a square, checked at many points of it.
    @Test(arguments: 0..<10) func connectionsStayOutsideOfRandomSquares(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let corners: [vector_float2] = [[0, 0], [1, 0], [1, 1], [0, 1]]
        let places = (0..<5).map { _ in
            vector_float2(Float(random.number(below: 8)), Float(random.number(below: 8)))
        }
        let graph = Graph(
            obstacles: places.map { place in GKPolygonObstacle(points: corners.map { $0 + place }) },
            bufferRadius: 0.25)
        for case let one as GKGraphNode2D in graph.nodes ?? [] {
            for case let other as GKGraphNode2D in one.connectedNodes {
                let points = (0...50).map {
                    one.position + (other.position - one.position) * Float($0) / 50
                }
                let meets = points.contains { point in
                    places.contains { place in
                        let (x, y) = (point.x - place.x, point.y - place.y)
                        return x > -0.24 && x < 1.24 && y > -0.24 && y < 1.24
                    }
                }
                #expect(!meets)
            }
        }
        #expect((graph.nodes?.count ?? 0) == 20)
    }
}
