import Boards
import Glibc
import GtkKit
import PentominoRules
import Program
import Scene

/// Measures the tiles' frames, a drag while positions are judged, and the solver.
final class PentominoBenchmark: BoardBenchmark {
    private static let counts = [12, 1000, 10_000]

    private let installation: Installation
    private var sizes: [String] = []

    init(installation: Installation) { self.installation = installation }

    func measure(then done: @escaping ([(key: String, json: String)]) -> Void) {
        measureTiles(Self.counts[...]) { [self] in
            measureDrag { [self] drag in
                inBackground {
                    SolverBenchmark.measured()
                } then: { [self] solver in
                    done([
                        ("pentomino_tiles_moving", "{\(sizes.joined(separator: ", "))}"),
                        ("pentomino_drag_while_solving", drag), ("solver", solver),
                    ])
                }
            }
        }
    }

    private func measureTiles(_ counts: ArraySlice<Int>, then done: @escaping () -> Void) {
        guard let count = counts.first else { return done() }
        let swarm = TileSwarm(of: board(), count: count)
        FrameBenchmark(area(of: swarm)) { swarm.changed() }.measure(count, of: "tile") { [self] json in
            sizes.append("\"\(count)\": \(json)")
            measureTiles(counts.dropFirst(), then: done)
        }
    }

    /// A tile is dragged round and round over the board, with all assists on, so that the solver has always something to do.
    private func measureDrag(then done: @escaping (String) -> Void) {
        let tiles = board()
        let adviser = TileAdviser(of: tiles)
        tiles.positionChanged = { adviser.look() }
        tiles.showsSolutionsLeft = true
        tiles.marksDeadRegions = true
        let drag = CirclingDrag(on: tiles)
        FrameBenchmark(area(of: tiles)) { drag.begin() }.measure(12, of: "tile") { json in
            drag.end()
            done(json)
        }
    }

    private func board() -> PentominoBoard { PentominoBoard(seed: 7, today: { Day.today }) }

    private func area(of board: any Board) -> BoardArea {
        BoardArea(board: board, shelf: PictureShelf(folder: installation.data))
    }
}

/// A hand that leads a tile in circles over the board, a step at each sixtieth of a second.
private final class CirclingDrag {
    private let board: PentominoBoard
    private let clock = Timeout()
    private var step = 0

    init(on board: PentominoBoard) { self.board = board }

    func begin() {
        let start = board.scene.pieces[Pentomino.x.rawValue].center
        board.handle(.press(start), at: now())
        move()
    }

    func end() { clock.cancel() }

    private func move() {
        step += 1
        let angle = Double(step) / 40
        let size = board.scene.size
        board.handle(
            .drag(
                to: Point(
                    x: size.width * (0.5 + 0.2 * cos(angle)),
                    y: size.height * (0.5 + 0.1 * sin(angle)))), at: now())
        clock.start(after: 1.0 / 60) { [unowned self] in move() }
    }
}
