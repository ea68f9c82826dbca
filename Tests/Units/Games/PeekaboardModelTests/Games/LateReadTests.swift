// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import GameRecords
import Store
import Testing

@testable import PeekaboardModel

/// Reads and preparations that complete late, possibly after another game has begun.
struct LateReadTests {
    private let world = World()

    private func session(seed: UInt64? = nil) -> GameSession<MemoryBoard> {
        let session = GameSession<MemoryBoard>(named: "memory", world.services(seed: seed)) { MemoryBoard(seed: $0) }
        session.board.happened = { [unowned session] in
            if case .played(let move) = $0 { session.record(move) }
        }
        return session
    }

    private func keep(_ moves: String, seed: UInt64 = 7) throws {
        let game = OpenGame(board: "memory", seed: seed, setup: "4x4 people 1", moves: moves)
        try world.store.get { store throws(StoreError) in try store.begin(game) }
    }

    @Test func nothingIsDealtBeforeTheStoreResponds() {
        let session = session()
        var isReady = false
        session.begin { isReady = true }
        #expect(!isReady && !session.board.hasBegun)
        world.settle()
        #expect(isReady && session.board.hasBegun)
    }

    @Test(arguments: [nil, 5] as [UInt64?]) func gameWaitsForItsPreparation(seed: UInt64?) throws {
        try keep("0 1")
        let session = session(seed: seed)
        var (ready, asked) = ([() -> Void](), 0)
        session.prepare = { _, body in
            asked += 1
            ready.append(body)
        }
        session.begin {}
        world.settle()
        #expect(asked == 1 && !session.board.hasBegun)
        ready[0]()
        #expect(session.board.hasBegun && session.board.seed == seed ?? 7)
    }

    @Test func storedSetupIsPrepared() throws {
        try keep("0 1")
        let session = session()
        var setups: [String?] = []
        session.prepare = { setup, body in
            setups.append(setup?.notation)
            body()
        }
        session.begin {}
        world.settle()
        #expect(setups == ["4x4 people 1"])
    }

    @Test func gameReadTooLateIsDiscarded() throws {
        try keep("0 1")
        let session = session()
        var begun = 0
        session.begin { begun += 1 }
        _ = session.next()
        let seed = session.board.seed
        world.settle()
        #expect(session.board.seed == seed && session.board.record.isEmpty && begun == 0)
    }

    @Test func gamePreparedTooLateIsDiscarded() throws {
        try keep("0 1")
        let session = session()
        var ready: () -> Void = {}
        session.prepare = { ready = $1 }
        session.begin {}
        world.settle()
        _ = session.next()
        let seed = session.board.seed
        ready()
        #expect(session.board.seed == seed && session.board.record.isEmpty)
    }

    @Test func replayStartedDuringReadingContinues() throws {
        try keep("0 1")
        let session = session()
        session.begin {}
        let record = try #require(GameRecord<MemoryBoard.Rules>(setup: "2x2 people 1", seed: 3, moves: "0 1"))
        session.replay(record)
        world.settle()
        #expect(session.board.seed == 3 && session.isReplay)
    }

    @Test func laterOfTwoReadsWins() throws {
        try keep("0 1")
        let session = session()
        var ends: [Int] = []
        session.begin { ends.append(1) }
        session.goBack { ends.append(2) }
        world.settle()
        #expect(ends == [2] && session.board.seed == 7)
    }

    @Test func releasedSessionIsFreed() throws {
        try keep("0 1")
        var session: GameSession<MemoryBoard>? = session()
        session?.begin {}
        weak let gone = session
        session = nil
        world.settle()
        #expect(gone == nil)
    }

    @Test func dailyPuzzleWaitsForTheSolutions() throws {
        let world = World()
        world.platform.isBusy = true
        world.settings(of: "pentominoes").set("game", to: "daily hard")
        let play = Play<PentominoKind>(begun: world)
        #expect(!play.model.hasBegun && world.platform.hasWork)
        world.platform.isBusy = false
        world.settle()
        #expect(play.model.hasBegun && play.board.setup.isDaily)
        #expect(play.model.headline?.hasPrefix("Daily puzzle for ") == true)
    }

    @Test func newGameRequestedDuringPreparationStartsAfterIt() throws {
        let world = World()
        world.platform.isBusy = true
        world.settings(of: "pentominoes").set("game", to: "daily hard")
        let play = Play<PentominoKind>(begun: world)
        play.model.newGame()
        #expect(!play.model.hasBegun)
        world.platform.isBusy = false
        world.settle()
        #expect(play.lines.count == 2 && play.board.seed == play.world.platform.seedsGiven + 1000)
    }

    @Test func gameOnAnOrdinaryBoardWaitsForNothing() throws {
        let world = World()
        world.platform.isBusy = true
        let play = Play<PentominoKind>(begun: world)
        #expect(play.model.hasBegun)
        #expect(world.platform.hasWork, "the preparation for daily puzzles must still run")
    }
}
