// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import LightsOutRules
import Scene
import Seeding
import TestStages
import Testing

/// The scene and its descriptions agree with the rules after any sequence of input.
@MainActor struct LightsOutRandomInputTests {
    @Test(arguments: UInt64(1)...40) func anyInputLeavesTheBoardConsistent(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let play = LightsOutPlay(level: .easy, motion: generator.number(below: 4) > 0)
        var accessibilityState = AccessibilityStateChecker()
        for step in 0..<300 {
            act(on: play, &generator)
            let pieces = play.pieces.indices.map(play.board.description(of:))
            let moment = AccessibilityState(Moment(record: play.game.record, isAutomatic: play.board.isAutomatic))
            let fault = accessibilityState.fault(
                of: play.board.accessibilityState, names: pieces, moment: moment, onlyTimeHasPassed: true)
            #expect(fault == nil, "step \(step)")
            #expect(play.pieces.allSatisfy { (0...1).contains($0.opacity) && (0...1).contains($0.held) })
            if play.board.activity == .still { #expect(play.seen == play.game.lights.squares, "step \(step)") }
        }
        #expect(play.recordFault == nil && play.movesReportedEarly.isEmpty)
    }

    private struct Moment: Equatable {
        let record: [LightsOutGame.Move]
        let isAutomatic: Bool
    }

    private func act(on play: LightsOutPlay, _ generator: inout SeededGenerator) {
        let square = generator.number(below: Lights.squares.count)
        let place = play.pieces[square].center
        switch generator.number(below: 16) {
        case 0...3: play.receive(.tap(place))
        case 4: play.receive(.press(place))
        case 5: play.receive([.pressEnded, .cancel][generator.number(below: 2)])
        case 6: play.receive(.activate(square))
        case 7: play.board.undo(at: play.now)
        case 8: play.board.redo(at: play.now)
        case 9: play.board.showHint(at: play.now)
        case 10: play.board.setAutopilot(generator.number(below: 2) == 0, at: play.now)
        case 11:
            let property = play.properties[generator.number(below: play.properties.count)]
            property.write(property.otherValues[generator.number(below: property.otherValues.count)])
        case 12: if generator.number(below: 4) == 0 { play.board.deal(seed: UInt64(square), at: play.now) }
        default: play.pass(Double(generator.number(below: 40)) / 20)
        }
    }
}
