// SPDX-License-Identifier: GPL-3.0-or-later
/// The key file in which GLib stores settings without a settings service.
struct Keyfile {
    /// A value. GLib writes numbers and booleans as they are, and strings in quotation marks.
    enum Value: Equatable {
        case number(Double), flag(Bool), text(String)
    }

    /// The values by group and key.
    private(set) var groups: [String: [String: Value]] = [:]

    init(_ text: String) {
        var group = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("[") {
                group = String(line.dropFirst().dropLast())
            } else if let sign = line.firstIndex(of: "=") {
                groups[group, default: [:]][String(line[..<sign])] = Self.value(line[line.index(after: sign)...])
            }
        }
    }

    private static func value(_ text: Substring) -> Value {
        switch text {
        case "true": .flag(true)
        case "false": .flag(false)
        default:
            if let quote = text.first, "'\"".contains(quote) {
                .text(unescaped(text.dropFirst().dropLast()))
            } else {
                .number(Double(text) ?? .nan)
            }
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var (result, isEscaped) = ("", false)
        for letter in text {
            isEscaped = letter == "\\" && !isEscaped
            if !isEscaped { result.append(letter) }
        }
        return result
    }
}
