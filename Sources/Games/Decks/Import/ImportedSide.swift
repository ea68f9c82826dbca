// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// One side from a field of a table.
struct ImportedSide {
    /// The side; `nil` if the field has nothing that can be on a card.
    private(set) var side: DeckDocument.Side?

    /// Reads a field. `header` is `nil` if it is plain text.
    init(
        _ field: String, header: AnkiHeader?, files: inout ImportedFiles<some FileSystem>, row: Int,
        problems: inout [TableImport.RowProblem]
    ) {
        func report(_ reason: TableImport.RowProblem.Reason) { problems.append(.init(row: row, reason: reason)) }
        var result = DeckDocument.Side()
        var text = field
        if header != nil {
            let (rest, sounds) = Self.withoutSounds(field)
            text = rest
            result.sound = sounds.first.flatMap { name in files.add(name, as: .sound, orElse: report) }
        }
        if header?.isHTML == true {
            let html = HTMLText(text)
            text = html.text
            result.picture = html.pictures.first.flatMap { name in files.add(name, as: .picture, orElse: report) }
        }
        text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if DeckTextProblem(of: text, limit: DeckLimits.textBytes) != nil {
            report(.unusableText)
        } else if !text.isEmpty {
            result.text = text
        }
        if result.files.count == DeckLimits.sideParts, result.text != nil {
            result.text = nil
            report(.crowdedSide)
        }
        if result.text != nil || !result.files.isEmpty { side = result }
    }

    /// Returns a field without the references to sounds, such as `[sound:cat.ogg]`, and the names of these.
    static func withoutSounds(_ field: String) -> (rest: String, sounds: [String]) {
        var (result, sounds, rest) = ("", [String](), Substring(field))
        while let start = rest.firstIndex(of: "[") {
            result += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("[sound:"), let end = rest.firstIndex(of: "]") {
                sounds.append(String(rest[..<end].dropFirst("[sound:".count)))
                rest = rest[end...].dropFirst()
            } else {
                result.append("[")
                rest = rest.dropFirst()
            }
        }
        return (result + rest, sounds)
    }
}
