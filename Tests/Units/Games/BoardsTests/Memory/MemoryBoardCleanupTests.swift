// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Testing

/// A new deal, or the end of the board, leaves nothing of the old game behind.
@MainActor struct MemoryBoardCleanupTests {
    @Test(arguments: Moment.allCases)
    func newDealLeavesNothingOfTheOldGameBehind(moment: Moment) {
        let played = moment.board()
        let fresh = PlayedBoard(seed: 1, opened: false)
        fresh.pass(played.now)
        played.deal(seed: 9)
        fresh.deal(seed: 9)
        #expect(played.board.seed == 9)
        #expect(played.game == fresh.game)
        #expect(!played.board.isPeeking)
        for _ in 0..<300 {
            played.pass(1.0 / 60)
            fresh.pass(1.0 / 60)
            #expect(played.pieces == fresh.pieces)
            #expect(played.board.activity == fresh.board.activity)
        }
        #expect(played.reported == [])
        #expect(played.board.activity == .still)
        played.findAll()
        #expect(played.reported.last == .finished)
    }

    @Test(arguments: Moment.allCases)
    func releasedBoardIsFreed(moment: Moment) {
        weak var board: MemoryBoard?
        do {
            let played = moment.board()
            board = played.board
            _ = played.board.liveProperties
            #expect(board != nil)
        }
        #expect(board == nil)
    }
}
