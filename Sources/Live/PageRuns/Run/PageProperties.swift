// SPDX-License-Identifier: GPL-3.0-or-later
// The session owns the properties. The window and the page set the callbacks, which refer to them weakly.

import Localization
import PageLink
import PageSource
import Scene

/// The live properties of a page, as the window shows them, with the history of their changes. They are kept when a save
/// runs the page again.
package final class PageProperties {
    /// An event of the properties.
    package enum Event {
        /// There are other properties.
        case listChanged
        /// The value of the property at an index has changed, or must be shown again.
        case valueChanged(Int)
        /// The history has changed.
        case historyChanged
        /// The user has made changes, with the Swift code for them. If `replacesLast`, it replaces that of the previous
        /// changes, for instance while the user keeps dragging the same slider.
        case changed(lines: [String], replacesLast: Bool)
    }

    /// Called with each event.
    package var happened: (Event) -> Void = { _ in }
    /// The descriptions of the properties, in the order of their rows.
    package private(set) var all: [PageProperty] = []
    /// The changes that can be undone and redone.
    package private(set) var history = ChangeHistory() { didSet { happened(.historyChanged) } }

    /// Sends a value to the running page.
    var send: (PropertyInput) -> Void = { _ in }
    /// Returns the name of a property in the source of the page.
    var nameInSource: (PageProperty) -> String? = { _ in nil }
    /// Returns the time, in seconds.
    private let now: () -> Double
    private var values: [PropertyValue] = []
    /// What the user has chosen by the keys of the properties, as far as it was changed; `nil` for the initial value.
    package private(set) var chosen: [String: PropertyValue?] = [:]

    init(now: @escaping () -> Double) { self.now = now }

    /// Returns the value of the property at an index.
    package func value(at index: Int) -> PropertyValue { values[index] }

    /// Returns whether the property at an index has the value with which it begins.
    package func hasDefaultValue(at index: Int) -> Bool { values[index] == all[index].defaultValue }

    /// Whether any property can be reset.
    package var areChanged: Bool { all.indices.contains { !hasDefaultValue(at: $0) } }

    // MARK: - Changes by the user

    /// Changes a property. `hold` identifies one press on a control, so that all changes during the press count as one;
    /// it is `nil` if nothing is pressed.
    package func set(_ index: Int, to value: PropertyValue, hold: Int? = nil) {
        guard all.indices.contains(index), all[index].kind.accepts(value) else { return }
        let source = all[index].isAdjusted ? ChangeHistory.Source(key: all[index].key, hold: hold) : nil
        change([(index, value)], by: source)
    }

    /// Resets a property to the value with which it begins.
    package func reset(_ index: Int) { change([(index, all[index].defaultValue)], by: nil) }

    /// Resets all properties, in one step.
    package func resetAll() { change(all.indices.map { ($0, all[$0].defaultValue) }, by: nil) }

    /// Undoes the last step.
    package func undo() {
        guard let changes = history.toUndo else { return }
        history.undo()
        apply(changes)
    }

    /// Redoes the step that was undone last.
    package func redo() {
        guard let changes = history.toRedo else { return }
        history.redo()
        apply(changes)
    }

    /// Gives properties values that the user has chosen earlier, by their keys. That is no step of the history.
    package func restore(_ chosen: [String: PropertyValue]) {
        let changes = all.indices.compactMap { index in
            chosen[all[index].key].map { (index: index, value: $0) }
        }
        write(
            changes.filter { all[$0.index].kind.accepts($0.value) && values[$0.index] != $0.value },
            replacesLast: false)
    }

    private func change(_ changes: [(index: Int, value: PropertyValue)], by source: ChangeHistory.Source?) {
        let changes = changes.filter { values[$0.index] != $0.value }
        let steps = changes.map {
            ChangeHistory.Change(key: all[$0.index].key, before: values[$0.index], after: $0.value)
        }
        write(changes, replacesLast: history.record(steps, by: source, at: now()))
    }

    /// Applies a step of the history. Properties that the page no longer has are left out.
    private func apply(_ changes: [ChangeHistory.Change]) {
        let known = changes.compactMap { change in
            all.firstIndex { $0.key == change.key && $0.kind.accepts(change.after) }.map { ($0, change.after) }
        }
        write(known, replacesLast: false)
    }

    private func write(_ changes: [(index: Int, value: PropertyValue)], replacesLast: Bool) {
        guard !changes.isEmpty else { return }
        for (index, value) in changes {
            values[index] = value
            let property = all[index]
            chosen[property.key] = .some(value == property.defaultValue ? nil : value)
            send(PropertyInput(key: property.key, value: value, defaultValue: property.defaultValue))
            happened(.valueChanged(index))
        }
        let lines = changes.map { line(for: $0.value, of: all[$0.index]) }
        happened(.changed(lines: lines, replacesLast: replacesLast))
    }

    /// Returns the title and the new value of a property in a few words.
    func description(of input: PropertyInput) -> String? {
        guard let property = all.first(where: { $0.key == input.key }) else { return nil }
        var value = input.value.words
        if case .choice(let choices, _) = property.kind, case .choice(let id) = input.value {
            value = choices.first { $0.id == id }?.title ?? id
        }
        // Translators: a change of a setting of a page, such as “Gravity: 9.8”.
        return filled(translated("{name}: {value}"), ["name": property.title, "value": value])
    }

    /// Returns the line of Swift that sets a property.
    private func line(for value: PropertyValue, of property: PageProperty) -> String {
        let literal = SwiftLiteral.expression(value, of: property.kind, property.style) ?? ""
        return switch property.origin {
        case .board(let name): "\(name) = \(literal)"
        case .source: "\(nameInSource(property) ?? property.title) = \(literal)"
        }
    }

    /// Whether any of the page's own properties has another value than in the source.
    package var canBeWritten: Bool { !edits.isEmpty }

    /// The edits that make the present values the initial ones, by file.
    var edits: [String: [InitialValueEdit]] {
        var edits: [String: [InitialValueEdit]] = [:]
        for (property, value) in zip(all, values) where value != property.defaultValue {
            guard case .source(let file, let line, let column) = property.origin,
                let literal = SwiftLiteral.expression(value, of: property.kind, property.style)
            else { continue }
            edits[file, default: []].append(InitialValueEdit(line: line, column: column, value: literal))
        }
        return edits
    }

    // MARK: - Changes by the page

    /// Replaces the properties by those of a page that has just been shown, or by others of the page that is shown.
    func replaceAll(with properties: [PageProperty], values: [PropertyValue]) {
        let isSame = properties.map(\.withoutOrigin) == all.map(\.withoutOrigin)
        all = properties
        self.values = values
        if isSame { all.indices.forEach { happened(.valueChanged($0)) } } else { happened(.listChanged) }
    }

    /// Applies values that the page has changed. Returns false if a property cannot have its value.
    func applyPageChanges(_ changes: [PropertyChange]) -> Bool {
        for change in changes {
            guard all.indices.contains(change.index), all[change.index].kind.accepts(change.value) else { return false }
            values[change.index] = change.value
            happened(.valueChanged(change.index))
        }
        return true
    }
}

extension PropertyValue {
    /// The value in a few words.
    fileprivate var words: String {
        switch self {
        case .number(let number): return number.words
        case .color(let color): return color.hex
        case .picture(.plain): return translated("Solid color")
        // Translators: a picture was chosen.
        case .picture: return translated("Picture")
        case .choice(let text), .text(let text): return text
        // Translators: a switch was turned on.
        case .flag(true): return translated("On")
        // Translators: a switch was turned off.
        case .flag(false): return translated("Off")
        }
    }
}

extension Double {
    /// The number with at most two decimals.
    fileprivate var words: String {
        if self == rounded(), magnitude < 1e9 { return "\(Int(self))" }
        let tenths = self * 10
        return decimal(self, places: (tenths - tenths.rounded()).magnitude < 1e-6 ? 1 : 2)
    }
}

extension PageProperty {
    /// Whether its control changes the value in many small steps.
    fileprivate var isAdjusted: Bool {
        switch kind {
        case .number, .text: true
        default: false
        }
    }

    /// The property without its place in the source, which changes with each edit above it.
    fileprivate var withoutOrigin: PageProperty {
        var property = self
        property.origin = .board(name: "")
        return property
    }
}
