// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PentominoRules

/// The days whose puzzle the player has solved, month by month, and the present streak of days.
package struct DayCalendar: Equatable, Sendable {
    /// A day in the grid of a month.
    package struct DayCell: Equatable, Sendable {
        /// The day of the month.
        package let day: Int
        /// Whether the day belongs to the month; the first week also has days of the month before.
        package let isInMonth: Bool
        /// Whether the puzzle of the day is solved.
        package let isSolved: Bool
        /// Whether the day is today.
        package let isToday: Bool
        /// The date, and whether its puzzle is solved.
        package let name: String
    }

    package struct Month: Equatable, Sendable {
        /// The month and the year, such as `November 2026`.
        package let title: String
        /// The days, from the beginning of the week of the first one.
        package let cells: [DayCell]
        /// Whether there is an earlier month to show.
        package let hasPrevious: Bool
        /// Whether there is a later month to show.
        package let hasNext: Bool
    }

    private let solved: Set<Day>
    private let today: Day
    /// The weekday with which a week begins, 0 for Sunday.
    private let firstWeekday: Int

    /// Creates the calendar of the days whose puzzles are solved.
    init(solved: Set<Day>, today: Day, firstWeekday: Int = Localization.firstWeekday) {
        self.solved = solved
        self.today = today
        self.firstWeekday = firstWeekday
    }

    /// Whether no puzzle is solved.
    package var isEmpty: Bool { solved.isEmpty }

    /// The short names of the weekdays, in the order of the grid.
    package var weekdays: [String] { (0..<7).map { weekdayName((firstWeekday + $0) % 7) } }

    /// The number of days in a row whose puzzle is solved, up to today, or up to yesterday as long as today's is not.
    package var streak: Int {
        var day = solved.contains(today) ? today : today.previous
        var count = 0
        while let last = day, solved.contains(last) {
            count += 1
            day = last.previous
        }
        return count
    }

    /// The streak in a sentence.
    package var streakText: String {
        guard streak > 0 else { return translated("Solve today’s puzzle to begin a streak of days.") }
        return filled(
            translated(
                "You have solved the daily puzzle on {count} day in a row.",
                "You have solved the daily puzzle on {count} days in a row.", count: streak), ["count": "\(streak)"])
    }

    /// Returns the month that is a number of months before that of today.
    package func month(before count: Int) -> Month {
        let number = today.year * 12 + today.month - 1 - count
        let first = Day(year: number / 12, month: number % 12 + 1, day: 1) ?? .first
        let days = sequence(first: first) { $0.next }.prefix { $0.month == first.month && $0.year == first.year }
        let leading = sequence(first: first) { $0.previous }.dropFirst().prefix((first.weekday - firstWeekday + 7) % 7)
        return Month(
            title: monthName(year: first.year, month: first.month),
            cells: leading.reversed().map { cell(of: $0, isInMonth: false) }
                + days.map { cell(of: $0, isInMonth: true) },
            hasPrevious: solved.contains { $0 < first }, hasNext: count > 0)
    }

    private func cell(of day: Day, isInMonth: Bool) -> DayCell {
        let isSolved = solved.contains(day)
        let values = ["date": Localization.date(year: day.year, month: day.month, day: day.day)]
        let name =
            isSolved
            // Translators: A day in a calendar whose daily puzzle the player has solved. {date} is such as 11/21/2026.
            ? translated("{date}, solved")
            // Translators: A day in a calendar whose daily puzzle the player has not solved.
            : translated("{date}, not solved")
        return DayCell(
            day: day.day, isInMonth: isInMonth, isSolved: isSolved, isToday: day == today, name: filled(name, values))
    }
}
