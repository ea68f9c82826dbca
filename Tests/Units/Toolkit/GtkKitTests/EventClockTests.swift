// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import GtkKit

/// Converting the times of a display's events.
@MainActor struct EventClockTests {
    private var clock = EventClock()

    @Test mutating func timesStartAtTheFirstEvent() {
        #expect([7000, 7000, 7250, 10_000].map { clock.time(of: $0) } == [0, 0, 0.25, 3])
        #expect(clock.time == 3)
    }

    @Test mutating func timesContinueWhenTheCounterWraps() {
        #expect([UInt32.max - 499, 500, 1500].map { clock.time(of: $0) } == [0, 1, 2])
    }

    @Test mutating func eventCanBeOlderThanThePreviousOne() {
        #expect([7000, 8000, 7500, 8000].map { clock.time(of: $0) } == [0, 1, 0.5, 1])
    }

    @Test mutating func eventWithoutATimeHasTheTimeOfThePreviousOne() {
        #expect([0, 7000, 0, 8000].map { clock.time(of: $0) } == [0, 0, 0, 1])
    }
}
