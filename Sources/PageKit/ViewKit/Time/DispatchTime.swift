// SPDX-License-Identifier: GPL-3.0-or-later
/// A time of the page.
nonisolated public struct DispatchTime: Comparable, Sendable {
    /// The time since the page began, in seconds.
    package let seconds: Double

    /// A time that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Returns the time of the current step.
    @preconcurrency @MainActor public static func now() -> DispatchTime {
        DispatchTime(seconds: PageContext.current.time.seconds)
    }

    /// Returns whether a time is before another.
    public static func < (one: DispatchTime, other: DispatchTime) -> Bool { one.seconds < other.seconds }

    /// Returns the time that is later by a number of seconds.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    /// Returns the time that is later by an interval.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
}

/// A number of seconds or of parts of a second.
nonisolated public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never

    /// The interval in seconds.
    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}
