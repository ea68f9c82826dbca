import Scene
import Testing

@testable import Boards

/// Every live property of every board, at every moment of a game: at rest, in the middle of a turn, a fade, a drag, a flight, a
/// peek. The tests go through the descriptions, so a property that is added is tested with the others.
@MainActor struct EveryPropertyTests {
    @Test(arguments: Moment.allCases) func ofMemory(moment: Moment) { forEachProperty { moment.board() } }

    @Test(arguments: PentominoMoment.allCases) func ofPentominoes(moment: PentominoMoment) {
        forEachProperty { moment.play() }
    }

    @Test(arguments: PasscodeMoment.allCases) func ofPasscode(moment: PasscodeMoment) {
        forEachProperty { moment.play() }
    }

    @Test func hasAPartInTheGame() {
        for make in [{ PlayedBoard(opened: false) }, { PentominoPlay() }, { PasscodePlay() }] as [() -> any AnyStage] {
            let new = make()
            for (index, property) in new.properties.enumerated() {
                let isSeen = property.otherValues.contains { value in
                    let (changed, untouched) = (make(), make())
                    changed.properties[index].write(value)
                    return differs(changed, untouched)
                }
                #expect(isSeen, "\(property.name) changes nothing in any game")
            }
        }
    }

    private func forEachProperty(at moment: () -> any AnyStage) {
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
                #expect(changed.isSameGame(as: game), "\(property.name) has changed the game")
                changed.pass(1.0 / 60)
                if property.isSeenAtOnce {
                    #expect(!changed.looks(like: untouched), "\(property.name): \(value) is not seen in the next frame")
                }
                if value == values.last { expectEnd(of: changed, property) }
            }
        }
    }

    private func expectEnd(of stage: any AnyStage, _ property: LiveProperty) {
        stage.playToTheEnd()
        #expect(stage.live.isOver, "\(property.name)")
        let ending = stage.ending
        #expect(ending.told == 1 && ending.isRecorded, "\(property.name)")
    }

    private func differs(_ one: any AnyStage, _ other: any AnyStage) -> Bool {
        var step = 0
        repeat {
            if !one.looks(like: other) { return true }
            step += 1
        } while one.playOn(step: step - 1) && other.playOn(step: step - 1)
        return false
    }
}

extension LiveProperty {
    /// Whether a new value is to be seen whatever goes on: how things look, pictures of the player's among it, not what
    /// comes to count later.
    fileprivate var isSeenAtOnce: Bool {
        switch section {
        case .game: if case .choice(_, takesFolder: true) = kind { true } else { false }
        case .help, .pace: false
        // The look, and what a board has a section of its own for.
        default: true
        }
    }
}
