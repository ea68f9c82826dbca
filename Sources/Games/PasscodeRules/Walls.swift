// SPDX-License-Identifier: GPL-3.0-or-later
/// Two walls between which the center of a circle moves back and forth in one dimension, in points.
///
/// The center bounces off the walls at full speed, so its position is a triangle wave. The position follows from where
/// the center started and the distance traveled, however often it bounced.
struct Walls: Equatable, Sendable {
    /// The lowest position of a center.
    let low: Double
    /// The highest position of a center.
    let high: Double

    /// Creates the walls for circles of the given diameter in an arena. If there is no room to move, all centers stay
    /// in the middle.
    init(extent: Double, diameter: Double) {
        // Less than a millionth of a point counts as no room, so that `phase` never divides by a tiny number.
        let hasRoom = extent - diameter > 1e-6
        low = hasRoom ? diameter / 2 : extent / 2
        high = hasRoom ? extent - diameter / 2 : extent / 2
    }

    /// Returns the nearest position between the walls.
    func nearest(to position: Double) -> Double { min(max(position, low), high) }

    /// Returns the position of a center that started at `start` and traveled the given distance. Negative distances are
    /// to the left.
    func position(from start: Double, distance: Double) -> Double {
        let range = high - low
        guard range > 0 else { return low }
        return nearest(to: low + range - abs(phase(from: start, distance: distance) - range))
    }

    /// Returns whether the center moves opposite to its initial direction.
    func isReversed(from start: Double, distance: Double) -> Bool {
        high > low && phase(from: start, distance: distance) > high - low
    }

    /// Returns the time that a center at `start` needs to reach a wall. It is infinite if the center does not move.
    func time(from start: Double, velocity: Double) -> Double {
        velocity == 0 ? .infinity : ((velocity < 0 ? low : high) - start) / velocity
    }

    /// Returns the distance along the path to the upper wall and back.
    private func phase(from start: Double, distance: Double) -> Double {
        let period = 2 * (high - low)
        let total = start - low + distance
        return total - (total / period).rounded(.down) * period
    }
}
