// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Testing

/// The limit on peeks in a game.
@MainActor struct PeeksAllowedTests {
    private let played = PlayedBoard()

    @Test func byDefaultPeeksAreUnlimited() {
        #expect(played.board.peekLimit == nil)
        for peek in 1...20 {
            played.receive(.longPress)
            #expect(played.game.peeks == peek)
            played.rest()
        }
    }

    @Test(arguments: [0, 1, 3])
    func onlyTheAllowedNumberOfPeeksIsPossible(allowed: Int) {
        played.board.peekLimit = allowed
        for _ in 0..<allowed + 3 {
            played.receive(.longPress)
            played.rest()
            played.board.peek(at: played.now)
            played.rest()
        }
        #expect(played.game.peeks == allowed)
        #expect(played.reported == (0..<allowed).map { .peeked(times: $0 + 1) })
    }

    @Test func peekBeyondTheLimitShowsNothing() {
        played.board.peekLimit = 0
        let before = (played.game, played.pieces)
        played.receive(.longPress)
        #expect(!played.board.isPeeking)
        #expect(played.game == before.0)
        #expect(played.pieces == before.1)
        #expect(played.board.activity == .still)
        played.tap(3)
        #expect(played.game.open == [3], "the cards must accept taps")
    }

    @Test func peekInProgressEndsNormallyWhenTheLimitDropsToZero() {
        played.receive(.longPress)
        played.pass(0.5)
        played.board.peekLimit = 0
        played.rest()
        #expect(played.agreesWithRules)
        #expect(!played.board.isPeeking)
        played.board.peekLimit = 2
        played.receive(.longPress)
        #expect(played.game.peeks == 2)
    }

    @Test func newDealHasItsFullNumberOfPeeks() {
        played.board.peekLimit = 1
        played.receive(.longPress)
        played.deal(seed: 2)
        played.rest()
        played.receive(.longPress)
        #expect(played.game.peeks == 1)
    }

    @Test func peeksOfARestoredGameCount() throws {
        played.board.peekLimit = 2
        try played.board.restore(MemorySetup(), seed: 4, record: [.peek], at: played.now)
        for _ in 0..<3 {
            played.receive(.longPress)
            played.rest()
        }
        #expect(played.game.peeks == 2)
    }
}
