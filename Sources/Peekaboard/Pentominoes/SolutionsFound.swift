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
    static let board = Options.BoardName.pentominoes.rawValue

    /// Notes the solution of a game that is over. One that cannot be kept is not counted.
    static func add(_ game: PentominoGame, to store: Store) {
        guard let solution = Solution(game) else { return }
        let letters = solution.canonical(on: game.board).letters(on: game.board)
        _ = try? store.add(solution: letters, board: board, category: game.board.name, found: secondsSince1970())
    }

    /// Counts those of a board off the main thread, then calls `body`.
    static func count(on board: TileBoard, in store: Store, then body: @escaping (SolutionsFound) -> Void) {
        let count = letters(on: board, in: store).count
        inBackground {
            Solver(board: board, tiles: Pentomino.allCases).distinctCount() ?? 0
        } then: { all in
            body(SolutionsFound(count: count, all: all))
        }
    }

    /// The letters of each of them, the latest first.
    static func letters(on board: TileBoard, in store: Store) -> [String] {
        (try? store.solutions(board: Self.board, category: board.name)) ?? []
    }

    /// `7 of 2,339 solutions found`.
    var words: String {
        filled(
            // Translators: The plural is that of {all}.
            translated("{count} of {all} solution found", "{count} of {all} solutions found", count: all),
            ["count": grouped(count), "all": grouped(all)])
    }
}
