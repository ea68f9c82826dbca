// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The motion of a damped spring from 0 to 1. At time 1 its amplitude is a thousandth, so that it looks settled.
struct Spring: Equatable {
    private static let restAmplitude = 0.001

    /// The damping, from 0 (none) to 1 (critical: no oscillation).
    private let damping: Double
    /// The speed at time 0.
    private let velocity: Double
    /// The angular frequency without damping.
    private let frequency: Double

    /// Creates a spring. The velocity is in parts of the distance, for the whole time.
    init(damping: Double, velocity: Double) {
        let damping = damping > 0.01 ? min(damping, 1) : 0.01
        let velocity = velocity.isFinite ? min(max(velocity, -1000), 1000) : 0
        // The amplitude at time 1 decreases with the frequency.
        var (low, high) = (0.0, 1.0)
        while Self.amplitude(damping, velocity, high) > Self.restAmplitude { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.amplitude(damping, velocity, middle) > Self.restAmplitude { low = middle } else { high = middle }
        }
        (self.damping, self.velocity, frequency) = (damping, velocity, high)
    }

    /// Returns the position at a time, 0...1. It can exceed 1.
    func callAsFunction(_ time: Double) -> Double {
        let decay = exp(-damping * frequency * time)
        let push = damping * frequency - velocity
        let angular = frequency * (1 - damping * damping).squareRoot()
        guard angular > 0 else { return 1 - decay * (1 + push * time) }
        return 1 - decay * (cos(angular * time) + push / angular * sin(angular * time))
    }

    /// The amplitude of the oscillation at time 1.
    private static func amplitude(_ damping: Double, _ velocity: Double, _ frequency: Double) -> Double {
        let decay = exp(-damping * frequency)
        let push = damping * frequency - velocity
        let angular = frequency * (1 - damping * damping).squareRoot()
        return angular > 0 ? decay * hypot(1, push / angular) : decay * (1 + abs(push))
    }
}
