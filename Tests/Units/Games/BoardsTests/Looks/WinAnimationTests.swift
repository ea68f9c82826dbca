// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

/// The animation after a win, which takes less than a second.
@MainActor struct WinAnimationTests {
    @Test(arguments: [(2, 2), (4, 4), (8, 8)])
    func allCardsAppearOnceMore(columns: Int, rows: Int) {
        let played = won(PlayedBoard(columns: columns, rows: rows))
        var brightest = played.pieces.map { _ in 0.0 }
        played.watch(1) {
            for (card, piece) in played.pieces.enumerated() where piece.isPresent && piece.showsFront {
                brightest[card] = max(brightest[card], piece.opacity)
            }
        }
        #expect(brightest.allSatisfy { $0 > 0.8 })
        #expect(played.pieces.allSatisfy { !$0.isPresent } && played.board.activity == .still)
    }

    @Test func animatedCardsTakeNoTapAndNoPeek() {
        let played = won(PlayedBoard())
        let record = played.game.record
        played.watch(1) { for card in played.pieces.indices { played.tap(card) } }
        played.receive(.longPress)
        #expect(played.game.record == record && played.board.activity == .still)
    }

    @Test func newDealCancelsTheAnimation() {
        let played = won(PlayedBoard())
        played.pass(0.3)
        played.deal(seed: 8)
        played.rest()
        #expect(played.pieces.allSatisfy { $0.isPresent && $0.opacity == 1 && !$0.showsFront })
    }

    @Test func withoutMotionTheBoardIsEmptyImmediately() {
        let played = won(PlayedBoard(motion: false))
        #expect(played.pieces.allSatisfy { !$0.isPresent } && played.board.activity == .still)
    }

    @Test func cardsOfPasscodeGrowOneAfterAnother() {
        let play = PasscodePlay()
        play.winAll()
        #expect(play.board.isOver)
        var largest = [0.0, 0, 0]
        play.watch(3 * PasscodePlay.turnTime + PasscodePlay.cardTime) {
            guard play.reported.last == .finished else { return }
            for card in largest.indices { largest[card] = max(largest[card], play.pieces[play.card(card)].scale) }
        }
        #expect(largest.allSatisfy { $0 > 1.2 })
        #expect((0..<3).allSatisfy { play.pieces[play.card($0)].scale == 1 })
    }

    /// Clears a board up to the moment at which its last pair disappears.
    private func won(_ played: PlayedBoard) -> PlayedBoard {
        let last = played.game.deal.numbers.count / 2
        for number in 1..<last { played.find(number) }
        let (first, second) = played.cards(showing: last)
        played.tap(first, second)
        while played.reported.last != .finished { played.pass(1.0 / 60) }
        return played
    }
}
