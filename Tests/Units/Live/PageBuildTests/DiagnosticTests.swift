// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageBuild

struct DiagnosticTests {
    @Test func compilerOutputIsParsed() throws {
        let output = """
            /home/a b/Page.swift:3:14: error: cannot assign value of type 'String' to type 'Double'
            gc.padding = "x"
                         ^~~
            /home/a b/Page.swift:3:14: error: cannot assign value of type 'String' to type 'Double'
            /home/a b/Page.swift:4: warning: unused
            <unknown>:0: error: unable to read
            ld.lld: error: undefined symbol: main
            """
        let all = Diagnostic.all(in: output)
        #expect(all.map(\.file) == ["/home/a b/Page.swift", "/home/a b/Page.swift", nil, nil])
        #expect(all.map(\.line) == [3, 4, nil, nil])
        #expect(all.map(\.column) == [14, nil, nil, nil])
        #expect(all.map(\.severity) == [.error, .warning, .error, .error])
        #expect(all[0].text == "cannot assign value of type 'String' to type 'Double'")
        #expect(all[3].text == "undefined symbol: main")
    }

    @Test func notesBelongToTheMessageBefore() {
        let output = """
            /p/Page.swift:1:1: note: nothing before
            /p/Page.swift:3:1: error: no
            /p/Page.swift:1:5: note: because
            Swift.Int:1:5: note: and
            /p/Page.swift:4:1: error: no
            """
        let all = Diagnostic.all(in: output)
        #expect(all.map(\.line) == [1, 3, 4] && all.map(\.notes.count) == [0, 2, 0])
        #expect(all[1].withNotes.map(\.text) == ["no", "because", "and"])
        #expect(all[1].notes[1].declaration == "Swift.Int")
    }

    @Test func moduleOfAnotherCompilerIsRecognized() {
        let output = """
            /p/Page.swift:1:8: error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.4 compiler: /m/P.swiftmodule
            """
        #expect(Diagnostic.all(in: output).first?.isCompilerMismatch == true)
        #expect(Diagnostic.all(in: "/p/P.swift:1:1: error: no such module 'X'").first?.isCompilerMismatch == false)
    }

    @Test(arguments: [
        ("warning: capture of 'self' with non-Sendable type 'Pillars' in a '@Sendable' closure", true),
        ("warning: main actor-isolated property 'a' can not be mutated from a nonisolated context", true),
        ("warning: variable 'a' was never used; consider replacing with '_' or removing it", true),
        ("warning: initialization of immutable value 'a' was never used; consider removing it", true),
        ("warning: variable 'a' was never mutated; consider changing to 'let' constant", false),
        ("error: type 'A' does not conform to the 'Sendable' protocol", false),
    ]) func warningsThatDoNotConcernAPageAreLeftOut(text: String, isIrrelevant: Bool) {
        #expect(Diagnostic.all(in: "/p/P.swift:1:1: \(text)").isEmpty == isIrrelevant)
    }
}
