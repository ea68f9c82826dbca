/// Moves as text, to be kept and read again: a card's place for a turn, `b` for turning back, `p` for a peek.
extension MemoryGame.Move {
    /// The move in a few letters.
    public var notation: String {
        switch self {
        case .turn(let card): "\(card)"
        case .turnBack: "b"
        case .peek: "p"
        }
    }

    /// Reads a move; nil for what is none.
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
