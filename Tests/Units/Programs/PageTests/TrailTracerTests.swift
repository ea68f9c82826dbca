// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import Testing

@testable import PeekaboardPage

/// Where the pieces of a board move.
struct TrailTracerTests {
    private static let size = Size(width: 100, height: 100)

    /// A board with pieces at horizontal positions. A piece at `nil` is not present.
    private func tree(_ places: [Double?]) -> NodeTree {
        var scene = Scene(size: Self.size, background: .white)
        scene.pieces = places.map {
            Piece(
                center: Point(x: $0 ?? 0, y: 50), front: PlateID(index: 0), back: PlateID(index: 0),
                isPresent: $0 != nil)
        }
        return NodeTree(root: Node(area: Self.size, content: .board(NodeBoard(scene: scene, accessibility: .none))))
    }

    private func trails(_ steps: [[Double?]]) -> [[Double]] {
        var tracer = TrailTracer(tree(steps[0]))
        for step in steps.dropFirst() { tracer.add(tree(step)) }
        return tracer.trails.map { $0.points.map(\.x) }
    }

    /// A card that is found flies to its place as another piece.
    @Test func pieceThatAppearsIsFollowed() {
        #expect(trails([[10, nil], [10, 10], [10, 20], [10, 30]]) == [[10, 20, 30]])
    }

    @Test func pieceThatDisappearsIsNotFollowedAnyFurther() {
        #expect(trails([[10], [20], [nil], [70], [80]]) == [[10, 20]])
        #expect(trails([[nil], [10], [20], [nil], [70], [80]]) == [[10, 20]])
    }

    @Test func longestTrailComesFirst() {
        #expect(trails([[10, 50, 90], [11, 60, 90], [12, 70, 90]]) == [[50, 60, 70], [10, 11, 12]])
    }
}
