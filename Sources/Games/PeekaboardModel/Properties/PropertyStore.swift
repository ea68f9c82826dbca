// SPDX-License-Identifier: GPL-3.0-or-later
// The store owns the settings; the board is owned by its area. Listeners refer to their owners weakly.

import BoardKinds
import Boards
import Localization
import Scene

/// Binds the live properties of a board to their stored settings. Every change, whether by the user, by a reset, by
/// undo, or by another program, goes through `step`, which changes the board and then updates the rows, the history,
/// and the console. The cost of a change does not depend on the number of properties.
package final class PropertyStore {
    /// The origin of a change.
    enum Origin {
        /// The preferences, a drop, or another program. A change by the same `source` as the previous one continues
        /// that change.
        case change(by: ChangeHistory.Source?)
        /// The choice of what is played. It cannot be undone in the preferences, which do not show it.
        case game
        /// Undo or redo.
        case history
        /// The stored settings, when the program starts.
        case start
    }

    /// An event of the store.
    package enum Event {
        /// A value was refused; the message says why.
        case refused(String)
        /// Properties were changed. The lines are the Swift code for the changes. If `replacesLast`, they replace those
        /// of the previous change, for instance while the user keeps dragging the same slider.
        case changed(lines: [String], replacesLast: Bool)
        /// A property that takes effect in the next game was changed.
        case nextGameChanged
        /// An offer to undo a reset or a drop.
        case undoOffered(UndoOffer)
    }

    /// Called with each event.
    package var happened: (Event) -> Void = { _ in }
    /// Called when the history changes, for the buttons that undo and redo.
    package var historyChanged: () -> Void = {}
    /// The properties, in the order of the preferences.
    package let properties: [BoardProperty]
    /// The looks that can be chosen.
    package let looks: [Look]
    /// The changes that can be undone and redone.
    package internal(set) var history = ChangeHistory() {
        didSet {
            offer = nil
            historyChanged()
        }
    }
    /// The pending requests to undo or redo. The first one is in progress.
    var historyRequests: [HistoryDirection] = []

    /// Whether the settings have a schema.
    package var hasSchema: Bool { settings.isStored }

    /// Whether the schema has a key for each property.
    package var isSchemaComplete: Bool { properties.allSatisfy { settings.has($0.key, $0.storedType) } }

    /// Loads what a value refers to, then calls back with `nil`, or with the reason why it is not available.
    package var prepare: (PropertyValue, BoardProperty, @escaping (String?) -> Void) -> Void = { $2(nil) }
    private let now: () -> Double
    private let settings: any SettingsStore
    private let byKey: [String: BoardProperty]
    private let places: [String: Int]
    /// The current offer to undo the last step.
    private var offer: UndoOffer?
    private var listeners: [String: [() -> Void]] = [:]

    /// Creates a store of properties with their settings. `now` is a clock in seconds.
    package init(
        properties: [BoardProperty], looks: [Look] = [], settings: any SettingsStore, now: @escaping () -> Double
    ) {
        self.properties = properties
        self.looks = looks
        byKey = Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
        places = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($1.key, $0) })
        self.settings = settings
        self.now = now
        for property in properties {
            settings.onChangeFromOutside(of: property.key) { [weak self] in
                self?.apply(property, from: .change(by: nil)) {}
            }
        }
    }

    /// Applies all stored values to the board one after the other, loading files as needed, then calls `body`.
    package func applyAll(then body: @escaping () -> Void) { applyAll(properties[...], then: body) }

    private func applyAll(_ rest: ArraySlice<BoardProperty>, then body: @escaping () -> Void) {
        guard let property = rest.first else { return body() }
        apply(property, from: .start) { [weak self] in self?.applyAll(rest.dropFirst(), then: body) }
    }

    /// Returns the current value of a property.
    package func value(of property: BoardProperty) -> PropertyValue { property.read() }

    /// Returns the property with the given key.
    func property(ofKey key: String) -> BoardProperty? { byKey[key] }

    /// Returns changes in the order of the properties, in which stored values are applied, too: a value can depend on
    /// those of earlier properties.
    func inOrder(_ changes: [ChangeHistory.Change]) -> [ChangeHistory.Change] {
        changes.sorted { places[$0.key, default: 0] < places[$1.key, default: 0] }
    }

    package func hasDefaultValue(_ property: BoardProperty) -> Bool { property.read() == property.defaultValue }

    /// Changes a property after loading what the value refers to. If the value is refused, nothing changes. `hold`
    /// identifies one press on a control, so that all changes during the press count as one; it is `nil` if nothing is
    /// pressed. If `message` is not `nil` and the value has changed, the store offers to undo the change.
    package func set(
        _ property: BoardProperty, to value: PropertyValue, hold: Int? = nil, offering message: String? = nil
    ) {
        prepare(value, property) { [weak self] problem in
            let source = property.isAdjusted ? ChangeHistory.Source(key: property.key, hold: hold) : nil
            guard let self else { return }
            let isChanged = step(.change(by: source), on: [property]) { self.applyAndStore(property, value, problem) }
            if let message, isChanged { offerUndo(message) }
        }
    }

    /// Sets values in one step, after loading what they refer to, then calls `body` with whether anything has changed.
    /// Values that the board refuses are reported, unless they are to be skipped.
    func set(
        _ values: [(property: BoardProperty, value: PropertyValue)], from origin: Origin = .change(by: nil),
        skippingRefused: Bool = false,
        then body: @escaping (_ isChanged: Bool) -> Void = { _ in }
    ) {
        let changes = changes(to: values)
        prepareAll(changes[...], [:]) { [weak self] problems in
            if let self { body(apply(changes, from: origin, problems, skippingRefused: skippingRefused)) }
        }
    }

    /// Sets values in one step that refer only to what has been loaded.
    func setLoaded(
        _ values: [(property: BoardProperty, value: PropertyValue)], from origin: Origin = .change(by: nil),
        skippingRefused: Bool = false
    ) {
        _ = apply(changes(to: values), from: origin, [:], skippingRefused: skippingRefused)
    }

    private func changes(to values: [(property: BoardProperty, value: PropertyValue)]) -> [ChangeHistory.Change] {
        inOrder(values.map { ChangeHistory.Change(key: $0.property.key, before: $0.property.read(), after: $0.value) })
    }

    /// Makes changes in one step, and returns whether anything has changed.
    private func apply(
        _ changes: [ChangeHistory.Change], from origin: Origin, _ problems: [String: String], skippingRefused: Bool
    ) -> Bool {
        let properties = changes.compactMap { property(ofKey: $0.key) }
        return step(origin, on: properties) {
            for (property, change) in zip(properties, changes) {
                if skippingRefused, problems[change.key] == nil, property.refusal(change.after) != nil { continue }
                applyAndStore(property, change.after, problems[change.key])
            }
        }
    }

    /// Resets a property to its default value.
    package func reset(_ property: BoardProperty) { set([(property, property.defaultValue)]) }

    /// Resets all properties but those of new games to their default values, in one step.
    package func resetAll() {
        set(properties.filter { !$0.section.isForNewGame }.map { ($0, $0.defaultValue) }) { [weak self] isChanged in
            if isChanged { self?.offerUndo(translated("Preferences reset")) }
        }
    }

    /// The look whose values the properties have, or `nil` if they have been changed.
    package var look: Look? { looks.first(matching: properties) }

    /// Sets the values of a look, in one step.
    package func choose(_ look: Look) {
        set(properties.compactMap { property in look.values[property.name].map { (property, $0) } })
    }

    private func offerUndo(_ message: String) {
        let offer = UndoOffer(message) { [weak self] in self?.undo() }
        self.offer = offer
        happened(.undoOffered(offer))
    }

    /// Calls `body` after each change of a property on the board.
    package func onChange(of property: BoardProperty, _ body: @escaping () -> Void) {
        listeners[property.key, default: []].append(body)
    }

    /// Updates all rows after the board has changed properties by itself.
    package func notifyAllListeners() { properties.forEach(notifyListeners) }

    /// Applies a stored setting to the board.
    private func apply(_ property: BoardProperty, from origin: Origin, then body: @escaping () -> Void) {
        guard let value = settings.value(of: property) else {
            let message = translated("The setting {key} has an invalid value and was ignored")
            happened(.refused(filled(message, ["key": property.key])))
            return body()
        }
        let follows =
            if case .start = origin { property.derivedValue != nil && !settings.isSet(property.key) } else { false }
        guard !follows, value != property.read() else { return body() }
        prepare(value, property) { [weak self] problem in
            // The setting may have changed again by now.
            if let self, settings.value(of: property) == value {
                step(origin, on: [property]) { applyIfValid(property, value, problem) }
            }
            body()
        }
    }

    /// Calls `body`, which changes properties, and then reports what has changed. It looks only at `properties` and at
    /// those that they can change: for example, a small deck makes the next board smaller. Listeners are called even if
    /// a value was refused, because the control still shows that value. Returns whether anything has changed.
    @discardableResult
    func step(_ origin: Origin, on properties: [BoardProperty], _ body: () -> Void) -> Bool {
        let reached = properties + others(changedBy: properties)
        let before = reached.map { $0.read() }
        body()
        reached.forEach(notifyListeners)
        let set = Set(properties.map(\.key))
        let changed = zip(reached, before).filter {
            $0.read() != $1 && ($0.derivedValue == nil || set.contains($0.key))
        }
        guard !changed.isEmpty else { return false }
        var replacesLast = false
        if case .change(let source) = origin {
            let changes = changed.map { ChangeHistory.Change(key: $0.key, before: $1, after: $0.read()) }
            replacesLast = history.record(changes, by: source, at: now())
        }
        let lines = changed.map { $0.0.swiftLine(for: $0.0.read()) }
        if case .start = origin {} else { happened(.changed(lines: lines, replacesLast: replacesLast)) }
        if changed.contains(where: { $0.0.waitsForNextGame }) { happened(.nextGameChanged) }
        return true
    }

    private func others(changedBy properties: [BoardProperty]) -> [BoardProperty] {
        var known = Set(properties.map(\.key))
        return properties.flatMap(\.alsoChanges).filter { known.insert($0).inserted }.compactMap { byKey[$0] }
    }

    /// Changes and stores a value, unless it is refused, and stores what has changed with it.
    func applyAndStore(_ property: BoardProperty, _ value: PropertyValue, _ problem: String?) {
        let others = others(changedBy: [property]).map { (property: $0, before: $0.read()) }
        guard applyIfValid(property, value, problem) else { return }
        settings.store(property.read(), of: property)
        for (other, before) in others where other.read() != before && other.derivedValue == nil {
            settings.store(other.read(), of: other)
        }
    }

    /// Changes a value that is ready to use, unless there is a problem with it. Returns whether the board has accepted
    /// it.
    @discardableResult
    private func applyIfValid(_ property: BoardProperty, _ value: PropertyValue, _ problem: String?) -> Bool {
        if let reason = problem ?? property.refusal(value)?.message {
            happened(.refused(reason))
            return false
        }
        if value != property.read() { property.write(value) }
        return true
    }

    private func notifyListeners(of property: BoardProperty) { listeners[property.key]?.forEach { $0() } }
}

extension BoardProperty {
    /// Whether its control changes the value in many small steps.
    fileprivate var isAdjusted: Bool {
        switch kind {
        case .number, .text: true
        default: false
        }
    }
}
