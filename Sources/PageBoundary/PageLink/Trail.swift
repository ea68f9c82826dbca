// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Where something on a page moves.
package struct Trail: Equatable, Sendable {
    /// The largest numbers of trails and of the points of one.
    package static let maxCount = 64, maxPoints = 256

    /// The centers at successive steps, in the coordinates of the area.
    package var points: [Point]

    /// Creates a trail.
    package init(points: [Point]) { self.points = points }
}
