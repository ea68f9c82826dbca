// SPDX-License-Identifier: GPL-3.0-or-later
/// Moves as text for storage, without spaces: `+F` picks up a tile, `r` and `l` rotate it clockwise and
/// counterclockwise, `f` flips it, `@3,2` places it at column 3, row 2, `o` lets it go, `x` puts it back, `-F` takes a
/// tile off, `u` undoes, `U` redoes, and `h` counts a hint.
extension PentominoGame.Move {
    /// The text form of the move.
    public var notation: String {
        switch self {
        case .pick(let tile): "+\(tile.letter)"
        case .turn(.clockwise): "r"
        case .turn(.counterclockwise): "l"
        case .flip: "f"
        case .place(let square): "@\(square.column),\(square.row)"
        case .letGo: "o"
        case .putBack: "x"
        case .takeOff(let tile): "-\(tile.letter)"
        case .undo: "u"
        case .redo: "U"
        case .hint: "h"
        }
    }

    /// Parses a move. Returns `nil` if the text is invalid.
    public init?(notation: String) {
        switch notation {
        case "r": self = .turn(.clockwise)
        case "l": self = .turn(.counterclockwise)
        case "f": self = .flip
        case "o": self = .letGo
        case "x": self = .putBack
        case "u": self = .undo
        case "U": self = .redo
        case "h": self = .hint
        default:
            let rest = String(notation.dropFirst())
            switch notation.first {
            case "+":
                guard let tile = Pentomino(letter: rest) else { return nil }
                self = .pick(tile)
            case "-":
                guard let tile = Pentomino(letter: rest) else { return nil }
                self = .takeOff(tile)
            case "@":
                let numbers = rest.split(separator: ",").compactMap { Int($0) }
                guard numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0 else { return nil }
                self = .place(Square(column: numbers[0], row: numbers[1]))
                // Accept only the canonical form, without signs or leading zeros.
                guard self.notation == notation else { return nil }
            default: return nil
            }
        }
    }
}
