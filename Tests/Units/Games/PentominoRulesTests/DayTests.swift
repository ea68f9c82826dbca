// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

struct DayTests {
    @Test func centuryHasAllItsDaysInOrder() throws {
        let first = try #require(Day(year: 2000, month: 1, day: 1))
        let days = Array(sequence(first: first) { $0.next })
        // 100 years, 25 of which are leap years.
        #expect(days.count == 36_525)
        #expect(days.last == Day(year: 2099, month: 12, day: 31))
        #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 })
        #expect(days[59].notation == "2000-02-29")
        #expect(days.allSatisfy { Day(notation: $0.notation) == $0 })
        #expect(Set(days.map(\.number)).count == days.count)
        #expect(zip(days, days.dropFirst()).allSatisfy { $1.previous == $0 && $1.weekday == ($0.weekday + 1) % 7 })
        #expect(first.previous == nil && first.weekday == 6, "2000-01-01 was a Saturday")
    }

    @Test func dateIsWrittenAsYearMonthAndDay() throws {
        let day = try #require(Day(year: 2026, month: 1, day: 2))
        #expect(day.notation == "2026-01-02")
        #expect(day.number == 20_260_102)
    }

    @Test(arguments: [
        "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-10-00", "1999-12-31", "2100-01-01", "0000-00-00",
    ])
    func invalidDatesAreRefused(notation: String) {
        #expect(Day(notation: notation) == nil)
    }

    @Test(arguments: [
        "", "2026-1-2", "2026-01-2", "26-01-02", "2026-01-02 ", " 2026-01-02", "2026/01/02", "20260102", "+2026-01-02",
        "2026-01-02-", "-2026-01-02", "2026--01-02", "2026-01-02-03", "٢٠٢٦-01-02", "2026-+1-02",
    ])
    func otherSpellingsOfADateAreRefused(notation: String) {
        #expect(Day(notation: notation) == nil)
    }
}
