// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import TestStages
import Testing

/// The descriptions of the live properties.
@MainActor struct BoardPropertyTests {
    private let board = MemoryBoard(seed: 7)

    @Test func sectionsAppearInTheOrderOfTheirProperties() {
        let (next, help, look, pace) = ("New Game", "Assistance", "Appearance", "Timing")
        #expect(MemoryBoard(seed: 7).liveProperties.sections.map(\.title) == [next, "Game", look, pace])
        let tiles = PentominoBoard(seed: 7, today: { PentominoPlay.day })
        #expect(tiles.liveProperties.sections.map(\.title) == [next, help, look, pace])
        #expect(PasscodeBoard(seed: 7).liveProperties.sections.map(\.title) == [next, help, look, pace, "Cards"])
    }

    @Test func boardDescribesAllDocumentedProperties() {
        #expect(
            Set(board.liveProperties.map(\.name)).isSuperset(of: [
                "padding", "backImage", "backColor", "background", "turnTime", "fadeTime", "revealTime", "openingTime",
                "peekPressTime", "peekTurnTime", "deck", "size", "players", "peeksAllowed",
            ]))
    }

    @Test func propertyHasNoEffectWhileAnotherOneHidesIt() throws {
        func effects(of board: some GameBoard) -> [String: Bool] {
            board.liveProperties.reduce(into: [:]) { $0[$1.name] = $1.effect?.isSeen() }
        }
        let names = ["backPattern", "backColor", "peekPressTime", "peekTurnTime"]
        #expect(effects(of: board) == Dictionary(uniqueKeysWithValues: names.map { ($0, true) }))
        board.backImage = .shipped
        #expect(effects(of: board).filter { !$0.value }.keys.sorted() == ["backPattern"])
        board.backImage = .custom(uri: "file:///back.png")
        #expect(effects(of: board).filter { !$0.value }.keys.sorted() == ["backColor", "backPattern"])
        board.backImage = .plain
        board.peeksAllowed = "0"
        #expect(effects(of: board).filter { !$0.value }.keys.sorted() == ["peekPressTime", "peekTurnTime"])
        let circles = PasscodeBoard(seed: 7)
        circles.variant = "still"
        #expect(effects(of: circles) == ["speed": true], "the circles of this game drift")
        circles.deal(seed: 8, at: 0)
        #expect(effects(of: circles) == ["speed": false])
        // The keys are those of other properties.
        for property in board.liveProperties + circles.liveProperties {
            let others = (board.liveProperties + circles.liveProperties).map(\.key)
            #expect(property.effect.map { $0.keys.allSatisfy(others.contains) } ?? true, "\(property.name)")
        }
    }

    @Test func keysNamesAndTitlesAreUnique() {
        let properties = board.liveProperties
        #expect(Set(properties.map(\.key)).count == properties.count)
        #expect(Set(properties.map(\.name)).count == properties.count)
        #expect(Set(properties.map(\.title)).count == properties.count)
    }

    @Test func newBoardHasTheDefaultOfEachProperty() {
        for property in board.liveProperties { #expect(property.read() == property.defaultValue, "\(property.name)") }
    }

    @Test func writtenValueIsReadBack() {
        for property in board.liveProperties {
            // The size that was written last can require more faces for another one.
            for value in property.otherValues where property.refusal(value) == nil {
                property.write(value)
                #expect(property.read() == value, "\(property.name)")
            }
        }
    }

    @Test(arguments: [0, 1, 2]) func onEachBoardAPropertyChangesOnlyTheOthersItNames(_ number: Int) {
        let boards: [any GameBoard] = [
            board, PentominoBoard(seed: 7, today: { Day.first }), PasscodeBoard(seed: 7),
        ]
        let properties = boards[number].liveProperties
        for property in properties {
            let others = properties.filter { $0.key != property.key && !property.alsoChanges.contains($0.key) }
            let before = others.map { $0.read() }
            for value in property.otherValues + [property.defaultValue] {
                property.write(value)
                #expect(others.map { $0.read() } == before, "\(property.name)")
            }
        }
    }

    @Test func deckTooSmallForTheNextBoardChangesTheSizeItNames() throws {
        let deck = try #require(board.liveProperties.first { $0.name == "deck" })
        board.size = "6x6"
        let groups = Array(Deck.animals.groups.prefix(8))
        board.userDecks["file:///deck"] = Deck(folder: "file:///deck", groups: groups, back: nil)
        let before = board.liveProperties.map { $0.read() }
        deck.write(.choice("file:///deck"))
        let changed = zip(board.liveProperties, before).filter { $0.read() != $1 }.map(\.0.key)
        #expect(changed == [deck.key, "size"])
        #expect(deck.alsoChanges.contains("size"))
    }

    @Test func writingTheDefaultsRestoresANewBoard() {
        for property in board.liveProperties {
            for value in property.otherValues { property.write(value) }
        }
        for property in board.liveProperties { property.write(property.defaultValue) }
        let new = MemoryBoard(seed: 7)
        #expect(board.scene.size == new.scene.size)
        #expect(board.scene.background == new.scene.background)
        #expect(board.scene.plates == new.scene.plates)
        #expect(board.scene.pieces == new.scene.pieces)
        for (property, newProperty) in zip(board.liveProperties, new.liveProperties) {
            #expect(property.read() == newProperty.read(), "\(property.name)")
        }
    }

    @Test func numberOutOfRangeIsClamped() {
        for property in board.liveProperties {
            guard case .number(let range, _, _) = property.kind else { continue }
            property.write(.number(range.upperBound + 1))
            #expect(property.read() == .number(range.upperBound), "\(property.name)")
            property.write(.number(-.greatestFiniteMagnitude))
            #expect(property.read() == .number(range.lowerBound), "\(property.name)")
        }
    }

    @Test func nonFiniteNumbersAreIgnored() {
        for property in board.liveProperties {
            for number in [Double.nan, .infinity, -.infinity, .signalingNaN] {
                property.write(.number(number))
                #expect(property.read() == property.defaultValue, "\(property.name)")
            }
        }
    }

    @Test func valueOfTheWrongKindIsIgnored() {
        for property in board.liveProperties {
            for value in [PropertyValue.number(1.25), .color(.white), .picture(.shipped), .choice("shapes")]
            where !property.takes(value) {
                property.write(value)
                #expect(property.read() == property.defaultValue, "\(property.name)")
            }
        }
    }

    @Test func defaultIsInRangeAndOnAStep() {
        for property in board.liveProperties {
            guard case .number(let range, let step, _) = property.kind else { continue }
            guard case .number(let defaultValue) = property.defaultValue else {
                Issue.record("\(property.name)")
                continue
            }
            #expect(range.contains(defaultValue), "\(property.name)")
            let steps = (defaultValue - range.lowerBound) / step
            #expect(abs(steps - steps.rounded()) < 1e-9, "\(property.name)")
        }
    }

    @Test func writtenValueIsUsedByTheGame() {
        for property in board.liveProperties where property.name == "peekPressTime" {
            property.write(.number(3))
            #expect(board.longPressTime == 3)
        }
    }
}
