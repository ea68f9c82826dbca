/// Values that are kept between starts, by their keys. A value that cannot be kept lasts until the program ends.
public protocol SettingsStore: AnyObject {
    /// Whether there is a schema of these values.
    var isStored: Bool { get }
    /// Whether a key of this type is known.
    func has(_ key: String, _ type: SettingType) -> Bool
    /// The number under a key, nil if none is known.
    func number(_ key: String) -> Double?
    /// The text under a key, nil if none is known.
    func text(_ key: String) -> String?
    /// The truth value under a key, nil if none is known.
    func flag(_ key: String) -> Bool?
    /// Keeps a number.
    func set(_ key: String, to number: Double)
    /// Keeps a text.
    func set(_ key: String, to text: String)
    /// Keeps a truth value.
    func set(_ key: String, to flag: Bool)
    /// Goes back to the default value of a key.
    func reset(_ key: String)
    /// Calls `body` after each change of a key by another program.
    func onChangeFromOutside(of key: String, _ body: @escaping @MainActor () -> Void)
}

/// The type of a setting.
public enum SettingType: Sendable {
    case number, text, flag
}
