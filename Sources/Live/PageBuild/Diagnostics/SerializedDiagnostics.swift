// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// Reads the messages that a compiler writes to a file for `-serialize-diagnostics-path`. Records and blocks are those of
/// `clang/Frontend/SerializedDiagnostics.h`. What is unknown is skipped, and what is invalid is refused.
struct SerializedDiagnostics {
    private enum BlockNumber { static let diagnostic: UInt64 = 9 }

    private enum Code {
        static let version: UInt64 = 1
        static let message: UInt64 = 2
        static let range: UInt64 = 3
        static let fileName: UInt64 = 6
        static let fixIt: UInt64 = 7
    }

    private static let maxFiles = 1000
    private static let maxRanges = 100
    private static let lastVersion: UInt64 = 2

    private let copies: [SourceCopy]
    private var reader: BitstreamReader
    private var files: [UInt64: String] = [:]
    private var count = 0

    private init(_ bytes: [UInt8], of copies: [SourceCopy]) throws(BitstreamError) {
        self.copies = copies
        reader = try BitstreamReader(bytes, signature: "DIAG")
    }

    /// Returns the messages in a file about copies.
    static func messages(in bytes: [UInt8], of copies: [SourceCopy] = []) throws(BitstreamError) -> [Diagnostic] {
        var all = try SerializedDiagnostics(bytes, of: copies)
        return try all.messages().toReport
    }

    private mutating func messages() throws(BitstreamError) -> [Diagnostic] {
        var messages: [Diagnostic] = []
        while count < Diagnostic.most, let entry = try reader.next() {
            switch entry {
            case .block(BlockNumber.diagnostic): if let message = try message() { messages.append(message) }
            case .block: try skipMetadata()
            case .end, .record: throw .malformed
            }
        }
        return messages
    }

    /// Skips a block, but refuses a version whose records could have another meaning.
    private mutating func skipMetadata() throws(BitstreamError) {
        while let entry = try reader.next() {
            switch entry {
            case .block: try reader.skipBlock()
            case .end: return
            case .record(let record):
                guard record.code != Code.version || record.numbers.first ?? 0 <= Self.lastVersion else {
                    throw .malformed
                }
            }
        }
    }

    /// Reads the rest of a block. Returns `nil` for a message that the compiler ignores, or if there are too many.
    private mutating func message() throws(BitstreamError) -> Diagnostic? {
        count += 1
        let isKept = count <= Diagnostic.most
        var message: (severity: Diagnostic.Severity?, text: String, place: Place?)?
        var (ranges, replacements, notes): ([SourceRange], [FixIt.Replacement?], [Diagnostic]) = ([], [], [])
        while let entry = try reader.next() {
            switch entry {
            case .block(BlockNumber.diagnostic): if let note = try self.message() { notes.append(note) }
            case .block: try reader.skipBlock()
            case .record(let record):
                guard ranges.count + replacements.count <= Self.maxRanges else { throw .tooLarge }
                switch record.code {
                case Code.message:
                    let severity = try Self.severity(record.numbers.first)
                    message = (severity, record.text, try place(record.numbers.dropFirst()))
                case Code.range: if let range = try range(record) { ranges.append(range) }
                case Code.fixIt: replacements.append(try replacement(record))
                case Code.fileName: try addFile(record)
                default: break
                }
            case .end:
                guard let message else { throw .malformed }
                guard isKept, let severity = message.severity else { return nil }
                var diagnostic = Diagnostic(
                    severity: severity, text: message.text, name: message.place?.name,
                    line: message.place?.position.line, column: message.place?.position.column)
                diagnostic.ranges = ranges
                diagnostic.notes = notes.filter { !$0.isAboutHeader }
                // A part of a change could be an error of its own.
                let known = replacements.compactMap(\.self)
                if !known.isEmpty, known.count == replacements.count {
                    diagnostic.fixIt = FixIt(title: severity == .note ? message.text : nil, replacements: known)
                }
                return diagnostic
            }
        }
        throw .truncated
    }

    private static func severity(_ number: UInt64?) throws(BitstreamError) -> Diagnostic.Severity? {
        switch number {
        case 0: nil
        case 1: .note
        case 2: .warning
        case 3, 4: .error
        case 5: .remark
        default: throw .malformed
        }
    }

    // MARK: - Places

    private struct Place {
        let name: String
        let position: SourcePosition
    }

    /// Reads the number of a file, a line, a column, and an offset. Returns `nil` if there is no place. Lines and columns
    /// respect `#sourceLocation`, but the offset is that in the compiled file.
    private func place(_ numbers: ArraySlice<UInt64>) throws(BitstreamError) -> Place? {
        guard numbers.count >= 4 else { throw .malformed }
        let numbers = numbers.prefix(3).compactMap { Int32(exactly: $0).map(Int.init) }
        guard numbers.count == 3 else { throw .malformed }
        if numbers[0] == 0 || numbers[1] == 0 { return nil }
        guard let name = files[UInt64(numbers[0])], numbers[2] > 0 else { throw .malformed }
        let (file, line) = copies.origin(of: name, line: numbers[1])
        return Place(name: file, position: SourcePosition(line: line, column: numbers[2]))
    }

    /// Reads the places at the beginning and after the end of a range. Returns `nil` if it is not in a file.
    private func range(_ record: BitstreamReader.Record) throws(BitstreamError) -> SourceRange? {
        guard let start = try place(record.numbers[...]), let end = try place(record.numbers.dropFirst(4)),
            start.name == end.name, start.name.hasPrefix("/"), start.position <= end.position
        else { return nil }
        return SourceRange(file: start.name, start: start.position, end: end.position)
    }

    /// Reads a replacement. Returns `nil` if it cannot be applied.
    private func replacement(_ record: BitstreamReader.Record) throws(BitstreamError) -> FixIt.Replacement? {
        guard let range = try range(record), let blob = record.blob, !blob.contains(0),
            let text = String(validating: blob, as: UTF8.self)
        else { return nil }
        return FixIt.Replacement(range: range, text: text)
    }

    private mutating func addFile(_ record: BitstreamReader.Record) throws(BitstreamError) {
        guard let number = record.numbers.first, number > 0 else { throw .malformed }
        guard files.count < Self.maxFiles else { throw .tooLarge }
        files[number] = record.text
    }
}

extension BitstreamReader.Record {
    /// The bytes as text, with invalid UTF-8 replaced.
    fileprivate var text: String { String(decoding: blob ?? [], as: UTF8.self) }
}
