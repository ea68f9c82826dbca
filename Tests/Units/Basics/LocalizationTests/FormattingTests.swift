// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import Testing

/// The tests run in the C locale, in which the interface is in English.
@Suite struct FormattingTests {
    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (2339, "2,339"), (65_007, "65,007"), (999_999, "999,999"),
        (1_234_567, "1,234,567"), (-999, "-999"), (-1000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ]) func thousandsAreSeparated(number: Int, text: String) {
        #expect(grouped(number) == text)
    }

    @Test(arguments: [(0, "0:00"), (9.4, "0:09"), (59.5, "1:00"), (65, "1:05"), (3725, "62:05")] as [(Double, String)])
    func durationsAreMinutesAndSeconds(seconds: Double, text: String) {
        #expect(clock(seconds) == text)
    }

    @Test func placeholdersAreFilledInAnyOrder() {
        #expect(filled("{b} of {a}, {b}", ["a": "1", "b": "{a}"]) == "{a} of 1, {a}")
        #expect(filled("{c} {", ["a": "1"]) == "{c} {")
    }
}
