// SPDX-License-Identifier: GPL-3.0-or-later
/// The lines at the beginning of a text that Anki exports, such as `#separator:tab`.
struct AnkiHeader: Equatable {
    /// The byte between fields.
    var separator = UInt8(ascii: "\t")
    /// Whether fields are HTML.
    var isHTML = false
    /// The indexes of columns that are not shown on cards, such as tags.
    var otherColumns: Set<Int> = []
    /// The number of lines of the header.
    var lineCount = 0
    /// The number of bytes of the header.
    var byteCount = 0

    private static let separators: [String: Character] = [
        "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
    ]
    private static let columnKeys = ["tags column", "deck column", "notetype column", "guid column"]
    private static let keys = Set(
        ["separator", "html", "columns", "tags", "deck", "notetype", "if matches"] + columnKeys)

    /// Reads the header. Returns `nil` if the text does not begin with one.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        while rest.first == UInt8(ascii: "#") {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            guard let (key, value) = Self.keyAndValue(line) else { break }
            rest = rest.dropFirst(line.count + 1)
            lineCount += 1
            set(key, to: value)
        }
        byteCount = text.count - rest.count
        guard lineCount > 0 else { return nil }
    }

    private static func keyAndValue(_ line: ArraySlice<UInt8>) -> (key: String, value: String)? {
        let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let key = text[..<colon].dropFirst().lowercased()
        return keys.contains(key) ? (key, String(text[text.index(after: colon)...])) : nil
    }

    private mutating func set(_ key: String, to value: String) {
        switch key {
        case "separator":
            let character = Self.separators[value.lowercased()] ?? value.first
            if value.count == 1 || Self.separators[value.lowercased()] != nil, let byte = character?.asciiValue {
                separator = byte
            }
        case "html": isHTML = value.lowercased() == "true"
        case _ where Self.columnKeys.contains(key):
            if let number = Int(value), number > 0 { otherColumns.insert(number - 1) }
        default: break
        }
    }
}
