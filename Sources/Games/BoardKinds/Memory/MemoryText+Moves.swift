// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Localization
import MemoryRules

extension MemoryText {
    /// Describes a move: the card that was turned, and whether it was the last of a pair or set.
    package func description(of move: PlayedMove<MemoryGame>) -> MoveDescription {
        switch move.move {
        case .peek: return MoveDescription(translated("All cards are face up for a moment"))
        // Translators: Cards that do not match are face down again.
        case .turnBack: return MoveDescription(translated("Cards turned back"))
        case .turn(let card):
            let text = name(of: card, in: move.game)
            for event in move.events {
                switch event {
                case .paired(let cards):
                    let found =
                        cards.count == 2
                        // Translators: {card} is “Fox, row 1, column 2”.
                        ? translated("{card}: a pair")
                        // Translators: {card} is “Fox, row 1, column 2”, the last of three cards that match.
                        : translated("{card}: a set")
                    return MoveDescription(filled(found, text), isLandmark: true)
                // Translators: {card} is “Fox, row 1, column 2”.
                case .missed: return MoveDescription(filled(translated("{card}: no match"), text))
                default: continue
                }
            }
            return MoveDescription(text["card"] ?? "")
        }
    }

    private func name(of card: Int, in game: MemoryGame) -> [String: String] {
        let place = board.cell(of: card)
        let text = filled(
            // Translators: A card. {face} is what is on it, such as “Fox”.
            translated("{face}, row {row}, column {column}"),
            [
                "face": localizedName(board.face(of: card).name), "row": "\(place.row + 1)",
                "column": "\(place.column + 1)",
            ])
        return ["card": text]
    }
}
