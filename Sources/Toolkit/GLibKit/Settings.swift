// SPDX-License-Identifier: GPL-3.0-or-later
// `Settings` owns its GSettings object, which owns the connected closures.

import CGtk

/// The stored settings of one GSettings schema. Values are kept only in memory if the schema or the key is not
/// installed, if the key has a different type, or if the settings cannot be written.
@MainActor package final class Settings {
    /// Whether the schema is installed.
    package let isStored: Bool

    private let schema: OpaquePointer?
    private let store: Object?
    private var unstored: [String: UnstoredValue] = [:]
    /// Whether the program is changing a value.
    private var isWriting = false

    private enum UnstoredValue {
        case number(Double), text(String), flag(Bool), whole(Int), texts([String])

        var kind: Kind {
            switch self {
            case .number: .number
            case .text: .text
            case .flag: .flag
            case .whole: .whole
            case .texts: .texts
            }
        }
    }

    /// The types of values, as GVariant type strings.
    package enum Kind: String {
        case number = "d"
        case text = "s"
        case flag = "b"
        case whole = "i"
        case texts = "as"
    }

    /// Opens the settings of a schema. The schema is looked up in `folder`, then in the system's schema folders. With
    /// `inMemory`, the values start with their defaults and are private to this object.
    package init(schema id: String, folder: String, inMemory: Bool = false) {
        let system = g_settings_schema_source_get_default()
        let local: OpaquePointer? = g_settings_schema_source_new_from_directory(folder, system, 0, nil)
        let source = local ?? system.flatMap { g_settings_schema_source_ref($0) }
        defer { source.map { g_settings_schema_source_unref($0) } }
        schema = source.flatMap { g_settings_schema_source_lookup($0, id, 1) }
        let backend = inMemory ? g_memory_settings_backend_new() : nil
        defer { backend.map { g_object_unref($0) } }
        store = schema.flatMap { g_settings_new_full($0, backend, nil) }.map { Object(adopting: $0) }
        isStored = store != nil
    }

    isolated deinit {
        if let store, SettingsStorage.canStore { g_settings_apply(store.typed()) }
        schema.map { g_settings_schema_unref($0) }
    }

    /// Returns whether the schema has a key of this type.
    package func has(_ key: String, _ kind: Kind) -> Bool { holder(of: key, kind) != nil }

    /// Returns whether a value is stored for a key, as opposed to its default.
    package func isSet(_ key: String) -> Bool {
        guard let store = holder(of: key), let value = g_settings_get_user_value(store, key)
        else { return unstored[key] != nil }
        g_variant_unref(value)
        return true
    }

    /// Returns a number, or `nil` if the key is unknown.
    package func number(_ key: String) -> Double? {
        if let store = holder(of: key, .number) { return g_settings_get_double(store, key) }
        if case .number(let number) = unstored[key] { return number }
        return nil
    }

    /// Returns a string, or `nil` if the key is unknown.
    package func text(_ key: String) -> String? {
        if let store = holder(of: key, .text) {
            guard let text = g_settings_get_string(store, key) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }
        if case .text(let text) = unstored[key] { return text }
        return nil
    }

    /// Returns a Boolean value, or `nil` if the key is unknown.
    package func flag(_ key: String) -> Bool? {
        if let store = holder(of: key, .flag) { return g_settings_get_boolean(store, key) != 0 }
        if case .flag(let flag) = unstored[key] { return flag }
        return nil
    }

    /// Returns an integer, or `nil` if the key is unknown.
    package func whole(_ key: String) -> Int? {
        if let store = holder(of: key, .whole) { return Int(g_settings_get_int(store, key)) }
        if case .whole(let whole) = unstored[key] { return whole }
        return nil
    }

    /// Returns a list of strings, or `nil` if the key is unknown.
    package func texts(_ key: String) -> [String]? {
        if let store = holder(of: key, .texts) {
            guard let list = g_settings_get_strv(store, key) else { return nil }
            defer { g_strfreev(list) }
            return (0..<Int(g_strv_length(list))).compactMap { list[$0].map { String(cString: $0) } }
        }
        if case .texts(let texts) = unstored[key] { return texts }
        return nil
    }

    /// Stores a number.
    package func set(_ key: String, to number: Double) {
        save(key, .number(number)) { g_settings_set_double($0, key, number) }
    }

    /// Stores a string.
    package func set(_ key: String, to text: String) {
        save(key, .text(text)) { g_settings_set_string($0, key, text) }
    }

    /// Stores a Boolean value.
    package func set(_ key: String, to flag: Bool) {
        save(key, .flag(flag)) { g_settings_set_boolean($0, key, flag ? 1 : 0) }
    }

    /// Stores an integer.
    package func set(_ key: String, to whole: Int) {
        save(key, .whole(whole)) { g_settings_set_int($0, key, Int32(clamping: whole)) }
    }

    /// Stores a list of strings.
    package func set(_ key: String, to texts: [String]) {
        save(key, .texts(texts)) { store in texts.withCStrings { g_settings_set_strv(store, key, $0) } }
    }

    /// Resets a key to its default value.
    package func reset(_ key: String) {
        if let store = holder(of: key) { change(store) { g_settings_reset(store, key) } }
        unstored[key] = nil
    }

    /// Calls `body` whenever another program changes a key.
    package func onChangeFromOutside(of key: String, _ body: @escaping @MainActor () -> Void) {
        // GSettings emits `changed` only for keys that have been read at least once.
        guard holder(of: key) != nil else { return }
        store?.onEvent("changed::" + key) { [weak self] in
            if self?.isWriting == false { body() }
        }
    }

    private func save(_ key: String, _ value: UnstoredValue, _ write: (OpaqueSettings) -> gboolean) {
        if let store = holder(of: key, value.kind) {
            change(store) { _ = write(store) }
        } else {
            unstored[key] = value
        }
    }

    /// Applies changes immediately if they can be stored. Otherwise delays them, so that only this program sees them.
    private func change(_ store: OpaqueSettings, _ body: () -> Void) {
        isWriting = true
        defer { isWriting = false }
        let canStore = SettingsStorage.canStore
        if !canStore { g_settings_delay(store) }
        body()
        if canStore { g_settings_apply(store) }
    }

    private typealias OpaqueSettings = UnsafeMutablePointer<GSettings>

    /// Returns the GSettings object if the schema has the key, and if the key has the given type.
    private func holder(of key: String, _ kind: Kind? = nil) -> OpaqueSettings? {
        guard let schema, g_settings_schema_has_key(schema, key) != 0 else { return nil }
        if let kind, let known = g_settings_schema_get_key(schema, key) {
            defer { g_settings_schema_key_unref(known) }
            let type = g_settings_schema_key_get_value_type(known)
            guard g_variant_type_equal(UnsafeRawPointer(type), kind.rawValue) != 0 else { return nil }
        }
        return store?.typed()
    }
}
