// `Settings` owns its GSettings object, which owns the connected closures.

import CGtk

/// The values that are kept between starts, in one schema of GSettings. Where the schema, or a key of it, is not
/// installed or is of another type, and where the desktop cannot keep settings, values are kept for this run only.
@MainActor public final class Settings {
    /// Whether the schema is there.
    public let isStored: Bool

    private let schema: OpaquePointer?
    private let store: Object?
    private var unstored: [String: Value] = [:]
    /// Whether this program is changing a value.
    private var isWriting = false

    private enum Value {
        case number(Double), text(String), flag(Bool), whole(Int)

        var kind: Kind {
            switch self {
            case .number: .number
            case .text: .text
            case .flag: .flag
            case .whole: .whole
            }
        }
    }

    /// The types of values, in GVariant's notation.
    public enum Kind: String {
        case number = "d"
        case text = "s"
        case flag = "b"
        case whole = "i"
    }

    /// The settings of a schema, looked for in `folder` first and then where the desktop keeps its own. Settings `inMemory`
    /// begin with the default values and are private to this object.
    public init(schema id: String, folder: String, inMemory: Bool = false) {
        let system = g_settings_schema_source_get_default()
        let local: OpaquePointer? = g_settings_schema_source_new_from_directory(folder, system, 0, nil)
        let source = local ?? system.flatMap { g_settings_schema_source_ref($0) }
        defer { source.map { g_settings_schema_source_unref($0) } }
        schema = source.flatMap { g_settings_schema_source_lookup($0, id, 1) }
        let backend = inMemory ? g_memory_settings_backend_new() : nil
        defer { backend.map { g_object_unref($0) } }
        store = schema.flatMap { g_settings_new_full($0, backend, nil) }.map { Object(taking: $0) }
        isStored = store != nil
    }

    isolated deinit {
        if let store, SettingsPlace.canKeep { g_settings_apply(store.typed()) }
        schema.map { g_settings_schema_unref($0) }
    }

    /// Whether the schema has a key of this type.
    public func has(_ key: String, _ kind: Kind) -> Bool { holder(of: key, kind) != nil }

    /// The number under a key, nil where none is known.
    public func number(_ key: String) -> Double? {
        if let store = holder(of: key, .number) { return g_settings_get_double(store, key) }
        if case .number(let number) = unstored[key] { return number }
        return nil
    }

    /// The text under a key, nil where none is known.
    public func text(_ key: String) -> String? {
        if let store = holder(of: key, .text) {
            guard let text = g_settings_get_string(store, key) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }
        if case .text(let text) = unstored[key] { return text }
        return nil
    }

    /// The truth value under a key, nil where none is known.
    public func flag(_ key: String) -> Bool? {
        if let store = holder(of: key, .flag) { return g_settings_get_boolean(store, key) != 0 }
        if case .flag(let flag) = unstored[key] { return flag }
        return nil
    }

    /// The whole number under a key, nil where none is known.
    public func whole(_ key: String) -> Int? {
        if let store = holder(of: key, .whole) { return Int(g_settings_get_int(store, key)) }
        if case .whole(let whole) = unstored[key] { return whole }
        return nil
    }

    /// Keeps a number.
    public func set(_ key: String, to number: Double) {
        keep(key, .number(number)) { g_settings_set_double($0, key, number) }
    }

    /// Keeps a text.
    public func set(_ key: String, to text: String) {
        keep(key, .text(text)) { g_settings_set_string($0, key, text) }
    }

    /// Keeps a truth value.
    public func set(_ key: String, to flag: Bool) {
        keep(key, .flag(flag)) { g_settings_set_boolean($0, key, flag ? 1 : 0) }
    }

    /// Keeps a whole number.
    public func set(_ key: String, to whole: Int) {
        keep(key, .whole(whole)) { g_settings_set_int($0, key, Int32(clamping: whole)) }
    }

    /// Goes back to the value that the key has from the beginning.
    public func reset(_ key: String) {
        if let store = holder(of: key) { change(store) { g_settings_reset(store, key) } }
        unstored[key] = nil
    }

    /// Calls `body` after each change of a key by another program.
    public func onChangeFromOutside(of key: String, _ body: @escaping @MainActor () -> Void) {
        // GSettings tells of changes only of keys that have been read once.
        guard holder(of: key) != nil else { return }
        store?.onEvent("changed::" + key) { [weak self] in
            if self?.isWriting == false { body() }
        }
    }

    private func keep(_ key: String, _ value: Value, _ write: (OpaqueSettings) -> gboolean) {
        if let store = holder(of: key, value.kind) {
            change(store) { _ = write(store) }
        } else {
            unstored[key] = value
        }
    }

    /// Where changes cannot be kept they are put off, so that they are seen by this program alone, until they can.
    private func change(_ store: OpaqueSettings, _ body: () -> Void) {
        isWriting = true
        defer { isWriting = false }
        let canKeep = SettingsPlace.canKeep
        if !canKeep { g_settings_delay(store) }
        body()
        if canKeep { g_settings_apply(store) }
    }

    private typealias OpaqueSettings = UnsafeMutablePointer<GSettings>

    /// GSettings, if it has such a key; of this type, where one is asked for.
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
