import CJSON

extension JSON {
    /// Whether JSON can be read and written, because json-glib is installed. It is loaded the first time.
    package static var isAvailable: Bool { peekaboard_json_load() }

    /// Returns the value as text in UTF-8, with sorted members, so that equal values have equal texts. Numbers that JSON
    /// does not have, such as infinity, become `null`, and zero characters in texts the replacement character. Without
    /// json-glib, the text is `null`.
    package func text(isIndented: Bool = false) -> String {
        guard Self.isAvailable else { return "null" }
        let node = node
        defer { peekaboard_json_release(node) }
        let text = peekaboard_json_text(node, isIndented)!
        defer { peekaboard_json_free(text) }
        // json-glib escapes all other control characters.
        return Self.replace(0x1F, in: String(cString: text), with: "\\u001F")
    }

    /// A new node with the value.
    private var node: OpaquePointer {
        switch self {
        case .null: return peekaboard_json_new_null()
        case .bool(let value): return peekaboard_json_new_bool(value)
        case .integer(let value): return peekaboard_json_new_integer(Int64(value))
        case .number(let value):
            return value.isFinite ? peekaboard_json_new_number(value) : peekaboard_json_new_null()
        case .string(let value): return peekaboard_json_new_string(Self.withoutZeros(value))
        case .array(let elements):
            let array = peekaboard_json_new_array()!
            for element in elements { peekaboard_json_add_element(array, element.node) }
            return array
        case .object(let members):
            let object = peekaboard_json_new_object()!
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                peekaboard_json_add_member(object, Self.withoutZeros(name), value.node)
            }
            return object
        }
    }

    /// A text in C ends at a zero character.
    private static func withoutZeros(_ text: String) -> String {
        replace(0, in: text, with: "\u{FFFD}")
    }

    private static func replace(_ byte: UInt8, in text: String, with replacement: String) -> String {
        guard text.utf8.contains(byte) else { return text }
        return String(decoding: text.utf8.flatMap { $0 == byte ? Array(replacement.utf8) : [$0] }, as: UTF8.self)
    }
}
