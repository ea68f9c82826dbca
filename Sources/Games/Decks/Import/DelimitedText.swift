// SPDX-License-Identifier: GPL-3.0-or-later
/// Text with fields in rows: CSV as in RFC 4180, and the same with other separators.
struct DelimitedText {
    /// A row with the number of the row in the file, counted from 1.
    struct Row: Equatable {
        let number: Int
        let fields: [String]
    }

    /// The rows, without empty ones.
    private(set) var rows: [Row] = []

    /// Parses UTF-8. Lines end with a line feed, a carriage return, or both. A field in quotes can contain separators,
    /// line breaks, and doubled quotes. Throws `.unclosedQuote` if a quote is not closed.
    init(_ bytes: ArraySlice<UInt8>, separator: UInt8, firstRow: Int = 1) throws(TableImportError) {
        var parser = Parser(separator: separator, number: firstRow)
        for byte in bytes { parser.read(byte) }
        if parser.isInQuotes { throw .unclosedQuote(row: parser.number) }
        parser.endRow()
        rows = parser.rows
    }

    private struct Parser {
        private static let quote = UInt8(ascii: "\""), newLine = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

        let separator: UInt8
        var number: Int
        var rows: [Row] = []
        var isInQuotes = false
        private var fields: [String] = []
        private var field: [UInt8] = []
        /// Whether the field began with a quote.
        private var isQuoted = false
        /// Whether the byte before was a quote that ended the quoted part, unless another one follows.
        private var mayBeDoubled = false
        private var wasCarriageReturn = false

        init(separator: UInt8, number: Int) {
            self.separator = separator
            self.number = number
        }

        mutating func read(_ byte: UInt8) {
            defer { wasCarriageReturn = byte == Self.carriageReturn }
            if isInQuotes {
                if byte == Self.quote {
                    isInQuotes = false
                    mayBeDoubled = true
                } else {
                    field.append(byte)
                }
                return
            }
            defer { mayBeDoubled = false }
            switch byte {
            case Self.quote where mayBeDoubled:
                field.append(byte)
                isInQuotes = true
            case Self.quote where field.isEmpty && !isQuoted:
                isQuoted = true
                isInQuotes = true
            case separator: endField()
            case Self.newLine where wasCarriageReturn: break
            case Self.newLine, Self.carriageReturn: endRow()
            default: field.append(byte)
            }
        }

        private mutating func endField() {
            fields.append(String(decoding: field, as: UTF8.self))
            field.removeAll(keepingCapacity: true)
            isQuoted = false
        }

        mutating func endRow() {
            endField()
            if fields.contains(where: { $0.contains { !$0.isWhitespace } }) {
                rows.append(Row(number: number, fields: fields))
            }
            fields = []
            number += 1
        }
    }
}
