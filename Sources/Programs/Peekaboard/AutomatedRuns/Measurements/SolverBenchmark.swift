// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules

/// Measures the solver on one core: time and nodes for each board with a published number of solutions.
nonisolated enum SolverBenchmark {
    /// Returns the figures as JSON, keyed by the name of the board.
    static func measured() -> String {
        let full = TileBoard.full.map { ($0.name, figures(of: $0)) }
        let small =
            (TileBoard.ladder + [
                TileBoard(rows: 3, columns: 10), TileBoard(rows: 3, columns: 15), TileBoard(rows: 4, columns: 10),
            ]).map { ($0.name, figures(of: $0)) }
        return "{\((full + small).map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
    }

    /// Returns the figures of one board, with the best time of five runs.
    private static func figures(of board: TileBoard) -> String {
        let solver = Solver(board: board, tiles: Pentomino.allCases)
        var best = Double.infinity
        var (solutions, nodes) = (0, 0)
        for _ in 0..<5 {
            let time = secondsToRun {
                let outcome = solver.forEachDistinctSolution { _ in true }
                (solutions, nodes) = (outcome.solutions, outcome.nodes)
            }
            best = min(best, time)
        }
        return """
            {"distinct_solutions": \(solutions), "nodes": \(nodes), \
            "time_ms": \((best * 1e7).rounded() / 1e4)}
            """
    }
}
