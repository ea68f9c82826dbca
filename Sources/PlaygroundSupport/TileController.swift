import Boards
import PentominoRules
import Scene

/// The board of tiles, as a page sees it.
public final class TileController: BoardController<PentominoBoard> {
    private struct Question: Equatable {
        var position: TilePosition
        var marks: Bool
        var counts: Bool
    }

    private var judged: Question?

    /// A board of tiles; those of the smaller boards are dealt from `seed`, or, without one, differently each time.
    public init(seed: UInt64? = nil) {
        super.init(PentominoBoard(seed: seed ?? randomSeed(), today: { Day.today }))
        board.positionChanged = { [unowned self] in judge() }
    }

    /// Takes the last step back.
    public func undo() { begun().undo(at: now) }

    /// Makes the step again that was undone last.
    public func redo() { begun().redo(at: now) }

    /// Shows what to do next, if there is anything.
    public func showHint() {
        let board = begun()
        if let hint = board.position(withHeldTile: false).hint(isCancelled: { false }) { board.show(hint) }
    }

    /// How many solutions the position leaves.
    public func countSolutions() -> Int { board.position(withHeldTile: true).solver.count() ?? 0 }

    /// Lays the tiles as a solution has them, one after the other, or ends that.
    public func watch(_ isOn: Bool = true) {
        let board = begun()
        guard isOn else { return board.stopAutomaticMoves(at: now) }
        if let solution = board.position(withHeldTile: false).firstSolution(isCancelled: { false }) {
            board.show(solution, at: now)
        }
    }

    /// Judges the position, as far as the board wants to show it. Nobody else waits for this process, so it takes its time.
    private func judge() {
        let position = board.position(withHeldTile: true)
        let question = Question(position: position, marks: board.marksDeadRegions, counts: board.showsSolutionsLeft)
        guard question != judged else { return }
        judged = question
        if board.marksDeadRegions {
            board.deadRegions =
                DeadRegions(board: position.board, placements: position.placements, tiles: position.tiles).regions
        }
        if board.showsSolutionsLeft { board.solutionsLeft = countSolutions() }
    }
}
