// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import LightsOutRules

/// The controller of a Lights Out board on a Swift page.
public final class LightsOutController: BoardController<LightsOutBoard> {
    /// Creates a board with lights dealt from `seed`, or from a random seed.
    public init(seed: UInt64? = nil) {
        super.init(LightsOutBoard(seed: seed ?? randomSeed()))
    }

    /// Returns whether the light in the given column and row, counted from 0, is on.
    public func isLit(_ column: Int, _ row: Int) -> Bool { board.game.lights.contains(square(column, row)) }

    /// Presses the square in the given column and row, counted from 0.
    public func press(_ column: Int, _ row: Int) { begun().receive(.activate(square(column, row)), at: now) }

    /// Takes back the last press.
    public func undo() { begun().undo(at: now) }

    /// Redoes the press that was taken back last.
    public func redo() { begun().redo(at: now) }

    /// Marks a square to press.
    public func showHint() { begun().showHint(at: now) }

    /// Starts or stops solving the game with as few presses as possible.
    public func watch(_ isOn: Bool = true) { begun().setAutopilot(isOn, at: now) }

    private func square(_ column: Int, _ row: Int) -> Int {
        precondition(
            (0..<Lights.side).contains(column) && (0..<Lights.side).contains(row),
            "there is no square in column \(column), row \(row): the board has 5 columns and 5 rows")
        return row * Lights.side + column
    }
}
