// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import MemoryRules
import PasscodeRules
import PentominoRules
import Seeding

/// Rules that can generate random moves, both legal and illegal.
protocol RandomPlay: GameRules {
    /// The setups to test.
    static var setups: [Setup] { get }
    /// Returns a plausible move.
    func randomMove(_ generator: inout SeededGenerator) -> Move
}

extension MemoryGame: RandomPlay {
    static var setups: [MemorySetup] {
        [MemorySetup(), MemorySetup(columns: 3, rows: 4, players: .people(3)), MemorySetup(players: .computer(.hard))]
    }

    func randomMove(_ generator: inout SeededGenerator) -> Move {
        switch generator.number(below: 12) {
        case 0: .turnBack
        case 1: .peek
        default: .turn(generator.number(below: cards.count + 1))
        }
    }
}

extension PasscodeGame: RandomPlay {
    static var setups: [PasscodeSetup] { [PasscodeSetup(), PasscodeSetup(circleCount: 4, variant: .still)] }

    func randomMove(_ generator: inout SeededGenerator) -> Move {
        let later = time + generator.number(below: 800) - 1
        return switch generator.number(below: 3) {
        case 0: .tap(target ?? 1, at: later)
        case 1: .tap(generator.number(below: circles.count + 2), at: later)
        default: .landed(generator.number(below: circles.count + 2), at: later)
        }
    }
}

extension PentominoGame: RandomPlay {
    static var setups: [PentominoSetup] { [PentominoSetup(), .board(TileBoard.ladder[2])] }

    func randomMove(_ generator: inout SeededGenerator) -> Move {
        let tile = Pentomino.allCases[generator.number(below: Pentomino.allCases.count)]
        return switch generator.number(below: 9) {
        case 0, 1: .pick(tile)
        case 2: .turn(.clockwise)
        case 3: .flip
        case 4, 5: .place(Square(column: generator.number(below: 10), row: generator.number(below: 6)))
        case 6: .takeOff(tile)
        case 7: generator.number(below: 2) == 0 ? .undo : .redo
        default: generator.number(below: 2) == 0 ? .letGo : .putBack
        }
    }
}
