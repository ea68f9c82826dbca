// SPDX-License-Identifier: GPL-3.0-or-later
/// The timing curve of a motion. The ends are exact: 0 maps to 0 and 1 maps to 1.
public enum Easing: Sendable {
    /// Constant speed.
    case linear
    /// Ease in and out, fastest in the middle (the cubic smoothstep polynomial).
    case inOut

    /// Returns the progress, 0...1, after a share of the duration. Values outside 0...1 are clamped.
    public func callAsFunction(_ time: Double) -> Double {
        let time = min(max(time, 0), 1)
        switch self {
        case .linear: return time
        case .inOut: return time * time * (3 - 2 * time)
        }
    }
}
