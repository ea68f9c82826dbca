// SPDX-License-Identifier: GPL-3.0-or-later
// The board and its kind own the adviser. Work on other threads uses only values, and refers back weakly.

import Boards
import PentominoRules

/// Analyzes positions off the main thread. A newer request cancels an older one, whose result is dropped.
@MainActor package final class TileAdviser {
    private unowned let board: PentominoBoard
    private let platform: any Platform
    private var analysis: Cancellation?
    private var analyzedPosition: TilePosition?
    private var request: Cancellation?

    /// Creates an adviser for a board.
    package init(of board: PentominoBoard, on platform: any Platform) {
        self.board = board
        self.platform = platform
    }

    /// Updates the board's dead regions and its number of solutions left, as far as the board shows them.
    package func analyze() {
        let (counts, marks) = (board.showsSolutionsLeft, board.marksDeadRegions)
        guard counts || marks else {
            analysis?.cancel()
            analyzedPosition = nil
            return
        }
        let position = board.position(withHeldTile: true)
        guard position != analyzedPosition || counts != (board.solutionsLeft != nil) else { return }
        analysis?.cancel()
        analyzedPosition = position
        let cancellation = Cancellation()
        analysis = cancellation
        platform.inBackground {
            (
                dead: marks
                    ? DeadRegions(board: position.board, placements: position.placements, tiles: position.tiles).regions
                    : [],
                count: counts ? position.solver.count { cancellation.isCanceled } : nil
            )
        } then: { [weak self] (result: (dead: [[Square]], count: Int?)) in
            guard let self, !cancellation.isCanceled else { return }
            board.deadRegions = result.dead
            board.solutionsLeft = result.count
        }
    }

    /// Looks for a hint for the current position, then calls `body`, with `nil` if there is none.
    func findHint(then body: @escaping (Hint?) -> Void) {
        let position = board.position(withHeldTile: false)
        ask({ position.hint(isCanceled: $0) }, then: body)
    }

    /// Looks for a solution that the current position leads to or, if there is none, for any solution of the board.
    func findSolution(then body: @escaping (Solution?) -> Void) {
        let position = board.position(withHeldTile: false)
        ask({ position.firstSolution(isCanceled: $0) }, then: body)
    }

    private func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (() -> Bool) -> Answer, then body: @escaping (Answer) -> Void
    ) {
        request?.cancel()
        let cancellation = Cancellation()
        request = cancellation
        platform.inBackground {
            question { cancellation.isCanceled }
        } then: { answer in
            if !cancellation.isCanceled { body(answer) }
        }
    }
}
