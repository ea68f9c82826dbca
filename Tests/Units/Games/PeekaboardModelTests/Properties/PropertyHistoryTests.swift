// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Seeding
import Testing

@testable import PeekaboardModel

/// Undo and redo of changes, including values that load slowly.
struct PropertyHistoryTests {
    private let play: any AnyPlay
    private let files: TestFiles

    init() throws {
        play = try PeekaboardModelTests.play("memory")
        files = play.world.files
    }

    private var properties: PropertyStore { play.anyModel.properties }
    private var settings: MemorySettings { play.world.settings(of: "memory") }

    @Test func stepIsUndoneAndRedoneWithItsSetting() {
        play.set("back-color", .color(.white))
        properties.undo()
        #expect(properties.hasDefaultValue(play.property("back-color")!) && settings.text("back-color") == nil)
        properties.redo()
        #expect(play.value("back-color") == .color(.white) && settings.text("back-color") == "#ffffff")
    }

    @Test func withoutAStepNothingHappens() {
        properties.undo()
        properties.redo()
        #expect(play.lines.count == 1 && play.refusals.isEmpty)
    }

    @Test func newChangeClearsTheRedoSteps() {
        play.set("padding", .number(30))
        properties.undo()
        play.set("padding", .number(40))
        #expect(properties.history.toRedo == nil)
        properties.redo()
        #expect(play.value("padding") == .number(40))
    }

    @Test func oneDragIsOneStep() {
        for number in 21...40 { play.set("padding", .number(Double(number)), hold: 5) }
        play.set("padding", .number(60), hold: 6)
        properties.undo()
        #expect(play.value("padding") == .number(40))
        properties.undo()
        #expect(play.value("padding") == .number(18))
    }

    @Test func keyPressesWithinASecondAreOneStep() {
        for (time, number) in [(0.0, 21.0), (0.9, 22), (0.9, 23), (1.5, 24)] {
            play.platform.time += time
            play.set("padding", .number(number))
        }
        properties.undo()
        #expect(play.value("padding") == .number(23))
        properties.undo()
        #expect(play.value("padding") == .number(18))
    }

    @Test func choicesAndColorsAreSeparateSteps() {
        for deck in ["shapes", "letters", "numbers"] { play.set("deck", .choice(deck)) }
        properties.undo()
        #expect(play.value("deck") == .choice("letters"))
    }

    @Test func draggingBackToStartRecordsNoStep() {
        for number in [30.0, 40, 18] { play.set("padding", .number(number), hold: 1) }
        #expect(properties.history.toUndo == nil)
    }

    @Test func pictureIsReadBeforeItIsRestored() {
        play.set("back", .picture(.custom(uri: "file:///a.png")))
        play.set("back", .picture(.plain))
        files.isSlow = true
        properties.undo()
        #expect(play.value("back") == .picture(.plain))
        files.read()
        #expect(play.value("back") == .picture(.custom(uri: "file:///a.png")))
    }

    @Test func stepsRequestedDuringLoadingFollowInOrder() {
        play.set("padding", .number(30))
        play.set("back", .picture(.custom(uri: "file:///a.png")))
        play.set("back", .picture(.plain))
        files.isSlow = true
        for _ in 0..<3 { properties.undo() }
        #expect(play.value("padding") == .number(30))
        files.read()
        #expect(play.value("padding") == .number(18) && play.value("back") == .picture(.plain))
        #expect(properties.history.toUndo == nil)
    }

    @Test func changeDuringLoadingCancelsThePendingSteps() {
        play.set("back", .picture(.custom(uri: "file:///a.png")))
        play.set("back", .picture(.plain))
        files.isSlow = true
        properties.undo()
        properties.undo()
        play.set("padding", .number(50))
        files.read()
        #expect(play.value("back") == .picture(.plain) && play.value("padding") == .number(50))
        properties.undo()
        #expect(play.value("padding") == .number(18), "undo must work again")
    }

    @Test func missingPictureIsSkipped() {
        play.set("padding", .number(30))
        play.set("back", .picture(.custom(uri: "file:///a.png")))
        play.set("back", .picture(.plain))
        files.badPictures["file:///a.png"] = "a.png is gone"
        properties.undo()
        #expect(play.refusals == ["a.png is gone"] && play.value("back") == .picture(.plain))
        properties.undo()
        properties.undo()
        #expect(play.value("padding") == .number(18))
    }

    @Test func undoIsLoggedAndAddsNoStep() {
        play.set("padding", .number(30))
        properties.undo()
        #expect(play.lines.suffix(2).map(\.text) == ["gc.padding = 30", "gc.padding = 18"])
        #expect(properties.history.toUndo == nil && properties.history.toRedo != nil)
    }

    @Test func undoingASettingForTheNextGameDealsAgainIfNothingWasPlayed() {
        play.set("size", .choice("2x2"))
        #expect(play.gameState.hasPrefix("2x2"))
        properties.undo()
        play.world.settle()
        #expect(play.gameState.hasPrefix("4x4"))
    }

    @Test func refusedValueRecordsNoStep() {
        play.set("deck", .choice("no such deck"))
        #expect(properties.history.toUndo == nil && play.refusals.count == 1)
    }

    @Test func valueThatLoadsLateIsStillApplied() {
        files.isSlow = true
        play.set("back", .picture(.custom(uri: "file:///a.png")))
        play.set("padding", .number(50))
        files.read()
        #expect(play.value("back") == .picture(.custom(uri: "file:///a.png")))
        properties.undo()
        #expect(play.value("back") == .picture(.plain) && play.value("padding") == .number(50))
    }

    /// Any sequence of changes can be undone step by step, and redone.
    @Test(arguments: 0..<12 as Range<UInt64>) func allChangesCanBeUndoneAndRedone(seed: UInt64) throws {
        let play = try PeekaboardModelTests.play(allBoards[Int(seed) % allBoards.count])
        let store = play.anyModel.properties
        var chance = SeededGenerator(seed: seed)
        var states = [store.properties.map { $0.read() }]
        for _ in 0..<40 {
            play.platform.time += 10
            let property = store.properties[Int(chance.next() % UInt64(store.properties.count))]
            play.set(property.key, randomValue(of: property, &chance))
            let state = store.properties.map { $0.read() }
            if state != states.last { states.append(state) }
        }
        for state in states.reversed() {
            #expect(store.properties.map { $0.read() } == state)
            store.undo()
        }
        #expect(play.world.settings(of: play.name).keys.isEmpty)
        for state in states {
            #expect(store.properties.map { $0.read() } == state)
            store.redo()
        }
    }

    private func randomValue(of property: BoardProperty, _ chance: inout SeededGenerator) -> PropertyValue {
        let number = Int(chance.next() % 1000)
        switch property.kind {
        case .number(let range, let step, _):
            return .number(min(range.upperBound, range.lowerBound + Double(number % 9) * step))
        case .flag: return .flag(number % 2 == 0)
        case .color: return .color(Color(rgb: number))
        case .picture: return .picture(number % 2 == 0 ? .plain : .custom(uri: "file:///\(number % 3).png"))
        case .choice(let choices, _): return .choice(choices[number % choices.count].id)
        case .text(let limit): return .text(String(String(number).prefix(limit)))
        }
    }
}
