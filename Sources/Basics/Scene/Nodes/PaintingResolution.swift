// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// How many times as many pixels a node is painted with, in each direction, as it has points times the screen's density.
package enum PaintingResolution {
    private static let range = 0.25...4.0
    /// The enlargement that is not visible as blur.
    private static let tolerance = 1.125

    /// Returns the resolution of a node whose squares are drawn `areaScale` times as large: a power of 2, so that it seldom
    /// changes during an animation.
    package static func at(areaScale: Double) -> Double {
        exp2(log2(areaScale.squareRoot() / tolerance).rounded(.up)).clamped(to: range)
    }
}
