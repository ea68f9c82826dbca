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
    /// Called when a picture was refused, with the reason in words.
    var refused: (String) -> Void = { _ in }

    private let settings: Settings
    private let shelf: PictureShelf
    private var listeners: [String: [() -> Void]] = [:]

    init(properties: [LiveProperty], settings: Settings, shelf: PictureShelf) {
        self.properties = properties
        self.settings = settings
        self.shelf = shelf
        for property in properties {
            settings.onChange(of: property.key) { [weak self] in self?.apply(property) }
        }
    }

    /// Gives the board all stored values.
    func applyAll() { properties.forEach(apply) }

    /// The value that a property has on the board.
    func value(of property: LiveProperty) -> PropertyValue { property.read() }

    /// Whether a property is as it was in the beginning.
    func isStandard(_ property: LiveProperty) -> Bool { property.read() == property.standard }

    /// Changes a property. A picture is read first: if it is refused, all stays as it was.
    func set(_ property: LiveProperty, to value: PropertyValue) {
        guard case .picture(.own(let uri)) = value else { return keep(property, value) }
        read(uri) { [weak self] in self?.keep(property, value) }
    }

    /// Brings back the value of the beginning.
    func reset(_ property: LiveProperty) { settings.reset(property.key) }

    /// Calls `body` after each change of a property on the board.
    func onChange(of property: LiveProperty, _ body: @escaping () -> Void) {
        listeners[property.key, default: []].append(body)
    }

    private func keep(_ property: LiveProperty, _ value: PropertyValue) {
        switch value {
        case .number(let number): settings.set(property.key, to: number)
        case .color(let color): settings.set(property.key, to: color.hex)
        case .picture(let choice): settings.set(property.key, to: choice.stored)
        }
        // A setting that has not changed, because the picture's file alone has, tells nobody.
        apply(property)
    }

    private func apply(_ property: LiveProperty) {
        guard let value = stored(property) else {
            return refused(filled(translated("The setting {key} has no sensible value"), ["key": property.key]))
        }
        guard case .picture(.own(let uri)) = value, !shelf.holds(uri: uri) else { return write(property, value) }
        read(uri) { [weak self] in
            // By now another picture may have been chosen.
            if self?.stored(property) == value { self?.write(property, value) }
        }
    }

    private func write(_ property: LiveProperty, _ value: PropertyValue) {
        if property.read() != value { property.write(value) }
        listeners[property.key]?.forEach { $0() }
    }

    /// The stored value, the standard one where nothing is stored; nil if what is stored says nothing sensible.
    private func stored(_ property: LiveProperty) -> PropertyValue? {
        if case .number = property.kind {
            return settings.number(property.key).map { .number($0) } ?? property.standard
        }
        guard let text = settings.text(property.key) else { return property.standard }
        return switch property.kind {
        case .picture: PictureChoice(stored: text).map { .picture($0) }
        default: Color(hex: text).map { .color($0) }
        }
    }

    private func read(_ uri: String, then body: @escaping () -> Void) {
        shelf.load(uri: uri) { [weak self] problem in
            guard let problem else { return body() }
            self?.refused(problem.words(file: displayName(ofURI: uri)))
        }
    }
}

extension PictureChoice {
    /// How it is written in the settings.
    var stored: String {
        switch self {
        case .plain: "color"
        case .shipped: "hand"
        case .own(let uri): uri
        }
    }

    /// Reads what the settings say; nil for what is neither a word we know nor a URI.
    init?(stored text: String) {
        switch text {
        case "color": self = .plain
        case "hand": self = .shipped
        default:
            guard text.contains("://") else { return nil }
            self = .own(text)
        }
    }
}

/// The name of a file for people to read.
private func displayName(ofURI uri: String) -> String {
    let file = Object(taking: g_file_new_for_uri(uri)!)
    guard let name = g_file_get_basename(file.opaque) else { return uri }
    defer { g_free(name) }
    guard let shown = g_filename_display_name(name) else { return uri }
    defer { g_free(shown) }
    return String(cString: shown)
}
