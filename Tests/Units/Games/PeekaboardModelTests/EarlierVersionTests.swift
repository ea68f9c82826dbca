// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Foundation
import GameRecords
import MemoryRules
import PasscodeRules
import PentominoRules
import Scene
import Store
import TemporaryFolders
import Testing

@testable import PeekaboardModel

/// Files written by a version of the program from before `GameRules`: the database of a player with finished games and
/// an unfinished one on each board, and settings in which each value differs from its default.
struct EarlierVersionTests {
    nonisolated private static let boards = ["memory", "pentominoes", "passcode"]
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    private let folder = TemporaryFolder()
    private let world: World

    init() throws {
        let copy = folder.file("peekaboard.db")
        try Data(contentsOf: Self.fixtures.appending(path: "peekaboard.db")).write(to: URL(filePath: copy))
        world = World(path: copy)
    }

    private func readSettings() throws {
        let keyfile = try Keyfile(String(contentsOf: Self.fixtures.appending(path: "settings"), encoding: .utf8))
        for name in Self.boards {
            let settings = world.settings(of: name)
            for (key, value) in keyfile.groups["io/github/peekaboard/Peekaboard/\(name)"] ?? [:] {
                switch value {
                case .number(let number): settings.set(key, to: number)
                case .flag(let flag): settings.set(key, to: flag)
                case .text(let text): settings.set(key, to: text)
                }
            }
        }
    }

    @Test func fileIsOpenedUnchanged() throws {
        #expect(try world.store.get { $0.incidents } == [])
        #expect(folder.names.filter { !$0.hasPrefix("peekaboard.db") }.isEmpty)
    }

    @Test func gameOfMemoryContinues() throws {
        let play = try play("memory", world)
        #expect(play.gameState == "4x4 computer easy 323042316 \(["0", "12", "1"])")
        #expect(play.refusals.isEmpty)
        #expect(play.anyModel.status == ["Moves: 1", "Pairs: 1 of 8", "Peeks: 0"])
        #expect(play.anyModel.headline == "Your turn (1 : 0)")
        #expect(try #require(try play.storedGame).seconds == 0.17117100000177743)
    }

    @Test func gameOfPentominoesContinuesWithTheHeldTilePutBack() throws {
        let play = try play("pentominoes", world)
        let moves = ["+U", "r", "r", "@0,0", "+Y", "@0,1", "+X", "@2,1", "u", "+L", "r", "x"]
        #expect(play.gameState == "6x10 580593767 \(moves)")
        #expect(play.refusals.isEmpty && play.anyModel.status == ["Tiles: 2 of 12", "Moves: 3"])
        play.anyModel.activate("redo")
        #expect(play.anyModel.status[0] == "Tiles: 3 of 12")
        for _ in 0..<3 { play.anyModel.activate("undo") }
        #expect(play.anyModel.status[0] == "Tiles: 0 of 12")
    }

    @Test func gameOfPasscodeContinuesWithItsFlightsLanded() throws {
        let play = try play("passcode", world)
        let moves = "t8@27 t7@32 t5@34 t4@39 t6@48 l8@127 l7@132 l5@134 l4@139 l6@148 t3@176 t2@736 l2@736 l3@736"
        #expect(play.gameState == "8 still 3758409027 \(moves.split(separator: " ").map(String.init))")
        #expect(play.refusals.isEmpty && play.anyModel.status == ["Round: 2 of 2", "Misses: 1"])
        play.finish()
        #expect(try play.results.count == 1, "automatic play was used, so it does not count")
    }

    @Test func finishedGamesOfMemoryArePresent() throws {
        let play = try play("memory", world)
        let results = try play.results
        #expect(results.map(\.id) == [3, 2, 1])
        #expect(results.map(\.category) == ["4x3 people 2", "2x2 people 1", "2x2 people 1"])
        #expect(results.map(\.seed) == [217_217_691, 2_933_659_954, 934_876_038])
        #expect(results.map(\.finished) == [1_795_356_285, 1_795_356_283, 1_795_356_282])
        #expect(results.map(\.moveCount) == [10, 3, 3] && results.map(\.helps) == [0, 1, 0])
        #expect(results.map(\.misses) == [nil, 1, 0])
        #expect(results.map(\.rating) == [nil, 88.88888888888887, 88.88888888888887])
        #expect(results.last?.moves == "0 2 1 0 3 2" && results.last?.seconds == 0.17851799999698414)
        #expect(results.map(\.isFlawless) == [false, false, true])
    }

    @Test(arguments: boards) func eachFinishedGameCanBeReplayedToItsEnd(_ name: String) throws {
        let play = try play(name, world)
        for result in try play.results {
            let replay = play.anyModel.replayAction(for: result)
            #expect(replay != nil)
            replay?()
            play.restUntilOver()
            // In a replay of Pairs, a miss turns back by itself before the next card is turned over.
            let gameState = name == "memory" ? play.gameState.replacing(", \"b\"", with: "") : play.gameState
            #expect(
                gameState == "\(result.setup) \(result.seed) \(result.moves.split(separator: " ").map(String.init))")
        }
    }

    @Test(arguments: boards) func statisticsMatchTheMoves(_ name: String) throws {
        let play = try play(name, world)
        for result in try play.results {
            switch name {
            case "memory":
                let game = try #require(GameRecord<MemoryGame>(result)).played()
                #expect(game.isOver && game.moves == result.moveCount && game.peeks == result.helps)
                if game.groupsWon.count == 1 { #expect(PerfectRating(of: game)?.percent == result.rating) }
            case "pentominoes":
                let game = try #require(GameRecord<PentominoGame>(result)).played()
                #expect(game.isOver && game.moveCount == result.moveCount)
            default:
                let game = try #require(GameRecord<PasscodeGame>(result)).played()
                #expect(game.isOver && game.misses == result.misses)
                #expect(Double(game.result.totalTime) / 1000 == result.seconds)
            }
        }
    }

    @Test func solutionIsPresent() throws {
        let play = try play("pentominoes", world)
        var galleries: [Gallery] = []
        play.anyModel.makeGalleries { galleries = $0 }
        world.settle()
        #expect(galleries.map(\.note) == ["1 of 2,339 solutions found"])
        let rows = try #require(galleries.first?.items.first).description
        #expect(rows.hasPrefix("Row 1: F F Z Z P P P U U U. Row 2: I F F Z P P X U Y U. "))
    }

    @Test(arguments: boards) func resultsAreListedAndSummarized(_ name: String) throws {
        let play = try play(name, world)
        let results = ResultsModel(of: play.anyModel, in: world.store.queue)
        results.load {}
        world.settle()
        let categories = [
            "memory": ["4x3 people 2", "2x2 people 1"], "pentominoes": ["6x10"], "passcode": ["4 still"],
        ]
        #expect(results.categories == categories[name])
        var count = 0
        for category in results.categories {
            results.load(category) { count += $0.games.count }
            world.settle()
        }
        #expect(count == (name == "memory" ? 3 : 1))
    }

    @Test(arguments: boards) func eachSettingIsReadAndDiffersFromItsDefault(_ name: String) throws {
        try readSettings()
        let deck = Deck.own("file:///deck", faces: 20)
        world.files.decks = [deck.id: deck]
        let play = try play(name, world, seed: 7)
        #expect(play.refusals.isEmpty)
        // The earlier version had only pairs, no names, and neither textures nor patterns nor styles.
        let new =
            ["group-size", "table", "back-pattern", "tile-style", "shelf-color", "circle-style"]
            + (1...4).map { "player-\($0)-name" }
        for property in play.anyModel.properties.properties where !new.contains(property.key) {
            #expect(property.read() != property.defaultValue, "\(property.key)")
            #expect(world.settings(of: name).keys.contains(property.key))
        }
    }

    @Test func settingsHaveTheirOldValues() throws {
        try readSettings()
        let memory = try play("memory", world, seed: 7)
        #expect(memory.gameState == "6x6 computer medium 7 []")
        #expect(memory.value("padding") == .number(31.5) && memory.value("turn-time") == .number(0.7))
        #expect(memory.value("back") == .picture(.custom(uri: "file:///pictures/my%20back.png")))
        #expect(memory.value("back-color") == .color(Color(rgb: 0x123456)))
        #expect(memory.value("deck") == .choice("letters") && memory.value("peeks-allowed") == .choice("3"))
        let tiles = try play("pentominoes", world, seed: 7)
        #expect(tiles.gameState == "daily \(Day.today.notation) medium 7 []")
        #expect(tiles.value("solutions-left") == .flag(true) && tiles.value("letters") == .flag(false))
        #expect(tiles.value("tray-scale") == .number(55))
        let circles = try play("passcode", world, seed: 7)
        #expect(circles.gameState == "16 still 7 []")
        #expect(circles.value("card-1-title") == .text("Grün"))
        #expect(circles.value("card-1-text") == .text("Ein \"Satz\", und noch 'einer'."))
        #expect(circles.value("card-1-picture") == .picture(.custom(uri: "file:///pictures/garten.svg")))
        #expect(circles.value("card-2-text") == .text("") && circles.value("card-2-picture") == .picture(.plain))
    }

    @Test func gamesAndSettingsAreAppliedTogether() throws {
        try readSettings()
        let play = try play("memory", world)
        #expect(play.gameState == "4x4 computer easy 323042316 \(["0", "12", "1"])")
        play.newGame()
        #expect(play.gameState.hasPrefix("6x6 computer medium "))
    }
}
