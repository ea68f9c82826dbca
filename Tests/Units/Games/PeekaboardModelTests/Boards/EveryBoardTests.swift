// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Scene
import Testing

@testable import PeekaboardModel

/// Requirements on the model of every board.
struct EveryBoardTests {
    @Test(arguments: allBoards) func wholeGameHasSoundsAndIsRecorded(_ name: String) throws {
        let play = try play(name)
        play.platform.date = 1_765_432_100
        play.finish()
        #expect(play.world.sounds.last == "won" && play.world.sounds.count > 5)
        let result = try #require(try play.results.first)
        #expect(result.board == name && result.finished == 1_765_432_100)
        #expect(result.helps == 0 && result.moveCount >= 8 && result.seconds > 0)
        #expect(try play.storedGame == nil)
    }

    @Test(arguments: [
        ("memory", "All pairs found"), ("pentominoes", "Puzzle solved"), ("passcode", "All numbers found"),
    ])
    func resultIsShownWithAButtonForTheNextGame(name: String, title: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.finish()
        let result = try #require(play.view.result)
        #expect(result.title == title && result.button == "New Game" && !result.text.isEmpty)
        #expect(play.view.results.count == 1)
        #expect(play.lines.last == ConsoleLine(text: "\(title)\n\(result.text)", kind: .note))
    }

    @Test(arguments: allBoards) func seedOfEachGameIsLogged(_ name: String) throws {
        let play = try play(name, seed: 5)
        play.newGame()
        let lines = play.lines.filter { $0.text.hasPrefix("Game seed: ") }
        #expect(lines.map(\.text) == ["Game seed: 5", "Game seed: 6"])
        #expect(lines.allSatisfy { $0.kind == .note && !$0.replacesLast })
    }

    @Test(arguments: allBoards) func changeIsLoggedAsALineOfSwift(_ name: String) throws {
        let play = try play(name)
        play.set("background", .color(Color(rgb: 0x102030)))
        let line = try #require(play.lines.last)
        #expect(line.kind == .change && !line.replacesLast && line.text.hasPrefix("gc.background = "))
        #expect(play.anyModel.swiftPage.contains(line.text))
    }

    @Test(arguments: [("memory", "padding"), ("pentominoes", "tray-scale"), ("passcode", "diameter")])
    func dragOfASliderIsLoggedAsOneChange(name: String, key: String) throws {
        let play = try play(name)
        for number in [41.0, 42, 43] { play.set(key, .number(number), hold: 1) }
        #expect(play.lines.suffix(3).map(\.replacesLast) == [false, true, true])
    }

    @Test(arguments: allBoards) func swiftPageContainsOnlyWhatDiffersFromTheDefaults(_ name: String) throws {
        let play = try play(name, seed: 77)
        let page = play.anyModel.swiftPage
        // A page begins with the look of the article.
        let changes = play.anyModel.properties.properties.filter { property in
            play.anyModel.properties.looks.last?.values[property.name].map { $0 != property.read() } ?? false
        }
        #expect(!changes.isEmpty)
        let lines = changes.map { $0.swiftLine(for: $0.read()) + "\n" }.joined()
        #expect(page.contains("Controller(seed: 77)\n\(lines)PlaygroundPage.current.liveView = gc"))
        play.move()
        let moved = play.anyModel.swiftPage
        #expect(moved.contains("\ngc.play(\"") && moved.hasPrefix(page.prefix(while: { $0 != "P" })))
        play.chooseSmallGames()  // Applies to the next game.
        #expect(play.anyModel.swiftPage == moved)
        play.newGame()
        #expect(!play.anyModel.swiftPage.contains("gc.play"))
        #expect(play.anyModel.swiftPage.contains("gc."))
    }

    @Test(arguments: allBoards) func swiftPageOfARecordedGameIsThatOfTheShownMoment(_ name: String) throws {
        let play = try play(name)
        play.move()
        let moves = play.anyModel.swiftPage
        play.anyModel.lookBack()
        let timeLine = try #require(play.anyModel.timeLine)
        #expect(play.anyModel.swiftPage == moves)
        timeLine.seek(to: 0)
        #expect(!play.anyModel.swiftPage.contains("gc.play"))
        timeLine.seek(to: timeLine.count)
        #expect(play.anyModel.explainedSwiftPage.hasPrefix("//: # \(play.anyModel.kind.title)\n//: "))
        #expect(play.anyModel.explainedSwiftPage.contains("\n//: Your moves: "))
    }

    @Test(arguments: [
        ("memory", "GameController"), ("pentominoes", "TileController"), ("passcode", "CircleController"),
    ])
    func swiftPageUsesTheControllerOfTheBoard(name: String, controller: String) throws {
        #expect(try play(name).anyModel.swiftPage.contains("let gc = \(controller)("))
    }

    @Test(arguments: allBoards) func darkStyleReachesTheBoard(_ name: String) throws {
        let play = try play(name)
        let light = play.anyBoard.scene.background
        play.anyModel.isDark = true
        #expect(play.anyBoard.isDark && play.anyModel.isDark)
        #expect(play.anyBoard.scene.background != light)
        play.anyModel.isDark = false
        #expect(play.anyBoard.scene.background == light)
    }

    @Test(arguments: allBoards) func piecesAndGameHaveDescriptions(_ name: String) throws {
        let play = try play(name)
        let names = play.anyBoard.scene.pieces.indices.compactMap { play.anyModel.name(of: $0) }
        #expect(names.count >= 12 && Set(names).count == names.count)
        let lines = [play.anyModel.headline].compactMap(\.self) + play.anyModel.status
        #expect(!play.anyModel.state.isEmpty && !lines.isEmpty)
    }

    @Test(arguments: allBoards) func unknownActionDoesNothing(_ name: String) throws {
        let play = try play(name)
        let before = play.gameState
        play.anyModel.activate("no such action")
        #expect(play.gameState == before && !play.anyModel.isOn("no such action"))
    }

    @Test(arguments: allBoards) func boardIsOverOnlyAfterTheGame(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        #expect(!play.anyModel.isOver && !play.anyModel.isGoodForScreenshot)
        play.finish()
        #expect(play.anyModel.isOver)
    }

    @Test(arguments: allBoards) func demoHasAMomentForAScreenshot(_ name: String) throws {
        let play = try play(name, seed: 7)
        play.anyModel.playItself()
        var moments = 0
        for _ in 0..<3000 where !play.anyModel.isOver {
            play.pass(0.1)
            if play.anyModel.isGoodForScreenshot { moments += 1 }
        }
        #expect(moments > 0 && play.anyModel.isOver)
    }

    @Test(arguments: allBoards) func boardCanBeBroughtToRest(_ name: String) throws {
        let play = try play(name)
        play.anyModel.rest()
        play.rest()
        #expect(play.anyBoard.activity == .still)
        #expect(play.anyModel.kind.comesToRest != (name == "passcode"))
    }

    @Test(arguments: allBoards) func modelIsFreedWithItsOwner(_ name: String) throws {
        var play: (any AnyPlay)? = try play(name)
        play?.chooseSmallGames()
        play?.finish()
        play?.newGame()
        weak let gone = play?.anyModel
        #expect(gone != nil)
        play = nil
        #expect(gone == nil)
    }

    @Test(arguments: allBoards) func boardWithoutSolutionsHasNoGalleries(_ name: String) throws {
        let play = try play(name)
        var shown: [Int] = []
        play.anyModel.makeGalleries { shown.append($0.count) }
        play.world.settle()
        #expect(shown == [0])
    }
}
