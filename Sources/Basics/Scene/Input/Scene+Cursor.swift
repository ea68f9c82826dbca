// SPDX-License-Identifier: GPL-3.0-or-later
extension Scene {
    /// Returns the piece among `others` that the cursor moves to from a piece, or `nil` if there is none in that
    /// direction.
    ///
    /// This is the nearest piece, where distance perpendicular to the direction counts twice. The ends of a row, and
    /// the first and last piece, are those of `others`.
    public func piece(from piece: Int, toward direction: Direction, among others: [Int]) -> Int? {
        let from = pieces[piece].center
        func offset(to other: Int) -> (along: Double, aside: Double) {
            let (dx, dy) = (pieces[other].center.x - from.x, pieces[other].center.y - from.y)
            return switch direction {
            case .left: (-dx, abs(dy))
            case .right: (dx, abs(dy))
            case .up: (-dy, abs(dx))
            default: (dy, abs(dx))
            }
        }
        switch direction {
        case .rowStart, .first: return others.first
        case .rowEnd, .last: return others.last
        default: break
        }
        return others.filter { $0 != piece && offset(to: $0).along > 1 }.min {
            let (a, b) = (offset(to: $0), offset(to: $1))
            return a.along + 2 * a.aside < b.along + 2 * b.aside
        }
    }
}
