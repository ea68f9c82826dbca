// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// The values of a part of a pattern, at the points of a grid.
@preconcurrency @MainActor open class GKNoiseMap: NSObject {
    /// The size of the part.
    public let size: vector_double2
    /// The corner of the part with the lowest coordinates.
    public let origin: vector_double2
    /// The numbers of columns and rows.
    public let sampleCount: vector_int2
    /// Whether copies of the map fit together.
    public let isSeamless: Bool
    private var values: [Float]

    /// Creates the map of a pattern: 100 × 100 values of a square with sides of 1.
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: [1, 1], origin: [0, 0], sampleCount: [100, 100], seamless: false)
    }

    /// Creates the map of a part of a pattern.
    public init(
        _ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2,
        seamless: Bool
    ) {
        precondition(sampleCount.x > 0 && sampleCount.y > 0, "sampleCount must be positive")
        (self.size, self.origin, self.sampleCount, isSeamless) = (size, origin, sampleCount, seamless)
        values = []
        super.init()
        for row in 0..<sampleCount.y {
            for column in 0..<sampleCount.x {
                let part = vector_double2(Double(column), Double(row)) / vector_double2(sampleCount)
                let point = origin + part * size
                // Near an edge, a seamless pattern becomes that of the opposite one.
                let other = seamless ? point - size : point
                let upper = between(noise.value(at: point), noise.value(at: [other.x, point.y]), part.x)
                let lower = between(noise.value(at: [point.x, other.y]), noise.value(at: other), part.x)
                values.append(Float(between(upper, lower, part.y)))
            }
        }
    }

    private func between(_ one: Double, _ other: Double, _ part: Double) -> Double {
        one + part * (other - one)
    }

    /// Returns the value in a column and a row.
    open func value(at position: vector_int2) -> Float { values[index(position)] }

    /// Changes the value in a column and a row.
    open func setValue(_ value: Float, at position: vector_int2) { values[index(position)] = value }

    /// Returns the value at a point between columns and rows.
    open func interpolatedValue(at position: vector_float2) -> Float {
        let last = vector_float2(sampleCount &- 1)
        let place = pointwiseMin(pointwiseMax(position, .zero), last)
        let corner = place.rounded(.down)
        let part = place - corner
        let first = vector_int2(corner)
        let next = pointwiseMin(first &+ 1, sampleCount &- 1)
        let upper = value(at: first) + part.x * (value(at: [next.x, first.y]) - value(at: first))
        let lower =
            value(at: [first.x, next.y]) + part.x * (value(at: next) - value(at: [first.x, next.y]))
        return upper + part.y * (lower - upper)
    }

    private func index(_ position: vector_int2) -> Int {
        precondition(
            position.x >= 0 && position.y >= 0 && position.x < sampleCount.x
                && position.y < sampleCount.y,
            "the position is outside of the map")
        return Int(position.y) * Int(sampleCount.x) + Int(position.x)
    }
}
