// SPDX-License-Identifier: GPL-3.0-or-later
import JSON

/// A value in `deck.json` and its path, for messages.
struct DeckJSONValue {
    private let json: JSON?
    private let path: String

    /// Creates the value at a path, which is `nil` if there is none.
    init(_ json: JSON?, path: String) {
        self.json = json
        self.path = path
    }

    /// Returns the member of an object. It can be missing.
    func member(_ name: String) throws(DeckFileError) -> DeckJSONValue {
        guard let members = json?.object else { throw wrongType(.object) }
        return DeckJSONValue(members[name], path: path.isEmpty ? name : "\(path).\(name)")
    }

    /// Returns the elements of a list.
    func elements() throws(DeckFileError) -> [DeckJSONValue] {
        guard let elements = json?.array else { throw wrongType(.list) }
        return elements.enumerated().map { DeckJSONValue($1, path: "\(path)[\($0)]") }
    }

    func integer() throws(DeckFileError) -> Int {
        guard let integer = json?.integer else { throw wrongType(.integer) }
        return integer
    }

    /// Returns the text, or `nil` if the value is missing or `null`.
    func optionalText() throws(DeckFileError) -> String? {
        switch json {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw wrongType(.text)
        }
    }

    private func wrongType(_ expected: DeckFileError.ValueKind) -> DeckFileError {
        .wrongType(path: path.isEmpty ? DeckFileFormat.description : path, expected: expected)
    }
}
