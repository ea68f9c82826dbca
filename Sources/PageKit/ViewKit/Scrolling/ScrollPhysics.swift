// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The numbers of scrolling, as they have been published.
enum ScrollPhysics {
    /// How far the content follows a finger beyond its edge.
    static let rubberBandConstant: CGFloat = 0.55
    /// The frequency of the critically damped spring that brings the content back: the root of its stiffness, 100.
    static let bounceFrequency = 10.0
    /// The frequency of the spring that brings the content to a page.
    static let pageFrequency = 16.0
    /// The distance below which the content is at its target, in points.
    static let restDistance: CGFloat = 0.5
    /// The speed below which the content does not go on by itself, in points per second.
    static let leastSpeed: CGFloat = 30

    /// Returns how far beyond its edge the content is shown when a finger has pulled it by a distance.
    static func rubberBand(_ distance: CGFloat, in dimension: CGFloat) -> CGFloat {
        guard distance > 0, dimension > 0 else { return 0 }
        return (1 - 1 / (distance * rubberBandConstant / dimension + 1)) * dimension
    }

    /// Returns how far a finger has pulled content that is shown a distance beyond its edge.
    static func pull(_ shown: CGFloat, in dimension: CGFloat) -> CGFloat {
        guard shown > 0, dimension > 0 else { return 0 }
        return (1 / (1 - min(shown / dimension, 0.99)) - 1) * dimension / rubberBandConstant
    }

    /// Returns how far the content goes on with a velocity in points per second, of which `rate` is left after a
    /// millisecond.
    static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat { velocity / 1000 * rate / (1 - rate) }
}
