// SPDX-License-Identifier: GPL-3.0-or-later
import PeekaboardModel

/// In-memory settings that accept every key, except those declared unknown.
final class MemorySettings: SettingsStore {
    private enum Value: Equatable {
        case number(Double), text(String), flag(Bool)
    }

    var isStored = true
    /// The keys that are missing from the schema.
    var unknown: Set<String> = []
    /// The number of writes.
    private(set) var writes = 0
    /// The keys that have a stored value.
    var keys: Set<String> { Set(values.keys) }
    private var values: [String: Value] = [:]
    private var listeners: [String: [@MainActor () -> Void]] = [:]

    func has(_ key: String, _ type: SettingType) -> Bool { !unknown.contains(key) }

    func isSet(_ key: String) -> Bool { values[key] != nil }

    func number(_ key: String) -> Double? { if case .number(let number) = values[key] { number } else { nil } }

    func text(_ key: String) -> String? { if case .text(let text) = values[key] { text } else { nil } }

    func flag(_ key: String) -> Bool? { if case .flag(let flag) = values[key] { flag } else { nil } }

    func set(_ key: String, to number: Double) { keep(key, .number(number)) }

    func set(_ key: String, to text: String) { keep(key, .text(text)) }

    func set(_ key: String, to flag: Bool) { keep(key, .flag(flag)) }

    func reset(_ key: String) { keep(key, nil) }

    func onChangeFromOutside(of key: String, _ body: @escaping @MainActor () -> Void) {
        listeners[key, default: []].append(body)
    }

    /// Changes a number as another program would.
    func changeFromOutside(_ key: String, to number: Double) { change(key, .number(number)) }

    /// Changes a string as another program would.
    func changeFromOutside(_ key: String, to text: String) { change(key, .text(text)) }

    private func keep(_ key: String, _ value: Value?) {
        writes += 1
        values[key] = value
    }

    private func change(_ key: String, _ value: Value) {
        values[key] = value
        listeners[key]?.forEach { $0() }
    }
}
