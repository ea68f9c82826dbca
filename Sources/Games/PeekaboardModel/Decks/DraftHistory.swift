// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

/// The previous states of a deck. Files are shared by all of them, so a state takes little memory.
nonisolated struct DraftHistory {
    /// What a step changes. Successive changes of the same text are one step if they are made quickly.
    enum Change: Hashable {
        case text(group: Int, side: Int)
        case detail(DeckDocument.Detail)
        case other
    }

    /// The number of steps that can be undone.
    private static let limit = 1000
    /// The time between changes of a text that are one step, in seconds.
    private static let pause = 1.0

    private var past: [DeckDraft] = []
    private var future: [DeckDraft] = []
    private var last: (change: Change, time: Double)?

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Adds the state before a change.
    mutating func add(_ draft: DeckDraft, before change: Change, at time: Double) {
        future = []
        let isSameStep = change != .other && last?.change == change && time - last!.time < Self.pause
        last = (change, time)
        guard !isSameStep else { return }
        past.append(draft)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// Returns the state before the last step.
    mutating func undo(_ draft: DeckDraft) -> DeckDraft? {
        guard let state = past.popLast() else { return nil }
        future.append(draft)
        last = nil
        return state
    }

    /// Returns the state after the step that was undone last.
    mutating func redo(_ draft: DeckDraft) -> DeckDraft? {
        guard let state = future.popLast() else { return nil }
        past.append(draft)
        last = nil
        return state
    }
}
