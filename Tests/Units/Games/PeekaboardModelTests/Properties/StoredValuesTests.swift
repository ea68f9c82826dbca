// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

@testable import PeekaboardModel

/// Every live property of every board is stored and restored.
struct StoredValuesTests {
    /// Returns values that differ from a property's default.
    private func otherValues(of property: BoardProperty) -> [PropertyValue] {
        let values: [PropertyValue] =
            switch property.kind {
            case .number(let range, let step, _):
                [.number(range.lowerBound), .number(range.upperBound), .number(range.lowerBound + step)]
            case .flag: [.flag(true), .flag(false)]
            case .color: [.color(Color(rgb: 0x123456)), .color(.white)]
            case .choice(let choices, _): choices.map { .choice($0.id) }
            case .picture: [.picture(.plain), .picture(.shipped), .picture(.custom(uri: "file:///a%20b/ü.png"))]
            case .text(let limit): [.text("Ein „Wort“"), .text(""), .text(String(repeating: "ß", count: limit))]
            }
        return values.filter { $0 != property.defaultValue && property.refusal($0) == nil }
    }

    @Test(arguments: allBoards) func eachValueIsRestoredAfterARestart(_ name: String) throws {
        let world = World()
        let first = try play(name, world)
        for property in first.anyModel.properties.properties {
            let values = otherValues(of: property)
            #expect(!values.isEmpty, "\(property.key)")
            for value in values {
                first.set(property.key, value)
                #expect(first.value(property.key) == value, "\(property.key)")
                #expect(world.settings(of: name).value(of: property) == value, "\(property.key): \(value)")
            }
            #expect(try play(name, world).value(property.key) == values.last, "\(property.key)")
            first.anyModel.properties.reset(property)
        }
        #expect(first.refusals.isEmpty)
    }

    @Test(arguments: allBoards) func defaultsAreNotStored(_ name: String) throws {
        let play = try play(name)
        for property in play.anyModel.properties.properties {
            if let value = otherValues(of: property).first { play.set(property.key, value) }
            play.set(property.key, property.defaultValue)
            #expect(!play.world.settings(of: name).keys.contains(property.key), "\(property.key)")
        }
    }

    @Test(arguments: allBoards) func resetRestoresAllDefaultsInOneStep(_ name: String) throws {
        let play = try play(name)
        let properties = play.anyModel.properties
        for property in properties.properties {
            if let value = otherValues(of: property).first { play.set(property.key, value) }
        }
        let before = properties.properties.map { $0.read() }
        properties.resetAll()
        for (property, value) in zip(properties.properties, before) {
            #expect(property.read() == (property.section.isForNewGame ? value : property.defaultValue))
        }
        #expect(
            Set(play.world.settings(of: name).keys).isSubset(
                of: properties.properties.filter(\.section.isForNewGame).map(\.key)))
        #expect(play.offers.last?.message == "Preferences reset")
        play.offers.last?.undo()
        #expect(properties.properties.map { $0.read() } == before)
    }

    @Test(arguments: allBoards) func resetWithoutEffectOffersNoUndo(_ name: String) throws {
        let play = try play(name)
        play.anyModel.properties.resetAll()
        #expect(play.offers.isEmpty && play.anyModel.properties.history.toUndo == nil)
        #expect(play.lines.count == 1)
    }

    @Test(arguments: allBoards) func schemaMustHaveEachKey(_ name: String) throws {
        let world = World()
        let play = try play(name, world)
        #expect(play.anyModel.properties.isSchemaComplete)
        world.settings(of: name).unknown = ["background"]
        #expect(!play.anyModel.properties.isSchemaComplete)
    }

    @Test(arguments: allBoards) func numberOutOfRangeIsClamped(_ name: String) throws {
        let play = try play(name)
        for property in play.anyModel.properties.properties {
            guard case .number(let range, _, _) = property.kind else { continue }
            play.set(property.key, .number(1e9))
            #expect(play.value(property.key) == .number(range.upperBound), "\(property.key)")
            #expect(play.world.settings(of: name).number(property.key) == range.upperBound)
            play.set(property.key, .number(-1e9))
            #expect(play.value(property.key) == .number(range.lowerBound), "\(property.key)")
        }
    }

    @Test(arguments: [
        (PictureChoice.plain, "color"), (.shipped, "shipped"), (.custom(uri: "file:///a%20b.png"), "file:///a%20b.png"),
        (.custom(uri: "sftp://host/a.png"), "sftp://host/a.png"),
    ])
    func pictureIsStoredAsAWordOrAURI(choice: PictureChoice, text: String) {
        #expect(choice.stored == text)
        #expect(PictureChoice(stored: text) == choice)
    }

    @Test func handOfEarlierVersionsIsTheBuiltInPicture() { #expect(PictureChoice(stored: "hand") == .shipped) }

    @Test(arguments: ["", "plain", "/a/b.png", "a.png", "Color"]) func invalidPictureIsRefused(_ text: String) {
        #expect(PictureChoice(stored: text) == nil)
    }
}
