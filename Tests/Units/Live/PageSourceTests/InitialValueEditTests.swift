// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Testing

/// Writing initial values of live properties into the source. A `§` marks the place that the compiler records.
struct InitialValueEditTests {
    /// Applies an edit with the given value at each mark.
    private func edit(_ source: String, _ values: String...) -> String? {
        var (edits, bytes, line, column): ([InitialValueEdit], [UInt8], Int, Int) = ([], [], 1, 1)
        var rest = values[...]
        for byte in source.replacing("§", with: "\u{1}").utf8 {
            if byte == 1 {
                edits.append(InitialValueEdit(line: line, column: column, value: rest.removeFirst()))
                continue
            }
            bytes.append(byte)
            (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
        }
        return InitialValueEdit.apply(edits, to: bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func valueOfACallIsReplaced() {
        #expect(
            edit("let gravity = Live§(\"Gravity\", 9.8, in: 0...20)\n", "3.5")
                == "let gravity = Live(\"Gravity\", 3.5, in: 0...20)\n")
    }

    @Test(arguments: [
        (#"let a = Live§("A", 1)"#, #"let a = Live("A", 7)"#),
        (#"let a = Live§("A",1,in:0...9)"#, #"let a = Live("A",7,in:0...9)"#),
        (#"let a = Live§("A, 2)", 1)"#, #"let a = Live("A, 2)", 7)"#),
        (
            ##"let a = Live§(#"A", "# /* , */, f(1, [2, 3]), in: 0...9)"##,
            ##"let a = Live(#"A", "# /* , */, 7, in: 0...9)"##
        ),
        (
            #"let a = Live§("A \(b("x, )"), c)", 1 /* one, ( */, in: 0...9)"#,
            #"let a = Live("A \(b("x, )"), c)", 7 /* one, ( */, in: 0...9)"#
        ),
        (#"let a = Live§("A", ")", of: ["(", ")"])"#, #"let a = Live("A", 7, of: ["(", ")"])"#),
        (#"let a = Live§("A", "\"),(", of: [])"#, #"let a = Live("A", 7, of: [])"#),
        (
            #"let a = Live§("A", -1 * (2 + 3), in: 0...9) // Live("A", 2)"#,
            #"let a = Live("A", 7, in: 0...9) // Live("A", 2)"#
        ),
        (
            #"let a: Live<Double> = Live<Double>§("A", 1, in: 0...9)"#,
            #"let a: Live<Double> = Live<Double>("A", 7, in: 0...9)"#
        ),
        (#"let ä = UIKit.Live§("Ä", 1, in: 0...9)"#, #"let ä = UIKit.Live("Ä", 7, in: 0...9)"#),
        (#"let a = Live§("A", { 1 }(), in: 0...9)"#, #"let a = Live("A", 7, in: 0...9)"#),
        (
            "let a =\n  Live§(\n    \"A\", // the title, (\n    1, in: 0...9)",
            "let a =\n  Live(\n    \"A\", // the title, (\n    7, in: 0...9)"
        ),
        ("let a = Live§(\"A\", \"\"\"\n  (,\"\n  \"\"\", of: [])\n", "let a = Live(\"A\", 7, of: [])\n"),
        ("let a = Live§(\"A\", 1,\r\n in: 0...9)\r\n", "let a = Live(\"A\", 7,\r\n in: 0...9)\r\n"),
        (#"x(/* /* ( */ */ Live§("A", 1))"#, #"x(/* /* ( */ */ Live("A", 7))"#),
    ]) func onlyTheValueOfACallIsReplaced(source: String, result: String) {
        #expect(edit(source, "7") == result)
    }

    @Test(arguments: [
        (#"@§Live("A", in: 0...9) var a = 1"#, #"@Live("A", in: 0...9) var a = 7"#),
        ("@§Live(\"A\", in: 0...9) var a = 1 // one\nlet b = 2", "@Live(\"A\", in: 0...9) var a = 7 // one\nlet b = 2"),
        (
            #"@§Live("A = 2", in: f(0)...9) private var a: Double = 1; var b = 2"#,
            #"@Live("A = 2", in: f(0)...9) private var a: Double = 7; var b = 2"#
        ),
        (
            "@§Live(\n  \"A\", in: 0...9)\n  // var x = 5\n  private(set) var a: [String: Int]? =\n    1\n  var b = 2",
            "@Live(\n  \"A\", in: 0...9)\n  // var x = 5\n  private(set) var a: [String: Int]? =\n    7\n  var b = 2"
        ),
        ("@§Live(\"A\") var a = 1 { didSet { b = 2 } }", "@Live(\"A\") var a = 7 { didSet { b = 2 } }"),
        ("@§Live(\"A\") var a = 1 +\n 2\nf()", "@Live(\"A\") var a = 7\nf()"),
        ("@§Live(\"A\") var a = UIColor\n  .red\n  .withAlpha(2)\nf()", "@Live(\"A\") var a = 7\nf()"),
        ("struct S { @§Live(\"A\") var a = f(\"}\") }", "struct S { @Live(\"A\") var a = 7 }"),
        ("@§Live<Int>(\"A\", in: 0...9) var a = 1", "@Live<Int>(\"A\", in: 0...9) var a = 7"),
        ("@§Live(\"A\", 1, in: 0...9) var a: Int\nvar b = 2", "@Live(\"A\", 7, in: 0...9) var a: Int\nvar b = 2"),
        (
            "@§Live(\"A\") @MainActor static var `in`: Bool = true\n",
            "@Live(\"A\") @MainActor static var `in`: Bool = 7\n"
        ),
    ]) func onlyTheValueOfAWrapperIsReplaced(source: String, result: String) {
        #expect(edit(source, "7") == result)
    }

    @Test func twoOnALineAreTold() {
        #expect(
            edit(#"let a = Live§("A", 1); let b = Live§("A", 2) /* é */; @§Live("C") var c = 3"#, "7", "8", "9")
                == #"let a = Live("A", 7); let b = Live("A", 8) /* é */; @Live("C") var c = 9"#)
    }

    @Test(arguments: [
        ("Shape.round", "Shape.square"), (".round", ".square"), ("Outer.Shape.round", "Outer.Shape.square"),
        ("Shape.`in`", "Shape.square"),
    ]) func onlyTheCaseOfAnEnumerationIsReplaced(old: String, new: String) {
        #expect(edit("let a = Live§(\"A\", \(old))", ".square") == "let a = Live(\"A\", \(new))")
    }

    @Test func expressionThatIsNoCaseIsLeftAlone() {
        #expect(edit("let a = Live§(\"A\", first())", ".square") == nil)
    }

    @Test(arguments: [
        "let a = Lives§(\"A\", 1)", "let a = Live§ (\"A\", 1)", "let a = §Live(\"A\", 1)", "let a = Live§(\"A\")",
        "let a = Live§(\"A\", 1", "let a = Live§(\"A, 1)\n", "let a = Live§(\"A\", (1])", "let a = Live§(\"A\", 1 /* )",
        "@§Live(\"A\", in: 0...9) let a = 1", "@§Living(\"A\") var a = 1", "@§Live var a = 1",
        "@§Live(\"A\") var a: Int",
        "§",
    ]) func whatIsNotFoundChangesNothing(source: String) {
        #expect(edit(source, "7") == nil)
    }

    @Test(arguments: [(0, 1), (1, 0), (3, 1), (1, 99), (-1, -1), (Int.max, 1), (1, Int.max)])
    func placesOutsideOfTheSourceAreNotFound(line: Int, column: Int) {
        let edit = InitialValueEdit(line: line, column: column, value: "7")
        #expect(InitialValueEdit.apply([edit], to: Array("let a = 1\n".utf8)) == nil)
    }

    @Test(arguments: [
        (#"let gravity = Live§("G", 1)"#, "gravity.value"), (#"var  `in` : Live<Int> = Live§("G", 1)"#, "`in`.value"),
        (#"static let speed =\#n Live<Double>§("G", 1)"#, "speed.value"), (#"show(Live§("G", 1))"#, nil),
        (#"@§Live("G") var speed = 2"#, "speed"),
    ]) func nameInTheSourceIsFound(source: String, name: String?) throws {
        let mark = try #require(source.utf8.firstIndex(of: 0xC2))
        let before = source[..<mark].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let bytes = Array(source.replacing("§", with: "").utf8)
        let declaration = LiveDeclaration(in: bytes, line: before.count, column: (before.last?.count ?? 0) + 1)
        #expect(try #require(declaration).target == name)
    }
}
