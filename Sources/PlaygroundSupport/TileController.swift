import Boards
import PentominoRules
import Scene

/// The board of tiles, as a page sees it.
public final class TileController: BoardController<PentominoBoard> {
    /// Called with each event of the game.
    public var happened: (PentominoGame.Event) -> Void = { _ in }
    /// Called before that.
    package var told: (PentominoGame.Event) -> Void = { _ in }

    /// A board of tiles; those of the smaller boards are dealt from `seed`, or, without one, differently each time.
    public init(seed: UInt64? = nil) {
        super.init(PentominoBoard(seed: seed ?? randomSeed(), today: { Day.today }))
        board.happened = { [unowned self] event in
            told(event)
            happened(event)
        }
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
        if board.marksDeadRegions {
            board.deadRegions =
                DeadRegions(board: position.board, placements: position.placements, tiles: position.tiles).regions
        }
        if board.showsSolutionsLeft { board.solutionsLeft = position.solver.count { false } }
    }
}
