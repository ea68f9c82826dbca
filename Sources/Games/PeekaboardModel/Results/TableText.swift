// SPDX-License-Identifier: GPL-3.0-or-later
/// Comma-separated values, as in RFC 4180.
enum CSVText {
    /// Returns the lines of a file.
    static func lines(_ rows: [[ResultsTable.Field]]) -> String {
        rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func field(_ value: ResultsTable.Field) -> String {
        switch value {
        case .none: ""
        case .integer(let number): "\(number)"
        case .number(let number): number.isFinite ? "\(number)" : ""
        case .text(let text): quoted(isFormula(text) ? "'" + text : text)
        }
    }

    /// Returns whether a spreadsheet could compute a text instead of showing it.
    private static func isFormula(_ text: String) -> Bool {
        text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    }

    private static func quoted(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
        let doubled = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }
        return "\"\(doubled.joined())\""
    }
}

/// The JSON of a table. The library for JSON would make the program start more slowly.
enum JSONText {
    /// Returns an array with an object in each line.
    static func objects(_ rows: [[(name: String, value: ResultsTable.Field)]]) -> String {
        guard !rows.isEmpty else { return "[]\n" }
        let objects = rows.map { row in
            "  {" + row.map { "\(string($0.name)): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        }
        return "[\n\(objects.joined(separator: ",\n"))\n]\n"
    }

    private static func text(of value: ResultsTable.Field) -> String {
        switch value {
        case .none: "null"
        case .integer(let number): "\(number)"
        case .number(let number): number.isFinite ? "\(number)" : "null"
        case .text(let text): string(text)
        }
    }

    private static func string(_ text: String) -> String {
        let characters = text.unicodeScalars.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                "\\u00" + (character.value < 16 ? "0" : "") + String(character.value, radix: 16)
            default: String(character)
            }
        }
        return "\"\(characters.joined())\""
    }
}
