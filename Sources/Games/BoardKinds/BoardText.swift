// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Scene

/// A move of a recorded game, in the user’s language.
package struct MoveDescription: Equatable, Sendable {
    /// What happened, such as “Fox, row 1, column 2”.
    package let text: String
    /// Whether the move is one that a player looks for, such as a pair that was found.
    package let isLandmark: Bool

    /// Creates the description of a move.
    package init(_ text: String, isLandmark: Bool = false) {
        self.text = text
        self.isLandmark = isLandmark
    }
}

/// Text that describes a board, in the user's language.
@MainActor package protocol BoardText {
    /// The type of the board.
    associatedtype Board: GameBoard

    /// Creates the text for a board.
    init(board: Board)

    /// Returns the accessible name of a piece, or `nil` for a piece that is gone or only decorative.
    func name(of piece: Int) -> String?
    /// The line above the status line, if any.
    var headline: String? { get }
    /// What is played, such as the deck or the puzzle; `nil` if there is nothing to name.
    var subject: String? { get }
    /// What to do first, for somebody who has never played on the board; `nil` if the headline says it.
    var firstStep: String? { get }
    /// The parts of the status line.
    var status: [String] { get }
    /// The state of the game in one phrase, for a screen reader.
    var state: String { get }
    /// The result of a demo, for the terminal.
    var report: String { get }
    /// Returns what a screen reader announces for an event, or `nil` if the changed names of pieces already convey it.
    func announcement(of event: Board.Rules.Event) -> Announcement?
    /// Describes a move of a recorded game.
    func description(of move: PlayedMove<Board.Rules>) -> MoveDescription
}
