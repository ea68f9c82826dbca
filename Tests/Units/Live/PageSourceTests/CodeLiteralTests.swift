// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import PageSource

/// Literals that the user can change directly.
struct CodeLiteralTests {
    private func texts(_ source: String) -> [String] { CodeLiteral.all(in: source).map(\.text) }

    /// The only literal of a source after a number of steps.
    private func step(_ source: String, by steps: Int) -> String? {
        let found = CodeLiteral.all(in: source)
        return found.count == 1 ? found[0].stepped(by: steps).text : nil
    }

    @Test(arguments: [
        ("75", 1, "76"), ("0.25", 1, "0.26"), ("1.0", -3, "0.7"), ("1.50", 1, "1.51"), ("9.99", 1, "10.00"),
        ("0.01", -2, "-0.01"), ("-3", 4, "1"), ("(-0.5)", -1, "-0.6"), ("1_000_000", -1, "999_999"),
        ("999_999", 1, "1_000_000"), ("0xFF", 1, "0x100"), ("0x0f", 1, "0x10"), ("0b0101", 1, "0b0110"),
        ("0o17", 1, "0o20"), ("2.5e-3", 1, "2.6e-3"), ("1E5", 1, "2E5"), ("007", 1, "008"), ("true", 1, "false"),
        ("false", -1, "true"), ("true", 2, "true"), ("999999999999", 10, "999999999999"),
    ])
    func numberIsSteppedByItsLastDigit(source: String, steps: Int, result: String) {
        #expect(step("let x = " + source, by: steps) == result)
    }

    @Test(arguments: [
        "t.0", "$0", "12345678901234567890", "0x1p3", "\"1\"", "// 1", "/* 1 */", "a1", "1_", "1.5_0", "0x_F", "-0",
        "#if swift(>=5.0) && true", "if #available(iOS 13, *) {}", "@available(iOS 13, *)", "x.true", "`true`", "0xFf",
        "1abc", "#\"\\(1)\"#", "99_9_9e12",
    ])
    func otherTextIsNoLiteral(source: String) { #expect(texts(source) == []) }

    @Test func literalsAreFoundInCode() {
        let code = "f(1, b: -2, [3: 4.5], \"\\(6) 7\", x-8, 0...9, 10..<11) // 12"
        #expect(texts(code) == ["1", "-2", "3", "4.5", "6", "8", "0", "9", "10", "11"])
        #expect(texts("#!/usr/bin/swift 1\nlet x = 2 - 3") == ["2", "3"])
        #expect(texts("@Live(0...10) var size = 24.0") == ["0", "10", "24.0"])
    }

    /// A sign would be a part of an operator, or apply to the result of a call.
    @Test func numberBecomesNegativeOnlyWhereThatIsANumber() {
        #expect(step("x-8", by: -9) == "0" && step("x - 8", by: -9) == "-1" && step("8.squareRoot()", by: -9) == "0")
        #expect(step("x..<8", by: -9) == "0" && step("(8)", by: -9) == "-1" && step("x ..< 8", by: -9) == "-1")
    }

    @Test func nameIsThatOfTheVariableOrArgument() {
        let source = "gc.padding = 75\nlet x: Double = 1, y = -2\nf(width: 3, 4)\na == 5; b += 6; c ? d : 7"
        #expect(CodeLiteral.all(in: source).map(\.name) == ["padding", "x", "y", "width", "", "", "", ""])
        #expect(CodeLiteral.all(in: source)[0].stepped(by: 1).description == "padding = 76")
    }

    @Test(arguments: [
        ("let x = Live(\"X\", 2, in: 0...40)", "2", 0...40), ("Live<Double>(\"X\", 2, in: 0...4)", "2", 0...4),
        ("Live(\"X\", -2.5, in: -10.0 ... 1_000, unit: \"m\")", "-2.5", -10...1000),
        ("@Live(\"X\", in: 0...5) private var x: Double = 2.0", "2.0", 0...5),
        ("struct Ball { @Live(\"X\", in: 0...5) var x = 2.0 }\nlet y = 2", "2.0", 0...5),
    ]) func rangeOfALivePropertyIsThatOfItsNumber(source: String, text: String, range: ClosedRange<Double>) {
        let ranges = CodeLiteral.all(in: source).filter { $0.declaredRange != nil }
        #expect(ranges.map(\.text) == [text] && ranges.map(\.declaredRange) == [range])
    }

    @Test(arguments: [
        "Live(\"X\", 2, in: 0...most)", "Live(\"X\", 2 * 3, in: 0...40)", "Live(\"X\", in: 0...40)",
        "Live(\"X\", 2, in: 9...1)", "Other(\"X\", 2, in: 0...40)", "@Live(\"X\", in: 0...5) var x = 2.0 * 3",
        "Live(\"X\", 2, in: 0..<5)", "Live",
    ]) func otherNumbersHaveNoRange(source: String) {
        #expect(CodeLiteral.all(in: source).allSatisfy { $0.declaredRange == nil })
    }

    @Test func colorComesBeforeItsNumbers() {
        let all = CodeLiteral.all(in: "let c = UIColor(red: 0.5, green: 1, blue: 0, alpha: 1)")
        #expect(all.map(\.range) == [8..<54, 21..<24, 33..<34, 42..<43, 52..<53])
    }

    // MARK: - Colors

    @Test func colorIsWrittenAsBefore() throws {
        let source = "x.color = UIColor(red: 0.5, green: 1, blue: 0.251, alpha: 1) // 1"
        let color = try #require(CodeLiteral.all(in: source).first)
        #expect(color.name == "color" && color.cells == [0.5, 1, 0.251, 1])
        #expect(color.with(color: [0.5, 0.123456, 1, 1]).text == "UIColor(red: 0.5, green: 0.12, blue: 1, alpha: 1)")
        #expect(color.with(color: [0.5001, 1, 0.2514, 2]) == color && color.stepped(by: 1) == color)
        // It is the color that was chosen.
        for byte in 0...255 {
            let written = color.with(color: [Double(byte) / 255, 1, 1, 1]).cells[0]
            #expect(Int((written * 255).rounded()) == byte)
        }
        let short = try #require(CodeLiteral.all(in: "Color(red: 0, green: 0, blue: 0)").first)
        #expect(short.with(color: [0.3, 0.2, 0.1, 0.5]).text == "Color(red: 0.3, green: 0.2, blue: 0.1)")
    }

    @Test(arguments: [
        "UIColor(red: x, green: 1, blue: 1, alpha: 1)", "UIColor(red: 2, green: 1, blue: 1, alpha: 1)",
        "UIColor(white: 1, alpha: 1)", "UIColor(red: 1, green: 1", "Kit.Color(red: 0, green: 0, blue: 0)",
        "UIColor (red: 1, green: 1, blue: 1, alpha: 1)",
    ])
    func otherCallIsNoColor(source: String) {
        #expect(!CodeLiteral.all(in: source).contains { if case .color = $0.kind { true } else { false } })
    }

    @Test func hexadecimalColorIsWrittenAsBefore() throws {
        let all = CodeLiteral.all(in: "x.back = Color(rgb: 0xE66100)")
        let color = try #require(all.first)
        #expect(all.count == 1 && color.range == 20..<28 && color.name == "rgb" && color.cells == [0xE66100])
        #expect(color.with(color: [0, 0.5, 1, 0.3]).text == "0x0080FF" && color.stepped(by: 1) == color)
        let small = try #require(CodeLiteral.all(in: "UIColor(hex: 0xe66100)").first)
        #expect(small.with(color: [1, 0, 0.7, 1]).text == "0xff00b3")
        #expect(small.with(color: [0xE6 / 255, 0x61 / 255, 0, 1]) == small)
    }

    @Test(arguments: ["f(rgb: 0xE6610)", "f(mask: 0xE66100)", "f(rgb: 15)", "f(rgb: 0xE66100, alpha: 1)", "0xE66100"])
    func otherHexadecimalNumberIsNoColor(source: String) {
        #expect(CodeLiteral.all(in: source).allSatisfy { if case .color = $0.kind { false } else { true } })
    }

    // MARK: - Cells

    @Test func literalIsReadFromCells() {
        func reading(_ source: String) -> String? { CodeLiteral.all(in: source).first?.readingCells(in: source) }
        #expect(reading("let x = -5\nf(x)") == "let x = __integer(-5, 0)\nf(x)\nimport PageValues\n")
        #expect(reading("é = 0.25")?.hasPrefix("é = __number(0.25, 0)\n") == true)
        #expect(reading("x = true")?.hasPrefix("x = __boolean(true, 0)\n") == true)
        #expect(
            reading("Color(red: 0.5, green: 1, blue: 0)")?
                .hasPrefix("Color(red: __number(0.5, 0), green: __number(1.0, 1), blue: __number(0.0, 2))\n") == true)
        let macro = "#colorLiteral(red: 0.5, green: 1, blue: 0, alpha: 1)"
        #expect(reading(macro) == "__color(\(macro))\nimport PageValues\n")
        #expect(
            reading("x.tint = .clear")?.hasPrefix(
                "x.tint = .init(red: __number(0.0, 0), green: __number(0.0, 1), blue: __number(0.0, 2), "
                    + "alpha: __number(0.0, 3))\n") == true)
        #expect(reading("Color(rgb: 0xE66100)")?.hasPrefix("Color(rgb: __integer(0xE66100, 0))\n") == true)
        #expect(reading("x.style = .felt") == nil)
    }

    // MARK: - Random drags

    /// Whatever the user does, the text is that of the value, and is found again at the same place.
    @Test(arguments: 0..<40 as Range<UInt64>) func randomDragsGiveLiterals(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
        let forms = ["7", "0.25", "-3", "1_000", "0xFF", "2.5e-3", "100.0", "0b11", "-0.001", "007", "123_456_789"]
        let places = ["let x = %", "f(a: %, b)", "[%]", "x - %", "x-%", "0..<%", "%.description", "\"\\(%)\"", "é(%)"]
        for _ in 0..<200 {
            let place = places[number(below: places.count)]
            let form = forms[number(below: forms.count)]
            let source = place.replacing("%", with: form)
            let found = CodeLiteral.all(in: source).filter { form.hasSuffix($0.text) }
            let literal = try #require(found.first, "\(source)")
            var moved = literal
            for _ in 0..<1 + number(below: 3) { moved = moved.stepped(by: number(below: 2000) - 1000) }
            let edit = TextEdit(range: literal.range, replacement: moved.text)
            let bytes = try #require(TextEdit.apply([edit], to: Array(source.utf8)))
            let again = CodeLiteral.all(in: String(decoding: bytes, as: UTF8.self))
            let same = try #require(again.first { $0.start == literal.start }, "\(source): \(moved.text)")
            #expect(same.text == moved.text && same.cells == moved.cells, "\(source)")
            guard case .number(let value) = moved.kind else { return #expect(Bool(false)) }
            if !form.hasPrefix("0x"), !form.hasPrefix("0b") {
                #expect(Double(moved.text.filter { $0 != "_" }) == value.value)
            }
        }
    }
}
