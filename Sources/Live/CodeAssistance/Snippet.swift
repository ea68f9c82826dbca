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

        fileprivate var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }

        /// Whether no character means something else in the form of GtkSourceView.
        fileprivate var hasPlainText: Bool {
            switch self {
            case .text(let text): !text.contains { "$`\\".contains($0) }
            case .placeholder(let text): !text.contains { "$`\\{}".contains($0) }
            }
        }
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

    /// The snippet in the form of GtkSourceView, such as `add(${1:Int}, to: ${2:Int})`; `nil` if there is no place to fill in,
    /// if a text has characters that mean something else there, or if there are several lines, which GtkSourceView would
    /// indent up to the cursor.
    package var source: String? {
        guard parts.contains(where: \.isPlaceholder), parts.allSatisfy(\.hasPlainText), !text.contains("\n") else {
            return nil
        }
        var (source, number) = ("", 0)
        for part in parts {
            switch part {
            case .text(let text): source += text
            case .placeholder(let text):
                number += 1
                source += "${\(number):\(text)}"
            }
        }
        return source
    }

    /// The whole text after a line with an indentation, before and after the cursor. Of several lines, the first place to fill
    /// in is empty, and the cursor is there.
    package func text(indentedBy indentation: String) -> (before: String, after: String) {
        guard text.contains("\n"), let place = parts.firstIndex(where: \.isPlaceholder) else {
            return (indented(text, by: indentation), "")
        }
        var (before, after) = (self, self)
        before.parts = Array(parts[..<place])
        after.parts = Array(parts[(place + 1)...])
        return (indented(before.text, by: indentation), indented(after.text, by: indentation))
    }

    private func indented(_ text: String, by indentation: String) -> String {
        text.replacing("\n", with: "\n" + indentation)
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
