// SPDX-License-Identifier: GPL-3.0-or-later
/// Moves as text for storage: the card's index for a turn, `b` for turning back, `p` for a peek.
extension MemoryGame.Move {
    /// The text form of the move.
    public var notation: String {
        switch self {
        case .turn(let card): "\(card)"
        case .turnBack: "b"
        case .peek: "p"
        }
    }

    /// Parses a move. Returns `nil` if the text is invalid.
    public init?(notation: String) {
        switch notation {
        case "b": self = .turnBack
        case "p": self = .peek
        default:
            guard let card = Int(notation), card >= 0, notation == "\(card)" else { return nil }
            self = .turn(card)
        }
    }
}
