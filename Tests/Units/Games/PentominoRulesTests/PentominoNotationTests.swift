// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

struct PentominoNotationTests {
    @Test func moveIsWrittenInAFewLetters() {
        let moves: [PentominoGame.Move] = [
            .pick(.f), .turn(.clockwise), .turn(.counterclockwise), .flip, .place(Square(column: 3, row: 2)), .letGo,
            .putBack, .takeOff(.z), .undo, .redo, .hint,
        ]
        #expect(moves.map(\.notation) == ["+F", "r", "l", "f", "@3,2", "o", "x", "-Z", "u", "U", "h"])
    }

    @Test func eachMoveSurvivesARoundTrip() {
        var moves: [PentominoGame.Move] = [
            .turn(.clockwise), .turn(.counterclockwise), .flip, .letGo, .putBack, .undo, .redo, .hint,
        ]
        moves += Pentomino.allCases.flatMap { [.pick($0), .takeOff($0)] }
        moves += (0..<20).flatMap { column in (0..<20).map { .place(Square(column: column, row: $0)) } }
        for move in moves { #expect(PentominoGame.Move(notation: move.notation) == move) }
        #expect(Set(moves.map(\.notation)).count == moves.count)
    }

    @Test(arguments: [
        "", " ", "R", "F", "+", "-", "+f", "+A", "+FF", "+F ", " +F", "F+", "rr", "ru", "@", "@3", "@3,", "@,2",
        "@3,2,1",
        "@3;2", "3,2", "@ 3,2", "@3, 2", "@3,2 ", "@a,b", "@99999999999999999999,1", "@٣,2", "＋F", "O", "X", "U ",
    ])
    func invalidMovesAreRefused(notation: String) {
        #expect(PentominoGame.Move(notation: notation) == nil)
    }

    /// Stored moves are compared as text, so each must have exactly one notation. Places are never negative.
    @Test(arguments: ["@+3,2", "@3,+2", "@03,2", "@3,02", "@-1,2", "@3,-1", "@-0,0", "@3,,2", "@,3,2", "@3,2,"])
    func otherSpellingsOfAMoveAreRefused(notation: String) {
        #expect(PentominoGame.Move(notation: notation) == nil)
    }
}
