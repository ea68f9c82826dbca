// SPDX-License-Identifier: GPL-3.0-or-later
/// How much of a change is done after a part of its time. The ends are exact: 0 maps to 0 and 1 maps to 1.
enum TimingCurve: Equatable {
    case linear
    case cubic(CubicTiming)
    case spring(Spring)
    /// The motion of a mass for a duration, in seconds.
    case oscillation(Oscillation, duration: Double)

    static let easeInOut = TimingCurve.cubic(CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    static let easeIn = TimingCurve.cubic(CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1))
    static let easeOut = TimingCurve.cubic(CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1))

    /// Returns the part of the change, which a spring exceeds, after a part of the time. The time is clamped to 0...1.
    func callAsFunction(_ time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return switch self {
        case .linear: time
        case .cubic(let timing): timing(time)
        case .spring(let spring): spring(time)
        case .oscillation(let oscillation, let duration): oscillation.position(at: time * duration)
        }
    }

    /// Returns the first part of the time after which a part of the change is done.
    func time(of share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        // A spring that oscillates has it several times.
        let high = (1..<64).map { Double($0) / 64 }.first { self($0) >= share } ?? 1
        var range = (low: high - 1.0 / 64, high: high)
        for _ in 0..<50 {
            let middle = (range.low + range.high) / 2
            if self(middle) < share { range.low = middle } else { range.high = middle }
        }
        return range.high
    }
}
