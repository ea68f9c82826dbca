// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

@testable import PeekaboardModel

/// Changes of settings by other programs during a game.
struct OutsideChangesTests {
    private let play: any AnyPlay
    private let settings: MemorySettings

    init() throws {
        play = try PeekaboardModelTests.play("memory", seed: 7)
        settings = play.world.settings(of: "memory")
    }

    @Test func numberIsAppliedImmediately() {
        settings.changeFromOutside("padding", to: 44)
        #expect(play.value("padding") == .number(44))
        #expect(play.lines.last == ConsoleLine(text: "gc.padding = 44", kind: .change))
        #expect(play.refusals.isEmpty)
    }

    @Test func itIsASeparateStep() {
        play.set("padding", .number(30), hold: 1)
        settings.changeFromOutside("padding", to: 44)
        play.set("padding", .number(50), hold: 1)
        #expect(play.lines.suffix(3).map(\.replacesLast) == [false, false, false])
        let properties = play.anyModel.properties
        var values: [PropertyValue?] = []
        for _ in 0..<3 {
            properties.undo()
            values.append(play.value("padding"))
        }
        #expect(values == [.number(44), .number(30), .number(18)])
    }

    @Test func itIsNotWrittenBack() {
        let writes = settings.writes
        settings.changeFromOutside("padding", to: 44)
        settings.changeFromOutside("back-color", to: "#102030")
        #expect(settings.writes == writes)
    }

    @Test func settingTheSameValueChangesNothing() {
        settings.changeFromOutside("padding", to: 18)
        #expect(play.lines.count == 1 && play.anyModel.properties.history.toUndo == nil)
    }

    @Test(arguments: [
        ("back", "no picture"), ("back-color", "blue"), ("background", "#12345"), ("back", ""),
        ("background", "123456"),
    ])
    func invalidValuesAreRefused(key: String, text: String) {
        let before = play.value(key)
        settings.changeFromOutside(key, to: text)
        #expect(play.refusals == ["The setting \(key) has an invalid value and was ignored"])
        #expect(play.value(key) == before && play.lines.count == 1)
    }

    @Test func unknownChoiceIsRefusedButKept() {
        settings.changeFromOutside("deck", to: "no such deck")
        #expect(play.refusals == ["Unknown option: no such deck"])
        #expect(play.value("deck") == .choice("animals"))
        #expect(settings.text("deck") == "no such deck", "the value belongs to the other program")
    }

    @Test func pictureIsReadFirst() {
        play.world.files.isSlow = true
        settings.changeFromOutside("back", to: "file:///a.png")
        #expect(play.value("back") == .picture(.plain))
        play.world.files.read()
        #expect(play.value("back") == .picture(.custom(uri: "file:///a.png")))
    }

    @Test func laterOfTwoPicturesIsShown() {
        play.world.files.isSlow = true
        settings.changeFromOutside("back", to: "file:///a.png")
        settings.changeFromOutside("back", to: "file:///b.png")
        play.world.files.read()
        #expect(play.value("back") == .picture(.custom(uri: "file:///b.png")))
        #expect(play.lines.count { $0.kind == .change } == 1)
    }

    @Test func pictureThatCannotBeShownIsRefused() {
        play.world.files.badPictures["file:///a.png"] = "a.png is no picture"
        settings.changeFromOutside("back", to: "file:///a.png")
        #expect(play.refusals == ["a.png is no picture"] && play.value("back") == .picture(.plain))
    }

    @Test func nextGameUsesTheSetting() {
        settings.changeFromOutside("size", to: "2x2")
        play.world.settle()
        #expect(play.gameState == "2x2 people 1 7 []")
        play.move()
        settings.changeFromOutside("size", to: "4x3")
        play.world.settle()
        #expect(play.gameState.hasPrefix("2x2 people 1 7 "))
    }

    @Test(arguments: [("padding", -5.0, 0.0), ("padding", 900, 200), ("turn-time", 0, 0.1)])
    func numberOutOfRangeIsClamped(key: String, number: Double, end: Double) {
        settings.changeFromOutside(key, to: number)
        #expect(play.value(key) == .number(end))
    }

    @Test func gameContinues() {
        play.move()
        let before = play.gameState
        for (key, number) in [("padding", 60.0), ("turn-time", 2), ("fade-time", 0.2)] {
            settings.changeFromOutside(key, to: number)
        }
        settings.changeFromOutside("deck", to: "numbers")
        #expect(play.gameState == before)
    }
}
