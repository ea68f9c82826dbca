// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PentominoRules

/// How many of a board's distinct solutions the user has found.
struct SolutionsFound: Sendable {
    /// The number found so far.
    let count: Int
    /// The number that exist.
    let all: Int

    /// Counts the solutions of a board off the main thread, then calls `body`.
    @MainActor static func count(
        on board: TileBoard, host: any GameHost, then body: @escaping (SolutionsFound) -> Void
    ) {
        host.solutions.count(category: board.name) { [platform = host.platform] count in
            self.count(count, on: board, platform, then: body)
        }
    }

    /// Counts the existing solutions of a board off the main thread, then calls `body` with them and with `count`.
    @MainActor static func count(
        _ count: Int, on board: TileBoard, _ platform: any Platform, then body: @escaping (SolutionsFound) -> Void
    ) {
        platform.inBackground {
            Solver(board: board, tiles: Pentomino.allCases).distinctCount() ?? 0
        } then: { all in
            body(SolutionsFound(count: count, all: all))
        }
    }

    /// The counts as text: `7 of 2,339 solutions found`.
    var message: String {
        filled(
            // Translators: The plural form depends on {all}.
            translated("{count} of {all} solution found", "{count} of {all} solutions found", count: all),
            ["count": grouped(count), "all": grouped(all)])
    }
}
