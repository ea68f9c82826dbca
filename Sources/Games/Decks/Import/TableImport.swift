// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The reason why a table cannot be imported.
package enum TableImportError: Error, Equatable, Sendable {
    /// The file is not text in UTF-8.
    case notUTF8
    /// A quote is not closed. It begins in the row.
    case unclosedQuote(row: Int)
    /// No row has two sides.
    case noGroups
}

/// The groups of a deck from a table: CSV, TSV, or the text that Anki exports.
package struct TableImport: Equatable, Sendable {
    /// The part of a row that is not in the deck, and the reason.
    package struct RowProblem: Hashable, Sendable {
        package enum Reason: Hashable, Sendable {
            /// The row has one side.
            case singleSide
            /// A text is too long or has control characters.
            case unusableText
            /// A picture or sound was not found.
            case missingFile(String)
            /// A file is not a supported picture or sound, or is too large.
            case unusableFile(String)
            /// A side has a picture, a text, and a sound. The text is left out.
            case crowdedSide
            /// The row, and those after it, are more than a deck can have.
            case tooManyGroups
        }

        /// The number of the row in the file, counted from 1.
        package let row: Int
        package let reason: Reason

        /// Creates a problem.
        package init(row: Int, reason: Reason) {
            self.row = row
            self.reason = reason
        }
    }

    /// The number of sides of each group.
    package private(set) var groupSize = 2
    /// The groups.
    package internal(set) var groups: [[DeckDocument.Side]] = []
    /// The contents of the files on the sides, by name.
    package private(set) var files: [String: [UInt8]] = [:]
    /// What is not in the deck, in the order of the rows.
    package private(set) var problems: [RowProblem] = []

    /// Imports a table. Each row is a group with two sides, or with three if all rows have three. Files that an Anki text
    /// refers to are read from `folder`, the URI of a folder.
    package init(_ bytes: [UInt8], folder: String? = nil, in fileSystem: some FileSystem) throws(TableImportError) {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        guard String(validating: text, as: UTF8.self) != nil, !text.contains(0) else { throw .notUTF8 }
        let header = AnkiHeader(text)
        let table = try DelimitedText(
            text.dropFirst(header?.byteCount ?? 0), separator: header?.separator ?? Self.separator(of: text),
            firstRow: 1 + (header?.lineCount ?? 0))
        var media = ImportedFiles(folder: folder, fileSystem: fileSystem)
        var rows: [(number: Int, sides: [DeckDocument.Side])] = []
        for row in table.rows {
            let fields = row.fields.enumerated().filter { header?.otherColumns.contains($0.offset) != true }
            let sides = fields.compactMap { field in
                ImportedSide(field.element, header: header, files: &media, row: row.number, problems: &problems).side
            }
            rows.append((row.number, sides))
        }
        addGroups(rows)
        let names = Set(groups.joined().flatMap(\.files))
        files = media.contents.filter { names.contains($0.key) }
        guard !groups.isEmpty else { throw .noGroups }
    }

    private mutating func addGroups(_ rows: [(number: Int, sides: [DeckDocument.Side])]) {
        let complete = rows.filter { $0.sides.count > 1 }
        groupSize = !complete.isEmpty && complete.allSatisfy { $0.sides.count == 3 } ? 3 : 2
        for row in rows {
            guard row.sides.count > 1 else {
                // A row without any side has another problem already.
                if row.sides.count == 1 { problems.append(RowProblem(row: row.number, reason: .singleSide)) }
                continue
            }
            guard groups.count < DeckLimits.groups.upperBound else {
                problems.append(RowProblem(row: row.number, reason: .tooManyGroups))
                break
            }
            groups.append(Array(row.sides.prefix(groupSize)))
        }
        problems.sort { $0.row < $1.row }
    }

    /// Returns the separator that is most frequent in the first line with one, outside of quotes. A tab is always a
    /// separator.
    private static func separator(of text: ArraySlice<UInt8>) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isInQuotes = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): isInQuotes.toggle()
            case _ where isInQuotes: break
            case UInt8(ascii: "\n") where !counts.isEmpty: return mostFrequent(counts)
            case UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ","): counts[byte, default: 0] += 1
            default: break
            }
        }
        return mostFrequent(counts)
    }

    private static func mostFrequent(_ counts: [UInt8: Int]) -> UInt8 {
        let (comma, semicolon, tab) = (UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"))
        if counts[tab, default: 0] > 0 { return tab }
        return counts[semicolon, default: 0] > counts[comma, default: 0] ? semicolon : comma
    }
}
