// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import LightsOutRules
import Localization
import Scene

/// Text that describes a Lights Out board, in the user's language.
@MainActor package struct LightsOutText: BoardText {
    private let board: LightsOutBoard

    /// Creates the text for a board.
    package init(board: LightsOutBoard) { self.board = board }

    /// Returns the name of a square, or `nil` for a light or the mark of a hint.
    package func name(of piece: Int) -> String? {
        guard let square = board.description(of: piece) else { return nil }
        let place = ["row": "\(square.row)", "column": "\(square.column)"]
        return switch (square.isLit, square.isHinted) {
        case (true, false): filled(translated("Row {row}, column {column}, on"), place)
        case (false, false): filled(translated("Row {row}, column {column}, off"), place)
        case (true, true): filled(translated("Row {row}, column {column}, on, hint"), place)
        case (false, true): filled(translated("Row {row}, column {column}, off, hint"), place)
        }
    }

    /// Nothing: there is only one kind of game.
    package var subject: String? { nil }

    /// What to do first.
    package var firstStep: String? { translated("Put out all the lights") }

    /// There is no headline.
    package var headline: String? { nil }

    /// The numbers of lights, presses, and hints.
    package var status: [String] {
        [
            filled(translated("Lights: {count}"), ["count": "\(board.game.lights.count)"]),
            filled(translated("Presses: {count}"), ["count": "\(board.game.presses.count)"]),
            filled(translated("Hints: {count}"), ["count": "\(board.game.hints)"]),
        ]
    }

    /// The state of the game, such as `9 lights on, 2 presses`.
    package var state: String {
        let count = board.game.lights.count
        let lights = filled(translated("{count} light on", "{count} lights on", count: count), ["count": "\(count)"])
        return filled(
            // Translators: {lights} is “9 lights on”, {presses} “2 presses” or “2 presses, 1 hint”.
            translated("{lights}, {presses}"), ["lights": lights, "presses": counts])
    }

    /// The result of a demo, for the terminal.
    package var report: String { filled(translated("Lights Out: solved in {presses}"), ["presses": counts]) }

    /// A pressed square announces itself by its new name. A hint changes the name of another square.
    package func announcement(of event: LightsOutGame.Event) -> Announcement? {
        guard case .hinted(let square) = event, let place = board.description(of: square) else { return nil }
        let words = filled(
            translated("Press row {row}, column {column}"), ["row": "\(place.row)", "column": "\(place.column)"])
        return Announcement(words, isVital: true)
    }

    /// Describes a move: what happened to the square, or to the last press.
    package func description(of move: PlayedMove<LightsOutGame>) -> MoveDescription {
        switch move.move {
        case .press(let square):
            let place = ["row": "\(square / Lights.side + 1)", "column": "\(square % Lights.side + 1)"]
            return MoveDescription(filled(translated("Row {row}, column {column}"), place))
        case .undo: return MoveDescription(translated("Undo"))
        case .redo: return MoveDescription(translated("Redo"))
        case .hint: return MoveDescription(translated("Hint"))
        }
    }

    /// Returns the result of a finished game, one fact per line.
    package func score(seconds: Double) -> String {
        let fewest = board.game.fewestPresses
        return [
            // Translators: {time} is how long it took: 1:05.
            filled(translated("{presses}, {time}"), ["presses": counts, "time": clock(seconds)]),
            filled(
                translated(
                    "The shortest way takes {count} press", "The shortest way takes {count} presses", count: fewest),
                ["count": "\(fewest)"]),
        ].joined(separator: "\n")
    }

    private var counts: String { Self.counts(presses: board.game.presses.count, hints: board.game.hints) }

    /// Returns text such as `5 presses` or `5 presses, 1 hint`.
    static func counts(presses: Int, hints: Int) -> String {
        let pressed = filled(
            translated("{count} press", "{count} presses", count: presses), ["count": "\(presses)"])
        guard hints > 0 else { return pressed }
        return filled(translated("{presses}, {hints}"), ["presses": pressed, "hints": hintsText(hints)])
    }
}
