import CJSON

extension JSON {
    /// The reason why a text is not accepted as JSON.
    package enum ParsingError: Error, Equatable, Sendable {
        /// It is not JSON, with a message of the parser in English.
        case invalid(String)
        /// Arrays and objects are nested too deeply.
        case tooDeep
        /// An integer is out of range, or a text contains a zero character, both of which the parser would change.
        case unsupported
        /// json-glib is not installed.
        case unavailable

        /// The line of the mistake, counted from 1, if the parser reported one.
        package var line: Int? {
            guard case .invalid(let message) = self else { return nil }
            // json-glib begins its messages with the source, the line, and the column, such as `<data>:3:14: `.
            let parts = message.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, parts[0] == "<data>" else { return nil }
            return Int(parts[1])
        }
    }

    /// The depth to which arrays and objects can be nested by default.
    package static let maxDepth = 200

    /// Parses a text in UTF-8. What follows the value, other than space, is an error.
    package init(parsing text: some Collection<UInt8>, maxDepth: Int = maxDepth) throws(ParsingError) {
        guard Self.isAvailable else { throw .unavailable }
        let bytes = Array(text)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalid("invalid UTF-8") }
        var limits = JSONLimits(maxDepth: maxDepth)
        for byte in bytes { try limits.check(byte) }
        try limits.finish()
        var message: UnsafeMutablePointer<CChar>?
        // The parser skips what follows a zero byte.
        let document = bytes.contains(0) ? nil : text.withCString { peekaboard_json_parse($0, bytes.count, &message) }
        defer { peekaboard_json_free(message) }
        guard let document else { throw .invalid(message.map { String(cString: $0) } ?? "no value") }
        defer { peekaboard_json_release(document) }
        self.init(document)
    }

    /// Parses a text. What follows the value, other than space, is an error.
    package init(parsing text: String, maxDepth: Int = maxDepth) throws(ParsingError) {
        try self.init(parsing: text.utf8, maxDepth: maxDepth)
    }

    private init(_ value: OpaquePointer) {
        switch peekaboard_json_kind(value) {
        case peekaboard_json_bool: self = .bool(peekaboard_json_get_bool(value))
        case peekaboard_json_integer: self = .integer(Int(peekaboard_json_get_integer(value)))
        case peekaboard_json_number: self = .number(peekaboard_json_get_number(value))
        case peekaboard_json_string: self = .string(String(cString: peekaboard_json_get_string(value)))
        case peekaboard_json_array: self = .array(Self.members(of: value).map(\.value))
        case peekaboard_json_object:
            self = .object(Dictionary(Self.members(of: value).map { ($0.name, $0.value) }) { $1 })
        default: self = .null
        }
    }

    private static func members(of value: OpaquePointer) -> [(name: String, value: JSON)] {
        var members: [(name: String, value: JSON)] = []
        withUnsafeMutablePointer(to: &members) { members in
            peekaboard_json_for_each(
                value,
                { name, value, data in
                    let members = data!.assumingMemoryBound(to: [(name: String, value: JSON)].self)
                    members.pointee.append((name.map { String(cString: $0) } ?? "", JSON(value!)))
                }, members)
        }
        return members
    }
}
