// The board and its kind own the adviser; work on other threads holds values alone, and refers back weakly.

import Boards
import PentominoRules

/// Judges positions off the main thread. A question that a newer one has overtaken is called off, and its answer forgotten.
@MainActor final class TileAdviser {
    private unowned let board: PentominoBoard
    private let platform: any Platform
    private var judging: Cancellation?
    private var judged: TilePosition?
    private var asking: Cancellation?

    /// An adviser for a board that asks its questions on a platform.
    init(of board: PentominoBoard, on platform: any Platform) {
        self.board = board
        self.platform = platform
    }

    /// Judges the present position, as far as the board wants to show it.
    func look() {
        let (counts, marks) = (board.showsSolutionsLeft, board.marksDeadRegions)
        guard counts || marks else {
            judging?.cancel()
            judged = nil
            return
        }
        let position = board.position(withHeldTile: true)
        guard position != judged || counts != (board.solutionsLeft != nil) else { return }
        judging?.cancel()
        judged = position
        let cancellation = Cancellation()
        judging = cancellation
        platform.inBackground {
            (
                dead: marks
                    ? DeadRegions(board: position.board, placements: position.placements, tiles: position.tiles).regions
                    : [],
                count: counts ? position.solver.count { cancellation.isCancelled } : nil
            )
        } then: { [weak self] (judgement: (dead: [[Square]], count: Int?)) in
            guard let self, !cancellation.isCancelled else { return }
            board.deadRegions = judgement.dead
            board.solutionsLeft = judgement.count
        }
    }

    /// Looks for advice on the present position; nil if there can be none.
    func findHint(then body: @escaping (Hint?) -> Void) {
        let position = board.position(withHeldTile: false)
        ask({ position.hint(isCancelled: $0) }, then: body)
    }

    /// Looks for a solution that the present position leads to, or, where there is none, any.
    func findSolution(then body: @escaping (Solution?) -> Void) {
        let position = board.position(withHeldTile: false)
        ask({ position.firstSolution(isCancelled: $0) }, then: body)
    }

    private func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (() -> Bool) -> Answer, then body: @escaping (Answer) -> Void
    ) {
        asking?.cancel()
        let cancellation = Cancellation()
        asking = cancellation
        platform.inBackground {
            question { cancellation.isCancelled }
        } then: { answer in
            if !cancellation.isCancelled { body(answer) }
        }
    }
}
