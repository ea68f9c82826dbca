// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Seeding

/// States in which a test can interrupt a game.
enum PasscodeMoment: CaseIterable {
    case begun, flying, placed, comingBack, paused, cardTurning, cardShown, cardGoingBack, cardLookedAt, watched, over

    /// Returns a game played up to this moment.
    @MainActor func play() -> PasscodePlay {
        let play = PasscodePlay()
        play.pass(1)
        switch self {
        case .begun: break
        case .flying, .placed, .comingBack, .paused:
            play.tapTarget()
            play.pass(0.1)
            play.activate(play.wrongNumber)
            play.pass(self == .flying ? 0.5 : self == .placed ? 1.15 : 1.4)
            if self == .paused { play.board.setPaused(true, at: play.now) }
        case .cardTurning, .cardShown, .cardGoingBack, .cardLookedAt:
            play.winRound()
            play.pass(self == .cardTurning ? 0.3 : 2)
            if self == .cardGoingBack || self == .cardLookedAt { play.key(.escape) }
            if self == .cardGoingBack { play.pass(0.3) }
            if self == .cardLookedAt {
                play.pass(1)
                play.receive(.activate(play.card(0)))
                play.pass(1)
            }
        case .watched:
            play.board.setAutopilot(true, at: play.now)
            play.pass(1)
        case .over:
            play.winAll()
        }
        return play
    }
}

extension PasscodePlay {
    /// Returns a game played to its end at random, with wrong taps, simultaneous flights, pauses, and shown cards.
    static func playedAtRandom(seed: UInt64) -> PasscodePlay {
        var generator = SeededGenerator(seed: seed &+ 0x5EED)
        let setup = PasscodeSetup(
            circleCount: [4, 8, 12][generator.number(below: 3)], variant: seed % 3 == 0 ? .still : .drifting)
        let play = PasscodePlay(setup, seed: seed)
        for _ in 0..<400 where !play.game.isOver {
            play.pass([0, 0.05, 0.2, 0.5, 1, 2][generator.number(below: 6)])
            switch generator.number(below: 12) {
            case 0...5: play.tapTarget()
            case 6...8: play.press(play.wrongNumber)
            case 9: play.key(.escape)
            case 10: play.board.setPaused(!play.board.isPaused, at: play.now)
            default: play.receive(.activate(play.card(0)))
            }
        }
        play.pass(10)
        return play
    }
}
