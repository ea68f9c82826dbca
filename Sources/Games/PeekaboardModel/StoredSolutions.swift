// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Store

/// The solutions of one board in the store. A solution that cannot be stored is not counted.
final class StoredSolutions: SolutionStore {
    private let board: String
    private let store: StoreQueue
    private let platform: any Platform

    init(board: String, store: StoreQueue, platform: any Platform) {
        self.board = board
        self.store = store
        self.platform = platform
    }

    func add(_ solution: String, category: String) {
        let found = platform.secondsSince1970()
        store.ask { [board] store throws(StoreError) in
            try store.add(solution: solution, board: board, category: category, found: found)
        }
    }

    func count(category: String, then body: @escaping (Int) -> Void) {
        store.ask { [board] store throws(StoreError) in
            try store.solutions(board: board, category: category).count
        } then: { found in
            body((try? found.get()) ?? 0)
        }
    }

    func readAll(then body: @escaping ([(category: String, solutions: [String])]) -> Void) {
        store.ask { [board] store throws(StoreError) in
            try store.solvedCategories(board: board).map { category throws(StoreError) in
                (category: category, solutions: try store.solutions(board: board, category: category))
            }
        } then: { found in
            body((try? found.get()) ?? [])
        }
    }
}
