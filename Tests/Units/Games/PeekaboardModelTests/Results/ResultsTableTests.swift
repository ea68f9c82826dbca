// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import GameRecords
import Seeding
import Testing

@testable import PeekaboardModel

/// All results as a table for other programs.
struct ResultsTableTests {
    private func game(
        _ board: String = "memory", setup: String = "2x2 people 1", moves: String = "0 1 2 3", seed: UInt64 = .max
    ) -> FinishedGame {
        FinishedGame(
            of: OpenGame(board: board, seed: seed, setup: setup, moves: moves, seconds: 61.5), category: setup,
            finished: 1_795_426_019, moveCount: 2, helps: 1, misses: 0, rating: 85.5)
    }

    private func lines(_ games: [FinishedGame]) -> [String] {
        let text = ResultsTable(games, offset: { _ in 3600 }).text(as: .csv)
        return text.components(separatedBy: "\r\n")
    }

    @Test func eachGameIsALineOfCSV() {
        // With this seed, the cards are 1, 1, 2, 2.
        #expect(
            lines([game(), game(setup: "2x2 computer hard", moves: "")]) == [
                "board,finished,setup,players,opponent,result_1,result_2,result_3,result_4,seconds,moves,peeks,misses,"
                    + "rating,seed,record",
                "memory,2026-11-23T10:26:59+01:00,2x2 people 1,1,,2,,,,61.5,2,1,0,85.5,18446744073709551615,0 1 2 3",
                "memory,2026-11-23T10:26:59+01:00,2x2 computer hard,2,computer hard,,,,,61.5,2,1,0,85.5,"
                    + "18446744073709551615,",
                "",
            ])
    }

    @Test func eachPlayerHasAResult() {
        #expect(lines([game(setup: "2x2 people 3")])[1].contains(",3,,2,0,0,,61.5,"))
        #expect(lines([game(setup: "2x2 people 3", moves: "0 2 b 0 1 2 3")])[1].contains(",3,,0,2,0,,61.5,"))
        #expect(lines([game("pentominoes", setup: "6x10")])[1].contains(",6x10,1,,,,,,61.5,"))
        #expect(lines([game("unknown", setup: "?")])[1].contains(",?,,,,,,,61.5,"))
    }

    @Test func jsonHasTheSameFields() throws {
        let table = ResultsTable(
            [game(setup: "2x2 people 2"), game("passcode", setup: "8 drifting")], offset: { _ in 0 })
        let data = Data(table.text(as: .json).utf8)
        let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(objects.count == 2 && objects.allSatisfy { Set($0.keys) == Set(ResultsTable.columns) })
        #expect(objects[0]["result_1"] as? Int == 2 && objects[0]["result_2"] as? Int == 0)
        #expect(objects[0]["result_3"] is NSNull && objects[1]["opponent"] is NSNull)
        #expect(objects[0]["rating"] as? Double == 85.5 && objects[0]["seed"] as? String == "18446744073709551615")
        #expect(objects[0]["finished"] as? String == "2026-11-23T09:26:59+00:00")
        #expect(ResultsTable([]).text(as: .json) == "[]\n")
    }

    /// A file of saved games can be damaged, so its texts can be anything.
    @Test func anyTextSurvivesBothFormats() throws {
        var generator = SeededGenerator(seed: 3)
        let characters = Array("a,\"\r\n\\=+-@\t\u{0}\u{1F}\u{7F}é猫👩‍🚀 '").map(String.init)
        for _ in 0..<3000 {
            let text = (0..<generator.number(below: 6)).map { _ in
                characters[generator.number(below: characters.count)]
            }.joined()
            let table = ResultsTable([game("other", setup: text)], offset: { _ in 0 })
            let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
            let fields = try #require(parse(table.text(as: .csv)).last)
            try #require(Array(fields[2].unicodeScalars) == Array((isFormula ? "'" + text : text).unicodeScalars))
            try #require(fields.count == ResultsTable.columns.count)
            let data = Data(table.text(as: .json).utf8)
            let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
            try #require(objects[0]["setup"] as? String == text)
        }
    }

    @Test func numbersAreNeverProtected() {
        var odd = game()
        (odd.seconds, odd.moveCount, odd.rating) = (-1.5, -3, .infinity)
        #expect(lines([odd])[1].contains(",-1.5,-3,1,0,,"))
    }

    @Test(
        arguments: [
            (0, 0, "1970-01-01T00:00:00+00:00"), (0, -12_600, "1969-12-31T20:30:00-03:30"),
            (951_782_400, 20_700, "2000-02-29T05:45:00+05:45"), (253_402_300_799, 0, "9999-12-31T23:59:59+00:00"),
            (253_402_300_800, 0, nil), (-62_167_219_201, 0, nil), (Int.max, 3600, nil), (.min, 0, nil),
        ] as [(Int, Int, String?)])
    func timeIsWrittenWithItsOffset(seconds: Int, offset: Int, text: String?) {
        #expect(ISOTime.text(secondsSince1970: seconds, offset: offset) == text)
    }

    @Test(
        arguments: [
            ("a.csv", .csv), ("A.CSV", .csv), ("/b c/d.json", .json), ("csv", nil), ("a.txt", nil), ("", nil),
            ("-", nil),
        ] as [(String, ResultsTable.Format?)])
    func endingOfTheNameSelectsTheFormat(name: String, format: ResultsTable.Format?) {
        #expect(ResultsTable.Format(fileName: name) == format)
    }

    /// Parses a file as RFC 4180 describes it.
    private func parse(_ text: String) -> [[String]] {
        var (rows, row, field) = ([[String]](), [String](), String.UnicodeScalarView())
        var isQuoted = false
        var rest = Substring(text).unicodeScalars
        while let next = rest.popFirst() {
            switch (next, isQuoted) {
            case ("\"", true) where rest.first == "\"": field.append(rest.removeFirst())
            case ("\"", _): isQuoted.toggle()
            case (",", false):
                row.append(String(field))
                field = String.UnicodeScalarView()
            case ("\r", false):
                rest.removeFirst()
                rows.append(row + [String(field)])
                (row, field) = ([], String.UnicodeScalarView())
            default: field.append(next)
            }
        }
        return rows
    }
}
