// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Testing

/// Drawings of the included decks, compared with what they stand for.
struct IncludedDrawingsTests {
    /// The time in words at three o’clock, half past four, a quarter past eight, and a quarter to nine.
    private static let times = [
        "de": ["drei Uhr", "halb fünf", "Viertel nach acht", "Viertel vor neun"],
        "en": ["three o’clock", "half past four", "quarter past eight", "quarter to nine"],
        "es": ["las tres", "las cuatro y media", "las ocho y cuarto", "las nueve menos cuarto"],
        "fr": ["trois heures", "quatre heures et demie", "huit heures et quart", "neuf heures moins le quart"],
        "pl": ["trzecia", "wpół do piątej", "kwadrans po ósmej", "za kwadrans dziewiąta"],
        "pt-BR": ["três horas", "quatro e meia", "oito e quinze", "quinze para as nove"],
    ]

    @Test(arguments: IncludedDecks.languages) func clockShowsTheTimeInWords(language: String) throws {
        let document = try IncludedDecks.document("clocks.\(language)")
        let minutes = [180, 270, 495, 525]
        let times = try #require(Self.times[language], "the times in words")
        for (text, time) in zip(times, minutes) {
            let group = try #require(document.groups.first { $0[1].text == text }, "\(text)")
            #expect(try hands(document.drawing(group[0])) == (Double(time) / 2, Double(time % 60) * 6))
        }
    }

    @Test func handsOfAClockAgree() throws {
        let document = try IncludedDecks.document("clocks.en")
        for group in document.groups {
            let (hour, minute) = try hands(document.drawing(group[0]))
            #expect((hour * 12).truncatingRemainder(dividingBy: 360) == minute)
        }
    }

    private func hands(_ drawing: String) throws -> (hour: Double, minute: Double) {
        let hour = try #require(drawing.firstMatch(of: /id="hour" transform="rotate\(([\d.]+) 60 70\.5\)"/))
        let minute = try #require(drawing.firstMatch(of: /id="minute" transform="rotate\(([\d.]+) 60 70\.5\)"/))
        return (Double(hour.output.1)!, Double(minute.output.1)!)
    }

    /// In Braille, the letters from K to T are those from A to J with dot 3, and the last letters but W are those from A
    /// to E with the dots 3 and 6.
    @Test func brailleFollowsItsRule() throws {
        let document = try IncludedDecks.document("braille")
        var dots: [String: Set<Int>] = [:]
        for group in document.groups {
            let raised = try document.drawing(group[0]).matches(of: /M([\d.]+) ([\d.]+)a13 13/)
            let places = raised.map { (Double($0.output.1)! < 50 ? 1 : 4) + Int((Double($0.output.2)! - 36.5) / 34) }
            dots[try #require(group[1].text)] = Set(places)
        }
        #expect(dots["A"] == [1] && dots["C"] == [1, 4] && dots["J"] == [2, 4, 5] && dots["W"] == [2, 4, 5, 6])
        for (first, second) in zip("ABCDEFGHIJ", "KLMNOPQRST") {
            #expect(dots["\(second)"] == dots["\(first)"]?.union([3]))
        }
        for (first, last) in zip("ABCDE", "UVXYZ") { #expect(dots["\(last)"] == dots["\(first)"]?.union([3, 6])) }
        #expect(dots.count == 26)
    }

    /// The width and the height of some flags, in the units of their laws.
    private static let proportions = [
        "france": [3, 2], "germany": [5, 3], "switzerland": [1, 1], "belgium": [15, 13], "norway": [22, 16],
        "denmark": [37, 28], "finland": [18, 11], "united-states": [19, 10], "united-kingdom": [2, 1],
        "estonia": [11, 7], "poland": [8, 5],
    ]

    @Test func flagsHaveTheirProportions() throws {
        let document = try IncludedDecks.document("flags.en")
        for (country, sides) in Self.proportions {
            let drawing = try document.drawing(.init(picture: "\(country).svg"))
            // The last path is the edge.
            let edge = try #require(drawing.matches(of: #/ d="M[\d.]+ [\d.]+h([\d.]+)v([\d.]+)h/#).last)
            let proportion = Double(edge.output.1)! / Double(edge.output.2)!
            #expect(abs(proportion - Double(sides[0]) / Double(sides[1])) < 0.001, "\(country)")
        }
    }
}
