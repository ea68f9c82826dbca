// SPDX-License-Identifier: GPL-3.0-or-later
/// A set of the 25 squares of the board, such as those that are lit or pressed. Squares are numbered row by row from
/// the top left.
public struct Lights: Hashable, Sendable {
    /// The number of squares in a row or column.
    public static let side = 5
    /// The numbers of all squares.
    public static let squares = 0..<side * side
    /// The empty set.
    public static let none = Lights(bits: 0)

    /// One bit for each square. The lowest bit is square 0.
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    /// Creates a set of squares.
    public init(_ squares: some Sequence<Int>) { bits = squares.reduce(0) { $0 | 1 << UInt32($1) } }

    /// The number of squares in the set.
    public var count: Int { bits.nonzeroBitCount }

    /// The squares in the set, in order.
    public var squares: [Int] { Self.squares.filter(contains) }

    /// Whether a square is in the set.
    public func contains(_ square: Int) -> Bool { bits >> UInt32(square) & 1 == 1 }

    /// Returns the squares that are in exactly one of the two sets.
    public static func ^ (one: Lights, other: Lights) -> Lights { Lights(bits: one.bits ^ other.bits) }

    /// Returns the squares that a press switches: the square itself and its neighbors in its row and column.
    public static func switched(by square: Int) -> Lights { crosses[square] }

    /// Returns the squares that switch when each square of a set is pressed once.
    public static func switched(by presses: Lights) -> Lights {
        presses.squares.reduce(.none) { $0 ^ crosses[$1] }
    }

    private static let crosses = squares.map { square in
        let (row, column) = square.quotientAndRemainder(dividingBy: side)
        return Lights(
            squares.filter { other in
                let (otherRow, otherColumn) = other.quotientAndRemainder(dividingBy: side)
                return abs(otherRow - row) + abs(otherColumn - column) <= 1
            })
    }
}
