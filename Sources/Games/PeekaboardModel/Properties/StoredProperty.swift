// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Files
import Scene

extension BoardProperty {
    /// The type of the setting that stores the property.
    var storedType: SettingType {
        switch kind {
        case .number: .number
        case .flag: .flag
        default: .text
        }
    }
}

extension SettingsStore {
    /// Returns the stored value of a property, its default value if none is stored, or `nil` if the stored value is not
    /// valid.
    func value(of property: BoardProperty) -> PropertyValue? {
        if case .number = property.kind { return number(property.key).map { .number($0) } ?? property.defaultValue }
        if case .flag = property.kind { return flag(property.key).map { .flag($0) } ?? property.defaultValue }
        guard let text = text(property.key) else { return property.defaultValue }
        return switch property.kind {
        case .picture: PictureChoice(stored: text).map { .picture($0) }
        case .color: Color(hex: text).map { .color($0) }
        case .text: .text(text)
        default: .choice(text)
        }
    }

    /// Stores the value of a property. The value that it has without a key resets the key.
    func store(_ value: PropertyValue, of property: BoardProperty) {
        value == property.derivedValue?() ?? property.defaultValue ? reset(property.key) : set(property.key, to: value)
    }

    private func set(_ key: String, to value: PropertyValue) {
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

extension PictureChoice {
    /// The string that represents the choice in the settings.
    var stored: String {
        switch self {
        case .plain: "color"
        case .shipped: "shipped"
        case .custom(let uri): uri
        }
    }

    /// Creates a choice from its string in the settings. Returns `nil` if that is neither a known word nor a URI.
    init?(stored text: String) {
        switch text {
        case "color": self = .plain
        case "shipped", "hand": self = .shipped
        default:
            guard FileURI.isURI(text) else { return nil }
            self = .custom(uri: text)
        }
    }
}
