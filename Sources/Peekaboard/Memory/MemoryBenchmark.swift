import Boards
import GtkKit
import MemoryRules
import Program

/// Measures boards of pairs of several sizes, on which all cards turn all the time.
final class MemoryBenchmark: BoardBenchmark {
    private static let grids = [(columns: 4, rows: 4), (columns: 40, rows: 25), (columns: 100, rows: 100)]

    private let installation: Installation
    private var sizes: [String] = []

    init(installation: Installation) { self.installation = installation }

    func measure(then done: @escaping ([(key: String, json: String)]) -> Void) { measure(Self.grids[...], then: done) }

    private func measure(
        _ grids: ArraySlice<(columns: Int, rows: Int)>, then done: @escaping ([(key: String, json: String)]) -> Void
    ) {
        guard let grid = grids.first else {
            let turning = (key: "memory_cards_turning", json: "{\(sizes.joined(separator: ", "))}")
            return SliderBenchmark(installation).measure { ticks in done([turning, ticks]) }
        }
        let board = MemoryBoard(setup: MemorySetup(columns: grid.columns, rows: grid.rows), seed: 7)
        board.openingTime = 10
        let area = BoardArea(board: board, shelf: PictureShelf(folder: installation.data))
        let cards = grid.columns * grid.rows
        FrameBenchmark(area, restarts: true) { [unowned board] in board.deal(seed: 7, at: now()) }
            .measure(cards, of: "card") { [self] json in
                sizes.append("\"\(cards)\": \(json)")
                measure(grids.dropFirst(), then: done)
            }
    }
}
