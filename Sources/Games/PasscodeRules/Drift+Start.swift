// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The start of the circles.
extension Drift {
    /// Returns the coordinates at which circles start, by the column or row of each circle. In an arena of up to 490 × 490,
    /// neighbors are a little more than a diameter apart, or as far as there is room. In a larger one, they are farther
    /// apart in proportion.
    static func starts(
        of lines: [Int], of count: Int, in walls: Walls, _ diameter: Double, _ generator: inout SeededGenerator
    ) -> [Double] {
        let gaps = Double(count - 1)
        let extent = walls.low + walls.high
        let pitch = gaps > 0 ? min(1.1 * diameter * max(1, extent / 490), (walls.high - walls.low) / gaps) : 0
        let play = max(0, pitch - diameter) / 2
        let middle = min(200 + max(0, extent - 490), max(200, extent / 2))
        let last = max(walls.low, walls.high - gaps * pitch)
        let first = min(max(walls.low, middle - gaps / 2 * pitch), last)
        return lines.map { walls.nearest(to: first + Double($0) * pitch + generator.number(in: -play...play)) }
    }

    /// Returns random components of velocities, of which those farther along have the greater ones.
    static func velocities(spreading starts: [Double], _ generator: inout SeededGenerator) -> [Double] {
        var velocities = starts.map { _ in velocity(&generator) }
        velocities.sort()
        let order = starts.indices.sorted { starts[$0] < starts[$1] }
        var result = velocities
        for (rank, circle) in order.enumerated() { result[circle] = velocities[rank] }
        return result
    }

    private static func velocity(_ generator: inout SeededGenerator) -> Double {
        let size = generator.number(in: 30...90)
        return generator.number(below: 2) == 0 ? size : -size
    }
}
