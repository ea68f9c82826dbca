// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What an animation or a layer shows before its time begins and after it has ended.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Afterwards, the last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before, the first value is shown.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing is shown before and afterwards.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var isForwards: Bool { self == .forwards || self == .both }
    var isBackwards: Bool { self == .backwards || self == .both }
}

/// How a time follows from another one.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the outer time.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes once, in seconds.
    var duration: CFTimeInterval { get set }
    /// How much faster the time goes than the outer one.
    var speed: Float { get set }
    /// The time at the beginning, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it is repeated.
    var repeatCount: Float { get set }
    /// How long it is repeated, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back after each time.
    var autoreverses: Bool { get set }
    /// What is shown before and afterwards.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of `CAMediaTiming`.
struct MediaTiming: Equatable {
    var beginTime = 0.0
    var duration = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Returns the time for an outer time.
    func time(at outer: Double) -> Double { (outer - beginTime) * Double(speed) + timeOffset }

    /// Returns the outer time for a time; `nil` if the time stands still.
    func outerTime(at time: Double) -> Double? { speed == 0 ? nil : beginTime + (time - timeOffset) / Double(speed) }

    /// Returns how long it takes altogether, given how long it takes once. Infinite if it repeats forever.
    func total(_ duration: Double) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        return duration * count * (autoreverses ? 2 : 1)
    }

    /// Returns the time within one duration, 0...duration, at a time since the beginning; `nil` when nothing is shown.
    func position(at outer: Double, duration: Double) -> Double? {
        let total = total(duration)
        var time = speed < 0 ? total + time(at: outer) : time(at: outer)
        // The steps of the page's clock are not exact in binary.
        let tolerance = 1e-9
        if time < -tolerance { guard fillMode.isBackwards || speed < 0 && fillMode.isForwards else { return nil } }
        if time > total - tolerance {
            guard fillMode.isForwards || speed < 0 && fillMode.isBackwards else { return nil }
        }
        time = min(max(time, 0), total)
        guard duration > 0, time.isFinite else { return 0 }
        let cycle = autoreverses ? 2 * duration : duration
        var rest = fmod(time, cycle)
        if rest < tolerance, time >= total - tolerance, time > tolerance { rest = cycle }
        return rest > duration ? cycle - rest : rest
    }
}
