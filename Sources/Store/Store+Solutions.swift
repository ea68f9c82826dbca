/// The different solutions of puzzles that the player has found.
extension Store {
    /// Notes that a solution was found, as text in a form that is the same for all that count as one. True if it is a new one
    /// among those of its category. If this throws, it is written with whatever is written next.
    @discardableResult
    public func add(solution: String, board: String, category: String, found: Int) throws(StoreError) -> Bool {
        var isNew = false
        let late = Late.solution(solution, board: board, category: category, found: found)
        do throws(StoreError) {
            try write { () throws(StoreError) in
                isNew = try database.rows(
                    "SELECT 1 FROM solution WHERE board = ? AND category = ? AND solution = ?",
                    [.text(board), .text(category), .text(solution)]
                ) { _ in true }.isEmpty
                if isNew { try insert(late) }
            }
        } catch {
            self.late.append(late)
            throw error
        }
        return isNew
    }

    /// The solutions of a category that were found, the latest first.
    public func solutions(board: String, category: String) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT solution FROM solution WHERE board = ? AND category = ? ORDER BY id DESC",
            [.text(board), .text(category)]
        ) { $0.text(0) }
    }

    /// The categories of a board of which solutions were found, the one in which one was found last first.
    public func solvedCategories(board: String) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT category FROM solution WHERE board = ? GROUP BY category ORDER BY max(id) DESC", [.text(board)]
        ) { $0.text(0) }
    }
}
