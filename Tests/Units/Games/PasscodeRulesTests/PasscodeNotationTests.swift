// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

struct PasscodeNotationTests {
    @Test func moveIsWrittenInAFewLetters() {
        #expect(PasscodeGame.Move.tap(7, at: 1234).notation == "t7@1234")
        #expect(PasscodeGame.Move.landed(12, at: 0).notation == "l12@0")
    }

    @Test func eachMoveSurvivesARoundTrip() {
        for number in 1...48 {
            for time in [0, 1, 9, 10, 1234, 86_400_000, Int.max] {
                for move in [PasscodeGame.Move.tap(number, at: time), .landed(number, at: time)] {
                    #expect(PasscodeGame.Move(notation: move.notation) == move)
                }
            }
        }
    }

    @Test(arguments: [
        "", " ", "t", "l", "t7", "t@", "t7@", "t@7", "7@1", "x7@1", "T7@1", "L7@1", " t7@1", "t7@1 ", "t 7@1", "t7 @1",
        "t7@1@2", "t7@@1", "t7@1.5", "t7@a", "ta@1", "t7,1", "tt7@1", "t٣@1", "t7@١", "ｔ7@1", "t7@9223372036854775808",
    ])
    func invalidMovesAreRefused(notation: String) {
        #expect(PasscodeGame.Move(notation: notation) == nil)
    }

    /// Stored moves are compared as text, so each must have exactly one notation. Circles count from 1, and times from
    /// 0.
    @Test(arguments: ["t07@1", "t7@01", "t+7@1", "t7@+1", "t-7@1", "t7@-1", "t7@-0", "t0@1", "l0@0", "l7@00"])
    func otherSpellingsOfAMoveAreRefused(notation: String) {
        #expect(PasscodeGame.Move(notation: notation) == nil)
    }
}
