// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import TestStages
import Testing

@testable import Boards

/// Every live property of every board, at every moment of a game: at rest, and during a turn, a fade, a drag, a flight,
/// or a peek. The tests iterate over the descriptions, so new properties are included automatically.
@MainActor struct EveryPropertyTests {
    @Test(arguments: Moment.allCases) func memoryPropertiesCanChangeAtAnyMoment(moment: Moment) {
        forEachProperty { moment.board() }
    }

    @Test(arguments: PentominoMoment.allCases) func pentominoPropertiesCanChangeAtAnyMoment(moment: PentominoMoment) {
        forEachProperty { moment.play() }
    }

    @Test(arguments: PasscodeMoment.allCases) func passcodePropertiesCanChangeAtAnyMoment(moment: PasscodeMoment) {
        forEachProperty { moment.play() }
    }

    @Test func everyPropertyAffectsTheGame() {
        let stages: [() -> any AnyTestStage] = [
            { PlayedBoard.atTable() }, { PentominoPlay() }, { PasscodePlay() },
        ]
        for make in stages {
            let new = make()
            for (index, property) in new.properties.enumerated() {
                let hasEffect = property.otherValues.contains { value in
                    let (changed, untouched) = (make(), make())
                    changed.properties[index].write(value)
                    return differs(changed, untouched)
                }
                #expect(hasEffect, "\(property.name) has no effect in any game")
            }
        }
    }

    private func forEachProperty(at moment: () -> any AnyTestStage) {
        let untouched = moment()
        let game = moment()
        untouched.pass(1.0 / 60)
        for (index, property) in game.properties.enumerated() {
            let values = property.otherValues.filter { game.properties[index].refusal($0) == nil }
            #expect(!values.isEmpty, "\(property.name)")
            for value in values {
                let changed = moment()
                changed.properties[index].write(value)
                #expect(changed.properties[index].read() == value, "\(property.name)")
                #expect(changed.isSameGame(as: game), "\(property.name) changed the game")
                changed.pass(1.0 / 60)
                if property.isVisibleImmediately {
                    #expect(!changed.looks(like: untouched), "\(property.name): \(value) is not visible yet")
                }
                if value == values.last { expectEnd(of: changed, property) }
            }
        }
    }

    private func expectEnd(of stage: any AnyTestStage, _ property: BoardProperty) {
        stage.playToTheEnd()
        #expect(stage.live.isOver, "\(property.name)")
        let ending = stage.ending
        #expect(ending.reported == 1 && ending.isRecorded, "\(property.name)")
    }

    private func differs(_ one: any AnyTestStage, _ other: any AnyTestStage) -> Bool {
        var step = 0
        repeat {
            if !one.looks(like: other) { return true }
            step += 1
        } while one.playOn(step: step - 1) && other.playOn(step: step - 1)
        return false
    }
}

extension BoardProperty {
    /// Whether a new value is always visible immediately: true for anything about appearance, including the player's
    /// own pictures, and false for what only affects later events.
    fileprivate var isVisibleImmediately: Bool {
        if waitsForNextGame { return false }
        return switch section {
        case .game: false
        // The deck is, but not the names of players who do not play.
        case .newGame: if case .choice = kind { true } else { false }
        case .help, .pace: false
        // Appearance, and sections that only this board has.
        default: true
        }
    }
}
