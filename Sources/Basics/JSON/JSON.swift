// SPDX-License-Identifier: GPL-3.0-or-later
/// A value of JSON, the text format of web services and many programs.
package indirect enum JSON: Hashable, Sendable {
    /// The value `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number without fraction and exponent.
    case integer(Int)
    /// Another number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSON])
    /// Values with names. Their order has no meaning.
    case object([String: JSON])

    /// The value of a member; `nil` if there is none, or if this is not an object.
    package subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The element at an index; `nil` if there is none, or if this is not an array.
    package subscript(_ index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The truth value, if it is one.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The number, if it is an integer.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The number, if it is one.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The text, if it is one.
    package var string: String? { if case .string(let value) = self { value } else { nil } }

    /// The elements, if it is an array.
    package var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

    /// The members, if it is an object.
    package var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Creates `null`.
    package init(nilLiteral: ()) { self = .null }
    /// Creates a truth value.
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    /// Creates a number.
    package init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a text.
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Creates an object. The last one of several members with the same name counts.
    package init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(Dictionary(members) { $1 })
    }
}
