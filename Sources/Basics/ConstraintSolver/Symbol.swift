// SPDX-License-Identifier: GPL-3.0-or-later
/// A column of the tableau: a variable, or what turns a constraint into an equation.
struct Symbol: Hashable, Comparable {
    /// What a symbol stands for.
    enum Kind: UInt8 {
        /// A variable of the user. It may be negative.
        case variable
        /// By how much one side of an inequality exceeds the other.
        case slack
        /// By how much a constraint that is not required is missed, in one direction.
        case error
        /// What a required equation adds: nothing. It is there so that the constraint can be removed.
        case dummy
    }

    let number: Int32

    static func < (one: Symbol, other: Symbol) -> Bool { one.number < other.number }
}
