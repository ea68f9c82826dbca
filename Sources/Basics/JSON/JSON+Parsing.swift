// SPDX-License-Identifier: GPL-3.0-or-later
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
        guard let library = json_library.installed else { throw .unavailable }
        let bytes = Array(text)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalid("invalid UTF-8") }
        var limits = JSONLimits(maxDepth: maxDepth)
        for byte in bytes { try limits.check(byte) }
        try limits.finish()
        // The parser skips what follows a zero byte.
        guard !bytes.contains(0) else { throw .invalid("no value") }
        let parser = library.json_parser_new_immutable()
        defer { library.g_object_unref(UnsafeMutableRawPointer(parser)) }
        var error: UnsafeMutablePointer<json_error>?
        defer { if let error { library.g_error_free(OpaquePointer(error)) } }
        // The parser is recursive, hence the limit of the depth.
        guard library.json_parser_load_from_data(parser, text, bytes.count, &error) != 0,
            let root = library.json_parser_get_root(parser)
        else { throw .invalid(error.map { String(cString: $0.pointee.message) } ?? "no value") }
        self = library.value(of: root)
    }

    /// Parses a text. What follows the value, other than space, is an error.
    package init(parsing text: String, maxDepth: Int = maxDepth) throws(ParsingError) {
        try self.init(parsing: text.utf8, maxDepth: maxDepth)
    }
}

extension json_library {
    fileprivate func value(of node: OpaquePointer?) -> JSON {
        switch json_node_get_node_type(node) {
        case JSON_NODE_OBJECT: .object(members(of: json_node_get_object(node)))
        case JSON_NODE_ARRAY: .array(elements(of: json_node_get_array(node)))
        case JSON_NODE_VALUE: scalar(node)
        default: .null
        }
    }

    private func scalar(_ node: OpaquePointer?) -> JSON {
        switch json_node_get_value_type(node) {
        case json_type_bool: .bool(json_node_get_boolean(node) != 0)
        case json_type_integer: .integer(Int(json_node_get_int(node)))
        case json_type_number: .number(json_node_get_double(node))
        case json_type_string: .string(String(cString: json_node_get_string(node)!))
        default: .null
        }
    }

    private func elements(of array: OpaquePointer?) -> [JSON] {
        (0..<json_array_get_length(array)).map { value(of: json_array_get_element(array, $0)) }
    }

    private func members(of object: OpaquePointer?) -> [String: JSON] {
        var members: [String: JSON] = [:]
        var iterator = JsonObjectIter()
        var (name, node): (UnsafePointer<CChar>?, OpaquePointer?)
        json_object_iter_init(&iterator, object)
        while json_object_iter_next(&iterator, &name, &node) != 0 {
            if let name { members[String(cString: name)] = value(of: node) }
        }
        return members
    }
}
