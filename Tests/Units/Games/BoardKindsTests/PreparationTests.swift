// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Testing

@MainActor struct PreparationTests {
    @Test func itStartsOnceAndOnlyWhenRequested() {
        var begun = 0
        let preparation = Preparation { _ in begun += 1 }
        #expect(begun == 0)
        preparation.begin()
        preparation.whenDone {}
        preparation.begin()
        #expect(begun == 1)
    }

    @Test func callbacksRunInTheOrderTheyWereAdded() {
        var done: () -> Void = {}
        var events: [String] = []
        let preparation = Preparation { done = $0 }
        preparation.whenDone { events.append("first") }
        preparation.whenDone { events.append("second") }
        #expect(events.isEmpty && preparation.hasWaiters)
        done()
        #expect(events == ["first", "second"] && !preparation.hasWaiters)
        preparation.whenDone { events.append("third") }
        #expect(events.last == "third")
    }

    @Test func callbacksAddedDuringACallbackRunLast() {
        var done: () -> Void = {}
        var events: [String] = []
        let preparation = Preparation { done = $0 }
        preparation.whenDone {
            preparation.whenDone { events.append("inner") }
            events.append("outer")
        }
        preparation.whenDone { events.append("next") }
        done()
        #expect(events == ["outer", "next", "inner"])
    }
}
