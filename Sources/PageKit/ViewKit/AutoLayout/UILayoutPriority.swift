// SPDX-License-Identifier: GPL-3.0-or-later
/// What is satisfied first, from 1 to 1000. Any number of constraints with a lower priority cannot outweigh one with a
/// higher one; those with 1000 are required.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, 1...1000.
    public var rawValue: Float
    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A constraint that has to be satisfied.
    public static let required = UILayoutPriority(1000)
    /// That with which a view resists to become smaller than its content, unless the page sets another one.
    public static let defaultHigh = UILayoutPriority(750)
    /// That with which a view resists to become larger than its content, unless the page sets another one.
    public static let defaultLow = UILayoutPriority(250)
    /// That with which a view gets the size for which it is fitted.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether one priority is lower than another.
    public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }
    /// Returns a priority that is higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// Returns a priority that is lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
