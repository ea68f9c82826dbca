// SPDX-License-Identifier: GPL-3.0-or-later
import LightsOutRules
import Scene

/// Descriptions of the squares as values. `LightsOutText` turns them into text in the user's language.
extension LightsOutBoard {
    /// The description of a square.
    public struct SquareDescription: Equatable, Sendable {
        /// Counted from 1, in reading direction.
        public let column: Int
        /// Counted from 1, from the top.
        public let row: Int
        /// Whether its light is on.
        public let isLit: Bool
        /// Whether a hint suggests it.
        public let isHinted: Bool
    }

    private struct AccessibilityInputs: Equatable {
        let game: LightsOutGame
        let readsRightToLeft: Bool
        let isAutopilotOn: Bool
    }

    /// The state that all text about the board depends on.
    public var accessibilityState: AccessibilityState {
        AccessibilityState(
            AccessibilityInputs(game: game, readsRightToLeft: readsRightToLeft, isAutopilotOn: autopilot.isOn))
    }

    /// Returns the description of a piece, or `nil` for a piece that is not a square.
    public func description(of piece: Int) -> SquareDescription? {
        guard Lights.squares.contains(piece) else { return nil }
        let cell = cell(of: piece)
        return SquareDescription(
            column: cell.column + 1, row: cell.row + 1, isLit: game.lights.contains(piece),
            isHinted: game.hinted == piece)
    }
}

/// Hit testing, and movement of the keyboard cursor.
extension LightsOutBoard {
    /// Returns the square at the given point.
    public func piece(at point: Point, by device: Device) -> Int? {
        Lights.squares.first { scene.rect(of: $0).contains(point) }
    }

    /// The squares, row by row.
    public var tabOrder: [Int] { Array(Lights.squares) }

    /// Returns the square that the cursor moves to from the given one.
    public func piece(from square: Int, toward direction: Direction) -> Int? {
        GridCursor(cells: Lights.squares.map(cell(of:)))
            .cell(from: cell(of: square), toward: readsRightToLeft ? direction.mirrored : direction)
            .map { $0.row * Lights.side + $0.column }
    }

    /// Squares are never removed.
    public func piece(nearestTo square: Int) -> Int? { square }
}
