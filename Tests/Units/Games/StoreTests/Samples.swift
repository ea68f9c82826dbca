// SPDX-License-Identifier: GPL-3.0-or-later
import CSQLite
import GameRecords
import Seeding

@testable import Store

extension OpenGame {
    /// Returns a game of Pairs without moves.
    static func sample(board: String = "memory", seed: UInt64 = 7) -> OpenGame {
        OpenGame(board: board, seed: seed, setup: "4x4 animals 1 person")
    }

    /// The number of its moves if they are 0, 1, 2, and so on, or `nil`.
    var numberedMoveCount: Int? {
        let moves = moves.split(separator: " ")
        return moves.indices.allSatisfy { moves[$0] == String($0) } ? moves.count : nil
    }
}

extension FinishedGame {
    /// Returns the result of a game of Pairs.
    static func sample(
        board: String = "memory", category: String = "4x4/1 person", seed: UInt64 = 7, moves: String = "0 1 2 3",
        moveCount: Int = 12, seconds: Double = 60, helps: Int = 0, misses: Int? = 0, rating: Double? = 12.393
    ) -> FinishedGame {
        let game = OpenGame(
            board: board, seed: seed, setup: "4x4 animals 1 person", moves: moves, seconds: seconds)
        return FinishedGame(
            of: game, category: category, finished: 1_700_000_000, moveCount: moveCount, helps: helps,
            misses: misses, rating: rating)
    }

    /// Returns the same result with the ID it has in the database.
    func numbered(_ id: Int) -> FinishedGame {
        var result = self
        result.id = id
        return result
    }
}

extension Store {
    /// Adds moves that are a second apart.
    func play(_ moves: [String], board: String = "memory") throws {
        for (number, move) in moves.enumerated() {
            try append(move: move, board: board, seconds: Double(number + 1))
        }
    }
}

/// Creates a database of many pages with results and an unfinished game, and closes it.
func makeFullDatabase(at path: String, results: Int = 120, moves: Int = 150) throws {
    let store = Store(path: path)
    for number in 0..<results {
        let moves = (0..<40).map { String(($0 * 7 + number) % 16) }.joined(separator: " ")
        try store.finish(.sample(seed: UInt64(number), moves: moves, moveCount: 12 + number % 9))
    }
    try store.begin(.sample())
    try store.play((0..<moves).map { String($0 % 16) })
}

/// Returns the output of SQLite's integrity check, which is `["ok"]` for a valid database.
func integrity(of path: String) throws -> [String] {
    try Database(path).rows("PRAGMA integrity_check") { $0.text(0) }
}
