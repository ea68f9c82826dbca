// SPDX-License-Identifier: GPL-3.0-or-later
/// The notation of moves: the number of a square for a press, `u` for undo, `r` for redo, `h` for a hint.
extension LightsOutGame.Move {
    /// The notation of the move.
    public var notation: String {
        switch self {
        case .press(let square): "\(square)"
        case .undo: "u"
        case .redo: "r"
        case .hint: "h"
        }
    }

    /// Parses a move. Returns `nil` if it is not valid.
    public init?(notation: String) {
        switch notation {
        case "u": self = .undo
        case "r": self = .redo
        case "h": self = .hint
        default:
            guard let square = Int(notation), Lights.squares.contains(square), notation == "\(square)" else {
                return nil
            }
            self = .press(square)
        }
    }
}
