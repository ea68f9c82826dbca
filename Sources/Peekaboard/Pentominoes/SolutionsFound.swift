import GtkKit
import PentominoRules
import Store

/// How many of a board's distinct solutions the player has found.
struct SolutionsFound: Sendable {
    /// How many so far.
    let count: Int
    /// How many there are.
    let all: Int

    /// The board's name in the store.
    nonisolated static let board = Options.BoardName.pentominoes.rawValue

    /// Notes the solution of a game that is over. One that cannot be kept is not counted.
    static func add(_ game: PentominoGame, to store: StoreQueue) {
        guard let solution = Solution(game) else { return }
        let letters = solution.canonical(on: game.board).letters(on: game.board)
        let (category, found) = (game.board.name, secondsSince1970())
        store.ask { store throws(StoreError) in
            try store.add(solution: letters, board: board, category: category, found: found)
        }
    }

    /// Counts those of a board off the main thread, then calls `body`.
    static func count(on board: TileBoard, in store: StoreQueue, then body: @escaping (SolutionsFound) -> Void) {
        store.ask { store throws(StoreError) in
            try store.solutions(board: Self.board, category: board.name).count
        } then: { found in
            count((try? found.get()) ?? 0, on: board, then: body)
        }
    }

    /// Counts how many there are of a board, beside a number of those that were found, off the main thread; then calls `body`.
    static func count(_ count: Int, on board: TileBoard, then body: @escaping (SolutionsFound) -> Void) {
        inBackground {
            Solver(board: board, tiles: Pentomino.allCases).distinctCount() ?? 0
        } then: { all in
            body(SolutionsFound(count: count, all: all))
        }
    }

    /// Reads the letters of each that was found, the latest first, of all boards of which one was found; then calls `body`.
    static func all(in store: StoreQueue, then body: @escaping ([(board: TileBoard, letters: [String])]) -> Void) {
        store.ask { store throws(StoreError) in
            var found: [(board: TileBoard, letters: [String])] = []
            for name in try store.solvedCategories(board: board) {
                guard let tiles = TileBoard(name: name) else { continue }
                found.append((tiles, try store.solutions(board: board, category: name)))
            }
            return found
        } then: { found in
            body((try? found.get()) ?? [])
        }
    }

    /// `7 of 2,339 solutions found`.
    var words: String {
        filled(
            // Translators: The plural is that of {all}.
            translated("{count} of {all} solution found", "{count} of {all} solutions found", count: all),
            ["count": grouped(count), "all": grouped(all)])
    }
}
