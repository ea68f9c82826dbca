// SPDX-License-Identifier: GPL-3.0-or-later
/// The distinct solutions of puzzles that the user has found.
extension Store {
    /// Stores a solution as text, in a canonical form that all equivalent solutions share. Returns whether it is new in
    /// its category. If this throws, the solution is written together with the next write.
    @discardableResult
    package func add(solution: String, board: String, category: String, found: Int) throws(StoreError) -> Bool {
        var isNew = false
        let record = PendingRecord.solution(solution, board: board, category: category, found: found)
        do throws(StoreError) {
            try write { () throws(StoreError) in
                isNew = try database.rows(
                    "SELECT 1 FROM solution WHERE board = ? AND category = ? AND solution = ?",
                    [.text(board), .text(category), .text(solution)]
                ) { _ in true }.isEmpty
                if isNew { try insert(record) }
            }
        } catch {
            pendingRecords.append(record)
            throw error
        }
        return isNew
    }

    /// Returns the solutions of a category, latest first.
    package func solutions(board: String, category: String) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT solution FROM solution WHERE board = ? AND category = ? ORDER BY id DESC",
            [.text(board), .text(category)]
        ) { $0.text(0) }
    }

    /// Returns the categories of a board in which solutions were found, the one with the latest solution first.
    package func solvedCategories(board: String) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT category FROM solution WHERE board = ? GROUP BY category ORDER BY max(id) DESC", [.text(board)]
        ) { $0.text(0) }
    }
}
