// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PeekaboardPage

/// The checkpoints of a session.
struct CheckpointTableTests {
    @Test func latestCheckpointIsFound() {
        var table = CheckpointTable(limit: 8, interval: 1)
        #expect(table.isEmpty && table.latest(until: 9) == nil)
        for step in [0, 10, 20] { #expect(table.add(step: step, slot: step + 1, memory: 0) == []) }
        for (step, expected) in [(0, 0), (9, 0), (10, 10), (19, 10), (20, 20), (1000, 20)] {
            #expect(table.latest(until: step)?.step == expected)
        }
        table.remove(slot: 11)
        #expect(table.latest(until: 15)?.step == 0)
    }

    @Test func everyOtherOneIsDroppedWhenThereAreTooMany() {
        var table = CheckpointTable(limit: 4, interval: 1)
        let dropped = (0..<5).map { table.add(step: 10 * $0, slot: $0, memory: 1 << 20) }
        #expect(dropped == [[], [], [], [], [1, 3]] && table.interval == 2)
        #expect([5, 15, 35, 45].map { table.latest(until: $0)?.step } == [0, 0, 20, 40])
    }

    @Test func pageThatUsesMuchMemoryHasFewCheckpoints() {
        var table = CheckpointTable(limit: 64, interval: 1)
        for step in 0..<100 { _ = table.add(step: step, slot: step, memory: 1 << 30) }
        #expect((0..<100).count { table.latest(until: $0)?.step == $0 } <= 4 && table.latest(until: 0)?.step == 0)
    }
}
