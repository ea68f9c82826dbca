// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import PentominoRules
import Store
import Testing

@testable import BoardKinds
@testable import Boards
@testable import PeekaboardModel

/// The model of Pentominoes.
struct PentominoModelTests {
    private let play = Play<PentominoKind>(begun: World(), seed: 7)

    private var board: PentominoBoard { play.board }

    private func move(_ moves: PentominoGame.Move...) {
        for move in moves { board.play(move, at: play.platform.time) }
        play.rest()
    }

    private func beginSmall() {
        play.set("game", .choice("3x5"))
    }

    @Test func movesOfATileHaveSoundsAndAreAnnounced() {
        move(.pick(.f), .turn(.clockwise), .flip)
        #expect(play.world.sounds == ["lift", "turn", "turn"])
        #expect(play.view.named == [Pentomino.f.rawValue])
        #expect(play.view.announced == ["F tile, turned clockwise", "F tile, flipped"])
        move(.place(Square(column: 0, row: 0)))
        #expect(play.world.sounds.last == "place" && play.view.named == [0, 0])
        move(.takeOff(.f))
        #expect(play.world.sounds.last == "glide" && play.view.named == [0, 0, 0])
    }

    @Test func undoAndRedoGoBackAndForth() throws {
        move(.pick(.u), .place(Square(column: 0, row: 0)))
        play.model.activate("undo")
        #expect(board.game.placements.isEmpty)
        play.model.activate("redo")
        #expect(board.game.placements.count == 1)
        #expect(try play.storedGame?.moves == "+U @0,0 u U")
        play.model.activate("redo")
        #expect(try play.storedGame?.moves == "+U @0,0 u U", "nothing more must be redone")
    }

    @Test func undoWorksAcrossARestart() throws {
        move(.pick(.u), .place(Square(column: 0, row: 0)))
        let again = play.again(seed: nil)
        again.anyModel.activate("undo")
        #expect(try again.storedGame?.moves == "+U @0,0 u")
    }

    @Test func hintsAreCountedAndNamedInTheResult() throws {
        beginSmall()
        play.newGame()
        for _ in 0..<2 {
            play.model.activate("hint")
            play.world.settle()
        }
        #expect(board.game.hints == 2 && board.game.moveCount == 0)
        #expect(try play.storedGame?.moves == "h h")
        play.finish()
        let result = try #require(play.view.result)
        #expect(result.text.contains("\n2 hints") && !result.text.contains("without a hint"))
        #expect(try play.results.first?.helps == 2)
    }

    @Test func gameWithoutHintsIsPraisedAndTheNextPuzzleIsOffered() throws {
        beginSmall()
        play.newGame()
        play.finish()
        let result = try #require(play.view.result)
        #expect(
            result.text.hasPrefix("Every tile in its place at once\n")
                || result.text.hasPrefix("Solved without a hint\n"))
        #expect(result.next == "Try 4 × 5")
        play.model.play(NextGame("puzzle", "4x5", called: ""))
        #expect(board.setup == .board(try #require(TileBoard(name: "4x5"))) && play.view.result == nil)
    }

    @Test func pictureOfADailyPuzzleDoesNotShowTheSolution() throws {
        let setup = PentominoSetup.daily(try #require(Day(year: 2026, month: 11, day: 25)), .easy)
        let tree = try #require(SharedPicture.make(of: setup, ["5 moves, 1:05"]))
        guard case .board(let shown) = tree.root.content else { return #expect(Bool(false), "no board") }
        let squares = shown.scene.plates.filter { $0.picture == nil }
        let game = PentominoBoard(setup: setup, seed: 1, today: { .today }).game
        let counts = Dictionary(grouping: squares, by: \.fill).mapValues(\.count)
        let colors = Set(game.fixed.keys.map { PentominoConstants.color(of: $0) })
        #expect(squares.count == 60 && !colors.isEmpty)
        #expect(counts.filter { $0.value != 5 }.count == 1)
        #expect(Set(counts.filter { $0.value == 5 }.keys) == colors)
        #expect(shown.scene.plates.contains { $0.picture == .text("5 moves, 1:05") })
        #expect(SharedPicture.make(of: PentominoSetup(), []) == nil)
    }

    @Test func hintIsShownAnnouncedAndLogged() {
        play.model.activate("hint")
        #expect(play.messages.isEmpty, "the search must run in the background")
        play.world.settle()
        #expect(play.messages.count == 1 && play.messages[0].contains(" tile at row "))
        #expect(play.view.announced == play.messages)
        #expect(board.hint != nil)
    }

    @Test func hintGoesWithTheNextMove() {
        func askForHint() {
            play.model.activate("hint")
            play.world.settle()
        }
        askForHint()
        move(.pick(.x), .turn(.clockwise))
        #expect(play.messages.count == 1 && play.withdrawnMessages == [], "it must stay until the tile is placed")
        let moves: [() -> Void] = [
            { move(.place(Square(column: 0, row: 0))) }, { play.model.activate("undo") },
            { play.model.activate("redo") }, { move(.takeOff(.x)) }, { play.newGame() },
        ]
        for next in moves {
            askForHint()
            next()
            #expect(play.withdrawnMessages == play.messages)
        }
        #expect(play.messages.count == 6)
    }

    @Test func hintThatComesAfterTheLastTileIsNotShown() throws {
        beginSmall()
        play.newGame()
        play.platform.isBusy = true
        play.model.activate("hint")
        play.finish()
        play.platform.isBusy = false
        play.world.settle()
        #expect(board.isOver && play.messages.isEmpty)
    }

    @Test func withoutASolutionTheHintIsToTakeATileBack() {
        move(.pick(.x), .place(Square(column: 0, row: 0)))
        play.model.activate("hint")
        play.world.settle()
        #expect(play.messages == ["No solution from here: take the X tile off the board"])
    }

    @Test func outdatedHintIsNotShown() {
        play.platform.isBusy = true
        play.model.activate("hint")
        play.model.activate("hint")
        play.platform.isBusy = false
        play.world.settle()
        #expect(play.messages.count == 1)
    }

    @Test func thereIsNoHintDuringOrAfterASolution() {
        beginSmall()
        play.model.activate("show-solution")
        play.platform.work()
        play.model.activate("hint")
        play.world.settle()
        play.restUntilOver()
        play.model.activate("hint")
        play.world.settle()
        #expect(play.messages.isEmpty)
    }

    @Test func remainingSolutionsAreCountedInTheBackground() {
        play.platform.isBusy = true
        play.set("solutions-left", .flag(true))
        #expect(play.model.headline == "Solutions left: …")
        play.platform.isBusy = false
        play.world.settle()
        #expect(play.model.headline == "Solutions left: 9,356")
        move(.pick(.x), .place(Square(column: 0, row: 0)))
        play.world.settle()
        #expect(play.model.headline == "Solutions left: 0")
        play.set("solutions-left", .flag(false))
        #expect(play.model.headline == nil && board.solutionsLeft == nil)
    }

    @Test func outdatedPositionIsNotCounted() {
        play.platform.isBusy = true
        play.set("solutions-left", .flag(true))
        move(.pick(.x), .place(Square(column: 0, row: 0)))
        play.platform.isBusy = false
        play.world.settle()
        #expect(board.solutionsLeft == 0)
    }

    @Test func areasThatCannotBeFilledAreMarked() {
        play.set("dead-regions", .flag(true))
        play.world.settle()
        #expect(board.deadRegions.isEmpty)
        move(.pick(.x), .place(Square(column: 0, row: 0)))
        play.world.settle()
        #expect(!board.deadRegions.isEmpty)
        play.set("dead-regions", .flag(false))
        #expect(board.deadRegions.isEmpty)
    }

    @Test func solutionIsStoredOnceInAnyOrientation() throws {
        let world = play.world
        world.settings(of: "pentominoes").set("game", to: "3x5")
        for turn in 0..<4 {
            let play = Play<PentominoKind>(begun: world, seed: 7)
            let tiles = play.board.game.board
            let solution = try #require(play.board.position(withHeldTile: false).firstSolution(isCanceled: { false }))
            play.board.placeTiles(of: solution.image(under: tiles.symmetries[turn], of: tiles), at: play.platform.time)
            play.restUntilOver()
        }
        let found = try world.store.get { store throws(StoreError) in
            try store.solutions(board: "pentominoes", category: "3x5")
        }
        #expect(found.count == 1)
        #expect(try play.results.count == 4)
    }

    @Test func resultMentionsTheNumberOfSolutionsFound() throws {
        beginSmall()
        play.finish()
        let text = try #require(play.view.result?.text)
        let lines = text.split(separator: "\n")
        // What was special comes first.
        #expect(lines.count == 3 && lines[1].hasPrefix("3 moves, ") && lines[2].hasPrefix("1 of "))
    }

    @Test func resultOfAnAutomaticGameMentionsNoSolutions() throws {
        beginSmall()
        play.model.playItself()
        play.restUntilOver()
        #expect(try #require(play.view.result?.text).contains("\n") == false)
        let found = try play.world.store.get { store throws(StoreError) in
            try store.solvedCategories(board: "pentominoes")
        }
        #expect(found.isEmpty)
    }

    @Test func lateResultIsNotShownOverAnotherGame() throws {
        beginSmall()
        play.platform.isBusy = true
        let solution = try #require(board.position(withHeldTile: false).firstSolution(isCanceled: { false }))
        board.placeTiles(of: solution, at: play.platform.time)
        for _ in 0..<100 where !board.isOver { play.pass(0.5) }
        play.rest()
        #expect(play.view.result == nil)
        play.model.newGame()
        play.platform.isBusy = false
        play.world.settle()
        #expect(play.view.results.isEmpty)
    }

    @Test func resultHasTheCategoryOfItsBoard() throws {
        beginSmall()
        play.finish()
        let result = try #require(try play.results.first)
        #expect(result.category == "3x5" && result.setup == "3x5" && result.moveCount == 3)
        #expect(result.misses == nil && result.rating == nil && result.helps == 0)
    }

    @Test(arguments: ["easy", "medium", "hard"]) func dailyPuzzlesOfAllDaysShareACategory(_ strength: String) throws {
        play.set("game", .choice("daily \(strength)"))
        #expect(board.setup.isDaily)
        play.finish()
        let result = try #require(try play.results.first)
        #expect(result.category == "daily \(strength)")
        #expect(result.setup == "daily \(Day.today.notation) \(strength)")
    }

    @Test(arguments: ["7x7", "6x10 ", "daily", "daily brutal", "10x6", ""])
    func unknownBoardIsRefused(_ name: String) {
        play.world.settings(of: "pentominoes").changeFromOutside("game", to: name)
        #expect(play.refusals == ["Unknown option: \(name)"])
        #expect(play.gameState == "6x10 7 []")
    }

    @Test func solutionIsPlayedFromTheCurrentPosition() throws {
        beginSmall()
        let solution = try #require(board.position(withHeldTile: false).firstSolution(isCanceled: { false }))
        let first = solution.placements[0]
        move(.pick(first.tile))
        board.play(.putBack, at: play.platform.time)
        play.model.playItself()
        play.restUntilOver()
        #expect(board.isOver && play.model.status[0] == "Tiles: 3 of 3")
    }

    @Test func playingASolutionCanBeStopped() {
        play.model.activate("show-solution")
        play.world.settle()
        play.pass(3)
        play.model.activate("show-solution")
        let count = board.game.placements.count
        #expect(!board.isAutomatic && count < 12)
        play.rest()
        #expect(board.game.placements.count == count && board.game.held == nil)
    }

    @Test func goodMomentHasATileFullyLifted() throws {
        beginSmall()
        let solution = try #require(board.position(withHeldTile: false).firstSolution(isCanceled: { false }))
        board.placeTiles(of: solution, at: play.platform.time)
        var before: Set<Int> = []
        for _ in 0..<400 where !board.isOver {
            play.pass(0.05)
            if play.model.isGoodForScreenshot { before.insert(board.game.placements.count) }
        }
        #expect(!before.isEmpty && before.allSatisfy { $0 >= 2 })
    }
}
