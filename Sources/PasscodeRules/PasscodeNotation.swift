/// Moves as text without spaces, to be kept and read again: `t7@1234` taps circle 7 at 1234 milliseconds of play,
/// `l7@2434` is its landing.
extension PasscodeGame.Move {
    /// The move in a few letters.
    public var notation: String {
        switch self {
        case .tap(let number, let time): "t\(number)@\(time)"
        case .landed(let number, let time): "l\(number)@\(time)"
        }
    }

    /// Reads a move; nil for what is none.
    public init?(notation: String) {
        let parts = notation.dropFirst().split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let time = Int(parts[1]), number > 0, time >= 0
        else { return nil }
        switch notation.first {
        case "t": self = .tap(number, at: time)
        case "l": self = .landed(number, at: time)
        default: return nil
        }
        // A move has one form only: no signs, no leading zeros.
        guard self.notation == notation else { return nil }
    }
}
