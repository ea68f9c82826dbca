// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import LightsOutRules
import Scene
import TestStages

/// A Lights Out board with a manual clock.
@MainActor final class LightsOutPlay: TestStage<LightsOutBoard> {
    init(level: LightsOutSetup.Level = .medium, motion: Bool = true) {
        super.init(LightsOutBoard(setup: LightsOutSetup(level: level), seed: 7), motion: motion)
        board.deal(seed: 7, at: 0)
        rest()
    }

    func tap(_ square: Int) { receive(.tap(pieces[square].center)) }

    /// The squares whose lights are visibly on.
    var seen: [Int] { Lights.squares.filter { pieces[Lights.squares.count + $0].opacity == 1 } }

    /// The squares to press to put out all lights.
    var solution: [Int] { LightsOutSolver.shared.shortest(for: game.lights)?.squares ?? [] }

    override func playOn(step: Int) -> Bool {
        switch step {
        case 0: board.deal(seed: 5, at: now)
        case 10: tap(12)
        case 12: board.showHint(at: now)
        case 20: receive(.press(pieces[3].center))
        case 22: receive(.pressEnded)
        case 25: board.undo(at: now)
        default: break
        }
        pass(0.05)
        return step < 40
    }

    override func playToTheEnd() {
        rest()
        solution.forEach(tap)
        rest()
    }
}
