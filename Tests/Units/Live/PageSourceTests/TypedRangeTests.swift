// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import PageSource

/// Ranges that the user types for numbers in the code.
struct TypedRangeTests {
    private func literal(_ text: String) -> CodeLiteral { CodeLiteral.all(in: "let x = \(text)")[0] }

    @Test(arguments: [
        ("0", "10", 0.0...10), (" -1.5 ", "2,5", -1.5...2.5), ("\u{2212}1", "1e3", -1...1000), ("5", "5.5", 5...5.5),
    ])
    func twoNumbersAreARange(from: String, to: String, range: ClosedRange<Double>) {
        #expect(TypedRange(from: from, to: to, of: literal("7.5")) == .range(range))
    }

    @Test func emptyFieldsAreNoRange() { #expect(TypedRange(from: "", to: " ", of: literal("7.5")) == .none) }

    @Test(arguments: [
        ("", "1"), ("1", ""), ("1", "1"), ("2", "1"), ("a", "1"), ("nan", "1"), ("0", "inf"), ("0", "1e13"),
        ("0x1", "x"),
    ])
    func otherTextIsInvalid(from: String, to: String) {
        #expect(
            TypedRange(from: from, to: to, of: literal("7.5")) == .invalid("Enter two numbers, the smaller one first"))
    }

    @Test(arguments: [("7", "0.2", "0.8"), ("7.5", "0.11", "0.19"), ("x-8", "-5", "-1")])
    func rangeWithoutANumberThatIsWrittenAlikeIsInvalid(text: String, from: String, to: String) throws {
        let literal = literal(text)
        let message = "No number that is written like \(literal.text) is in this range"
        #expect(TypedRange(from: from, to: to, of: literal) == .invalid(message))
    }

    @Test(arguments: [
        ("7.5", 1000, "10.0"), ("7.5", -1000, "-2.0"), ("7.5", 3, "7.8"), ("75", 1000, "10"), ("1.25", -9999, "-2.00"),
        ("1e1", 3, "1e1"), ("x-8", -100, "0"), ("0x7", 99, "0xa"),
    ])
    func stepsStayInTheRange(text: String, steps: Int, result: String) {
        #expect(literal(text).stepped(by: steps, within: -2...10).text == result)
    }

    /// Whatever the user drags, a number that can be in the range is in it.
    @Test(arguments: 0..<20 as Range<UInt64>) func randomDragsStayInTheRange(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for form in ["7", "0.25", "(-3)", "1_000", "0xFF", "2.5e-3", "100.0", "0.001"] {
            let lower = Double(generator.number(below: 4000)) / 100 - 20
            let range = lower...lower + 0.01 + Double(generator.number(below: 100_000)) / 997
            let literal = literal(form)
            for _ in 0..<50 {
                let moved = literal.stepped(by: generator.number(below: 200_000) - 100_000, within: range)
                #expect(!literal.canBe(in: range) || range.contains(moved.cells[0]), "\(form) \(range): \(moved.text)")
            }
        }
    }

    @Test func wholeRangeIsAsLongAsTheGuess() {
        guard case .number(let number) = literal("7.5").kind else { return #expect(Bool(false)) }
        #expect(number.stepsForEachPoint() * 400 == 150 && number.stepsForEachPoint(in: 0...20) * 400 == 200)
        #expect(number.stepsForEachPoint(in: 0...0.01) * 400 == 1)
    }
}
