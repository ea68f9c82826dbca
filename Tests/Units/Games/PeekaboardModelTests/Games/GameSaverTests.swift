// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import TemporaryFolders
import Testing

@testable import PeekaboardModel
@testable import Store

/// Storing a game move by move.
struct GameSaverTests {
    private let folder = TemporaryFolder()
    private let world: World
    private let services: GameServices
    private let saver: GameSaver
    private let failures = Failures()

    private final class Failures {
        var all: [String] = []
    }

    init() {
        world = World(path: folder.file("games.db"))
        services = world.services()
        saver = GameSaver(board: "memory", services)
        saver.failed = { [failures] in failures.all.append($0) }
    }

    private func begin(_ moves: String...) {
        saver.begin(seed: 7, setup: "4x4 people 1")
        for (number, move) in moves.enumerated() { saver.record(move, at: Double(number)) }
    }

    private var storedGame: OpenGame? {
        get throws { try world.store.get { store throws(StoreError) in try store.openGame(board: "memory") } }
    }

    private var results: [FinishedGame] {
        get throws { try world.store.get { store throws(StoreError) in try store.results(board: "memory") } }
    }

    /// Starts a game on the same board in another window.
    private func playElsewhere(_ moves: String = "0") throws {
        let other = Store(path: folder.file("games.db"))
        try other.begin(OpenGame(board: "memory", seed: 99, setup: "4x4 people 1", moves: moves))
    }

    private func reportedFailures() -> [String] {
        world.settle()
        return failures.all
    }

    /// The message when a game is set aside.
    private static let setAside =
        "Your last game could not be opened, so a new one was started. The old one was saved as “memory, set aside 1”."

    @Test func movesAreStoredInOrder() throws {
        begin("3", "1", "b", "2")
        #expect(try storedGame?.moves == "3 1 b 2")
        #expect(saver.game.moves == "3 1 b 2" && reportedFailures().isEmpty)
    }

    @Test func timeIsMeasuredBetweenTheFirstAndTheLastMove() throws {
        begin()
        for time in [100, 103, 103.5, 110] { saver.record("m", at: time) }
        #expect(saver.seconds == 10)
        #expect(try storedGame?.seconds == 10)
    }

    @Test func newGameStartsWithoutTimeAndMoves() throws {
        begin("1", "2")
        saver.begin(seed: 8, setup: "2x2 people 1")
        #expect(saver.game == OpenGame(board: "memory", seed: 8, setup: "2x2 people 1"))
        saver.record("1", at: 50)
        #expect(saver.seconds == 0)
        #expect(try storedGame == OpenGame(board: "memory", seed: 8, setup: "2x2 people 1", moves: "1"))
    }

    @Test func markOfAutomaticPlayIsStoredWithTheMovesButNotCounted() throws {
        begin("1", "2")
        saver.markAsAssisted()
        saver.markAsAssisted()
        saver.record("3", at: 9)
        #expect(try storedGame?.moves == "1 2 w 3")
        #expect(saver.game.moves == "1 2 3" && saver.hasAutomaticMoves)
        #expect(saver.storedGame.moves == "1 2 3 w")
    }

    @Test func restoredGameKeepsItsMark() throws {
        begin("1")
        saver.markAsAssisted()
        let left = saver.storedGame
        saver.begin(seed: 8, setup: "2x2 people 1")
        #expect(!saver.hasAutomaticMoves)
        saver.resume(left)
        #expect(saver.hasAutomaticMoves && saver.game.moves == "1")
        #expect(try storedGame?.moves == "1 w")
    }

    @Test func replayIsNotStored() throws {
        begin("1", "2")
        saver.beginReplay(at: 300)
        saver.record("9", at: 500)
        saver.markAsAssisted()
        #expect(saver.isReplay && !saver.hasAutomaticMoves && saver.seconds == 1)
        #expect(try storedGame?.moves == "1 2")
    }

    @Test func loadedGameContinuesWithoutTheTimeInBetween() throws {
        begin("1", "2")
        saver.beginReplay(at: 300)
        var read: OpenGame?
        saver.readOpenGame(preparing: { $1() }, then: { read = $0 })
        world.settle()
        #expect(read?.moves == "1 2" && !saver.isReplay)
        saver.record("3", at: 1000)
        #expect(saver.seconds == 1)
        #expect(try storedGame?.moves == "1 2 3")
    }

    @Test func gameWithoutMovesIsNotLoaded() {
        begin()
        var answers: [OpenGame?] = []
        saver.readOpenGame(preparing: { $1() }, then: { answers.append($0) })
        world.settle()
        #expect(answers == [nil])
    }

    @Test func finishedGameBecomesAResult() throws {
        begin("1", "2")
        saver.finish(FinishedGame(of: saver.game, category: "4x4", finished: 5, moveCount: 1))
        #expect(try storedGame == nil)
        #expect(try results.map(\.moves) == ["1 2"])
        #expect(try results.map(\.finished) == [5])
    }

    @Test func gameWithAutomaticPlayIsNotStoredAsResult() throws {
        begin("1", "2")
        saver.markAsAssisted()
        saver.finish(FinishedGame(of: saver.game, category: "4x4", finished: 5, moveCount: 1))
        #expect(try storedGame == nil)
        #expect(try results.isEmpty)
    }

    @Test func gameTakenOverByAnotherWindowIsReportedOnce() throws {
        begin("1")
        _ = try storedGame
        try playElsewhere()
        saver.record("2", at: 3)
        #expect(reportedFailures() == ["Games can’t be saved: this game is open in another window"])
        saver.record("3", at: 4)
        #expect(reportedFailures().count == 1)
        #expect(saver.game.moves == "1 2 3", "the game must continue")
    }

    @Test func itIsReportedAgainAfterASuccessfulSave() throws {
        begin("1")
        for count in 1...3 {
            _ = reportedFailures()
            try playElsewhere()
            saver.record("2", at: 3)
            #expect(reportedFailures().count == count)
            begin("1")  // The latest game to begin takes over.
            #expect(reportedFailures().count == count)
            #expect(try storedGame?.seed == 7)
        }
    }

    @Test func deletedGameIsReportedLikeOneInAnotherWindow() throws {
        saver.record("1", at: 0)
        #expect(reportedFailures() == ["Games can’t be saved: this game is open in another window"])
    }

    @Test func errorOfOneBoardIsIndependentOfTheOthers() throws {
        let other = GameSaver(board: "passcode", services)
        var otherFailures: [String] = []
        other.failed = { otherFailures.append($0) }
        saver.record("1", at: 0)
        other.record("1", at: 0)
        #expect(reportedFailures().count == 1 && otherFailures.count == 1)
        other.begin(seed: 1, setup: "12 drifting")
        saver.record("2", at: 0)
        #expect(reportedFailures().count == 1, "the error must not be reported again")
    }

    @Test func gameWithMissingMovesIsSetAside() throws {
        begin("1", "2", "3")
        try world.store.get { store throws(StoreError) in try store.database.run("DELETE FROM move WHERE number = 2") }
        var answers: [OpenGame?] = []
        saver.readOpenGame(preparing: { $1() }, then: { answers.append($0) })
        #expect(reportedFailures() == [Self.setAside])
        #expect(answers == [nil])
    }

    @Test func settingAsideAGameReportsItsNewName() throws {
        begin("1")
        saver.setAside()
        #expect(reportedFailures() == [Self.setAside])
        saver.setAside()
        #expect(reportedFailures().count == 1, "there is nothing left to set aside")
    }

    @Test func releasedSaverIsFreed() {
        var saver: GameSaver? = GameSaver(board: "memory", services)
        saver?.begin(seed: 1, setup: "4x4 people 1")
        saver?.readOpenGame(preparing: { $1() }, then: { _ in })
        weak let gone = saver
        saver = nil
        world.settle()
        #expect(gone == nil)
    }
}
