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

/// The motion of a mass on a damped spring from 0 to 1.
struct Oscillation: Equatable {
    private let damping: Double
    private let frequency: Double
    private let velocity: Double

    /// Creates the motion of a mass, from the force for each distance, the friction for each speed, and the speed at
    /// first, in distances per second.
    init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        func positive(_ number: Double) -> Double { number > 1e-6 ? min(number, 1e9) : 1e-6 }
        let (mass, stiffness) = (positive(mass), positive(stiffness))
        frequency = (stiffness / mass).squareRoot()
        self.damping = damping > 0 ? min(damping, 1e9) / (2 * (stiffness * mass).squareRoot()) : 0
        self.velocity = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    }

    /// Returns the position at a time, in seconds.
    func position(at time: Double) -> Double {
        let rate = damping * frequency
        if damping < 1 {
            let angular = frequency * (1 - damping * damping).squareRoot()
            let push = (rate - velocity) / angular
            return 1 - exp(-rate * time) * (cos(angular * time) + push * sin(angular * time))
        }
        if damping == 1 { return 1 - exp(-rate * time) * (1 + (rate - velocity) * time) }
        let root = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (rate - root, rate + root)
        let share = (fast - velocity) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// The time after which the mass stays within a thousandth of its end.
    var settlingDuration: Double {
        let rate = damping * frequency
        let slowest = damping > 1 ? rate - frequency * (damping * damping - 1).squareRoot() : rate
        guard slowest > 1e-3 else { return 1e3 }
        // The limit of the distance falls, from a time on that is far below.
        var (low, high) = (0.0, 1.0)
        while reach(at: high) > 0.001, high < 1e3 { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if reach(at: middle) > 0.001 { low = middle } else { high = middle }
        }
        return min(high, 1e3)
    }

    /// A limit of the distance from the end at a time.
    private func reach(at time: Double) -> Double {
        let rate = damping * frequency
        if damping < 1 {
            let angular = frequency * (1 - damping * damping).squareRoot()
            return exp(-rate * time) * (1 + abs((rate - velocity) / angular))
        }
        return abs(position(at: time) - 1)
    }
}
