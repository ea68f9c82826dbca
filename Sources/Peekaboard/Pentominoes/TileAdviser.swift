// The board and its page own the adviser; work on other threads holds values alone, and refers back weakly.

import Boards
import GtkKit
import PentominoRules

/// Judges positions off the main thread. A question that a newer one has overtaken is called off, and its answer forgotten.
final class TileAdviser {
    private let board: PentominoBoard
    private var judging: Cancellation?
    private var judged: TilePosition?
    private var asking: Cancellation?

    init(of board: PentominoBoard) { self.board = board }

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
        inBackground {
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
        inBackground {
            question { cancellation.isCancelled }
        } then: { answer in
            if !cancellation.isCancelled { body(answer) }
        }
    }
}
