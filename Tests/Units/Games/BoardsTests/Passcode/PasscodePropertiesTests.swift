// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene
import TestStages
import Testing

@testable import Boards

/// The live properties of Passcode.
@MainActor struct PasscodePropertiesTests {
    private let play = PasscodePlay()
    private var board: PasscodeBoard { play.board }

    private func property(_ name: String) throws -> BoardProperty {
        try #require(board.liveProperties.first { $0.name == name }, "\(name)")
    }

    @Test func boardDescribesEachProperty() {
        let cards = (1...3).flatMap { ["card\($0)Title", "card\($0)Text", "card\($0)Picture"] }
        let names = [
            "circleCount", "variant", "showsNext", "diameter", "table", "background", "shelfColor", "circleStyle",
            "speed", "flightTime", "cardTime",
        ]
        #expect(board.liveProperties.map(\.name) == names + cards)
        for path in [\BoardProperty.key, \.name, \.title] {
            #expect(Set(board.liveProperties.map { $0[keyPath: path] }).count == board.liveProperties.count)
        }
    }

    @Test func newBoardHasTheDefaultOfEach() {
        let new = PasscodeBoard(seed: 3)
        for property in new.liveProperties { #expect(property.read() == property.defaultValue, "\(property.name)") }
        #expect(new.diameter == 40 && new.speed == 100 && new.flightTime == 1.2 && new.cardTime == 4)
        #expect(new.nextSetup == PasscodeSetup(circleCount: 12, variant: .drifting) && new.showsNext)
    }

    @Test(arguments: PasscodeMoment.allCases) func writtenValueIsReadBackAndChangesNoOther(moment: PasscodeMoment) {
        let play = moment.play()
        let game = play.game
        for property in play.board.liveProperties {
            let others = play.board.liveProperties.filter {
                $0.key != property.key && !property.alsoChanges.contains($0.key)
            }
            let before = others.map { $0.read() }
            for value in property.otherValues {
                property.write(value)
                #expect(property.read() == value, "\(property.name)")
            }
            #expect(!property.otherValues.isEmpty && others.map { $0.read() } == before, "\(property.name)")
        }
        #expect(play.game == game)
        for property in play.board.liveProperties { property.write(property.defaultValue) }
        #expect(play.placeFault == nil)
    }

    @Test func writingTheDefaultsRestoresANewBoard() {
        let board = PasscodeBoard(seed: 7)
        for property in board.liveProperties { for value in property.otherValues { property.write(value) } }
        for property in board.liveProperties { property.write(property.defaultValue) }
        let new = PasscodeBoard(seed: 7)
        #expect(board.scene.plates == new.scene.plates && board.scene.background == new.scene.background)
        #expect(isAlike(board.scene.pieces, new.scene.pieces))
        for (property, newProperty) in zip(board.liveProperties, new.liveProperties) {
            #expect(property.read() == newProperty.read(), "\(property.name)")
        }
    }

    @Test func numberOutOfRangeIsClamped() {
        for property in board.liveProperties {
            guard case .number(let range, let step, _) = property.kind else { continue }
            property.write(.number(range.upperBound + 1))
            #expect(property.read() == .number(range.upperBound), "\(property.name)")
            property.write(.number(-.greatestFiniteMagnitude))
            #expect(property.read() == .number(range.lowerBound), "\(property.name)")
            for number in [Double.nan, .infinity, -.infinity] {
                property.write(.number(number))
                #expect(property.read() == .number(range.lowerBound), "\(property.name)")
            }
            guard case .number(let defaultValue) = property.defaultValue else { continue }
            let steps = (defaultValue - range.lowerBound) / step
            #expect(range.contains(defaultValue) && abs(steps - steps.rounded()) < 1e-9, "\(property.name)")
        }
    }

    @Test func valueOfTheWrongKindIsIgnored() {
        let values = [
            PropertyValue.number(30), .color(.white), .picture(.plain), .choice("still"), .flag(false), .text("?"),
        ]
        for property in board.liveProperties {
            for value in values where !property.takes(value) { property.write(value) }
            #expect(property.read() == property.defaultValue, "\(property.name)")
        }
    }

    @Test func unknownChoicesAreRefused() throws {
        for (name, texts) in [
            ("circleCount", ["", "0", "5", "13", "52", "012", "-4", "many"]), ("variant", ["", "Still", "wild"]),
        ] {
            let property = try property(name)
            for text in texts {
                #expect(property.refusal(.choice(text)) == .unknown(text), "\(name) \(text)")
                property.write(.choice(text))
                #expect(property.read() == property.defaultValue, "\(name) \(text)")
            }
            guard case .choice(let choices, _) = property.kind else { continue }
            for choice in choices { #expect(property.refusal(.choice(choice.id)) == nil) }
            #expect(property.waitsForNextGame)
        }
        let count = try property("circleCount")
        for number in PasscodeSetup.circleCounts {
            #expect(count.refusal(.choice("\(number)")) == nil)
            count.write(.choice("\(number)"))
            #expect(board.nextSetup.circleCount == number)
        }
    }

    @Test func settingsForTheNextGameLeaveTheCurrentOneUnchanged() throws {
        try property("circleCount").write(.choice("24"))
        try property("variant").write(.choice("still"))
        #expect(board.setup == PasscodeSetup() && play.board.tabOrder.count == 19)
        board.deal(seed: 1, at: play.now)
        #expect(board.setup == PasscodeSetup(circleCount: 24, variant: .still))
        #expect(board.tabOrder.count == 24 + 4 + 6)
    }

    @Test func textsThatAreTooLongAreTruncated() throws {
        for (name, limit) in [("card1Title", 40), ("card3Text", 240)] {
            let property = try property(name)
            for character in ["a", "ß", "👩‍🚀"] {
                property.write(.text(String(repeating: character, count: limit + 5)))
                #expect(property.read() == .text(String(repeating: character, count: limit)), "\(name)")
            }
        }
    }

    @Test func cardsShowThePlayersTextImmediately() throws {
        play.winRound()
        play.pass(1)
        try property("card1Title").write(.text("Ours"))
        try property("card1Text").write(.text("A picture of us"))
        try property("card1Picture").write(.picture(.custom(uri: "file:///us.png")))
        let plate = board.scene.plates[play.pieces[play.card(0)].front]
        #expect(plate.caption?.title == "Ours" && plate.caption?.text == "A picture of us")
        #expect(plate.picture == .custom(uri: "file:///us.png"))
        try property("card1Picture").write(.picture(.plain))
        #expect(board.scene.plates[play.pieces[play.card(0)].front].picture == nil)
        try property("card1Picture").write(.picture(.shipped))
        #expect(
            board.scene.plates[play.pieces[play.card(0)].front].picture == .shipped("cards/passcode/lighthouse.svg"))
    }

    @Test func newDiameterIsVisibleImmediatelyAndNumbersStayOnCircles() {
        board.diameter = 80
        for number in play.numbers {
            let plate = board.scene.plates[play.pieces[number - 1].front]
            #expect(plate.size == Size(width: 80, height: 80) && plate.picture == .text("\(number)"))
        }
    }

    @Test func darkColorsApplyToTheDefaultColorOnly() {
        let light = board.scene.background
        board.isDark = true
        #expect(luminance(of: board.scene.background) < luminance(of: light) && board.background == light)
        board.background = Color(rgb: 0xFFEEDD)
        #expect(board.scene.background == Color(rgb: 0xFFEEDD))
        board.isDark = false
        #expect(board.scene.background == Color(rgb: 0xFFEEDD))
    }

    @Test func eachNewValueReportsAChange() {
        for property in board.liveProperties {
            let isVisible = !property.waitsForNextGame && !["flightTime", "cardTime"].contains(property.name)
            for value in property.otherValues where isVisible {
                let changes = play.changes
                property.write(value)
                #expect(play.changes > changes, "\(property.name)")
            }
        }
    }
}
