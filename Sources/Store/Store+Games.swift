import Gameplay

extension Store {
    /// Begins a game, instead of the one that is under way on its board. If it cannot be written that is tried again at
    /// each move.
    public func begin(_ game: OpenGame) throws(StoreError) {
        if let result = unfinished.removeValue(forKey: game.board) { late.append(.result(result)) }
        var underWay = GameUnderWay(beginning: game)
        underWay.unwritten = game.moves.split(separator: " ").map { move in
            GameUnderWay.Move(text: String(move), seconds: game.seconds)
        }
        try write(underWay)
    }

    /// Adds a move that was accepted, as text without spaces, to the game under way on a board. `seconds` is how long
    /// the game has been played. A move that cannot be written is not lost: it is written with the next one.
    ///
    /// Throws `noGame` if this store has neither begun nor read a game there, and `overtaken` if what lies there now is
    /// not what this store has written: the latest to begin a game, or to play on in one, has it.
    public func append(move: String, board: String, seconds: Double) throws(StoreError) {
        guard var underWay = games[board] else { throw .noGame }
        unfinished[board] = nil
        underWay.unwritten.append(GameUnderWay.Move(text: move, seconds: seconds))
        try write(underWay)
    }

    /// The game under way on a board with all its moves, nil if there is none. From now on moves are added to it.
    public func openGame(board: String) throws(StoreError) -> OpenGame? {
        games[board] = nil
        let rows = try database.rows(Self.gameAndMoves, [.text(board)]) { row in
            (
                id: row.number(0), seed: UInt64(bitPattern: Int64(row.number(1))), setup: row.text(2),
                seconds: row.real(3), number: row.number(4), move: row.text(5)
            )
        }
        guard let first = rows.first, let last = rows.last else { return nil }
        let moves = rows.filter { $0.number > 0 }
        // Moves that are missing in the middle make no game.
        guard last.number == moves.count else { throw .unusable(.damaged) }
        let game = OpenGame(
            board: board, seed: first.seed, setup: first.setup,
            moves: moves.map(\.move).joined(separator: " "), seconds: last.seconds)
        games[board] = GameUnderWay(beginning: game, id: first.id, written: moves.count)
        return game
    }

    /// Forgets the game under way on a board.
    public func close(board: String) throws(StoreError) {
        try deleteGame(board: board)
        games[board] = nil
        refused.remove(board)
    }

    /// Sets the game under way on a board aside, because the board can make nothing of it: with all its moves it stays in
    /// the database under the name of another board, which is returned; nil if there is none. If this throws, it is set
    /// aside when the next game is written, so it is never lost.
    @discardableResult
    public func setAside(board: String) throws(StoreError) -> String? {
        let id = games[board]?.id
        games[board] = nil
        refused.insert(board)
        let name = try renameGame(id, board: board)
        refused.remove(board)
        return name
    }

    /// Gives the game of a number on a board, or any that is there, the name of a board that nobody plays. The number makes
    /// it the only one of that name.
    private func renameGame(_ id: Int? = nil, board: String) throws(StoreError) -> String? {
        try database.rows(
            """
            UPDATE game SET board = board || ', set aside ' || id WHERE board = ?1 AND id = coalesce(?2, id)
            RETURNING board
            """, [.text(board), Value(id)]
        ) { $0.text(0) }.first
    }

    /// Deletes the game that this store has under way on a board; any, if it has none.
    func deleteGame(board: String) throws(StoreError) {
        if refused.contains(board) { _ = try renameGame(board: board) }
        try database.run(
            "DELETE FROM game WHERE board = ?1 AND id = coalesce(?2, id)", .text(board), Value(games[board]?.id))
    }

    func write(_ game: GameUnderWay) throws(StoreError) {
        let begun = game.beginning
        // Whatever comes now, it is not lost.
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
                    "INSERT INTO move (game, number, move, seconds) VALUES (?, ?, ?, ?)", Value(id), .number(number),
                    .text(move.text), .real(move.seconds))
            }
        }
        refused.remove(begun.board)
        games[begun.board] = GameUnderWay(beginning: begun, id: id, written: game.written + game.unwritten.count)
    }

    /// One statement, so that all rows are of one moment. A game without moves is one row.
    private static let gameAndMoves = """
        SELECT game.id, seed, setup, coalesce(move.seconds, game.seconds), number, move
        FROM game LEFT JOIN move ON move.game = game.id WHERE board = ? ORDER BY number
        """
}
