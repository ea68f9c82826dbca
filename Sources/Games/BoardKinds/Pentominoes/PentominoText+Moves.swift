// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Localization
import PentominoRules

extension PentominoText {
    /// Describes a move: what happened to the tile, and whether the move was undone or redone.
    package func description(of move: PlayedMove<PentominoGame>) -> MoveDescription {
        let text = move.events.compactMap { self.text(of: $0, in: move.game) }.joined(separator: ". ")
        return switch move.move {
        // Translators: {move} is a move that was undone, such as “F tile, in the tray”.
        case .undo: MoveDescription(filled(translated("Undo: {move}"), ["move": text]))
        // Translators: {move} is a move that was redone, such as “F tile, in the tray”.
        case .redo: MoveDescription(filled(translated("Redo: {move}"), ["move": text]))
        case .place: MoveDescription(text, isLandmark: true)
        // Translators: A move in the history of a game: the player asked for a hint.
        case .hint: MoveDescription(translated("Hint"))
        case .pick, .turn, .flip, .letGo, .putBack, .takeOff: MoveDescription(text)
        }
    }

    private func text(of event: PentominoGame.Event, in game: PentominoGame) -> String? {
        switch event {
        case .turned, .flipped: announcement(of: event)?.text
        case .pickedUp(let tile), .returned(let tile), .takenOff(let tile): text(of: tile, in: game)
        case .placed(let placement): text(of: placement.tile, in: game)
        case .finished: nil
        }
    }

    private func text(of tile: Pentomino, in game: PentominoGame) -> String? {
        PentominoBoard.description(of: tile, in: game).map { text(of: tile, $0) }
    }
}
