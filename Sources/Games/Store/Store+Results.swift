// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

extension Store {
    /// Stores the result of the game in progress on a board, which ends the game, and returns the number of the result.
    /// If this throws, the game is still in progress; the result is written when the next game begins or when the store
    /// is closed.
    @discardableResult
    package func finish(_ result: FinishedGame) throws(StoreError) -> Int {
        var id = 0
        do throws(StoreError) {
            try write { () throws(StoreError) in
                try insert(.result(result))
                id = database.lastRow
                try deleteGame(board: result.board)
            }
        } catch {
            unfinished[result.board] = result
            throw error
        }
        unfinished[result.board] = nil
        games[result.board] = nil
        refused.remove(result.board)
        return id
    }

    /// Returns the results of a board, of one category or of all, latest first; with `id`, only those stored before it.
    /// Results are ordered by when they were stored, because the clock can be set back.
    package func results(
        board: String, category: String? = nil, before id: Int = .max, limit: Int = .max
    ) throws(StoreError) -> [FinishedGame] {
        try results(
            of: board, category, "AND id < ?3 ORDER BY id DESC LIMIT ?4", [.number(id), .number(max(0, limit))])
    }

    /// Returns the results of all boards, oldest first.
    package func allResults() throws(StoreError) -> [FinishedGame] {
        try database.rows(Self.select("ORDER BY id"), [], FinishedGame.init(row:))
    }

    /// Returns the different setups of a board's results.
    package func setups(board: String) throws(StoreError) -> [String] {
        try database.rows("SELECT DISTINCT setup FROM result WHERE board = ?", [.text(board)]) { $0.text(0) }
    }

    /// Returns statistics of a board's results, of one category or of all.
    package func summary(board: String, category: String? = nil) throws(StoreError) -> Summary {
        var summary = Summary()
        var moves = 0
        var seconds = 0.0
        let games = try database.rows(
            """
            SELECT move_count, seconds, peeks = 0 AND avoidable IS 0, avoidable IS NOT NULL
            FROM result \(Self.ofBoard) ORDER BY id
            """, [.text(board), SQLValue(category)]
        ) { (moves: $0.number(0), seconds: $0.real(1), isFlawless: $0.number(2) == 1, isReviewed: $0.number(3) == 1) }
        for game in games {
            moves &+= game.moves
            seconds += game.seconds
            summary.extendStreak(isFlawless: game.isFlawless)
        }
        if !games.contains(where: \.isReviewed) { (summary.currentStreak, summary.longestStreak) = (nil, nil) }
        guard !games.isEmpty else { return summary }
        summary.count = games.count
        summary.averageMoves = Double(moves) / Double(games.count)
        summary.averageSeconds = seconds / Double(games.count)
        summary.best = try results(of: board, category, "AND peeks = 0 ORDER BY move_count, seconds, id LIMIT 1").first
        return summary
    }

    /// Returns the categories in which a board has results, most recently played first.
    package func categories(board: String) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT category FROM result WHERE board = ? GROUP BY category ORDER BY max(id) DESC", [.text(board)]
        ) { $0.text(0) }
    }

    private static let ofBoard = "WHERE board = ?1 AND category = coalesce(?2, category)"

    /// Returns a query of all fields of results, with the end of the query.
    private static func select(_ end: String) -> String {
        """
        SELECT id, board, category, finished, seed, setup, moves, move_count, seconds, peeks, avoidable, rating
        FROM result \(end)
        """
    }

    private func results(
        of board: String, _ category: String?, _ order: String, _ values: [SQLValue] = []
    ) throws(StoreError) -> [FinishedGame] {
        try database.rows(
            Self.select("\(Self.ofBoard) \(order)"), [.text(board), SQLValue(category)] + values,
            FinishedGame.init(row:))
    }
}

extension FinishedGame {
    fileprivate init(row: SQLRow) {
        self.init(
            of: OpenGame(
                board: row.text(1), seed: UInt64(bitPattern: Int64(row.number(4))), setup: row.text(5),
                moves: row.text(6), seconds: row.real(8)),
            category: row.text(2), finished: row.number(3), moveCount: row.number(7), helps: row.number(9),
            misses: row.isNull(10) ? nil : row.number(10), rating: row.isNull(11) ? nil : row.real(11))
        id = row.number(0)
    }
}
