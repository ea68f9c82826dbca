// SPDX-License-Identifier: GPL-3.0-or-later
/// Stored settings, by key. A value that cannot be stored lasts until the program quits.
package protocol SettingsStore: AnyObject {
    /// Whether the settings have a schema.
    var isStored: Bool { get }
    /// Whether the schema has a key of the given type.
    func has(_ key: String, _ type: SettingType) -> Bool
    /// Whether a value is stored for a key.
    func isSet(_ key: String) -> Bool
    /// Returns the number for a key, or `nil` if there is none.
    func number(_ key: String) -> Double?
    /// Returns the string for a key, or `nil` if there is none.
    func text(_ key: String) -> String?
    /// Returns the Boolean value for a key, or `nil` if there is none.
    func flag(_ key: String) -> Bool?
    /// Stores a number.
    func set(_ key: String, to number: Double)
    /// Stores a string.
    func set(_ key: String, to text: String)
    /// Stores a Boolean value.
    func set(_ key: String, to flag: Bool)
    /// Resets a key to its default value.
    func reset(_ key: String)
    /// Calls `body` after each change of a key by another program.
    func onChangeFromOutside(of key: String, _ body: @escaping @MainActor () -> Void)
}

package enum SettingType: Sendable {
    case number, text, flag
}
