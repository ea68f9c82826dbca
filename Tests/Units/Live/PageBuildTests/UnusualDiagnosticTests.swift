// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Testing

@testable import PageBuild

/// Files with messages that compilers write rarely, or never.
struct UnusualDiagnosticTests {
    /// Returns the messages of a file with the given parts.
    private func messages(
        version: UInt64 = 2, _ write: (inout BitstreamWriter) -> Void
    ) throws(BitstreamError) -> [Diagnostic] {
        var writer = BitstreamWriter(signature: "DIAG")
        writer.block(8) { $0.record(1, [version]) }
        write(&writer)
        return try SerializedDiagnostics.messages(in: writer.bytes)
    }

    /// Returns the messages of a file with one message about `/p`, after other parts of it.
    private func message(
        severity: UInt64 = 3, at place: [UInt64] = [1, 2, 3, 9], text: [UInt8] = Array("no".utf8),
        file: String = "/p", _ write: (inout BitstreamWriter) -> Void = { _ in }
    ) throws(BitstreamError) -> [Diagnostic] {
        try messages { writer in
            writer.block(9, width: 8) { writer in
                writer.defineBlobs()
                writer.record(6, [1, 0, 0], blob: Array(file.utf8))
                write(&writer)
                writer.record(2, [severity] + place + [0, 0], blob: text)
            }
        }
    }

    private static let place = SourcePosition(line: 2, column: 3)
    /// An insertion at the place of the message.
    private static let insertion: [UInt64] = [1, 2, 3, 9, 1, 2, 3, 9]

    @Test(
        arguments: [
            (1, .note), (2, .warning), (3, .error), (4, .error), (5, .remark),
        ] as [(UInt64, Diagnostic.Severity)])
    func severitiesAreThoseOfClang(number: UInt64, severity: Diagnostic.Severity) throws {
        #expect(try message(severity: number).map(\.severity) == [severity])
    }

    @Test func ignoredMessagesAreLeftOut() throws { #expect(try message(severity: 0) == []) }

    @Test func equalMessagesAreLeftOut() throws {
        let all = try messages { writer in
            for number: UInt64 in [3, 3, 2, 3] { writer.block(9) { $0.record(2, [number, 0, 0, 0, 0]) } }
        }
        #expect(all.map(\.severity) == [.error, .warning])
    }

    @Test func partsOfAMessageCanComeBeforeIt() throws {
        let all = try message { writer in
            writer.record(5, [1], blob: Array("group".utf8))
            writer.record(77, [1])
            writer.block(77) { $0.record(2, []) }
            writer.record(3, [1, 2, 3, 9, 1, 2, 5, 11])
            writer.record(7, Self.insertion, blob: Array("é".utf8))
        }
        let range = SourceRange(file: "/p", start: Self.place, end: SourcePosition(line: 2, column: 5))
        let insertion = SourceRange(file: "/p", start: Self.place, end: Self.place)
        #expect(all.map(\.ranges) == [[range]] && all.map(\.line) == [2] && all.map(\.column) == [3])
        #expect(all[0].fixIt == FixIt(title: nil, replacements: [FixIt.Replacement(range: insertion, text: "é")]))
    }

    @Test(
        arguments: [
            ([1, 2, 5, 9, 1, 2, 3, 9], "x"), ([0, 0, 0, 0, 0, 0, 0, 0], "x"), ([1, 2, 3, 9, 0, 0, 0, 0], "x"),
            (insertion, "\0"),
            ([1, 2, 3, 9, 2, 2, 3, 9], "x"),
        ] as [([UInt64], String)])
    func changeWithAnInvalidPartIsLeftOut(range: [UInt64], text: String) throws {
        let all = try message { writer in
            writer.record(6, [2], blob: Array("/other".utf8))
            writer.record(7, Self.insertion, blob: Array("x".utf8))
            writer.record(7, range, blob: Array(text.utf8))
        }
        #expect(all.count == 1 && all[0].fixIts == [])
    }

    @Test func onlyFilesAreChanged() throws {
        let all = try message(file: "Swift.print") { $0.record(7, Self.insertion, blob: Array("x".utf8)) }
        #expect(all[0].fixIts == [] && all[0].file == nil && all[0].declaration == "Swift.print")
    }

    @Test func invalidTextIsShownButNotInserted() throws {
        let all = try message(text: [0x61, 0xFF]) { $0.record(7, Self.insertion, blob: [0xC3]) }
        #expect(all.map(\.text) == ["a\u{FFFD}"] && all[0].fixIts == [])
    }

    @Test(
        arguments: [
            [2, 2, 3, 9], [1, 2, 0, 9], [1, 1 << 31, 3, 9], [1, 2, .max, 9], [.max, 2, 3, 9], [],
        ] as [[UInt64]])
    func invalidPlacesAreRefused(place: [UInt64]) {
        #expect(throws: BitstreamError.malformed) { try message(at: place) }
    }

    @Test func fileOfAnotherFormatIsRefused() throws {
        #expect(try messages(version: 1) { _ in } == [])
        #expect(throws: BitstreamError.malformed) { try messages(version: 3) { _ in } }
        #expect(throws: BitstreamError.malformed) { try message(severity: 6) }
        #expect(throws: BitstreamError.malformed) { try messages { $0.block(9) { _ in } } }
        #expect(throws: BitstreamError.malformed) { try message { $0.record(6, [0, 0, 0], blob: [0x61]) } }
    }

    @Test func notesDoNotReplaceTheirMessage() throws {
        let all = try message { writer in
            for number in 0..<300 { writer.block(9) { $0.record(2, [1, 0, 0, 0, UInt64(number)]) } }
        }
        #expect(all.map(\.text) == ["no"] && all[0].notes.count == 99)
    }

    @Test func numbersOfPartsAreLimited() {
        #expect(throws: BitstreamError.tooLarge) {
            try message { for number in 1..<2000 { $0.record(6, [UInt64(number)], blob: [0x61]) } }
        }
        #expect(throws: BitstreamError.tooLarge) {
            try message { for _ in 0..<200 { $0.record(3, Self.insertion) } }
        }
    }
}

extension BitstreamWriter {
    /// Defines abbreviations for records with up to eight numbers and bytes.
    fileprivate mutating func defineBlobs() {
        for count in 0...8 { define([Operand](repeating: .variable(8), count: count + 1) + [.blob]) }
    }

    fileprivate mutating func record(_ code: UInt64, _ numbers: [UInt64], blob: [UInt8]) {
        abbreviation(UInt64(4 + numbers.count))
        for number in [code] + numbers { variable(number, 8) }
        self.blob(blob)
    }
}
