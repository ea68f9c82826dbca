// SPDX-License-Identifier: GPL-3.0-or-later
/// The measurements of a font, all in points.
package struct FontMetrics: Hashable, Sendable {
    /// The height of a line above the baseline.
    package var ascent: Double
    /// The height of a line below the baseline.
    package var descent: Double
    /// The distance between the baselines of two lines.
    package var lineHeight: Double
    /// The height of a capital letter.
    package var capHeight: Double
    /// The height of a small letter without an ascender.
    package var xHeight: Double

    /// Creates a set of measurements.
    package init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
