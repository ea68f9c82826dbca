/// A number that stays within a range. A value outside the range is clamped; one that is not finite is ignored.
@propertyWrapper public struct Limited: Sendable {
    /// The values it takes.
    let range: ClosedRange<Double>
    /// Whether the value set last was clamped or ignored.
    var wasCorrected = false
    private var number: Double

    /// A number with an initial value inside its range.
    public init(wrappedValue: Double, to range: ClosedRange<Double>) {
        number = wrappedValue
        self.range = range
    }

    /// The number.
    public var wrappedValue: Double {
        get { number }
        set {
            if newValue.isFinite { number = min(max(newValue, range.lowerBound), range.upperBound) }
            wasCorrected = number != newValue
        }
    }

    /// The number with its range.
    public var projectedValue: Limited {
        get { self }
        set { self = newValue }
    }
}
