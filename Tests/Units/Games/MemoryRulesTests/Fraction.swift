// SPDX-License-Identifier: GPL-3.0-or-later
/// An exact fraction in lowest terms, with a positive denominator.
///
/// Used to compare expectations with published fractions. A sum or product whose terms do not fit into `Int` traps.
struct Fraction: Hashable, Sendable, CustomStringConvertible {
    /// The numerator, which carries the sign.
    let numerator: Int
    /// The denominator, at least one.
    let denominator: Int

    /// Creates the fraction `numerator` / `denominator`. The denominator must not be zero.
    init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(denominator != 0, "division by zero")
        let divisor = greatestCommonDivisor(numerator, denominator) * denominator.signum()
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// The nearest `Double`.
    var value: Double { Double(numerator) / Double(denominator) }

    /// The fraction as text, such as `1/2`, or `3` for an integer.
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    /// Returns the exact sum, over the least common denominator.
    static func + (left: Fraction, right: Fraction) -> Fraction {
        let shared = greatestCommonDivisor(left.denominator, right.denominator)
        let (ofLeft, ofRight) = (right.denominator / shared, left.denominator / shared)
        return Fraction(left.numerator * ofLeft + right.numerator * ofRight, left.denominator * ofLeft)
    }

    /// Returns the exact product. Common factors are canceled first to keep the terms small.
    static func * (left: Fraction, right: Fraction) -> Fraction {
        let (one, other) = (Fraction(left.numerator, right.denominator), Fraction(right.numerator, left.denominator))
        return Fraction(one.numerator * other.numerator, one.denominator * other.denominator)
    }
}

/// Euclid's algorithm on the absolute values.
private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (larger, smaller) = (abs(one), abs(other))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
}
