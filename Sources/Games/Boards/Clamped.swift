// SPDX-License-Identifier: GPL-3.0-or-later
/// A number within a range. Values outside the range are clamped, and non-finite values are ignored.
@propertyWrapper package struct Clamped: Sendable {
    /// The allowed range.
    let range: ClosedRange<Double>
    /// Whether the value set last was clamped or ignored.
    var wasCorrected = false
    private var number: Double

    /// Creates a number with an initial value, which must be in the range.
    package init(wrappedValue: Double, to range: ClosedRange<Double>) {
        number = wrappedValue
        self.range = range
    }

    /// The number.
    package var wrappedValue: Double {
        get { number }
        set {
            if newValue.isFinite { number = min(max(newValue, range.lowerBound), range.upperBound) }
            wasCorrected = number != newValue
        }
    }

    /// The wrapper, which gives access to the range.
    package var projectedValue: Clamped {
        get { self }
        set { self = newValue }
    }
}
