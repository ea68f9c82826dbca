import Boards
import MemoryRules
import Testing

@MainActor struct MemoryDemoTests {
    @Test func aDemoPlaysTheBoardToItsEndAndForgetsNothing() {
        for seed in 0..<200 as Range<UInt64> {
            let played = PlayedBoard(seed: seed)
            playOut(MemoryDemo(board: played.board), on: played)
            #expect(played.isOver)
            #expect((8...15).contains(played.game.moves))
            #expect(played.game.peeks == 0)
            #expect(played.told.last == .finished)
            #expect(played.pieces.allSatisfy { !$0.isPresent })
        }
    }

    @Test func aDemoTurnsOneCardAtATime() {
        let played = PlayedBoard()
        let demo = MemoryDemo(board: played.board)
        var turned = 0
        for _ in 0..<100 where demo.turnNext(at: played.now) {
            turned += 1
            played.rest()
            #expect(played.told.count { if case .turned = $0 { true } else { false } } == turned)
        }
        #expect(turned == 2 * played.game.moves)
    }

    @Test func aDemoOfABoardThatIsOverDoesNothing() {
        let played = PlayedBoard(columns: 2, rows: 2)
        played.findAll()
        let game = played.game
        #expect(!MemoryDemo(board: played.board).turnNext(at: played.now))
        #expect(played.game == game)
    }

    @Test func aDemoGoesOnFromWhatAPlayerHasBegun() {
        let played = PlayedBoard()
        played.find(3)
        played.tap(played.cards(showing: 5).1)
        played.handle(.longPress)
        played.rest()
        playOut(MemoryDemo(board: played.board), on: played)
        #expect(played.isOver)
        #expect(played.agreesWithRules)
    }

    @Test func aDemoPlaysWithoutMotionToo() {
        let played = PlayedBoard(motion: false)
        playOut(MemoryDemo(board: played.board), on: played)
        #expect(played.told.last == .finished)
    }

    private func playOut(_ demo: MemoryDemo, on played: PlayedBoard) {
        for _ in 0..<100 where demo.turnNext(at: played.now) { played.rest() }
    }
}
