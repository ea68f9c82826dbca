// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import DataFolder
import Foundation
import PasscodeRules
import PentominoRules
import Scene
import Testing

/// The Swift line for a change, and the Swift page for a board.
@MainActor struct SwiftLineTests {
    private let memory = MemoryBoard(seed: 7)
    private let tiles = PentominoBoard(seed: 7, today: { Day.first })
    private let circles = PasscodeBoard(seed: 7)

    private func line(_ name: String, _ value: PropertyValue) throws -> String {
        let all = memory.liveProperties + tiles.liveProperties + circles.liveProperties
        return try #require(all.first { $0.name == name }, "\(name)").swiftLine(for: value)
    }

    @Test(arguments: [
        (75, "75"), (0.5, "0.5"), (0, "0"), (-0.0, "0"), (200, "200"), (1.25, "1.25"), (0.00001, "0.00001"),
        (1.25e-7, "0.000000125"), (1e15, "1000000000000000"), (1.5e300, "15" + String(repeating: "0", count: 299)),
        (-2.5, "-2.5"), (-1e-5, "-0.00001"),
    ]) func numbersAreWrittenOut(number: Double, literal: String) throws {
        #expect(try line("padding", .number(number)) == "gc.padding = \(literal)")
    }

    @Test func eachNumberSurvivesARoundTrip() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            let text = try line("padding", .number(number)).replacing("gc.padding = ", with: "")
            #expect(Double(text) == number && !text.contains("e"), "\(number)")
        }
    }

    @Test func otherKindsAreWrittenAsSwiftLiterals() throws {
        #expect(try line("showsNext", .flag(false)) == "gc.showsNext = false")
        #expect(try line("size", .choice("6x6")) == #"gc.size = "6x6""#)
        #expect(try line("players", .choice("computer hard")) == #"gc.players = "computer hard""#)
        #expect(try line("background", .color(Color(rgb: 0x0E4F50))) == "gc.background = Color(rgb: 0x0E4F50)")
        #expect(try line("backColor", .color(Color(rgb: 0xA))) == "gc.backColor = Color(rgb: 0x00000A)")
        #expect(try line("backImage", .picture(.plain)) == "gc.backImage = nil")
        #expect(try line("backImage", .picture(.shipped)) == #"gc.backImage = Image(named: "b")!"#)
        #expect(
            try line("card3Picture", .picture(.shipped)) == #"gc.card3Picture = Image(named: "tree-house")!"#)
        #expect(
            try line("backImage", .picture(.custom(uri: "file:///a%20b.png")))
                == #"gc.backImage = Image(contentsOf: "file:///a%20b.png")!"#)
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("", #""""#), (#"say "hi""#, #""say \"hi\"""#), (#"a\b"#, #""a\\b""#),
        (#"\(gc.seed)"#, #""\\(gc.seed)""#), ("two\nlines\r\t", #""two\nlines\r\t""#), ("nul\0", #""nul\u{0}""#),
        ("ß 猫 👩‍🚀", #""ß 猫 👩‍🚀""#), ("\u{202E}abc\u{2028}", #""\u{202E}abc\u{2028}""#),
        ("*/ //", #""*/ //""#), ("#\"", ##""#\"""##), ("e\u{301}", "\"e\u{301}\""),
    ]) func textsAreEscaped(text: String, literal: String) throws {
        #expect(try line("card1Title", .text(text)) == "gc.card1Title = \(literal)")
    }

    /// The compiler checks that a key path refers to a real variable. The test checks that each name equals the key
    /// path beside it, and that every property has such an entry.
    @Test(arguments: ["Memory/Memory", "Pentominoes/Pentomino", "Passcode/Passcode"])
    func eachNameIsThatOfAVariableOfTheBoard(_ board: String) throws {
        let file = dataFolder.appending(path: "../Sources/Games/Boards/\(board)Board+Properties.swift").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let entries = text.matches(of: /\\\.(?<path>[\w.\[\]]+),(?:\s+of: self,)?\s+name: "(?<name>[^"]*)"/)
        for entry in entries { #expect(entry.path == entry.name) }
        let properties =
            switch board {
            case "Memory/Memory": memory.liveProperties
            case "Pentominoes/Pentomino": tiles.liveProperties
            default: circles.liveProperties
            }
        #expect(entries.map { String($0.name) }.sorted() == properties.map(\.name).sorted())
    }

    @Test func pageHasTheSeedAndTheChangedProperties() throws {
        #expect(
            SwiftPage.text(of: memory, controller: "GameController") == """
                import PlaygroundSupport

                let gc = GameController(seed: 7)
                PlaygroundPage.current.liveView = gc

                """)
        memory.backImage = .shipped
        memory.padding = 75
        #expect(
            SwiftPage.text(of: memory, controller: "GameController") == """
                import PlaygroundSupport

                let gc = GameController(seed: 7)
                gc.padding = 75
                gc.backImage = Image(named: "b")!
                PlaygroundPage.current.liveView = gc

                """)
    }

    @Test func pageHasTheSetupOfTheShownGame() {
        memory.size = "6x6"
        #expect(!SwiftPage.text(of: memory, controller: "GameController").contains("gc.size"))
        memory.deal(seed: 9, at: 1)
        memory.size = "4x4"
        #expect(SwiftPage.text(of: memory, controller: "GameController").contains("(seed: 9)\ngc.size = \"6x6\"\n"))
        tiles.puzzle = "daily hard"
        tiles.deal(seed: 3, at: 1)
        #expect(
            SwiftPage.text(of: tiles, controller: "TileController").contains(
                "let gc = TileController(seed: 3)\ngc.puzzle = \"daily hard\"\n"))
        // The puzzle of another day is that of its day.
        tiles.today = { Day(year: 2026, month: 11, day: 21)! }
        let dated = SwiftPage.text(of: tiles, controller: "TileController")
        #expect(dated.contains("gc.puzzle = \"daily 2000-01-01 hard\"\n"))
        tiles.puzzle = "daily 2000-01-01 hard"
        tiles.deal(seed: 3, at: 2)
        #expect(SwiftPage.text(of: tiles, controller: "TileController") == dated)
        circles.circleCount = "24"
        circles.variant = "still"
        circles.deal(seed: 5, at: 1)
        #expect(
            SwiftPage.text(of: circles, controller: "CircleController").contains(
                "CircleController(seed: 5)\ngc.circleCount = \"24\"\ngc.variant = \"still\"\n"))
    }

    @Test func choicesCanBeSetByName() {
        memory.deck = "shapes"
        #expect(memory.faces == .shapes && memory.deck == "shapes")
        memory.size = "8x8"
        memory.players = "computer hard"
        #expect(memory.nextSetup.notation == "8x8 computer hard")
        memory.peeksAllowed = "3"
        #expect(memory.peekLimit == 3)
        tiles.puzzle = "5x7"
        #expect(tiles.chosenPuzzle == PuzzleChoice(id: "5x7"))
        circles.variant = "still"
        circles.circleCount = "48"
        #expect(circles.nextSetup == PasscodeSetup(circleCount: 48, variant: .still))
    }

    @Test func unknownNamesChangeNothing() {
        for text in ["", "none", "0", "-1", "10x11", "people 5"] {
            let before = [memory.deck, memory.size, memory.players, tiles.puzzle, circles.variant, circles.circleCount]
            (memory.deck, memory.size, memory.players) = (text, text, text)
            (tiles.puzzle, circles.variant, circles.circleCount) = (text, text, text)
            #expect(
                before
                    == [
                        memory.deck, memory.size, memory.players, tiles.puzzle, circles.variant, circles.circleCount,
                    ])
        }
        memory.peeksAllowed = "many"
        #expect(memory.peeksAllowed == "any")
    }
}
