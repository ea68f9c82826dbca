// SPDX-License-Identifier: GPL-3.0-or-later
/// The parts of a source between `#if` and `#endif` that a place is in, from the outside in.
package struct ConditionalCode: Equatable, Sendable {
    /// One of the parts of an `#if`.
    private struct Part: Equatable, Sendable {
        /// The number of the `#if` in its file.
        let statement: Int
        /// The number of the part in it.
        var number = 0
        /// The condition; `nil` for `#else`.
        var condition: String?
        /// The conditions of the parts before.
        var earlier: [String] = []

        var holds: String {
            (earlier.map { "!(\($0))" } + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
        }
    }

    private var parts: [Part] = []
    private var count = 0

    /// Whether the place is in no such part.
    var isEmpty: Bool { parts.isEmpty }

    /// The condition under which the place is compiled; `nil` if it always is.
    package var condition: String? { isEmpty ? nil : parts.map(\.holds).joined(separator: " && ") }

    /// Begins an `#if`.
    mutating func begin(_ condition: String) {
        parts.append(Part(statement: count, condition: condition))
        count += 1
    }

    /// Goes on with an `#elseif`, or with an `#else` if there is no condition.
    mutating func goOn(_ condition: String?) {
        guard var part = parts.popLast() else { return }
        if let last = part.condition { part.earlier.append(last) }
        (part.condition, part.number) = (condition, part.number + 1)
        parts.append(part)
    }

    /// Ends an `#if`. Returns whether there was one.
    mutating func end() -> Bool { parts.popLast() != nil }

    /// Returns whether two places of a file are never compiled together.
    func excludes(_ other: Self) -> Bool {
        parts.contains { part in
            other.parts.contains { $0.statement == part.statement && $0.number != part.number }
        }
    }
}
