// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Testing

/// The two or three sides of a group in the included decks about numbers have the same value.
struct IncludedNumbersTests {
    @Test func timesTablesAreComplete() throws {
        var products: Set<Int> = []
        for group in try IncludedDecks.document("times-tables").groups {
            let factors = try #require(group[0].text).split(separator: "\u{A0}×\u{A0}").compactMap { Int($0) }
            let product = try #require(group[1].text.flatMap { Int($0) })
            #expect(factors.count == 2 && factors[0] * factors[1] == product)
            products.insert(product)
        }
        #expect(products == Set((2...10).flatMap { first in (2...10).map { first * $0 } }))
    }

    @Test func romanNumeralsHaveTheirValue() throws {
        let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]
        for group in try IncludedDecks.document("roman-numerals").groups {
            let letters = try #require(group[0].text).map { values[$0]! }
            // A smaller letter before a larger one is subtracted.
            let sum = zip(letters, letters.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
            #expect(String(sum) == group[1].text)
        }
    }

    @Test func dotsAreAsManyAsTheNumber() throws {
        let document = try IncludedDecks.document("counting")
        for (index, group) in document.groups.enumerated() {
            // A dot is two arcs.
            #expect(try document.drawing(group[0]).matches(of: #/a7\.5 /#).count == 2 * (index + 1))
            #expect(group[1].text == String(index + 1))
        }
    }

    @Test func sectorIsAsLargeAsTheFraction() throws {
        let document = try IncludedDecks.document("fractions")
        for group in document.groups {
            let (part, whole) = try fraction(group[1])
            let drawing = try document.drawing(group[0])
            let sector = try #require(
                drawing.firstMatch(of: /M60 70\.5L60 20\.5A50 50 0 ([01]) 1 ([\d.]+) ([\d.]+)Z/)?.output)
            // The end of the arc, from the center.
            let (x, y) = (Double(sector.2)! - 60, Double(sector.3)! - 70.5)
            #expect(abs(x - 50 * sine(ofTurn: part / whole)) < 0.01)
            #expect(abs(y + 50 * sine(ofTurn: part / whole + 0.25)) < 0.01)
            #expect((sector.1 == "1") == (part / whole > 0.5))
            #expect(drawing.matches(of: /M60 70\.5L/).count == Int(whole) + 1)
        }
    }

    @Test(arguments: IncludedDecks.languages) func chartFractionAndPercentageAreEqual(language: String) throws {
        let document = try IncludedDecks.document("percentages.\(language)")
        #expect(document.groupSize == 3)
        for group in document.groups {
            let (part, whole) = try fraction(group[1])
            let percentage = try #require(group[2].text.flatMap { Double($0.filter(\.isNumber)) })
            #expect(part / whole == percentage / 100)
            // The paths are the ground, the filled cells, and the lines around all cells.
            let paths = try document.drawing(group[0]).matches(of: #/ d="([^"]*)"/#).map(\.output.1)
            #expect(paths.map { $0.count { $0 == "Z" } } == [1, Int(part), Int(whole)])
        }
    }

    private func fraction(_ side: DeckDocument.Side) throws -> (part: Double, whole: Double) {
        let numbers = try #require(side.text).split(separator: "/").compactMap { Double($0) }
        try #require(numbers.count == 2)
        return (numbers[0], numbers[1])
    }
}
