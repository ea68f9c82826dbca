// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// A format of files of an exported program, which says how names are written in them. Names can have any character.
enum FileFormat: Sendable {
    /// Text between the elements of XML.
    case xml
    /// The value of a key in a desktop entry or in `program.ini`.
    case keyFile
    /// A string in double quotes in Swift, with the quotes.
    case swift
    /// A word in a shell script, with quotes, in one line.
    case shell
    /// Text in Markdown, in one line.
    case markdown
    /// Text that only contains what every format can have, such as IDs.
    case plain

    /// Returns a text as it is written in a file of this format.
    func escaped(_ text: String) -> String {
        // No file of these formats can contain a zero character.
        let text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
        if self == .keyFile { return KeyFile.escaped(text) }
        let result = text.unicodeScalars.map(escaped).joined()
        return switch self {
        case .swift: "\"\(result)\""
        case .shell: "'\(result)'"
        case .keyFile, .xml, .markdown, .plain: result
        }
    }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        switch (self, scalar) {
        case (.xml, "&"): "&amp;"
        case (.xml, "<"): "&lt;"
        case (.xml, ">"): "&gt;"
        case (.xml, "\""): "&quot;"
        case (.xml, "'"): "&apos;"
        case (.xml, "\t"), (.xml, "\n"), (.xml, "\r"): "&#\(scalar.value);"
        // XML can’t contain other control characters, even escaped.
        case (.xml, "\u{1}"..."\u{1F}"), (.xml, "\u{FFFE}"), (.xml, "\u{FFFF}"): "\u{FFFD}"
        case (.swift, "\\"): "\\\\"
        case (.swift, "\n"): "\\n"
        case (.swift, "\t"): "\\t"
        case (.swift, "\r"): "\\r"
        case (.swift, "\""): "\\\""
        case (.swift, _) where scalar.isInvisible: "\\u{\(String(scalar.value, radix: 16))}"
        case (.shell, "'"): "'\\''"
        case (.shell, "\n"), (.shell, "\r"), (.markdown, "\n"), (.markdown, "\r"): " "
        case (.markdown, _) where "\\`*_{}[]<>#|!&~".unicodeScalars.contains(scalar): "\\\(scalar)"
        default: String(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Whether nothing is seen of the scalar itself, or it changes how others are seen.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
        default: false
        }
    }
}
