import Boards
import PentominoRules

/// The tiles' frames, a drag while positions are judged, and the solver.
extension PentominoKind {
    package static var measurements: [Measurement] {
        [
            .frames(key: "pentomino_tiles_moving", [12, 1000, 10_000].map(movingTiles)),
            .frames(
                key: "pentomino_drag_while_solving",
                [
                    MovingBoard(pieces: 12, of: "tile", isOneOfSeveral: false) { platform in
                        CirclingTile(on: makeBoard(seed: 7), platform)
                    } begin: { board, now in
                        (board as? CirclingTile)?.begin(at: now)
                    }
                ]),
            .work(key: "solver") { SolverBenchmark.measured() },
        ]
    }

    private static func movingTiles(_ count: Int) -> MovingBoard {
        MovingBoard(pieces: count, of: "tile") { _ in TileSwarm(of: makeBoard(seed: 7), count: count) }
    }
}
