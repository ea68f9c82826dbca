// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import ViewKit

/// A board with pentomino tiles.
@preconcurrency @MainActor public final class TileController: BoardController<PentominoBoard> {
    private struct Question: Equatable {
        var position: TilePosition
        var marks: Bool
        var counts: Bool
    }

    private var analyzedQuestion: Question?

    /// Creates a board. On the smaller boards, the same `seed` always selects the same tiles; without a seed, they are
    /// different each time.
    public init(seed: UInt64? = nil) {
        let (year, month, day) = PageContext.current.today
        let today = Day(year: year, month: month, day: day) ?? .today
        super.init(PentominoBoard(seed: seed ?? randomSeed(), today: { today }))
        board.positionChanged = { [unowned self] in judge() }
    }

    /// Undoes the last step.
    public func undo() { begun().undo(at: now) }

    /// Redoes the last undone step.
    public func redo() { begun().redo(at: now) }

    /// Shows a hint for the next step, if there is one.
    public func showHint() {
        let board = begun()
        if let hint = board.position(withHeldTile: false).hint(isCanceled: { false }) { board.display(hint) }
    }

    /// Returns the number of solutions that the current position allows.
    public func countSolutions() -> Int { board.position(withHeldTile: true).solver.count() ?? 0 }

    /// Starts or stops placing the tiles of a solution one by one.
    public func watch(_ isOn: Bool = true) {
        let board = begun()
        guard isOn else { return board.stopAutomaticMoves(at: now) }
        if let solution = board.position(withHeldTile: false).firstSolution(isCanceled: { false }) {
            board.placeTiles(of: solution, at: now)
        }
    }

    /// Updates the marks of dead areas and the number of solutions, if the board shows them. The calculation may block,
    /// because the process has nothing else to do.
    private func judge() {
        let position = board.position(withHeldTile: true)
        let question = Question(position: position, marks: board.marksDeadRegions, counts: board.showsSolutionsLeft)
        guard question != analyzedQuestion else { return }
        analyzedQuestion = question
        if board.marksDeadRegions {
            board.deadRegions =
                DeadRegions(board: position.board, placements: position.placements, tiles: position.tiles).regions
        }
        if board.showsSolutionsLeft { board.solutionsLeft = countSolutions() }
    }
}
