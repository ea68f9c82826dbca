// The store owns the settings; the board is owned by its area. Listeners refer back weakly.

import Boards
import CGtk
import GtkKit
import Scene

/// Ties the live properties of a board to their stored settings. A value goes one way round: whoever changes it writes the
/// setting, and the setting's change, from here or from outside, reaches the board and the pane.
final class PropertyStore {
    /// The properties, in the order of the pane.
    let properties: [LiveProperty]
    /// Called when a value was refused, with the reason in words.
    var refused: (String) -> Void = { _ in }
    /// Called when a property that waits for the next game has another value.
    var nextGameChanged: () -> Void = {}

    /// Whether a schema of the properties is installed.
    var hasSchema: Bool { settings.isStored }

    /// Whether that has all of them.
    var isSchemaWhole: Bool { properties.allSatisfy { settings.has($0.key, $0.storedKind) } }

    private let settings: Settings
    private let sources: any PropertySources
    private var listeners: [String: [() -> Void]] = [:]

    init(properties: [LiveProperty], settings: Settings, sources: any PropertySources) {
        self.properties = properties
        self.settings = settings
        self.sources = sources
        for property in properties {
            settings.onChange(of: property.key) { [weak self] in self?.apply(property) {} }
        }
    }

    /// Gives the board all stored values one after the other, then calls `body`; files are read on the way.
    func applyAll(then body: @escaping () -> Void) { applyAll(properties[...], then: body) }

    private func applyAll(_ rest: ArraySlice<LiveProperty>, then body: @escaping () -> Void) {
        guard let property = rest.first else { return body() }
        apply(property) { [weak self] in self?.applyAll(rest.dropFirst(), then: body) }
    }

    /// The value that a property has on the board.
    func value(of property: LiveProperty) -> PropertyValue { property.read() }

    /// Whether a property is as it was in the beginning.
    func isStandard(_ property: LiveProperty) -> Bool { property.read() == property.standard }

    /// Changes a property. What a value refers to is read first: if it is refused, all stays as it was.
    func set(_ property: LiveProperty, to value: PropertyValue) {
        sources.read(value, of: property) { [weak self] problem in
            guard let self else { return }
            if let reason = problem ?? property.refusal(value)?.words {
                refused(reason)
                tell(property)
            } else {
                settings.set(property.key, to: value)
                // A setting that has not changed, because only the file behind it has, tells nobody.
                write(property, value)
            }
        }
    }

    /// Brings back the value of the beginning.
    func reset(_ property: LiveProperty) { settings.reset(property.key) }

    /// Calls `body` after each change of a property on the board.
    func onChange(of property: LiveProperty, _ body: @escaping () -> Void) {
        listeners[property.key, default: []].append(body)
    }

    private func apply(_ property: LiveProperty, then body: @escaping () -> Void) {
        guard let value = settings.value(of: property) else {
            refused(filled(translated("The setting {key} has no sensible value"), ["key": property.key]))
            return body()
        }
        guard value != property.read() else {
            tell(property)
            return body()
        }
        sources.read(value, of: property) { [weak self] problem in
            // By now another value may have been chosen.
            if let self, settings.value(of: property) == value {
                if let reason = problem ?? property.refusal(value)?.words {
                    refused(reason)
                    tell(property)
                } else {
                    write(property, value)
                }
            }
            body()
        }
    }

    private func write(_ property: LiveProperty, _ value: PropertyValue) {
        let isNew = property.read() != value
        if isNew { property.write(value) }
        // One can change another: a small deck makes the next board smaller.
        properties.forEach(tell)
        if isNew, property.waitsForNextGame { nextGameChanged() }
    }

    private func tell(_ property: LiveProperty) { listeners[property.key]?.forEach { $0() } }
}

extension LiveProperty {
    fileprivate var storedKind: Settings.Kind {
        switch kind {
        case .number: .number
        case .flag: .flag
        default: .text
        }
    }
}

extension Settings {
    /// The stored value of a property, the standard one where nothing is stored; nil if what is stored says nothing
    /// sensible.
    fileprivate func value(of property: LiveProperty) -> PropertyValue? {
        if case .number = property.kind { return number(property.key).map { .number($0) } ?? property.standard }
        if case .flag = property.kind { return flag(property.key).map { .flag($0) } ?? property.standard }
        guard let text = text(property.key) else { return property.standard }
        return switch property.kind {
        case .picture: PictureChoice(stored: text).map { .picture($0) }
        case .color: Color(hex: text).map { .color($0) }
        case .text: .text(text)
        default: .choice(text)
        }
    }

    fileprivate func set(_ key: String, to value: PropertyValue) {
        switch value {
        case .number(let number): set(key, to: number)
        case .color(let color): set(key, to: color.hex)
        case .picture(let choice): set(key, to: choice.stored)
        case .choice(let id): set(key, to: id)
        case .flag(let isOn): set(key, to: isOn)
        case .text(let text): set(key, to: text)
        }
    }
}

extension LiveProperty.Refusal {
    /// The reason in one line for the user.
    var words: String {
        switch self {
        case .tooFewFaces(let has, let needs):
            return filled(
                translated("{needs} faces are needed, and the deck has {has}"), ["needs": "\(needs)", "has": "\(has)"])
        case .unknown(let text):
            return filled(translated("There is no such choice: {text}"), ["text": text])
        }
    }
}

extension PictureChoice {
    /// How it is written in the settings.
    var stored: String {
        switch self {
        case .plain: "color"
        case .shipped: "shipped"
        case .own(let uri): uri
        }
    }

    /// Reads what the settings say; nil for what is neither a word we know nor a URI.
    init?(stored text: String) {
        switch text {
        case "color": self = .plain
        case "shipped", "hand": self = .shipped
        default:
            guard text.contains("://") else { return nil }
            self = .own(text)
        }
    }
}
