// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene

/// States in which a test can interrupt a game.
enum PentominoMoment: CaseIterable {
    case atRest, pressed, lifting, liftingByFinger, carried, carriedByFinger, turning, turningByFinger, flipping
    case gliding, glidingOnBoard, ghost, ghostRising, ghostOfPlaced, turningInTray

    /// Returns a board with X placed, played up to this moment.
    @MainActor func play(motion: Bool = true) -> PentominoPlay {
        let play = PentominoPlay(motion: motion)
        play.key(Placement(.x, at: Square(column: 4, row: 2)))
        play.rest()
        let tile = self == .ghostOfPlaced ? Pentomino.x : .f
        switch self {
        case .atRest: break
        case .pressed: play.receive(.press(play.spot(on: tile)))
        case .lifting, .liftingByFinger:
            play.lift(tile, by: self == .lifting ? .pointer : .finger)
            play.pass(0.04)
        case .carried, .carriedByFinger, .turning, .turningByFinger, .flipping, .gliding, .glidingOnBoard:
            play.lift(tile, by: self == .carriedByFinger || self == .turningByFinger ? .finger : .pointer)
            play.dragCenter(of: tile, to: play.place(of: Square(column: 2, row: 2)))
            play.pass(1)
            if self == .turning || self == .turningByFinger { play.receive(.otherTap(Point(x: 0, y: 0), count: 1)) }
            if self == .flipping { play.board.flip(at: play.now) }
            if self == .gliding { play.drag(to: Point(x: 1, y: 1)) }
            if self == .gliding || self == .glidingOnBoard { play.receive(.drop) }
            if self != .carried && self != .carriedByFinger { play.pass(0.05) }
        case .ghost, .ghostRising, .ghostOfPlaced:
            play.press(.character(Character(tile.letter)))
            play.pass(self == .ghostRising ? 0.04 : 1)
        case .turningInTray:
            play.press(.character("R"), on: tile.rawValue)
            play.pass(0.05)
        }
        return play
    }
}
