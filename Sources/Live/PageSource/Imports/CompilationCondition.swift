// SPDX-License-Identifier: GPL-3.0-or-later
/// The condition of a part of a source, such as `canImport(SwiftUI) || os(Linux)`.
struct CompilationCondition {
    /// The maximum length of a condition that is evaluated.
    private static let maxBytes = 1000

    private var scanner: SwiftScanner
    private let isAvailable: (String) -> Bool?

    /// Returns whether a condition holds; `nil` if that is not known. `isAvailable` is whether a module can be imported.
    static func value(of text: String, isAvailable: @escaping (String) -> Bool?) -> Bool? {
        guard text.utf8.count <= maxBytes else { return nil }
        var condition = Self(scanner: SwiftScanner(Array(text.utf8), at: 0), isAvailable: isAvailable)
        let value = condition.alternatives()
        return condition.scanner.skipSpace() && condition.scanner.next == nil ? value : nil
    }

    private mutating func alternatives() -> Bool? {
        var value = conjunction()
        while skip("||") {
            let other = conjunction()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = operand()
        while skip("&&") {
            let other = operand()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func operand() -> Bool? {
        if skip("!") { return operand().map { !$0 } }
        if skip("(") {
            let value = alternatives()
            return skip(")") ? value : nil
        }
        guard let name = scanner.skipIdentifier() else { return nil }
        let start = scanner.index
        guard scanner.next == UInt8(ascii: "("), scanner.skipElement() else { return Bool(name) }
        let argument = String(decoding: scanner.bytes[start + 1..<scanner.index - 1], as: UTF8.self).trimmingBlanks()
        return switch name {
        case "canImport": isAvailable(argument)
        // Pages are built as if for iOS.
        case "os": ["Linux", "iOS"].contains(argument)
        case "targetEnvironment": argument == "simulator"
        default: nil
        }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        guard scanner.skipSpace(), scanner.isAt(text) else { return false }
        scanner.skip(text.utf8CodeUnitCount)
        return scanner.skipSpace()
    }
}
