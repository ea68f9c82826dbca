// SPDX-License-Identifier: GPL-3.0-or-later
import CompiledPages
import Testing

@testable import PageBuild

/// Errors that the compiler gives only because of others, with the real compiler.
struct ConsequenceTests {
    private func errors(_ page: String) throws -> (all: [String], shown: [String]) {
        let all = try CompiledPage(page, sources: [:]).diagnostics
        return (all.map(\.text), all.withoutConsequences.map(\.text))
    }

    @Test func unknownMemberIsTheOnlyErrorOfItsLine() throws {
        let (all, shown) = try errors("class A { var color = B.red }\nenum B { case red }\nA().colour = .red\n")
        #expect(all.count == 2 && shown.count == 1)
        #expect(shown.first?.hasPrefix("value of type 'A' has no member 'colour'") == true)
    }

    @Test func errorWithoutACauseStays() throws {
        let (all, shown) = try errors("let a = .red\nmissing()\n")
        #expect(all.count == 2 && shown == all)
    }
}
