// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import Files
import Testing

@testable import PageBuild
@testable import PageSource

/// Corrupted files with messages of the compiler, which code that takes over the compiler could write.
struct DiagnosticFuzzTests {
    @Test func messagesOfACompilerAreRefusedOrRead() throws {
        let pages = [
            "let a = 1\na = 2\nlet b: Int? = a\nlet c: Int = b\nif c = 3 {}\nprint(d, \"é\", \"\")\n",
            "enum E { case a, b }\nfunc f(_ e: E, x: Int) { switch e {} }\nf(.a)\nstruct S: Sequence {}\n",
            "func f() { let unused = 1 }\n",
        ]
        let source = "public struct T {\n    public func f() { var unused = 1 }\n}\n"
        let compiled = try pages.map { try CompiledPage($0, sources: ["T.swift": source]) }
        let files = try compiled.map { try #require(contents(ofFile: $0.messages, limit: 1 << 20)) }
        var mutator = Mutator(seed: 46)
        var run = FuzzRun("messages of a compiler", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_DIAGNOSTICS", short: 10_000) {
            let index = number % pages.count
            var bytes = files[index]
            mutator.mutate(&bytes)
            run.read(bytes) { read(bytes, of: Array(pages[index].utf8)) }
        }
        run.finish()
    }

    /// Reads messages and applies their fix-its. Returns the reason if they were refused.
    private func read(_ bytes: [UInt8], of source: [UInt8]) -> String? {
        do throws(BitstreamError) {
            for message in try SerializedDiagnostics.messages(in: bytes).flatMap(\.withNotes) {
                for range in message.ranges { _ = range.offsets(in: source) }
                for fixIt in message.fixIts {
                    _ = fixIt.change(in: source)
                    for file in fixIt.files {
                        guard let edits = fixIt.edits(of: file, in: source) else { continue }
                        #expect(TextEdit.apply(edits, to: source) != nil)
                        for edit in edits { _ = edit.placeholder.map { Array(edit.replacement.utf8)[$0] } }
                    }
                }
            }
            return nil
        } catch {
            return "\(error)"
        }
    }
}
