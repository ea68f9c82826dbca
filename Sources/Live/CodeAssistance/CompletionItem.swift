// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import JSON
import PageSource

/// A name or a piece of code that can be inserted at a place in the code.
package nonisolated struct CompletionItem: Equatable, Sendable {
    /// What is inserted.
    package enum Kind: Sendable {
        case type, function, property, variable, enumCase, module, keyword, macro, other
    }

    /// The text in the list, such as `add(_ n: Int, twice: Bool)`.
    package let label: String
    /// What is inserted.
    package let kind: Kind
    /// The type of the value or result; empty if there is none.
    package let detail: String
    /// The text to compare with what the user types, such as `add(:twice:)`.
    package let filterText: String
    /// The text by which items are sorted. The best item is the first.
    package let sortText: String
    /// Whether the name should not be used any more.
    package let isDeprecated: Bool
    /// What to insert.
    package let insertion: Snippet
    /// What it replaces, and also what the user has typed at the end of that meanwhile.
    package let range: Range<SourcePosition>
    /// The name without arguments, such as `add`, with which a word that the user types can be compared.
    package var name: String { String(filterText.prefix { $0 != "(" }) }
    /// The documentation in Markdown, if any.
    package let documentation: String?

    /// The type as far as it says something: not that of a type itself, nor a name of the C library that is not meant to be
    /// seen.
    package var shownType: String { detail == name || detail.hasPrefix("__") ? "" : detail }

    /// The first paragraph of the documentation, without marks.
    package var summary: String? {
        let lines = documentation?.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingBlanks() }
        let first = lines?.drop(while: \.isEmpty).prefix { !$0.isEmpty }.joined(separator: " ")
        return first.flatMap { $0.isEmpty ? nil : $0.filter { $0 != "`" && $0 != "*" } }
    }

    /// Whether the name is not meant to be seen: it begins with an underscore, or it is a function of the C library, whose
    /// parameters do. A method that is offered for its type takes the instance; nobody calls it like that.
    var isHidden: Bool {
        name.hasPrefix("_")
            || kind == .function && ["(__", ", __", "_ __", "(_ self: "].contains { label.contains($0) }
    }

    /// The maximum lengths of texts in the list and of documentation, in characters, and of what is inserted, in bytes.
    static let maxLabel = 300, maxDocumentation = 2000, maxInsertion = 5000

    /// Reads an item. Returns `nil` if it is damaged, or refers to another place than `position`.
    init?(_ json: JSON, at position: SourcePosition, in lines: LinePositions) {
        func label(_ name: String) -> String? { json[name]?.string.map { String($0.prefix(Self.maxLabel)).printable } }
        guard let name = label("label"), !name.isEmpty else { return nil }
        let edit = json["textEdit"]
        guard let new = edit?["newText"]?.string ?? json["insertText"]?.string ?? json["label"]?.string,
            new.utf8.count <= Self.maxInsertion
        else { return nil }
        let found = edit == nil ? position..<position : lines.range(edit?["range"] ?? edit?["insert"])
        guard let range = found, range.lowerBound.line == position.line, range.lowerBound <= position,
            range.upperBound >= position
        else { return nil }
        let isSnippet = json["insertTextFormat"]?.integer == 2
        self.range = range
        kind = Kind(json["kind"]?.integer)
        detail = label("detail") ?? ""
        filterText = label("filterText") ?? name
        self.label = kind == .function ? Self.signature(name, of: filterText) : name
        sortText = label("sortText") ?? name
        isDeprecated = json["deprecated"]?.bool ?? (json["tags"]?.array?.contains(1) == true)
        insertion = isSnippet ? Snippet(new) : Snippet(plain: new)
        let text = json["documentation"]?.string ?? json["documentation"]?["value"]?.string
        documentation = text.map { String($0.prefix(Self.maxDocumentation)).printable }
    }
}

nonisolated extension CompletionItem {
    /// Returns the signature of a function as in its declaration. The server leaves out the underscore of a parameter
    /// without a label, which can only be told from the name, such as `add(:twice:)`.
    fileprivate static func signature(_ text: String, of name: String) -> String {
        guard let start = text.firstIndex(of: "("), let nameStart = name.firstIndex(of: "(") else { return text }
        let labels = name[nameStart...].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        var (parameters, depth): ([String], Int) = ([""], 0)
        for (before, letter) in zip(text[start...], text[start...].dropFirst()) {
            guard letter != "," || depth > 0 else {
                parameters.append("")
                continue
            }
            parameters[parameters.count - 1].append(letter)
            let isArrow = letter == ">" && before == "-"
            depth += "([<".contains(letter) ? 1 : ")]>".contains(letter) && !isArrow ? -1 : 0
        }
        for (index, label) in labels.dropLast().enumerated() where label.isEmpty && index < parameters.count {
            let parameter = parameters[index]
            guard let end = parameter.firstIndex(of: ":") else { continue }
            let name = parameter[..<end].drop { $0 == " " }
            if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                parameters[index].insert(contentsOf: "_ ", at: name.startIndex)
            }
        }
        return text[...start] + parameters.joined(separator: ",")
    }
}

nonisolated extension CompletionItem.Kind {
    /// Creates the kind with a number of the language server protocol.
    fileprivate init(_ number: Int?) {
        self =
            switch number {
            case 2, 3, 4, 24: .function
            case 5, 10: .property
            case 6, 12, 21: .variable
            case 7, 8, 13, 22, 25: .type
            case 20: .enumCase
            case 9: .module
            case 14: .keyword
            case 15: .macro
            default: .other
            }
    }
}
