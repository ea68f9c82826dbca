// SPDX-License-Identifier: GPL-3.0-or-later
/// The numbers of a literal that the user is changing, in a form that fits into an order.
struct CellValues: BitwiseCopyable {
    /// None, so that what is written in the code counts.
    static let none = CellValues([])

    private let count: Int
    private let numbers: (Double, Double, Double, Double)

    /// Creates values from at most four numbers.
    init(_ values: [Double]) {
        func number(_ index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }
        count = values.count
        numbers = (number(0), number(1), number(2), number(3))
    }

    /// The numbers.
    var all: [Double] { Array([numbers.0, numbers.1, numbers.2, numbers.3].prefix(count)) }
}
