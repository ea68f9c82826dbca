// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// A record of a finished game.
enum PendingRecord {
    case result(FinishedGame)
    case solution(String, board: String, category: String, found: Int)
}

extension Store {
    /// Inserts a record of a finished game.
    func insert(_ record: PendingRecord) throws(StoreError) {
        switch record {
        case .result(let result):
            try database.run(
                """
                INSERT INTO result (board, category, finished, seed, setup, moves, move_count, seconds, peeks,
                avoidable, rating) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                .text(result.board), .text(result.category), .number(result.finished),
                .number(Int(bitPattern: UInt(result.seed))), .text(result.setup), .text(result.moves),
                .number(result.moveCount), .real(result.seconds), .number(result.helps), SQLValue(result.misses),
                SQLValue(result.rating))
            try database.run(
                """
                UPDATE result SET moves = '' WHERE id =
                (SELECT id FROM result WHERE board = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
                """, .text(result.board), .number(maxGamesWithMoves))
        case .solution(let solution, let board, let category, let found):
            try database.run(
                "INSERT OR IGNORE INTO solution (board, category, solution, found) VALUES (?, ?, ?, ?)", .text(board),
                .text(category), .text(solution), .number(found))
        }
    }
}
