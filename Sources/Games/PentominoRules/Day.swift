// SPDX-License-Identifier: GPL-3.0-or-later
/// A date from 2000-01-01 to 2099-12-31 in the Gregorian calendar.
public struct Day: Hashable, Sendable, Comparable {
    /// The year, 2000...2099.
    public let year: Int
    /// The month, 1...12.
    public let month: Int
    /// The day of the month, 1...31.
    public let day: Int

    /// Creates a date. Returns `nil` if the date does not exist or is outside the supported range.
    public init?(year: Int, month: Int, day: Int) {
        guard (2000...2099).contains(year), (1...12).contains(month) else { return nil }
        // 2000 was a leap year, so every fourth year in this range is one.
        let february = year % 4 == 0 ? 29 : 28
        let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...lengths[month - 1]).contains(day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The first supported date.
    public static let first = Day(year: 2000, month: 1, day: 1)!

    /// The following day, or `nil` for the last supported date.
    public var next: Day? {
        Day(year: year, month: month, day: day + 1) ?? Day(year: year, month: month + 1, day: 1)
            ?? Day(year: year + 1, month: 1, day: 1)
    }

    /// The day before, or `nil` for the first supported date.
    public var previous: Day? {
        Day(year: year, month: month, day: day - 1) ?? Day.last(ofMonth: month - 1, year: year)
            ?? Day(year: year - 1, month: 12, day: 31)
    }

    /// The day of the week, 0 for Sunday.
    public var weekday: Int {
        // Zeller's congruence counts January and February as months of the year before.
        let (shiftedYear, shiftedMonth) = month < 3 ? (year - 1, month + 12) : (year, month)
        let leapDays = shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
        return (day + 13 * (shiftedMonth + 1) / 5 + shiftedYear + leapDays + 6) % 7
    }

    private static func last(ofMonth month: Int, year: Int) -> Day? {
        (28...31).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first
    }

    /// The date as a number with the digits of `notation`, such as 20261121.
    public var number: Int { (year * 100 + month) * 100 + day }

    /// The date as text, such as `2026-11-21`.
    public var notation: String { "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)" }

    /// Parses a date. Returns `nil` if the text is invalid.
    public init?(notation: String) {
        let numbers = notation.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        guard self.notation == notation else { return nil }
    }

    /// Returns whether one date is before another.
    public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}
