// SPDX-License-Identifier: GPL-3.0-or-later
/// The outlines of a pattern of squares: closed paths along the grid lines, with the pattern on the right.
package struct PatternOutline: Equatable, Sendable {
    /// A crossing of grid lines, with the column and row of the lines counted from 0.
    package typealias Crossing = GridCursor.Cell

    /// The corners of each path, in order. Outer paths run clockwise and paths around holes counterclockwise.
    package let loops: [[Crossing]]

    private struct Edge: Hashable {
        var from: Crossing
        var to: Crossing
    }

    /// Computes the outlines of a pattern.
    package init(of pattern: CellPattern) {
        var edges: Set<Edge> = []
        for cell in pattern.filled {
            let (left, top) = (cell.column, cell.row)
            let corners = [(left, top), (left + 1, top), (left + 1, top + 1), (left, top + 1)].map {
                Crossing(column: $0.0, row: $0.1)
            }
            for side in 0..<4 {
                let edge = Edge(from: corners[side], to: corners[(side + 1) % 4])
                // An edge between two squares occurs in both directions, which cancel out.
                if edges.remove(Edge(from: edge.to, to: edge.from)) == nil { edges.insert(edge) }
            }
        }
        var loops: [[Crossing]] = []
        while let start = edges.min(by: { Self.isBefore($0.from, $1.from) }) {
            var walked = [start]
            edges.remove(start)
            while let last = walked.last, last.to != start.from {
                // Where two squares touch only at a corner, turning right follows the same square.
                let turns = [Self.right(last), Self.ahead(last), Self.left(last)]
                guard let next = turns.first(where: edges.contains) else { break }
                edges.remove(next)
                walked.append(next)
            }
            loops.append(Self.corners(walked))
        }
        self.loops = loops
    }

    private static func corners(_ walked: [Edge]) -> [Crossing] {
        walked.indices.filter { index in
            let before = walked[(index + walked.count - 1) % walked.count]
            return step(before) != step(walked[index])
        }.map { walked[$0].from }
    }

    private static func isBefore(_ a: Crossing, _ b: Crossing) -> Bool { (a.row, a.column) < (b.row, b.column) }

    private static func step(_ edge: Edge) -> Crossing {
        Crossing(column: edge.to.column - edge.from.column, row: edge.to.row - edge.from.row)
    }

    private static func going(_ columns: Int, _ rows: Int, from crossing: Crossing) -> Edge {
        Edge(from: crossing, to: Crossing(column: crossing.column + columns, row: crossing.row + rows))
    }

    private static func right(_ edge: Edge) -> Edge { going(-step(edge).row, step(edge).column, from: edge.to) }

    private static func ahead(_ edge: Edge) -> Edge { going(step(edge).column, step(edge).row, from: edge.to) }

    private static func left(_ edge: Edge) -> Edge { going(step(edge).row, -step(edge).column, from: edge.to) }
}
