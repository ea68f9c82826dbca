// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

/// Undoing and redoing changes of properties.
struct ChangeHistoryTests {
    /// Properties with a history, as in the preferences.
    private final class Model {
        var values: [String: Double] = ["a": 0, "b": 0, "c": 0]
        var history = ChangeHistory()
        var time = 0.0

        @discardableResult
        func set(_ new: [String: Double], by source: ChangeHistory.Source? = nil) -> Bool {
            let changes = new.sorted { $0.key < $1.key }.compactMap { key, value in
                values[key] == value
                    ? nil
                    : ChangeHistory.Change(
                        key: key, before: .number(values[key] ?? 0), after: .number(value))
            }
            values.merge(new) { $1 }
            return history.record(changes, by: source, at: time)
        }

        func undo() -> Bool {
            guard let changes = history.toUndo else { return false }
            history.undo()
            apply(changes)
            return true
        }

        func redo() -> Bool {
            guard let changes = history.toRedo else { return false }
            history.redo()
            apply(changes)
            return true
        }

        /// Applies changes. The current value must be the one that each change starts from.
        private func apply(_ changes: [ChangeHistory.Change]) {
            for change in changes {
                #expect(.number(values[change.key] ?? -1) == change.before)
                if case .number(let value) = change.after { values[change.key] = value }
            }
        }
    }

    private let drag = ChangeHistory.Source(key: "a", hold: 1)
    private let keys = ChangeHistory.Source(key: "a", hold: nil)

    @Test func changeIsUndoneAndRedone() {
        let model = Model()
        #expect(!model.undo() && !model.redo())
        model.set(["a": 1])
        model.set(["a": 2, "b": 3])
        #expect(model.undo() && model.values == ["a": 1, "b": 0, "c": 0])
        #expect(model.undo() && model.values == ["a": 0, "b": 0, "c": 0])
        #expect(!model.undo())
        #expect(model.redo() && model.redo() && model.values == ["a": 2, "b": 3, "c": 0])
        #expect(!model.redo())
    }

    @Test func newChangeClearsTheRedoSteps() {
        let model = Model()
        model.set(["a": 1])
        _ = model.undo()
        model.set(["b": 1])
        #expect(!model.redo() && model.values == ["a": 0, "b": 1, "c": 0])
        #expect(model.undo() && !model.undo())
    }

    @Test func dragIsOneStepHoweverLongItPauses() {
        let model = Model()
        #expect(!model.set(["a": 1], by: drag))
        for value in 2...9 {
            model.time += 5
            #expect(model.set(["a": Double(value)], by: drag))
        }
        #expect(
            !model.set(["a": 10], by: ChangeHistory.Source(key: "a", hold: 2)), "the next drag must be another step")
        #expect(model.undo() && model.values["a"] == 9)
        #expect(model.undo() && model.values["a"] == 0)
        #expect(!model.undo())
    }

    @Test func keyPressesWithinASecondAreOneStep() {
        let model = Model()
        model.set(["a": 1], by: keys)
        model.time = 0.9
        #expect(model.set(["a": 2], by: keys))
        model.time = 2
        #expect(!model.set(["a": 3], by: keys))
        #expect(!model.set(["b": 3], by: ChangeHistory.Source(key: "b", hold: nil)))
        #expect(!model.set(["a": 4], by: keys) && !model.set(["a": 0]), "a reset must be its own step")
        #expect(!model.set(["a": 5], by: keys))
    }

    @Test func nothingIsMergedIntoAnUndoneOrRedoneStep() {
        let model = Model()
        model.set(["a": 1], by: drag)
        _ = model.undo()
        _ = model.redo()
        #expect(!model.set(["a": 2], by: drag))
        #expect(model.undo() && model.values["a"] == 1)
    }

    @Test func draggingBackToStartRecordsNoStep() {
        let model = Model()
        model.set(["b": 1])
        model.set(["a": 1], by: drag)
        model.set(["a": 0], by: drag)
        #expect(model.undo() && model.values == ["a": 0, "b": 0, "c": 0])
    }

    @Test func oldestStepsAreDropped() {
        let model = Model()
        for value in 1...600 { model.set(["a": Double(value)]) }
        var count = 0
        while model.undo() { count += 1 }
        #expect(count == 500 && model.values["a"] == 100)
    }

    @Test(arguments: 0..<200 as Range<UInt64>) func undoingAllLeadsToTheStartAndRedoingAllToTheEnd(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let model = Model()
        let sources = [nil, drag, keys, ChangeHistory.Source(key: "a", hold: 2)]
        for _ in 0..<80 {
            model.time += [0, 0.3, 2][generator.number(below: 3)]
            let value = Double(generator.number(below: 4))
            switch generator.number(below: 8) {
            case 0...3:
                let source = sources[generator.number(below: 4)]
                model.set([source == nil ? ["a", "b", "c"][generator.number(below: 3)] : "a": value], by: source)
            case 4: model.set(["a": value, "b": value, "c": 0])
            case 5, 6: _ = model.undo()
            default: _ = model.redo()
            }
        }
        while model.redo() {}
        let end = model.values
        var states = [end]
        while model.undo() { states.append(model.values) }
        #expect(model.values == ["a": 0, "b": 0, "c": 0])
        for state in states.dropLast().reversed() {
            #expect(model.redo() && model.values == state)
        }
        #expect(model.values == end && !model.redo())
    }
}
