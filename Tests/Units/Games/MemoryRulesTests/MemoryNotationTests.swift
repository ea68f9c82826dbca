// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Testing

struct MemoryNotationTests {
    @Test func moveIsWrittenInAFewLetters() {
        let moves: [MemoryGame.Move] = [.turn(0), .turn(15), .turn(9999), .turnBack, .peek]
        #expect(moves.map(\.notation) == ["0", "15", "9999", "b", "p"])
    }

    @Test func eachMoveSurvivesARoundTrip() {
        for move in (0..<10_000).map({ MemoryGame.Move.turn($0) }) + [.turnBack, .peek] {
            #expect(MemoryGame.Move(notation: move.notation) == move)
        }
    }

    @Test(arguments: ["", " ", "B", "P", "bp", "x", "1 ", " 1", "1.0", "1b", "0x1", "99999999999999999999", "٣"])
    func invalidMovesAreRefused(notation: String) {
        #expect(MemoryGame.Move(notation: notation) == nil)
    }

    /// Stored moves are compared as text, so each must have exactly one notation. Places are never negative.
    @Test(arguments: ["+1", "-1", "007", "-0"])
    func otherSpellingsOfAMoveAreRefused(notation: String) {
        #expect(MemoryGame.Move(notation: notation) == nil)
    }
}
