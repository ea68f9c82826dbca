import MemoryRules
import PasscodeRules
import PentominoRules

extension MemoryGame.Event {
    /// The sound that goes with it, by its name.
    public var sound: String? {
        switch self {
        case .turned: "turn"
        case .paired: "pair"
        case .missed: "miss"
        case .peeked: "peek"
        case .finished: "won"
        case .turnedBack, .turnPassed: nil
        }
    }
}

extension PentominoGame.Event {
    /// The sound that goes with it, by its name.
    public var sound: String? {
        switch self {
        case .pickedUp: "lift"
        case .turned, .flipped: "turn"
        case .placed: "place"
        case .returned, .takenOff: "glide"
        case .finished: "won"
        }
    }
}

extension PasscodeGame.Event {
    /// The sound that goes with it, by its name.
    public var sound: String? {
        switch self {
        case .right: "right"
        case .wrong: "wrong"
        case .roundWon: "card"
        case .finished: "won"
        case .shuffled, .placed, .returned: nil
        }
    }
}
