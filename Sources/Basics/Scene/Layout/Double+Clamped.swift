// SPDX-License-Identifier: GPL-3.0-or-later
extension Double {
    /// Returns the nearest number in a range. What is not a number becomes the lower bound.
    package func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
