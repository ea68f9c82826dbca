/// The measurements of a font, all in points.
public struct FontMetrics: Hashable, Sendable {
    /// The height of a line above the baseline.
    public var ascent: Double
    /// The height of a line below the baseline.
    public var descent: Double
    /// The distance between the baselines of two lines.
    public var lineHeight: Double
    /// The height of a capital letter.
    public var capHeight: Double
    /// The height of a small letter without an ascender.
    public var xHeight: Double

    /// Creates a set of measurements.
    public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
