// The store owns the settings; the board is owned by its area. Listeners refer back weakly.

import BoardKinds
import Boards
import Words

/// Binds the live properties of a board to their stored settings. Every change of a value, by hand, by a reset, by undo, or
/// from outside, goes through `step`: that writes the board, and tells rows, history and console what is
/// different then. A change costs the same however many properties there are.
public final class PropertyStore {
    /// Where changes come from.
    enum Origin {
        /// The pane, a drop, or another program; `hand` is given if the change may continue the one just before.
        case change(by: ChangeHistory.Hand?)
        /// They were made before, and are undone or done again.
        case history
        /// They were stored when the program began.
        case start
    }

    /// The properties, in the order of the pane.
    public let properties: [LiveProperty]
    /// Called when a value was refused, with the reason in words.
    public var refused: (String) -> Void = { _ in }
    /// Called when a property that waits for the next game has another value.
    public var nextGameChanged: () -> Void = {}
    /// Called with the Swift lines of what has changed, and whether they stand for the ones told before, because the same
    /// slider is still held, for instance.
    public var changed: (_ lines: [String], _ goOn: Bool) -> Void = { _, _ in }
    /// Called when there is something else to undo or to do again.
    public var historyChanged: () -> Void = {}
    /// Called with each offer to undo a reset or a drop.
    public var undoOffered: (UndoOffer) -> Void = { _ in }
    /// What can be undone and done again.
    public internal(set) var history = ChangeHistory() {
        didSet {
            offer = nil
            historyChanged()
        }
    }
    /// The undoings and redoings that are asked for, of which the first is under way.
    var travels: [Travel] = []

    /// Whether there is a schema of the settings.
    public var hasSchema: Bool { settings.isStored }

    /// Whether the settings have a key for each of them.
    public var isSchemaWhole: Bool { properties.allSatisfy { settings.has($0.key, $0.storedType) } }

    /// Loads what a value refers to, then calls back with nil, or with the reason why that is not available.
    public var prepare: (PropertyValue, LiveProperty, @escaping (String?) -> Void) -> Void = { $2(nil) }
    private let now: () -> Double
    private let settings: any SettingsStore
    private let byKey: [String: LiveProperty]
    /// To undo the last step.
    private var offer: UndoOffer?
    private var listeners: [String: [() -> Void]] = [:]

    /// A store of properties with their stored settings, on a clock in seconds.
    public init(properties: [LiveProperty], settings: any SettingsStore, now: @escaping () -> Double) {
        self.properties = properties
        byKey = Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
        self.settings = settings
        self.now = now
        for property in properties {
            settings.onChangeFromOutside(of: property.key) { [weak self] in
                self?.apply(property, from: .change(by: nil)) {}
            }
        }
    }

    /// Gives the board all stored values one after the other, then calls `body`; files are read on the way.
    public func applyAll(then body: @escaping () -> Void) { applyAll(properties[...], then: body) }

    private func applyAll(_ rest: ArraySlice<LiveProperty>, then body: @escaping () -> Void) {
        guard let property = rest.first else { return body() }
        apply(property, from: .start) { [weak self] in self?.applyAll(rest.dropFirst(), then: body) }
    }

    /// The value that a property has on the board.
    public func value(of property: LiveProperty) -> PropertyValue { property.read() }

    /// The property of a key.
    func property(ofKey key: String) -> LiveProperty? { byKey[key] }

    /// Whether a property is as it was in the beginning.
    public func isStandard(_ property: LiveProperty) -> Bool { property.read() == property.standard }

    /// Changes a property. What a value refers to is read first: if it is refused, all stays as it was. `hold` tells the
    /// holds of a control apart, nil while none is held. If `words` say what has happened, an offer to undo it is made.
    public func set(_ property: LiveProperty, to value: PropertyValue, hold: Int? = nil, offering words: String? = nil)
    {
        prepare(value, property) { [weak self] problem in
            let hand = property.isAdjusted ? ChangeHistory.Hand(key: property.key, hold: hold) : nil
            guard let self else { return }
            let isChanged = step(.change(by: hand), on: [property]) { self.take(property, value, problem) }
            if let words, isChanged { offerUndo(words) }
        }
    }

    /// Brings back the value of the beginning.
    public func reset(_ property: LiveProperty) { reset([property]) }

    /// Brings back all values of the beginning, in one step.
    public func resetAll() {
        if reset(properties) { offerUndo(translated("Preferences reset")) }
    }

    private func offerUndo(_ words: String) {
        let offer = UndoOffer(words) { [weak self] in self?.undo() }
        self.offer = offer
        undoOffered(offer)
    }

    @discardableResult
    private func reset(_ properties: [LiveProperty]) -> Bool {
        // What the program comes with is always ready.
        step(.change(by: nil), on: properties) {
            for property in properties {
                prepare(property.standard, property) { [weak self] problem in
                    self?.take(property, property.standard, problem)
                }
            }
        }
    }

    /// Calls `body` after each change of a property on the board.
    public func onChange(of property: LiveProperty, _ body: @escaping () -> Void) {
        listeners[property.key, default: []].append(body)
    }

    /// Updates all rows, because the board has changed values by itself.
    public func heedBoard() { properties.forEach(tell) }

    /// Heeds a setting.
    private func apply(_ property: LiveProperty, from origin: Origin, then body: @escaping () -> Void) {
        guard let value = settings.value(of: property) else {
            refused(
                filled(translated("The setting {key} has an invalid value and was ignored"), ["key": property.key])
            )
            return body()
        }
        guard value != property.read() else { return body() }
        prepare(value, property) { [weak self] problem in
            // By now another value may have been chosen.
            if let self, settings.value(of: property) == value {
                step(origin, on: [property]) { give(property, value, problem) }
            }
            body()
        }
    }

    /// Does `body`, which gives properties other values, and tells what is different then. No properties are looked at but these
    /// and those that they can change: a small deck makes the next board smaller. Also the control of a value that was refused is
    /// told, for it shows that value. Returns whether anything is different.
    @discardableResult
    func step(_ origin: Origin, on properties: [LiveProperty], _ body: () -> Void) -> Bool {
        let reached = properties + others(changedBy: properties)
        let before = reached.map { $0.read() }
        body()
        reached.forEach(tell)
        let changed = zip(reached, before).filter { $0.read() != $1 }
        guard !changed.isEmpty else { return false }
        var goesOn = false
        if case .change(let hand) = origin {
            let changes = changed.map { ChangeHistory.Change(key: $0.key, before: $1, after: $0.read()) }
            goesOn = history.note(changes, by: hand, at: now())
        }
        if case .start = origin {} else { self.changed(changed.map { $0.0.swiftLine(for: $0.0.read()) }, goesOn) }
        if changed.contains(where: { $0.0.waitsForNextGame }) { nextGameChanged() }
        return true
    }

    private func others(changedBy properties: [LiveProperty]) -> [LiveProperty] {
        var known = Set(properties.map(\.key))
        return properties.flatMap(\.alsoChanges).filter { known.insert($0).inserted }.compactMap { byKey[$0] }
    }

    /// Gives the board a value and keeps it, unless it is refused.
    func take(_ property: LiveProperty, _ value: PropertyValue, _ problem: String?) {
        if give(property, value, problem) { settings.keep(property.read(), of: property) }
    }

    /// Gives the board a value of which everything is ready, unless there is a problem with it; whether it has it then.
    @discardableResult
    private func give(_ property: LiveProperty, _ value: PropertyValue, _ problem: String?) -> Bool {
        if let reason = problem ?? property.refusal(value)?.words {
            refused(reason)
            return false
        }
        if value != property.read() { property.write(value) }
        return true
    }

    private func tell(_ property: LiveProperty) { listeners[property.key]?.forEach { $0() } }
}

extension LiveProperty {
    /// Whether its control changes it little by little.
    fileprivate var isAdjusted: Bool {
        switch kind {
        case .number, .text: true
        default: false
        }
    }
}
