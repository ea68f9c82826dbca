import Boards
import LightsOutRules

/// The board of lights, as a page sees it.
public final class LightsOutController: BoardController<LightsOutBoard> {
    /// A board with lights dealt from `seed`, or, without one, differently each time.
    public init(seed: UInt64? = nil) {
        super.init(LightsOutBoard(seed: seed ?? randomSeed()))
    }

    /// Whether the light in a column and a row, both counted from 0, is on.
    public func isLit(_ column: Int, _ row: Int) -> Bool { board.game.lights.contains(square(column, row)) }

    /// Presses the square in a column and a row, both counted from 0.
    public func press(_ column: Int, _ row: Int) { begun().handle(.activate(square(column, row)), at: now) }

    /// Takes back the last press.
    public func undo() { begun().undo(at: now) }

    /// Makes the press again that was taken back last.
    public func redo() { begun().redo(at: now) }

    /// Marks a square to press.
    public func showHint() { begun().showHint(at: now) }

    /// Puts out the lights in as few presses as possible, one after the other, or ends that.
    public func watch(_ isOn: Bool = true) { begun().watch(isOn, at: now) }

    private func square(_ column: Int, _ row: Int) -> Int {
        precondition(
            (0..<Lights.side).contains(column) && (0..<Lights.side).contains(row),
            "there is no square in column \(column), row \(row): the board has 5 columns and 5 rows")
        return row * Lights.side + column
    }
}
