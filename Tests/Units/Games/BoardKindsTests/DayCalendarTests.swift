// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Seeding
import Testing

@testable import BoardKinds

/// The calendar of the days whose puzzles are solved. The texts are in English.
struct DayCalendarTests {
    private let today = Day(year: 2026, month: 11, day: 23)!

    private func calendar(_ days: [String], firstWeekday: Int = 1) -> DayCalendar {
        DayCalendar(solved: Set(days.compactMap { Day(notation: $0) }), today: today, firstWeekday: firstWeekday)
    }

    @Test func monthHasItsDaysBelowTheirWeekdays() {
        let month = calendar(["2026-11-03", "2026-11-23", "2025-11-04"]).month(before: 0)
        #expect(month.title == "November 2026")
        // November 1 was a Sunday, and the week begins on Monday.
        #expect(month.cells.map(\.day) == Array(26...31) + Array(1...30))
        #expect(month.cells.filter(\.isInMonth).map(\.day) == Array(1...30))
        #expect(month.cells.filter(\.isSolved).map(\.day) == [3, 23])
        #expect(month.cells.filter(\.isToday).map(\.day) == [23])
        #expect(month.cells[8].name == "11/03/26, solved" && month.cells[9].name == "11/04/26, not solved")
        #expect(month.cells[0].name == "10/26/26, not solved")
        #expect(month.hasPrevious && !month.hasNext)
        #expect(calendar([], firstWeekday: 0).month(before: 0).cells.first?.day == 1)
        #expect(calendar([]).weekdays == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    }

    @Test func earlierMonthsCanBeShownBackToTheFirstSolvedPuzzle() {
        let calendar = calendar(["2025-12-31"])
        let months = (0...11).map(calendar.month)
        #expect(months.map(\.title).prefix(2) == ["November 2026", "October 2026"])
        #expect(months[10].title == "January 2026" && months[11].title == "December 2025")
        #expect(months.map(\.hasPrevious) == Array(repeating: true, count: 11) + [false])
        #expect(months.map(\.hasNext) == [false] + Array(repeating: true, count: 11))
        #expect(months[9].cells.count { $0.isInMonth } == 28)
    }

    @Test(arguments: [
        ([], 0), (["2026-11-23"], 1), (["2026-11-22"], 1), (["2026-11-21"], 0),
        (["2026-11-23", "2026-11-22", "2026-11-20"], 2), (["2026-11-22", "2026-11-21", "2026-11-24"], 2),
    ])
    func streakEndsTodayOrYesterday(days: [String], count: Int) {
        #expect(calendar(days).streak == count)
    }

    @Test func streakOfAnyLengthIsCounted() throws {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<500 {
            let length = generator.number(below: 800)
            var days = Set(sequence(first: today) { $0.previous }.prefix(length))
            let gap = try #require(sequence(first: today) { $0.previous }.dropFirst(length).first { _ in true })
            var day = gap.previous
            for _ in 0..<50 {
                if let day, generator.number(below: 2) == 0 { days.insert(day) }
                day = day?.previous
            }
            // Today's puzzle is not missed yet.
            let isTodayMissing = length == 0
            let calendar = DayCalendar(solved: days, today: today, firstWeekday: 0)
            if !isTodayMissing { try #require(calendar.streak == length) }
        }
    }

    @Test func streakIsASentence() {
        #expect(calendar([]).streakText == "Solve today’s puzzle to begin a streak of days.")
        #expect(calendar(["2026-11-22"]).streakText == "You have solved the daily puzzle on 1 day in a row.")
        #expect(
            calendar(["2026-11-22", "2026-11-23"]).streakText == "You have solved the daily puzzle on 2 days in a row.")
    }
}
