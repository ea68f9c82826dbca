// SPDX-License-Identifier: GPL-3.0-or-later
import PlaygroundSupport
import Scene
import Seeding
import Testing
import ViewKit

/// The controllers that pages use.
@MainActor struct ControllerTests {
    private let gc = GameController(seed: 7)

    @Test func originalNamesAreAvailableAndDescribeTheBoard() {
        gc.padding = 75
        #expect((gc.viewWidth, gc.viewHeight) == (855, 939))
        let (x, y) = (3.0, 1.0)
        #expect(gc.centerOfCardAt(3, 1) == Point(x: x * 195 + 97.5 + 37.5, y: y * 216 + 108 + 37.5))
        #expect(gc.cardNumberAt(3, 1) == gc.game.deal.numbers[13])
        gc.resetGrid()
        #expect(gc.viewWidth == 855)
        let numbers = gc.game.deal.numbers
        gc.shuffle()
        #expect(gc.game.deal.numbers != numbers)
        #expect(gc.game.deal.numbers.sorted() == numbers.sorted())
        gc.handleTap(at: gc.centerOfCardAt(0, 0))
        #expect(gc.game.open == [0])
        let shuffled = gc.game.deal.numbers
        gc.setupGrid()
        #expect(gc.game.open == [])
        #expect(gc.game.deal.numbers == shuffled)
        gc.quickPeek()
        #expect(gc.game.peeks == 1)
    }

    @Test func seedDeterminesTheDealAndTheDefaultFollowsFromThatOfThePage() {
        #expect(GameController(seed: 3).game.deal == GameController(seed: 3).game.deal)
        #expect(GameController().seed != GameController().seed)
        PageContext.current.random = SeededGenerator(seed: 5)
        let seeds = [GameController().seed, TileController().seed, CircleController().seed]
        PageContext.current.random = SeededGenerator(seed: 5)
        #expect(seeds == [GameController().seed, TileController().seed, CircleController().seed])
    }

    @Test func settingsForTheNextGameApplyImmediatelyOnAFreshBoard() {
        gc.deck = "numbers"
        gc.size = "10x10"
        #expect(gc.board.scene.pieces.count == 100)
        #expect(gc.seed == 7)
        let tiles = TileController(seed: 7)
        tiles.puzzle = "3x5"
        #expect(tiles.game.board.name == "3x5")
        let circles = CircleController(seed: 7)
        circles.circleCount = "24"
        #expect(circles.setup.circleCount == 24)
    }

    @Test func setsOfThreeAreDealtOnABoardThatHoldsThem() {
        gc.groupSize = "3"
        #expect((gc.size, gc.board.scene.pieces.count, gc.game.deal.groups) == ("6x3", 18, 6))
        gc.size = "4x3"
        #expect((gc.groupSize, gc.game.deal.groups) == ("3", 4))
        gc.size = "4x4"
        #expect((gc.groupSize, gc.game.deal.groups) == ("2", 8))
    }

    @Test func settingsForTheNextGameDoNotAffectAGameInProgress() {
        gc.handleTap(at: gc.centerOfCardAt(0, 0))
        gc.size = "6x6"
        #expect(gc.game.open == [0])
        #expect(gc.board.scene.pieces.count == 16)
        gc.shuffle()
        #expect(gc.board.scene.pieces.count == 36)
    }

    @Test func invalidValuesChangeNothing() {
        gc.size = "5x5"
        gc.deck = "dogs"
        gc.deck = "file:///nowhere"
        gc.padding = .nan
        #expect((gc.size, gc.deck, gc.padding) == ("4x4", "animals", 20))
        gc.padding = -5
        #expect(gc.padding == 0)
        gc.padding += 1e9
        #expect(gc.padding == 200)
    }

    @Test func consoleReportsTheEffectOfAValueInTheUsersLanguage() {
        let page = PageContext.current
        let english = page.translate
        defer { page.translate = english }
        var lines: [[String]] = []
        page.translate = { phrase, values in
            lines.append([phrase] + values.sorted { $0.key < $1.key }.map(\.value))
            return ""
        }
        gc.size = "5x5"
        gc.deck = "file:///nowhere"
        gc.padding = 1e9
        _ = Image(named: "nowhere")
        _ = Image(contentsOf: "/nowhere/at all.png")
        gc.boardView.reportCorrections()
        (gc.board.padding, gc.board.turnTime) = (-3, .nan)
        for _ in 0..<2 { gc.boardView.reportCorrections() }
        #expect(
            lines == [
                ["{property} not changed: “{value}” is not a valid value", "gc.size", "5x5"],
                ["{property} not changed: no pictures found in {folder}", "file:///nowhere", "gc.deck"],
                ["{line} (nearest valid value)", "gc.padding = 200"],
                ["No picture named “{name}” in Resources or among Peekaboard’s pictures", "nowhere"],
                ["Could not read {file}", "/nowhere/at all.png"],
                ["{line} (nearest valid value)", "gc.padding = 0"],
                ["{line} (nearest valid value)", "gc.turnTime = 0.5"],
            ])
    }

    @Test func boardItselfClampsItsNumbers() {
        let (tiles, circles) = (TileController(seed: 7), CircleController(seed: 7))
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 100_000, -100_000] {
            (gc.board.padding, gc.board.turnTime, gc.board.peekPressTime) = (number, number, number)
            (tiles.board.trayScale, tiles.board.glideTime) = (number, number)
            (circles.board.diameter, circles.board.speed, circles.board.flightTime) = (number, number, number)
            #expect(0...200 ~= gc.padding && 0.1...3 ~= gc.turnTime && 0.5...5 ~= gc.longPressTime)
            #expect(30...70 ~= tiles.trayScale && 0.05...2 ~= tiles.glideTime)
            #expect(24...96 ~= circles.diameter && 0...400 ~= circles.speed && 0.1...5 ~= circles.flightTime)
            for scene in [gc.board.scene, tiles.board.scene, circles.board.scene] {
                #expect(scene.size.width.isFinite && scene.size.height > 0)
                #expect(scene.pieces.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
                #expect(scene.plates.allSatisfy { $0.size.width < 1000 && $0.size.height < 1000 })
            }
        }
        gc.board.padding = 75
        gc.board.padding = .nan
        #expect(gc.padding == 75, "NaN must be ignored")
    }

    @Test func colorsAreClampedWhereverTheyAreSet() {
        gc.board.background = Color(red: .nan, green: .infinity, blue: -3)
        #expect(gc.board.scene.background == Color(red: 0, green: 1, blue: 0))
        gc.board.background.blue = 7
        #expect(gc.background == Color(red: 0, green: 1, blue: 1))
    }

    @Test func gameBeginsOnceWithAllSettings() {
        gc.openingTime = 3
        gc.boardView.begin()
        guard case .moving = gc.boardView.activity else { return #expect(Bool(false), "the game does not open") }
        gc.handleTap(at: gc.centerOfCardAt(0, 0))
        let record = gc.board.record
        gc.boardView.begin()
        #expect(gc.board.record == record, "moves must not be lost")
    }

    @Test func automaticPlayContinuesWhenTheGameBegins() {
        gc.watch()
        gc.boardView.begin()
        #expect(gc.board.isAutomatic)
        gc.boardView.advance(to: 1e9)
        #expect(gc.board.isOver)
        let tiles = TileController(seed: 7)
        tiles.puzzle = "3x5"
        tiles.watch()
        tiles.boardView.begin()
        tiles.boardView.advance(to: 1e9)
        #expect(tiles.board.isOver)
    }

    @Test func invalidColorIsClamped() {
        gc.background = Color(red: 255, green: -1, blue: .nan)
        #expect(gc.background == Color(red: 1, green: 0, blue: 0))
    }

    @Test func eventsAreReportedToThePage() {
        var count = 0
        gc.happened = { _ in count += 1 }
        gc.handleTap(at: gc.centerOfCardAt(0, 0))
        #expect(count == 1)
    }

    @Test func pictureIsPlainBuiltInOrFromAFile() {
        #expect(gc.backImage == nil)
        gc.backImage = Image(contentsOf: #filePath)
        #expect(gc.board.backImage == .custom(uri: "file://\(#filePath)"))
        #expect(gc.backImage == Image(contentsOf: "file://\(#filePath)"))
        #expect(Image(contentsOf: "/dev/null") == nil)
        gc.backImage = nil
        #expect(gc.board.backImage == .plain)
        #expect(Image(contentsOf: "/nowhere/at all.png") == nil)
        #expect(Image(named: "nowhere") == nil)
    }
}
