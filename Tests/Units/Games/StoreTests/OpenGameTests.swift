// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Glibc
import TemporaryFolders
import Testing

@testable import Store

/// The unfinished game: started, continued, read back, finished.
struct OpenGameTests {
    let folder = TemporaryFolder()

    @Test func newStoreHasNoGame() throws {
        let store = Store(path: folder.file())
        #expect(store.incidents == [])
        #expect(try store.openGame(board: "memory") == nil)
    }

    @Test func gameIsReadBackWithItsMovesInOrder() throws {
        var game = OpenGame.sample(seed: .max)
        do {
            let store = Store(path: folder.file())
            try store.begin(game)
            try store.play((0..<30).map(String.init) + ["peek", "back"])
        }
        game.moves = (0..<30).map(String.init).joined(separator: " ") + " peek back"
        game.seconds = 32
        #expect(try Store(path: folder.file()).openGame(board: "memory") == game)
    }

    @Test func gameContinuesAfterReopening() throws {
        try Store(path: folder.file()).begin(.sample())
        for number in 0..<20 {
            let store = Store(path: folder.file())
            let game = try #require(try store.openGame(board: "memory"))
            #expect(game.moves == (0..<number).map(String.init).joined(separator: " "))
            try store.append(move: String(number), board: "memory", seconds: 1)
        }
    }

    @Test func gameCanStartWithMovesAndTime() throws {
        let game = OpenGame(board: "memory", seed: 1, setup: "", moves: "3 1 4 1 5", seconds: 92.5)
        let store = Store(path: folder.file())
        try store.begin(game)
        #expect(try store.openGame(board: "memory") == game)
        try store.append(move: "9", board: "memory", seconds: 93)
        #expect(try Store(path: folder.file()).openGame(board: "memory")?.moves == "3 1 4 1 5 9")
    }

    @Test func eachBoardHasItsOwnGame() throws {
        let store = Store(path: folder.file())
        let boards = ["memory", "pentominoes", "passcode"]
        for (number, board) in boards.enumerated() { try store.begin(.sample(board: board, seed: UInt64(number))) }
        for board in boards { try store.append(move: "of-" + board, board: board, seconds: 2) }
        for (number, board) in boards.enumerated() {
            let game = try #require(try store.openGame(board: board))
            #expect(game.seed == UInt64(number))
            #expect(game.moves == "of-" + board)
        }
        try store.close(board: "memory")
        #expect(try store.openGame(board: "memory") == nil)
        #expect(try store.openGame(board: "passcode") != nil)
    }

    @Test func newGameReplacesTheOldOne() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample(seed: 1))
        try store.play(["1", "2"])
        try store.begin(.sample(seed: 2))
        try store.play(["3"])
        let game = try #require(try store.openGame(board: "memory"))
        #expect(game.seed == 2)
        #expect(game.moves == "3")
        #expect(try store.database.number("SELECT count(*) FROM move") == 1)
    }

    @Test func movesNeedAGame() throws {
        let store = Store(path: folder.file())
        #expect(throws: StoreError.noGame) { try store.append(move: "1", board: "memory", seconds: 1) }
        try store.begin(.sample())
        try store.close(board: "memory")
        #expect(throws: StoreError.noGame) { try store.append(move: "1", board: "memory", seconds: 1) }
        #expect(try store.openGame(board: "memory") == nil)
    }

    @Test func anyTextIsStored() throws {
        let texts = [
            "", "a'b\"c; DROP TABLE game", "Größe 📐 über\nZeilen", "nul\0inside", String(repeating: "x", count: 99_999),
        ]
        for text in texts {
            let game = OpenGame(board: "b" + text, seed: 0, setup: text)
            let store = Store(path: folder.file())
            try store.begin(game)
            try store.append(move: "m" + text.filter { $0 != " " }, board: game.board, seconds: 0)
            let kept = try #require(try store.openGame(board: game.board))
            #expect(kept.setup == text)
            #expect(kept.moves == "m" + text.filter { $0 != " " })
        }
    }

    @Test func invalidTimesAreHarmless() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        for seconds in [Double.nan, .infinity, -1, 1e300] {
            try store.append(move: "1", board: "memory", seconds: seconds)
        }
        #expect(try store.openGame(board: "memory")?.seconds == 1e300)
    }

    @Test func folderIsPrivateToTheUser() throws {
        let path = folder.file("share/of/mine/peekaboard.db")
        try Store(path: path).begin(.sample())
        #expect(try Store(path: path).openGame(board: "memory") == .sample())
        #expect(permissions(of: folder.file("share/of")) == 0o700)
        #expect(permissions(of: folder.file("share/of/mine")) == 0o700)
    }

    @Test func missingMoveIsDetected() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        try store.play(["1", "2", "3"])
        try store.database.run("DELETE FROM move WHERE number = 2")
        #expect(throws: StoreError.unusable(.damaged)) { try store.openGame(board: "memory") }
        // The program starts another game then.
        try store.begin(.sample())
        #expect(try store.openGame(board: "memory") == .sample())
    }

    @Test func costOfAMoveIsIndependentOfTheLengthOfTheGame() throws {
        let store = Store(path: folder.file())
        try store.begin(.sample())
        let pages = try store.database.number("PRAGMA page_count")
        try store.play((0..<5000).map { String($0 % 16) })
        // Each move is a row of some twenty bytes; earlier moves are not rewritten.
        #expect(try store.database.number("PRAGMA page_count") - pages < 60)
        #expect(try store.openGame(board: "memory")?.moves.split(separator: " ").count == 5000)
    }
}
