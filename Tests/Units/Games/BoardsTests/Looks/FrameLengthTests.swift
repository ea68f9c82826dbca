// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

/// The same input leads to the same game and the same scene at any frame length.
@MainActor struct FrameLengthTests {
    private static let frames = [1.0 / 60, 1.0 / 30, 1.0 / 144, 10]

    @Test(arguments: 0..<30 as Range<UInt64>)
    func anyFrameLengthLeadsToTheSameGame(seed: UInt64) {
        let boards = Self.frames.map { _ in PlayedBoard(seed: seed) }
        var actions = RandomActions(seed: seed, switchesMotion: false, meetsComputer: false)
        for step in 0..<60 {
            let pause = actions.pause()
            for (played, frame) in zip(boards, Self.frames) { played.watch(pause, frame: frame) }
            let action = actions.next(for: boards[0].board)
            for played in boards {
                played.perform(action)
                guard isSame(played, boards[0]) else {
                    Issue.record("seed \(seed), step \(step): \(action)")
                    return
                }
            }
        }
        for (played, frame) in zip(boards, Self.frames) {
            played.watch(30, frame: frame)
            #expect(isSame(played, boards[0]))
            #expect(played.board.activity == .still)
        }
    }

    @Test func oneFrameOfTenSecondsCompletesAMiss() {
        let played = PlayedBoard()
        let (first, second) = played.unequal
        played.tap(first, second)
        played.pass(10)
        #expect(
            played.reported == [
                .turned(first), .turned(second), .missed([first, second]), .turnedBack([first, second]),
            ])
        #expect(played.agreesWithRules)
        #expect(played.board.activity == .still)
    }

    @Test func oneFrameOfTenSecondsCompletesAPeek() {
        let played = PlayedBoard()
        played.receive(.longPress)
        played.pass(10)
        #expect(!played.board.isPeeking)
        #expect(played.pieces.allSatisfy { $0.turn == 4 })
    }

    /// The time of a frame can be slightly earlier than that of an input that was already handled.
    @Test func frameTimeBeforeTheLastInputIsHarmless() {
        let (played, other) = (PlayedBoard(), PlayedBoard())
        let (first, second) = played.unequal
        for card in [first, second] {
            for board in [played, other] { board.tap(card) }
            played.board.advance(to: played.now - 0.015)
            #expect(played.pieces[card].turn == 2)
            for board in [played, other] { board.pass(0.2) }
            #expect(played.pieces == other.pieces)
        }
        for board in [played, other] { board.rest() }
        #expect(played.pieces == other.pieces)
        #expect(played.reported == other.reported)
    }

    private func isSame(_ a: PlayedBoard, _ b: PlayedBoard) -> Bool {
        let (seenOfA, seenOfB) = (a.board.scene, b.board.scene)
        let isSameScene =
            seenOfA.pieces == seenOfB.pieces && seenOfA.plates == seenOfB.plates && seenOfA.size == seenOfB.size
            && seenOfA.background == seenOfB.background && a.board.accessibilityState == b.board.accessibilityState
        return isSameScene && a.game == b.game && a.reported == b.reported && a.board.isPeeking == b.board.isPeeking
            && a.board.activity == b.board.activity
    }
}
