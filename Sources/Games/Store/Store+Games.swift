// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

extension Store {
    /// Begins a game, which replaces the one in progress on its board. If the game cannot be written, each of its moves
    /// tries again.
    package func begin(_ game: OpenGame) throws(StoreError) {
        if let result = unfinished.removeValue(forKey: game.board) { pendingRecords.append(.result(result)) }
        var inProgress = GameInProgress(beginning: game)
        inProgress.unwritten = game.moves.split(separator: " ").map { move in
            GameInProgress.TimedMove(text: String(move), seconds: game.seconds)
        }
        try write(inProgress)
    }

    /// Adds an accepted move, as text without spaces, to the game in progress on a board. `seconds` is the playing time
    /// so far. A move that cannot be written is written together with the next one.
    ///
    /// Throws `noGame` if this store has neither begun nor read a game on the board, and `overtaken` if another process
    /// has since begun a game there or continued this one.
    package func append(move: String, board: String, seconds: Double) throws(StoreError) {
        guard var inProgress = games[board] else { throw .noGame }
        unfinished[board] = nil
        inProgress.unwritten.append(GameInProgress.TimedMove(text: move, seconds: seconds))
        try write(inProgress)
    }

    /// Returns the game in progress on a board with all its moves, or `nil` if there is none. Later moves are added to
    /// it.
    package func openGame(board: String) throws(StoreError) -> OpenGame? {
        games[board] = nil
        let rows = try database.rows(Self.gameAndMoves, [.text(board)]) { row in
            (
                id: row.number(0), seed: UInt64(bitPattern: Int64(row.number(1))), setup: row.text(2),
                seconds: row.real(3), number: row.number(4), move: row.text(5)
            )
        }
        guard let first = rows.first, let last = rows.last else { return nil }
        let moves = rows.filter { $0.number > 0 }
        // A game with missing moves cannot be used.
        guard last.number == moves.count else { throw .unusable(.damaged) }
        let game = OpenGame(
            board: board, seed: first.seed, setup: first.setup,
            moves: moves.map(\.move).joined(separator: " "), seconds: last.seconds)
        games[board] = GameInProgress(beginning: game, id: first.id, written: moves.count)
        return game
    }

    /// Deletes the game in progress on a board.
    package func close(board: String) throws(StoreError) {
        try deleteGame(board: board)
        games[board] = nil
        refused.remove(board)
    }

    /// Sets aside the game in progress on a board, because the board cannot restore it. The game stays in the database
    /// with all its moves, under another board name, which is returned; `nil` if there is no game. If this throws, the
    /// game is set aside when the next one is written.
    @discardableResult
    package func setAside(board: String) throws(StoreError) -> String? {
        let id = games[board]?.id
        games[board] = nil
        refused.insert(board)
        let name = try renameGame(id, board: board)
        refused.remove(board)
        return name
    }

    /// Renames the board of a game (of any game on the board if `id` is `nil`) to a name that no board has. The name
    /// contains the game's number, which makes it unique.
    private func renameGame(_ id: Int? = nil, board: String) throws(StoreError) -> String? {
        try database.rows(
            """
            UPDATE game SET board = board || ', set aside ' || id WHERE board = ?1 AND id = coalesce(?2, id)
            RETURNING board
            """, [.text(board), SQLValue(id)]
        ) { $0.text(0) }.first
    }

    /// Deletes the game on a board that this store has begun or read, or any game there if it has done neither.
    func deleteGame(board: String) throws(StoreError) {
        if refused.contains(board) { _ = try renameGame(board: board) }
        try database.run(
            "DELETE FROM game WHERE board = ?1 AND id = coalesce(?2, id)", .text(board), SQLValue(games[board]?.id))
    }

    func write(_ game: GameInProgress) throws(StoreError) {
        let begun = game.beginning
        // Remember the moves first, so that they are not lost if writing fails.
        games[begun.board] = game
        var id = game.id
        try write { () throws(StoreError) in
            if id == nil {
                if refused.contains(begun.board) { _ = try renameGame(board: begun.board) }
                try database.run("DELETE FROM game WHERE board = ?", .text(begun.board))
                try database.run(
                    "INSERT INTO game (board, seed, setup, seconds) VALUES (?, ?, ?, ?)", .text(begun.board),
                    .number(Int(bitPattern: UInt(begun.seed))), .text(begun.setup), .real(begun.seconds))
                id = database.lastRow
            }
            for (number, move) in zip((game.written + 1)..., game.unwritten) {
                try database.run(
                    "INSERT INTO move (game, number, move, seconds) VALUES (?, ?, ?, ?)", SQLValue(id), .number(number),
                    .text(move.text), .real(move.seconds))
            }
        }
        refused.remove(begun.board)
        games[begun.board] = GameInProgress(beginning: begun, id: id, written: game.written + game.unwritten.count)
    }

    /// A single statement, so that all rows belong to the same snapshot. A game without moves is one row.
    private static let gameAndMoves = """
        SELECT game.id, seed, setup, coalesce(move.seconds, game.seconds), number, move
        FROM game LEFT JOIN move ON move.game = game.id WHERE board = ? ORDER BY number
        """
}
