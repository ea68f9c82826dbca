// SPDX-License-Identifier: GPL-3.0-or-later
import CJSON

extension JSON {
    /// Whether JSON can be read and written, because json-glib is installed. It is loaded the first time.
    package static var isAvailable: Bool { json_library.installed != nil }

    /// Returns the value as text in UTF-8, with sorted members, so that equal values have equal texts. Numbers that JSON
    /// does not have, such as infinity, become `null`, and zero characters in texts the replacement character. Without
    /// json-glib, the text is `null`.
    package func text(isIndented: Bool = false) -> String {
        guard let library = json_library.installed else { return "null" }
        let node = library.node(of: self)
        defer { library.json_node_unref(node) }
        let text = library.json_to_string(node, isIndented ? 1 : 0)!
        defer { library.g_free(text) }
        // json-glib escapes all other control characters.
        return Self.replace(0x1F, in: String(cString: text), with: "\\u001F")
    }

    /// A text in C ends at a zero character.
    fileprivate static func withoutZeros(_ text: String) -> String {
        replace(0, in: text, with: "\u{FFFD}")
    }

    private static func replace(_ byte: UInt8, in text: String, with replacement: String) -> String {
        guard text.utf8.contains(byte) else { return text }
        return String(decoding: text.utf8.flatMap { $0 == byte ? Array(replacement.utf8) : [$0] }, as: UTF8.self)
    }
}

extension json_library {
    /// json-glib, or `nil` if it is not installed. It is loaded the first time.
    static let installed: json_library? = {
        var library = json_library()
        return json_library_load(&library) ? library : nil
    }()

    /// Returns a new `JsonNode` with a value.
    fileprivate func node(of value: JSON) -> OpaquePointer? {
        let node = json_node_alloc()
        switch value {
        case .bool(let value): return json_node_init_boolean(node, value ? 1 : 0)
        case .integer(let value): return json_node_init_int(node, Int64(value))
        case .number(let value) where value.isFinite: return json_node_init_double(node, value)
        case .string(let value): return json_node_init_string(node, JSON.withoutZeros(value))
        case .array(let elements):
            let array = json_array_new()
            defer { json_array_unref(array) }
            for element in elements { json_array_add_element(array, self.node(of: element)) }
            return json_node_init_array(node, array)
        case .object(let members):
            let object = json_object_new()
            defer { json_object_unref(object) }
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                json_object_set_member(object, JSON.withoutZeros(name), self.node(of: value))
            }
            return json_node_init_object(node, object)
        case .null, .number: return json_node_init_null(node)
        }
    }
}
