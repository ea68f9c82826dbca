import Boards
import LightsOutRules

/// Benchmarks of the wave of light and of the solver.
extension LightsOutKind {
    /// The measurements for this board.
    package static var measurements: [Measurement] {
        [
            .frames(
                key: "lights_out_wave",
                [
                    MovingBoard(pieces: Lights.squares.count, of: "light", groupsByPieceCount: false) { _ in
                        let board = makeBoard(seed: 7)
                        board.fadeTime = 1
                        return board
                    } begin: { board, now in
                        (board as? LightsOutBoard)?.wave(at: now)
                        board.changed()
                    }
                ]),
            .work(key: "lights_out_solution_us") { figure(solutionTime(positions: 100_000) * 1e6) },
        ]
    }

    /// Returns the mean time to find the shortest solution, in seconds.
    private nonisolated static func solutionTime(positions: Int) -> Double {
        let deals = (0..<100).map { LightsOutGame(setup: LightsOutSetup(level: .hard), seed: $0).deal }
        var presses = 0
        let time = secondsToRun {
            for number in 0..<positions {
                presses += LightsOutSolver.shared.shortest(for: deals[number % deals.count])?.count ?? 0
            }
        }
        precondition(presses > 0, "no deal is solved from the start")
        return time / Double(positions)
    }
}
