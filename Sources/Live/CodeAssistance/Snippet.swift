// SPDX-License-Identifier: GPL-3.0-or-later
import Console

/// A text to insert, with places that the user fills in.
package nonisolated struct Snippet: Equatable, Sendable {
    /// A part of a snippet.
    package enum Part: Equatable, Sendable {
        /// Text that stays as it is.
        case text(String)
        /// A place to fill in, with what is there at first.
        case placeholder(String)
    }

    /// The parts, in order. No two texts follow each other.
    package private(set) var parts: [Part] = []

    /// The whole text.
    package var text: String {
        parts.map { part in
            switch part {
            case .text(let text), .placeholder(let text): text
            }
        }.joined()
    }

    /// The text after a line with an indentation, and the places in it, in Unicode scalars. Those in several lines are empty:
    /// what stands for them is not code.
    package func insertion(indentedBy indentation: String) -> (text: String, places: [Range<Int>]) {
        let isBlock = text.contains("\n")
        var (text, length, places) = ("", 0, [Range<Int>]())
        for part in parts {
            var added: String
            switch part {
            case .text(let text): added = text.replacing("\n", with: "\n" + indentation)
            case .placeholder(let text): added = isBlock ? "" : text
            }
            let end = length + added.unicodeScalars.count
            if case .placeholder = part { places.append(length..<end) }
            text += added
            length = end
        }
        return (text, places)
    }

    /// Creates a snippet without places to fill in.
    init(plain text: String) { add(text.printable) }

    /// Parses a snippet of the language server protocol, such as `add(${1:Int}, to: ${2:Int})`. Other characters in its
    /// place are text. Placeholders inside of others are text, too.
    init(_ source: String) {
        var rest = source.printable[...]
        var text = ""
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.first, "\\$}".contains(next) {
                text.append(rest.removeFirst())
            } else if character == "$", let content = Self.placeholder(&rest, depth: 0) {
                add(text)
                text = ""
                parts.append(.placeholder(content))
            } else {
                text.append(character)
            }
        }
        add(text)
    }

    /// Placeholders can be nested this deeply.
    private static let maxDepth = 10

    /// Reads what follows the `$` of a placeholder, and returns its text; `nil` if it is none.
    private static func placeholder(_ rest: inout Substring, depth: Int) -> String? {
        let number = rest.drop { $0 == "{" }.prefix { $0.isASCII && $0.isNumber }
        guard !number.isEmpty, depth < maxDepth else { return nil }
        guard rest.first == "{" else {
            rest = rest.dropFirst(number.count)
            return ""
        }
        var inner = rest.dropFirst().dropFirst(number.count)
        guard rest.dropFirst().startIndex == number.startIndex, let sign = inner.popFirst() else { return nil }
        var text = ""
        switch sign {
        case "}": break
        case ":":
            while let character = inner.popFirst(), character != "}" {
                if character == "\\", let next = inner.first, "\\$}".contains(next) {
                    text.append(inner.removeFirst())
                } else if character == "$", let nested = placeholder(&inner, depth: depth + 1) {
                    text += nested
                } else {
                    text.append(character)
                }
            }
        default: return nil
        }
        rest = inner
        return text
    }

    private mutating func add(_ text: String) { if !text.isEmpty { parts.append(.text(text)) } }
}
