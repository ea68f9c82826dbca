// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene

/// States in which a test can interrupt a game. Those in which something moves leave at least a quarter of a second.
enum Moment: CaseIterable {
    case laidOut, opening, atRest, cardHeld, firstTurning, firstUp
    case secondTurningToMiss, missUp, turningBack, secondTurningToPair, pairFading
    case peekTurningUp, peekTurningBack, peekWithOneUp, peekWithMissUp, peekWithPairFading, over

    /// Returns a board played up to this moment.
    @MainActor func board(seed: UInt64 = 7, motion: Bool = true) -> PlayedBoard {
        let played = PlayedBoard(seed: seed, motion: motion, opened: self != .laidOut && self != .opening)
        let (first, second) = played.unequal
        let pair = played.cards(showing: 3)
        switch self {
        case .laidOut, .atRest: break
        case .opening:
            played.board.open(at: 0)
            played.pass(0.5)
        case .cardHeld:
            played.receive(.press(played.pieces[first].center))
            played.pass(0.05)
        case .firstTurning, .firstUp:
            played.tap(first)
            played.pass(self == .firstTurning ? 0.25 : 1)
        case .secondTurningToMiss, .missUp, .turningBack:
            played.tap(first)
            played.pass(1)
            played.tap(second)
            played.pass([.secondTurningToMiss: 0.25, .missUp: 0.8, .turningBack: 1.4][self] ?? 0)
        case .secondTurningToPair, .pairFading:
            played.tap(pair.0)
            played.pass(1)
            played.tap(pair.1)
            played.pass(self == .pairFading ? 0.75 : 0.25)
        case .peekTurningUp, .peekTurningBack:
            played.receive(.longPress)
            played.pass(self == .peekTurningUp ? 0.5 : 1.5)
        case .peekWithOneUp:
            played.tap(first)
            played.pass(1)
            played.receive(.longPress)
            played.pass(1.5)
        case .peekWithMissUp:
            played.tap(first, second)
            played.pass(0.8)
            played.receive(.longPress)
            played.pass(0.5)
        case .peekWithPairFading:
            played.tap(pair.0, pair.1)
            played.pass(0.6)
            played.receive(.longPress)
            played.pass(0.1)
        case .over:
            played.findAll()
        }
        return played
    }
}
