// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// The text of a value in the style of Swift, of limited length. However large the value is, only its beginning is read.
/// The result of a call that returns nothing has no text.
struct ValueText {
    /// The largest length of a text, in bytes.
    static let limit = 200
    /// The largest number of types inside each other.
    private static let maxDepth = 4

    /// The text so far.
    private(set) var text = ""
    /// The number of elements of the outermost collection, if the text does not contain them all.
    private(set) var elementCount: Int?

    private let callsPage: Bool
    /// Whether numbers are written in full.
    private let isExact: Bool
    private var isCut = false

    /// Describes a value. `callsPage` is whether a type of the page describes itself; if not, its properties are shown.
    /// Unless the text is to be exact, numbers are rounded for a reader.
    init(of value: Any, callsPage: Bool, isExact: Bool = false) {
        (self.callsPage, self.isExact) = (callsPage, isExact)
        add(value, depth: 0)
        guard isCut else { return }
        if let collection = value as? any Counted {
            elementCount = collection.count
            // The last element may be incomplete.
            if let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")) { text = text[..<comma] + ", " }
            text += "…]"
        } else {
            text += "…"
        }
    }

    /// Whether a value, or a part of it, has code of the page that describes it.
    static func callsPage(_ value: Any, depth: Int = 0) -> Bool {
        if PageTypes.contains(type(of: value)),
            value is any CustomStringConvertible || value is any CustomDebugStringConvertible
                || value is any CustomReflectable
        {
            return true
        }
        return depth < maxDepth
            && Mirror(reflecting: value).children.prefix(limit).contains { callsPage($0.value, depth: depth + 1) }
    }

    /// Returns the first characters of a text, with escapes for what cannot be seen, and whether these are all.
    static func escaped(_ string: some StringProtocol, limit: Int = limit) -> (text: String, isWhole: Bool) {
        var text = ""
        for scalar in string.unicodeScalars {
            guard text.utf8.count < limit else { return (text, false) }
            text += scalar.escaped(asASCII: false)
        }
        return (text, true)
    }

    private mutating func add(_ string: some StringProtocol) {
        let rest = Self.limit - text.utf8.count
        if string.utf8.prefix(rest + 1).count <= rest {
            text += string
            return
        }
        // A character can consist of any number of scalars.
        for scalar in string.unicodeScalars {
            guard text.utf8.count + scalar.utf8.count <= Self.limit else { break }
            text.unicodeScalars.append(scalar)
        }
        isCut = true
    }

    private mutating func addQuoted(_ string: some StringProtocol) {
        let (part, isWhole) = Self.escaped(string, limit: Self.limit - text.utf8.count)
        add("\"" + part + (isWhole ? "\"" : ""))
        isCut = isCut || !isWhole
    }

    private mutating func add(_ value: Any, depth: Int) {
        guard !isCut else { return }
        switch value {
        case let optional as any OptionalValue:
            if let inner = optional.wrapped { add(inner, depth: depth) } else { add("nil") }
        case let string as any StringProtocol: addQuoted(string)
        case let character as Character: addQuoted(String(character))
        case let scalar as Unicode.Scalar: addQuoted(String(scalar))
        case is Void: break
        case let type as Any.Type: add(_typeName(type, qualified: false))
        case let number as Int: add("\(number)")
        case let number as Double where !isExact: add(number.readableText)
        case let number as Float where !isExact: add(Double(number).readableText)
        case let color as UIColor where !isExact: add(color.light.text)
        case let color as Color where !isExact: add(color.text)
        case let shape as any Readable where !isExact: add(depth == 0 ? shape.text : "(\(shape.text))")
        default: addOther(value, depth: depth)
        }
    }

    private mutating func addOther(_ value: Any, depth: Int) {
        let type = type(of: value)
        let isOfPage = PageTypes.contains(type)
        if isOfPage, !callsPage, value is any CustomReflectable { return add(_typeName(type, qualified: false)) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set: return addElements(mirror, depth: depth)
        case .dictionary: return addElements(mirror, depth: depth, arePairs: true)
        case .tuple: return addFields(mirror, depth: depth)
        default: break
        }
        if !isOfPage || callsPage, let description = Self.description(of: value, of: type) { return add(description) }
        switch mirror.displayStyle {
        case .enum: addCase(value, mirror, depth: depth)
        case .struct: addType(type, mirror, depth: depth)
        case .class where isOfPage: addType(type, mirror, depth: depth)
        default: add(_typeName(type, qualified: false))
        }
    }

    /// Returns how a value describes itself. The description of an object says no more than the name of its class if the
    /// class does not have its own.
    private static func description(of value: Any, of type: Any.Type) -> String? {
        guard
            let text = (value as? any CustomStringConvertible)?.description
                ?? (value as? any CustomDebugStringConvertible)?.debugDescription
        else { return nil }
        return text.utf8.first == UInt8(ascii: "<") && text == "<\(type)>" ? nil : text
    }

    private mutating func addElements(_ mirror: Mirror, depth: Int, arePairs: Bool = false) {
        guard depth < Self.maxDepth else { return add("[…]") }
        add("[")
        if arePairs, mirror.children.isEmpty { add(":") }
        addList(mirror.children) { text, child in
            guard arePairs else { return text.add(child.value, depth: depth + 1) }
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            for (index, part) in pair.prefix(2).enumerated() {
                if index == 1 { text.add(": ") }
                text.add(part, depth: depth + 1)
            }
        }
        add("]")
    }

    private mutating func addType(_ type: Any.Type, _ mirror: Mirror, depth: Int) {
        add(_typeName(type, qualified: false))
        addFields(mirror, depth: depth)
    }

    private mutating func addFields(_ mirror: Mirror, depth: Int) {
        guard depth < Self.maxDepth else { return add("(…)") }
        add("(")
        // Variables of the compiler begin with a dollar sign, except for the storage of a lazy property.
        let fields = mirror.children.lazy.map { child in
            (
                label: child.label.map { $0.hasPrefix("$__lazy_storage_$_") ? String($0.dropFirst(18)) : $0 },
                value: child.value
            )
        }.filter { $0.label?.utf8.first != UInt8(ascii: "$") }
        addList(fields) { text, child in
            if let name = child.label, name.utf8.first != UInt8(ascii: ".") { text.add(name + ": ") }
            text.add(child.value, depth: depth + 1)
        }
        add(")")
    }

    private mutating func addCase(_ value: Any, _ mirror: Mirror, depth: Int) {
        guard let (label, payload) = mirror.children.first, let label else {
            let isPlain =
                !(value is any CustomStringConvertible) && !(value is any CustomDebugStringConvertible)
                && !(value is any TextOutputStreamable)
            return add(isPlain ? String(describing: value) : _typeName(Swift.type(of: value), qualified: false))
        }
        add(label)
        guard depth < Self.maxDepth else { return add("(…)") }
        let inner = Mirror(reflecting: payload)
        if inner.displayStyle == .tuple { return addFields(inner, depth: depth + 1) }
        add("(")
        add(payload, depth: depth + 1)
        add(")")
    }

    private mutating func addList(
        _ children: some Sequence<Mirror.Child>, _ add: (inout ValueText, Mirror.Child) -> Void
    ) {
        for (index, child) in children.enumerated() {
            if index > 0 { self.add(", ") }
            if isCut { return }
            add(&self, child)
        }
    }
}

/// A value that may be missing.
protocol OptionalValue {
    /// The value, or `nil` if it is missing.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 as Any } }
}

/// A collection of the standard library that knows the number of its elements.
protocol Counted {
    /// The number of elements.
    var count: Int { get }
}

extension Array: Counted {}
extension ArraySlice: Counted {}
extension ContiguousArray: Counted {}
extension Dictionary: Counted {}
extension Set: Counted {}
