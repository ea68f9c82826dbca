import Gameplay
import TemporaryFolders
import Testing

@testable import PeekaboardModel
@testable import Store

/// Storing a game move by move.
struct KeeperTests {
    private let folder = TemporaryFolder()
    private let world: World
    private let services: GameServices
    private let keeper: GameKeeper
    private let complaints = Complaints()

    private final class Complaints {
        var all: [String] = []
    }

    init() {
        world = World(path: folder.file("games.db"))
        services = world.services()
        keeper = GameKeeper(board: "memory", services)
        keeper.failed = { [complaints] in complaints.all.append($0) }
    }

    private func begin(_ moves: String...) {
        keeper.begin(seed: 7, setup: "4x4 people 1")
        for (number, move) in moves.enumerated() { keeper.note(move, at: Double(number)) }
    }

    private var kept: OpenGame? {
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

    private func complain() -> [String] {
        world.settle()
        return complaints.all
    }

    /// The message when a game is set aside.
    private static let setAside =
        "The game in progress could not be read and was moved to “memory, set aside 1”"

    @Test func movesAreStoredInOrder() throws {
        begin("3", "1", "b", "2")
        #expect(try kept?.moves == "3 1 b 2")
        #expect(keeper.game.moves == "3 1 b 2" && complain().isEmpty)
    }

    @Test func theTimeIsMeasuredBetweenTheFirstAndTheLastMove() throws {
        begin()
        for time in [100, 103, 103.5, 110] { keeper.note("m", at: time) }
        #expect(keeper.seconds == 10)
        #expect(try kept?.seconds == 10)
    }

    @Test func aNewGameStartsWithoutTimeAndMoves() throws {
        begin("1", "2")
        keeper.begin(seed: 8, setup: "2x2 people 1")
        #expect(keeper.game == OpenGame(board: "memory", seed: 8, setup: "2x2 people 1"))
        keeper.note("1", at: 50)
        #expect(keeper.seconds == 0)
        #expect(try kept == OpenGame(board: "memory", seed: 8, setup: "2x2 people 1", moves: "1"))
    }

    @Test func theMarkOfAutomaticPlayIsStoredWithTheMovesButIsNoMove() throws {
        begin("1", "2")
        keeper.beginWatching()
        keeper.beginWatching()
        keeper.note("3", at: 9)
        #expect(try kept?.moves == "1 2 w 3")
        #expect(keeper.game.moves == "1 2 3" && keeper.isWatched)
        #expect(keeper.kept.moves == "1 2 3 w")
    }

    @Test func aRestoredGameKeepsItsMark() throws {
        begin("1")
        keeper.beginWatching()
        let left = keeper.kept
        keeper.begin(seed: 8, setup: "2x2 people 1")
        #expect(!keeper.isWatched)
        keeper.begin(again: left)
        #expect(keeper.isWatched && keeper.game.moves == "1")
        #expect(try kept?.moves == "1 w")
    }

    @Test func aReplayIsNotStored() throws {
        begin("1", "2")
        keeper.beginReplay()
        keeper.note("9", at: 500)
        keeper.beginWatching()
        #expect(keeper.isReplay && !keeper.isWatched && keeper.seconds == 1)
        #expect(try kept?.moves == "1 2")
    }

    @Test func aLoadedGameContinuesWithoutTheTimeInBetween() throws {
        begin("1", "2")
        keeper.beginReplay()
        var read: OpenGame?
        keeper.readOpenGame(preparing: { $1() }, then: { read = $0 })
        world.settle()
        #expect(read?.moves == "1 2" && !keeper.isReplay)
        keeper.note("3", at: 1000)
        #expect(keeper.seconds == 1)
        #expect(try kept?.moves == "1 2 3")
    }

    @Test func aGameWithoutMovesIsNotLoaded() {
        begin()
        var answers: [OpenGame?] = []
        keeper.readOpenGame(preparing: { $1() }, then: { answers.append($0) })
        world.settle()
        #expect(answers == [nil])
    }

    @Test func aFinishedGameBecomesAResult() throws {
        begin("1", "2")
        keeper.finish(FinishedGame(of: keeper.game, category: "4x4", finished: 5, moveCount: 1))
        #expect(try kept == nil)
        #expect(try results.map(\.moves) == ["1 2"])
        #expect(try results.map(\.finished) == [5])
    }

    @Test func aGameWithAutomaticPlayIsNoResult() throws {
        begin("1", "2")
        keeper.beginWatching()
        keeper.finish(FinishedGame(of: keeper.game, category: "4x4", finished: 5, moveCount: 1))
        #expect(try kept == nil)
        #expect(try results.isEmpty)
    }

    @Test func aGameTakenOverByAnotherWindowIsReportedOnce() throws {
        begin("1")
        _ = try kept
        try playElsewhere()
        keeper.note("2", at: 3)
        #expect(complain() == ["Games can’t be saved: this game is open in another window"])
        keeper.note("3", at: 4)
        #expect(complain().count == 1)
        #expect(keeper.game.moves == "1 2 3", "the game must continue")
    }

    @Test func itIsReportedAgainAfterASuccessfulSave() throws {
        begin("1")
        for count in 1...3 {
            _ = complain()
            try playElsewhere()
            keeper.note("2", at: 3)
            #expect(complain().count == count)
            begin("1")  // The latest game to begin takes over.
            #expect(complain().count == count)
            #expect(try kept?.seed == 7)
        }
    }

    @Test func aDeletedGameIsReportedLikeOneInAnotherWindow() throws {
        keeper.note("1", at: 0)
        #expect(complain() == ["Games can’t be saved: this game is open in another window"])
    }

    @Test func theErrorOfOneBoardIsIndependentOfTheOthers() throws {
        let other = GameKeeper(board: "passcode", services)
        var told: [String] = []
        other.failed = { told.append($0) }
        keeper.note("1", at: 0)
        other.note("1", at: 0)
        #expect(complain().count == 1 && told.count == 1)
        other.begin(seed: 1, setup: "12 drifting")
        keeper.note("2", at: 0)
        #expect(complain().count == 1, "the error must not be reported again")
    }

    @Test func aGameWithMissingMovesIsSetAside() throws {
        begin("1", "2", "3")
        try world.store.get { store throws(StoreError) in try store.database.run("DELETE FROM move WHERE number = 2") }
        var answers: [OpenGame?] = []
        keeper.readOpenGame(preparing: { $1() }, then: { answers.append($0) })
        #expect(complain() == [Self.setAside])
        #expect(answers == [nil])
    }

    @Test func settingAsideAGameReportsItsNewName() throws {
        begin("1")
        keeper.setAside()
        #expect(complain() == [Self.setAside])
        keeper.setAside()
        #expect(complain().count == 1, "there is nothing left to set aside")
    }

    @Test func aReleasedKeeperIsFreed() {
        var keeper: GameKeeper? = GameKeeper(board: "memory", services)
        keeper?.begin(seed: 1, setup: "4x4 people 1")
        keeper?.readOpenGame(preparing: { $1() }, then: { _ in })
        weak let gone = keeper
        keeper = nil
        world.settle()
        #expect(gone == nil)
    }
}
