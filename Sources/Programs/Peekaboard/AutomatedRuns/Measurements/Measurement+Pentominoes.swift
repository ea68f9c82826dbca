// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import PentominoRules
import Scene

/// Benchmarks: frames with moving tiles, a drag while positions are analyzed, and the solver.
extension Measurement {
    static var pentominoes: [Measurement] {
        [
            .frames(key: "pentomino_tiles_moving", [12, 1000, 10_000].map(movingTiles)),
            .frames(
                key: "pentomino_drag_while_solving",
                [
                    MovingBoard(pieces: 12, of: "tile", groupsByPieceCount: false) { platform in
                        CirclingTile(on: PentominoKind.makeBoard(seed: 7), platform)
                    } begin: { board, now in
                        (board as? CirclingTile)?.begin(at: now)
                    }
                ]),
            .work(key: "solver") { SolverBenchmark.measured() },
        ]
    }

    private static func movingTiles(_ count: Int) -> MovingBoard {
        MovingBoard(pieces: count, of: "tile") { _ in
            let scene = PentominoKind.makeBoard(seed: 7).scene
            var animator = Animator()
            var (isOut, end) = (false, 0.0)
            return Swarm(tiles(of: scene, count), of: scene) { pieces, now in
                if now >= end {
                    isOut.toggle()
                    end = now + legTime
                    for piece in pieces.indices {
                        let x = pieces[piece].center.x + (isOut ? 20 : -20)
                        animator.move(.x, of: piece, in: &pieces, to: x, at: now, duration: legTime)
                        animator.move(.rotation, of: piece, in: &pieces, to: isOut ? 1 : 0, at: now, duration: legTime)
                    }
                }
                animator.update(&pieces, to: now)
            }
        }
    }

    /// How long tiles glide in one direction, in seconds.
    private static let legTime = 1.0

    /// Returns `count` pieces that look like the board's tiles, arranged in a square grid.
    private static func tiles(of board: Scene, _ count: Int) -> [Piece] {
        let tiles = board.pieces.prefix(12).filter(\.isPresent)
        let columns = Int(Double(count).squareRoot().rounded(.up))
        let pitch = Swarm.side / Double(columns)
        return (0..<count).map { number in
            var piece = tiles[number % tiles.count]
            piece.center = Point(
                x: (Double(number % columns) + 0.5) * pitch, y: (Double(number / columns) + 0.5) * pitch)
            piece.scale = min(1, pitch / 120)
            return piece
        }
    }
}
