// SPDX-License-Identifier: GPL-3.0-or-later
/// The checkpoints of a session: the steps at which a process waits, and its slot. They are made after equal amounts of
/// work, so that the way from one to any step before the next is short.
struct CheckpointTable {
    /// The amount of work between two checkpoints, in seconds.
    private(set) var interval: Double

    /// The memory that all checkpoints together may use, in bytes. They share most of it.
    private static let maxMemory = 4 << 30

    private let limit: Int
    /// In the order of their steps.
    private var checkpoints: [(step: Int, slot: Int)] = []

    /// Creates a table for a number of checkpoints.
    init(limit: Int, interval: Double) {
        self.limit = limit
        self.interval = interval
    }

    /// Whether there are none.
    var isEmpty: Bool { checkpoints.isEmpty }

    /// Adds a checkpoint after all others, which has so much memory, in bytes. If there are too many then, drops every
    /// other one and doubles the interval. Returns the slots of those.
    mutating func add(step: Int, slot: Int, memory: Int) -> [Int] {
        checkpoints.append((step, slot))
        let limit = max(2, min(limit, Self.maxMemory / max(memory, 1)))
        return checkpoints.count > limit ? thin() : []
    }

    /// Drops every other checkpoint, but not the first one. Returns their slots.
    mutating func thin() -> [Int] {
        let dropped = checkpoints.indices.filter { $0 % 2 == 1 }.map { checkpoints[$0].slot }
        checkpoints = checkpoints.indices.filter { $0 % 2 == 0 }.map { checkpoints[$0] }
        interval *= 2
        return dropped
    }

    /// Removes the checkpoint of a slot.
    mutating func remove(slot: Int) { checkpoints.removeAll { $0.slot == slot } }

    /// Returns the latest checkpoint that is not after a step.
    func latest(until step: Int) -> (step: Int, slot: Int)? { checkpoints.last { $0.step <= step } }
}
