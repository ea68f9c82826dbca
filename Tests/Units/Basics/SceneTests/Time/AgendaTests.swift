// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

struct AgendaTests {
    private var agenda = Agenda<String>()

    @Test mutating func emptyAgendaHasNothingDue() {
        #expect(agenda.nextTime == nil)
        #expect(agenda.popDue(at: .infinity) == nil)
    }

    @Test mutating func cuesComeInOrderOfTime() {
        agenda.add("third", at: 3)
        agenda.add("first", at: 1)
        agenda.add("second", at: 2)
        #expect(agenda.nextTime == 1)
        #expect(cues(until: 10) == ["first", "second", "third"])
        #expect(agenda.nextTime == nil)
    }

    @Test mutating func cuesAtTheSameTimeComeInTheOrderTheyWereAdded() {
        for cue in ["a", "b", "c"] { agenda.add(cue, at: 1) }
        agenda.add("before", at: 0.5)
        agenda.add("d", at: 1)
        #expect(cues(until: 1) == ["before", "a", "b", "c", "d"])
    }

    @Test mutating func noCueIsTakenBeforeItsTime() {
        agenda.add("cue", at: 2)
        #expect(agenda.popDue(at: 1.999) == nil)
        #expect(agenda.nextTime == 2)
        let due = agenda.popDue(at: 2)
        #expect(due?.time == 2)
        #expect(due?.cue == "cue")
    }

    @Test mutating func lateCueReportsItsScheduledTime() {
        agenda.add("cue", at: 2)
        #expect(agenda.popDue(at: 100)?.time == 2)
    }

    @Test mutating func cuesOfOneKindCanBeRemoved() {
        for (time, cue) in [(1.0, "a"), (2, "b"), (3, "a"), (4, "c")] { agenda.add(cue, at: time) }
        agenda.removeAll { $0 == "a" }
        #expect(agenda.nextTime == 2)
        #expect(cues(until: 10) == ["b", "c"])
    }

    @Test func manyCuesAreSortedByTimeAndThenByInsertion() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<200 {
            var agenda = Agenda<Int>()
            let times = (0..<40).map { _ in generator.number(below: 10) }
            for (cue, time) in times.enumerated() { agenda.add(cue, at: Double(time)) }
            var order: [Int] = []
            while let due = agenda.popDue(at: 10) { order.append(due.cue) }
            #expect(order == times.indices.sorted { (times[$0], $0) < (times[$1], $1) })
        }
    }

    private mutating func cues(until time: Double) -> [String] {
        var cues: [String] = []
        while let due = agenda.popDue(at: time) { cues.append(due.cue) }
        return cues
    }
}
