// SPDX-License-Identifier: GPL-3.0-or-later
/// Moves as text for storage, without spaces: `t7@1234` taps circle 7 at 1234 milliseconds of play, and `l7@2434` lands
/// it.
extension PasscodeGame.Move {
    /// The text form of the move.
    public var notation: String {
        switch self {
        case .tap(let number, let time): "t\(number)@\(time)"
        case .landed(let number, let time): "l\(number)@\(time)"
        }
    }

    /// Parses a move. Returns `nil` if the text is invalid.
    public init?(notation: String) {
        let parts = notation.dropFirst().split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let time = Int(parts[1]), number > 0, time >= 0
        else { return nil }
        switch notation.first {
        case "t": self = .tap(number, at: time)
        case "l": self = .landed(number, at: time)
        default: return nil
        }
        // Accept only the canonical form, without signs or leading zeros.
        guard self.notation == notation else { return nil }
    }
}
