// SPDX-License-Identifier: GPL-3.0-or-later
/// How much of a change is done after a part of its time. The ends are exact: 0 maps to 0 and 1 maps to 1.
enum TimingCurve: Equatable {
    case linear
    case cubic(CubicTiming)
    case spring(Spring)

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
        }
    }
}
