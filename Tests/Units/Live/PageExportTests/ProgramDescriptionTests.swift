// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageExport

/// What the user says about a program.
struct ProgramDescriptionTests {
    @Test(arguments: [
        ("", ProgramDescription.Problem.missingName), (" \u{A0}", .missingName), ("a\nb", .controlCharacterInName),
        ("a\u{2028}b", .controlCharacterInName), (String(repeating: "ä", count: 61), .longName),
        ("a" + String(repeating: "\u{301}", count: 120), .longName),
    ])
    func unusableNameIsRefused(name: String, problem: ProgramDescription.Problem) {
        #expect(ProgramDescription(name: name, id: "org.example.Pairs").problem == problem)
        #expect(!problem.message.contains("\n"))
    }

    @Test(arguments: ["Tom & Jerry", "«Пары»", "記憶", "1", "👩‍👩‍👧", "a\"b'c\\d"])
    func anyOtherNameHasAValidIDOfItsOwn(name: String) {
        #expect(ProgramDescription(name: name).problem == nil)
    }

    @Test(arguments: [
        ("", ProgramDescription.Problem.fewPartsOfID), ("a.b", .fewPartsOfID), ("a..b", .partOfID("")),
        ("a.b.", .partOfID("")), ("a.1b.c", .partOfID("1b")), ("a.b.ü", .partOfID("ü")), ("a.b.c/d", .partOfID("c/d")),
        ("a.b.c d", .partOfID("c d")), ("a.b-c.d", .hyphenInID), ("io.github.peekaboard.Peekaboard", .reservedID),
        ("a.b.\(String(repeating: "c", count: 200))", .longID), ("../../etc", .partOfID("")),
    ])
    func unusableIDIsRefused(id: String, problem: ProgramDescription.Problem) {
        #expect(ProgramDescription(name: "Pairs", id: id).problem == problem)
        #expect(!problem.message.contains("\n"))
    }

    @Test(arguments: ["org.example.Pairs", "io.github.someone.My-Game", "a._b.c2"])
    func usualIDIsAccepted(id: String) { #expect(ProgramDescription(name: "Pairs", id: id).problem == nil) }

    @Test func idAndPackageAreNamedAfterTheProgram() {
        #expect(ProgramDescription(name: "to-do list").id == "org.example.ToDoList")
        #expect(ProgramDescription(name: "2048").id == "org.example.Program2048")
        #expect(ProgramDescription(name: "記憶").id == "org.example.Program")
        #expect(ProgramDescription(name: "a", id: "org.example.My_Game").packageName == "org.example.my-game")
    }
}
