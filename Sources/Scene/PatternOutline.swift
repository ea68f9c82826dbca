/// The outlines of a pattern of squares: closed ways along the lines of its grid, with the pattern on the right hand.
public struct PatternOutline: Equatable, Sendable {
    /// A crossing of the grid's lines, column and row of lines counted from 0.
    public typealias Crossing = GridCursor.Cell

    /// The corners of each way, in the order in which one walks: the outer ones clockwise, those of holes the other way.
    public let loops: [[Crossing]]

    private struct Edge: Hashable {
        var from: Crossing
        var to: Crossing
    }

    /// Finds the outlines of a pattern.
    public init(of pattern: CellPattern) {
        var edges: Set<Edge> = []
        for cell in pattern.filled {
            let (left, top) = (cell.column, cell.row)
            let corners = [(left, top), (left + 1, top), (left + 1, top + 1), (left, top + 1)].map {
                Crossing(column: $0.0, row: $0.1)
            }
            for side in 0..<4 {
                let edge = Edge(from: corners[side], to: corners[(side + 1) % 4])
                // An edge between two squares is walked both ways, and falls out.
                if edges.remove(Edge(from: edge.to, to: edge.from)) == nil { edges.insert(edge) }
            }
        }
        var loops: [[Crossing]] = []
        while let start = edges.min(by: { Self.isBefore($0.from, $1.from) }) {
            var walked = [start]
            edges.remove(start)
            while let last = walked.last, last.to != start.from {
                // Where two squares touch at a corner only, turning right keeps to the same square.
                let ways = [Self.right(last), Self.ahead(last), Self.left(last)]
                guard let next = ways.first(where: edges.contains) else { break }
                edges.remove(next)
                walked.append(next)
            }
            loops.append(Self.corners(walked))
        }
        self.loops = loops
    }

    private static func corners(_ walked: [Edge]) -> [Crossing] {
        walked.indices.filter { place in
            let before = walked[(place + walked.count - 1) % walked.count]
            return step(before) != step(walked[place])
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
