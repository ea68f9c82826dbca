/// A number that stays within a range: a value beyond it counts as the nearer end, and one that is not finite changes nothing.
@propertyWrapper public struct Limited: Sendable {
    /// The values it takes.
    let range: ClosedRange<Double>
    /// Whether the value that was set last became another one.
    var wasCorrected = false
    private var number: Double

    /// A number that begins with a value of its range.
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
