/// An exact ratio of two whole numbers in lowest terms, its denominator positive.
///
/// For expectations that are to be compared with published fractions. A sum or product whose terms do not fit into
/// `Int` traps.
struct Fraction: Hashable, Sendable, CustomStringConvertible {
    /// What is divided; the sign is here.
    let numerator: Int
    /// What it is divided by, at least one.
    let denominator: Int

    /// The ratio of `numerator` to `denominator`, which must not be zero.
    init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(denominator != 0, "nothing can be divided by zero")
        let divisor = greatestCommonDivisor(numerator, denominator) * denominator.signum()
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// The nearest binary number.
    var value: Double { Double(numerator) / Double(denominator) }

    /// Numerator and denominator with a stroke between them, or the whole number.
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    /// The exact sum, over the least common denominator.
    static func + (left: Fraction, right: Fraction) -> Fraction {
        let shared = greatestCommonDivisor(left.denominator, right.denominator)
        let (ofLeft, ofRight) = (right.denominator / shared, left.denominator / shared)
        return Fraction(left.numerator * ofLeft + right.numerator * ofRight, left.denominator * ofLeft)
    }

    /// The exact product; what cancels is cancelled first, so that the terms stay small.
    static func * (left: Fraction, right: Fraction) -> Fraction {
        let (one, other) = (Fraction(left.numerator, right.denominator), Fraction(right.numerator, left.denominator))
        return Fraction(one.numerator * other.numerator, one.denominator * other.denominator)
    }
}

/// Euclid's, of the numbers without their signs.
private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (larger, smaller) = (abs(one), abs(other))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
}
