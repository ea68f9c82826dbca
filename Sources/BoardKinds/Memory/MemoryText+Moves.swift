import Gameplay
import Localization
import MemoryRules

extension MemoryText {
    /// Describes a move: the card that was turned, and whether it made a pair.
    public func description(of move: PlayedMove<MemoryGame>) -> MoveDescription {
        switch move.move {
        case .peek: return MoveDescription(translated("All cards are face up for a moment"))
        // Translators: Two cards that were no pair are face down again.
        case .turnBack: return MoveDescription(translated("Cards turned back"))
        case .turn(let card):
            let text = name(of: card, in: move.game)
            for event in move.events {
                switch event {
                // Translators: {card} is “Fox, row 1, column 2”.
                case .paired: return MoveDescription(filled(translated("{card}: a pair"), text), isLandmark: true)
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
