// SPDX-License-Identifier: GPL-3.0-or-later
/// The undo history of property changes.
///
/// A change from outside, such as with `gsettings`, is a step like a change in the preferences. So every visible change
/// can be undone, and undoing all steps restores the initial state. Like any other change, it clears the steps that can
/// be redone.
package struct ChangeHistory: Sendable {
    /// A change of one property.
    package struct Change: Equatable, Sendable {
        /// The key of the property.
        package let key: String
        /// The value before the change.
        package var before: PropertyValue
        /// The value after the change.
        package var after: PropertyValue

        /// Creates a change of a property.
        package init(key: String, before: PropertyValue, after: PropertyValue) {
            self.key = key
            self.before = before
            self.after = after
        }

        /// The opposite change.
        var reversed: Change { Change(key: key, before: after, after: before) }
    }

    /// A control that changes a property gradually. Its consecutive changes are combined into one step.
    package struct Source: Equatable, Sendable {
        /// The key of the property.
        let key: String
        /// Identifies one continuous use of the control, such as dragging a slider. `nil` for key presses, which are
        /// combined if they are less than a second apart.
        let hold: Int?

        /// Creates a source of changes to a property.
        package init(key: String, hold: Int?) {
            self.key = key
            self.hold = hold
        }
    }

    private struct Step {
        var changes: [Change]
        let source: Source?
        var time: Double
    }

    /// The maximum number of steps that can be undone.
    static let limit = 500

    /// The number of times changes were recorded.
    package private(set) var changeCount = 0

    private var done: [Step] = []
    private var undone: [Step] = []
    /// Whether the next change can still be combined with the last step.
    private var isOpen = false

    /// Creates an empty history.
    package init() {}

    /// The changes that undo the last step, or `nil` if there is none.
    package var toUndo: [Change]? { done.last?.changes.map(\.reversed) }

    /// The changes that redo the next step, or `nil` if there is none.
    package var toRedo: [Change]? { undone.last?.changes }

    /// Records changes that were made together at the given time, in seconds. Returns whether they were combined with
    /// the previous step.
    ///
    /// If `source` is `nil`, the changes always form a separate step.
    @discardableResult
    package mutating func record(_ changes: [Change], by source: Source?, at time: Double) -> Bool {
        guard !changes.isEmpty else { return false }
        changeCount += 1
        undone = []
        let last = done.last
        if let source, isOpen, let last, last.source == source, source.hold != nil || time - last.time < 1 {
            merge(changes, at: time)
            return true
        }
        isOpen = true
        done.append(Step(changes: changes, source: source, time: time))
        if done.count > Self.limit { done.removeFirst() }
        return false
    }

    /// Moves the last step to those that can be redone.
    package mutating func undo() {
        isOpen = false
        if let step = done.popLast() { undone.append(step) }
    }

    /// Moves the step that was undone last back to those that can be undone.
    package mutating func redo() {
        isOpen = false
        if let step = undone.popLast() { done.append(step) }
    }

    /// Combines changes with the last step. Drops properties that are back at their original value, and the step if
    /// none are left.
    private mutating func merge(_ changes: [Change], at time: Double) {
        guard var step = done.popLast() else { return }
        step.time = time
        for change in changes {
            if let index = step.changes.firstIndex(where: { $0.key == change.key }) {
                step.changes[index].after = change.after
            } else {
                step.changes.append(change)
            }
        }
        step.changes.removeAll { $0.before == $0.after }
        if !step.changes.isEmpty { done.append(step) }
    }
}
