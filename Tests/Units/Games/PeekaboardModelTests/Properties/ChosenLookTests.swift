// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

@testable import PeekaboardModel

/// Looks of games: what they begin with, and what choosing one changes.
struct ChosenLookTests {
    @Test(arguments: allBoards) func gamesBeginWithTheFirstLook(_ name: String) throws {
        let play = try play(name)
        let properties = play.anyModel.properties
        #expect(properties.look?.id == properties.looks[0].id)
        #expect(properties.properties.allSatisfy(properties.hasDefaultValue))
        #expect(play.world.settings(of: name).keys.isEmpty)
    }

    @Test(arguments: allBoards) func choosingALookIsOneStepWhichIsStoredAndLogged(_ name: String) throws {
        let play = try play(name)
        let properties = play.anyModel.properties
        let (first, other) = (properties.looks[0], try #require(properties.looks.last))
        let before = play.lines.count
        properties.choose(other)
        #expect(properties.look?.id == other.id)
        let changed = properties.properties.filter { !properties.hasDefaultValue($0) }
        #expect(!changed.isEmpty && changed.allSatisfy { other.values[$0.name] != nil })
        #expect(play.lines.dropFirst(before).map(\.text) == changed.map { $0.swiftLine(for: $0.read()) })
        // What follows from the table is not stored.
        let stored = changed.filter { $0.derivedValue?() != $0.read() }
        #expect(Set(play.world.settings(of: name).keys) == Set(stored.map(\.key)))
        properties.undo()
        #expect(properties.look?.id == first.id)
        #expect(play.world.settings(of: name).keys.isEmpty)
        #expect(properties.history.toUndo == nil)
        properties.redo()
        #expect(properties.look?.id == other.id)
        let again = play.again(seed: nil)
        #expect(again.anyModel.properties.look?.id == other.id)
    }

    /// Settings from before the shelf and the circles had their own look as they did.
    @Test(arguments: [("plain", "flat"), ("felt", "marble"), ("stars", "marble"), ("wood", "ball")])
    func shelfAndCirclesFollowAStoredTable(table: String, style: String) throws {
        let world = World()
        world.settings(of: "passcode").set("table", to: table)
        world.settings(of: "passcode").set("background", to: "#204060")
        let play = try play("passcode", world)
        defer { withExtendedLifetime(play) {} }
        let properties = play.anyModel.properties
        let values = Dictionary(uniqueKeysWithValues: properties.properties.map { ($0.key, $0) })
        let (shelf, circles) = (try #require(values["shelf-color"]), try #require(values["circle-style"]))
        #expect(circles.read() == .choice(style) && shelf.read() == shelf.derivedValue?())
        #expect(world.settings(of: "passcode").keys == ["table", "background"])
        properties.set(circles, to: .choice("marble"))
        properties.set(circles, to: .choice("flat"))
        #expect(world.settings(of: "passcode").keys.contains("circle-style") == (style != "flat"))
        properties.undo()
        #expect(circles.read() == .choice("marble"))
    }

    @Test func choosingTheSameLookChangesNothing() throws {
        let play = try play("memory")
        play.anyModel.properties.choose(MemoryBoard.initialLook)
        #expect(play.anyModel.properties.history.toUndo == nil)
    }

    @Test func changedLookIsNoneUntilItIsResetOrUndone() throws {
        let play = try play("memory")
        let properties = play.anyModel.properties
        play.set("padding", .number(50))
        #expect(properties.look == nil)
        properties.undo()
        #expect(properties.look?.id == "wood")
        properties.choose(MemoryBoard.looks[2])
        play.set("back-color", .color(.white))
        properties.resetAll()
        #expect(properties.look?.id == "wood")
    }

    /// What a game was left with stays as it is.
    @Test(arguments: allBoards) func previewShowsALookAtRestAndLeavesTheGameAlone(_ name: String) throws {
        let play = try play(name)
        let (model, scene) = (play.anyModel, play.anyBoard.scene)
        let area = Size(width: 300, height: 200)
        let previews = model.properties.looks.map { model.preview(of: $0, in: area) }
        for preview in previews {
            #expect(preview.root.bounds.size == area)
            #expect(previews.count { $0 == preview } == 1)
        }
        #expect(play.anyBoard.scene == scene)
        model.isDark = true
        #expect(model.preview(of: model.properties.looks[0], in: area) != previews[0])
    }
}
