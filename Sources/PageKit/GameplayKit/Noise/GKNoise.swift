// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A pattern of values in a plane, which is made of noise.
@preconcurrency @MainActor open class GKNoise: NSObject {
    private var function: @MainActor (vector_double3) -> Double

    /// Creates a pattern that is 0 everywhere.
    public override init() {
        function = { _ in 0 }
        super.init()
    }

    /// Creates a pattern of noise.
    public init(_ noiseSource: GKNoiseSource) {
        function = { noiseSource.value(at: $0) }
        super.init()
    }

    /// Returns the value at a point.
    open func value(atPosition position: vector_float2) -> Float {
        Float(function([Double(position.x), Double(position.y), 0]))
    }

    /// Returns the value at a point of a map.
    func value(at point: vector_double2) -> Double { function([point.x, point.y, 0]) }

    // MARK: - Values

    /// Makes negative values positive.
    open func applyAbsoluteValue() { change { abs($0) } }

    /// Limits the values to a range.
    open func clamp(lowerBound: Double, upperBound: Double) {
        change { min(max($0, lowerBound), upperBound) }
    }

    /// Raises the values, which are mapped to the range from 0 to 1 for that, to a power.
    open func raiseToPower(_ power: Double) { change { 2 * pow(($0 + 1) / 2, power) - 1 } }

    /// Changes the signs of the values.
    open func invert() { change { -$0 } }

    // MARK: - Other patterns

    /// Adds the values of another pattern.
    open func add(_ noise: GKNoise) { combine(noise) { $0 + $1 } }

    /// Multiplies the values by those of another pattern.
    open func multiply(_ noise: GKNoise) { combine(noise) { $0 * $1 } }

    /// Takes the lower value of two patterns.
    open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }

    /// Takes the higher value of two patterns.
    open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }

    /// Raises the values to the power of another pattern.
    open func raiseToPower(_ noise: GKNoise) { combine(noise) { 2 * pow(($0 + 1) / 2, $1) - 1 } }

    // MARK: - Places

    /// Moves the pattern.
    open func move(by delta: vector_double3) { place { $0 - delta } }

    /// Scales the pattern.
    open func scale(by factor: vector_double3) { place { $0 / factor } }

    /// Rotates the pattern, by angles in radians around the three axes.
    open func rotate(by radians: vector_double3) {
        place { point in
            func turned(_ a: Double, _ b: Double, _ angle: Double) -> (Double, Double) {
                (a * cos(angle) + b * sin(angle), b * cos(angle) - a * sin(angle))
            }
            var point = point
            (point.x, point.y) = turned(point.x, point.y, radians.z)
            (point.z, point.x) = turned(point.z, point.x, radians.y)
            (point.y, point.z) = turned(point.y, point.z, radians.x)
            return point
        }
    }

    private func change(_ change: @escaping @MainActor (Double) -> Double) {
        function = { [function] in change(function($0)) }
    }

    private func combine(_ noise: GKNoise, _ combine: @escaping @MainActor (Double, Double) -> Double) {
        function = { [function, other = noise.function] in combine(function($0), other($0)) }
    }

    private func place(_ origin: @escaping @MainActor (vector_double3) -> vector_double3) {
        function = { [function] in function(origin($0)) }
    }
}
