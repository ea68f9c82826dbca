// SPDX-License-Identifier: GPL-3.0-or-later
/// The name of a method, as Objective-C spells it: `tapped:` for `tapped(_:)`.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each parameter.
    public let description: String

    /// Creates the name of a method from its spelling in Objective-C.
    public init(_ name: String) { description = name }
    /// Creates the name of a method from its spelling in Objective-C.
    public init(stringLiteral value: String) { description = value }

    /// Finds the name of a method by the place of the parenthesis, because a page is compiled with `Selector(tapped)`
    /// for `#selector(tapped)`. The method is only there for the compiler: a reference to it would retain its object.
    public init<Method>(
        _ method: @autoclosure () -> Method, file: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        description = Self.name(file, line, column)
    }

    /// Finds the name of a method that returns the value of a property.
    public init<Value>(
        getter property: @autoclosure () -> Value, file: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        description = Self.name(file, line, column)
    }

    /// Finds the name of a method that sets a property.
    public init<Value>(
        setter property: @autoclosure () -> Value, file: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        description = Self.name(file, line, column)
    }

    /// The names by file, and by line and column. They are only written before any other code of the page runs.
    nonisolated(unsafe) private static var names: [String: [String: String]] = [:]

    private static func name(_ file: StaticString, _ line: Int, _ column: Int) -> String {
        names["\(file)"]?["\(line):\(column)"] ?? "(unknown)"
    }

    /// Adds the names in a file. Each follows its line and column: `12:34 tapped:`.
    static func add(_ text: String, in file: String) {
        let parts = text.split(separator: " ").map(String.init)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            names[file, default: [:]][parts[index]] = parts[index + 1]
        }
    }
}
