// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import Files
import Glibc
import Testing

@testable import PageBuild

/// Messages that the compiler has written to a file.
struct SerializedDiagnosticTests {
    private static let page = """
        let a = 1
        a = 2
        let text: String = a
        struct Cards: Sequence {}
        func f() { var same = Card(); print(same) }
        print(nothing, "é", missing)
        let open = (1 + 2
        """

    private func diagnostics(in path: String, of copies: [SourceCopy] = []) throws -> [Diagnostic] {
        try SerializedDiagnostics.messages(in: try #require(contents(ofFile: path, limit: 1 << 20)), of: copies)
    }

    @Test func fileSaysTheSameAsTheOutput() throws {
        let source = "public struct Card {\n    public init() { var same = 1; print(same) }\n}\n"
        let compiled = try CompiledPage(Self.page, named: "My \"page\".swift", sources: ["Card.swift": source])
        // A character that a literal must escape, and an error at the end, where `#sourceLocation` no longer applies.
        let all = try diagnostics(in: compiled.messages, of: [compiled.copy])
        #expect(all == compiled.diagnostics && all.contains { $0.line == 7 && $0.column == 18 })
        #expect(all.count >= 7 && all.contains { $0.severity == .error } && all.contains { $0.severity == .warning })
        #expect(Set(all.compactMap(\.file)) == [compiled.file, compiled.folder.file("Sources/Card.swift")])
        // Texts of warnings end with their groups in the output.
        func lines(_ all: [Diagnostic]) -> [String] {
            all.flatMap(\.withNotes).map { message in
                let text = message.text.split(separator: " [#").first ?? ""
                let place = [message.file, message.declaration, message.line.map(String.init)].compactMap(\.self)
                return "\(place) \(message.column ?? 0) \(message.severity) \(text)"
            }
        }
        #expect(lines(all) == lines(Diagnostic.all(in: compiled.output, of: [compiled.copy])))
    }

    @Test func rangesAreThoseOfTheSource() throws {
        let compiled = try CompiledPage(Self.page)
        let source = Array(Self.page.utf8)
        func texts(atLine line: Int) throws -> [[String]] {
            try compiled.diagnostics.filter { $0.line == line }.map { message in
                try message.ranges.map { range in
                    #expect(range.file == compiled.file)
                    return String(decoding: source[try #require(range.offsets(in: source))], as: UTF8.self)
                }
            }
        }
        #expect(try texts(atLine: 2) == [["a"]])
        #expect(try texts(atLine: 6) == [["nothing"], ["missing"]])
    }

    @Test func messageWithoutAFileHasNoPlace() throws {
        let compiled = try CompiledPage("print(1)", sources: ["Gone.swift": ""]) {
            unlink($0.file("Sources/Gone.swift"))
        }
        let message = try #require(try diagnostics(in: compiled.messages).first)
        #expect(message.severity == .error && message.text.contains("Gone.swift"))
        #expect(message.file == nil && message.line == nil && message.column == nil && message.declaration == nil)
        #expect(compiled.run.outcome == nil && compiled.run.next?.program.hasSuffix("/swiftc") == true)
    }

    @Test func pageWithoutErrorsHasNoMessages() throws {
        let compiled = try CompiledPage("print(1)")
        #expect(compiled.diagnostics == [] && compiled.run.next?.program.hasSuffix("/ld.lld") == true)
        #expect(try diagnostics(in: compiled.messages) == [])
    }

    @Test func messagesAreLimited() throws {
        let compiled = try CompiledPage((0..<300).map { "let a\($0) = b\($0)\n" }.joined())
        #expect(compiled.diagnostics.count == 100)
    }
}

extension CompiledPage {
    /// The copy that the compiler has read.
    fileprivate var copy: SourceCopy { SourceCopy(path: folder.file("build/main.swift"), original: file) }
}
