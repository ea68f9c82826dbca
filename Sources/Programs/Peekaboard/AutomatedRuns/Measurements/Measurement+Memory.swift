// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import MemoryRules

/// Benchmarks of boards of several sizes on which all cards flip continuously.
extension Measurement {
    static var memory: [Measurement] {
        let grids = [(columns: 4, rows: 4), (columns: 40, rows: 25), (columns: 100, rows: 100)]
        return [.frames(key: "memory_cards_turning", grids.map { turningCards(columns: $0.columns, rows: $0.rows) })]
    }

    private static func turningCards(columns: Int, rows: Int) -> MovingBoard {
        MovingBoard(pieces: columns * rows, of: "card") { _ in
            let board = MemoryBoard(setup: MemorySetup(columns: columns, rows: rows), seed: 7)
            board.openingTime = 10
            return board
        } begin: { board, now in
            (board as? MemoryBoard)?.deal(seed: 7, at: now)
        }
    }
}
