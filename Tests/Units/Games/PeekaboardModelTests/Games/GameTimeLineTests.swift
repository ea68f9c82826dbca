// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import TemporaryFolders
import Testing

@testable import PeekaboardModel

/// Looking back at the moves of a game.
struct GameTimeLineTests {
    /// Returns a board on which some moves have been made.
    private func played(_ name: String, moves: Int = 6, _ world: World = World()) throws -> any AnyPlay {
        let play = try play(name, world)
        for _ in 0..<moves {
            play.move()
            play.pass(2)
        }
        play.rest()
        return play
    }

    private func lookBack(_ play: any AnyPlay) throws -> GameTimeLine {
        play.anyModel.lookBack()
        play.world.settle()
        return try #require(play.anyModel.timeLine)
    }

    /// Returns the state of a game after its first moves.
    private func state(_ play: any AnyPlay, after count: Int, of state: String) throws -> String {
        let list = try #require(state.firstIndex(of: "["))
        let moves = state[list...].dropFirst().dropLast().split(separator: ", ").prefix(count)
        return "\(state[..<list])[\(moves.joined(separator: ", "))]"
    }

    /// Returns the sides and places of the pieces that can be seen.
    private func visible(_ play: any AnyPlay) -> [[Double]] {
        play.anyBoard.scene.pieces.enumerated().compactMap { index, piece in
            guard piece.isPresent, piece.opacity > 0 else { return nil }
            return [
                Double(index), Double(piece.front.index), Double(piece.back.index), piece.center.x, piece.center.y,
                piece.turn.truncatingRemainder(dividingBy: 2), piece.scale, piece.opacity,
            ]
        }
    }

    @Test(arguments: allBoards, 1...12 as ClosedRange<UInt64>)
    func everyPositionIsTheGameAfterThatManyMoves(_ name: String, seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let world = World()
        world.platform.seeds = [seed]
        let play = try played(name, moves: 2 + Int(chance.next() % 8), world)
        let (before, stored) = (play.gameState, try play.storedGame)
        let timeLine = try lookBack(play)
        #expect(timeLine.position == timeLine.count && timeLine.count == play.anyBoard.record.count)
        #expect(play.gameState == before)
        for _ in 0..<30 {
            let position = Int(chance.next() % UInt64(timeLine.count + 1))
            timeLine.seek(to: position)
            #expect(timeLine.position == position)
            #expect(try play.gameState == state(play, after: position, of: before))
            if chance.next() % 3 == 0 { play.move() }
            if chance.next() % 3 == 0 { play.pass(20) }
            #expect(try play.gameState == state(play, after: position, of: before), "nothing happens by itself")
        }
        play.newGame()
        #expect(play.gameState == before && play.anyModel.timeLine == nil && play.view.timeLine == nil)
        #expect(try play.storedGame == stored)
        play.move()
        #expect(try #require(try play.storedGame).moves.hasPrefix(try #require(stored).moves + " "))
    }

    @Test(arguments: allBoards) func boardReturnsExactlyToWhereItWas(_ name: String) throws {
        let play = try played(name)
        let pieces = visible(play)
        let timeLine = try lookBack(play)
        timeLine.seek(to: 1)
        play.pass(30)
        #expect(visible(play) != pieces)
        play.anyModel.newGame()
        #expect(visible(play) == pieces)
        #expect(play.offers.isEmpty && play.refusals.isEmpty)
    }

    @Test(arguments: allBoards) func timeDoesNotCountMeanwhile(_ name: String) throws {
        let (play, other) = (try played(name), try played(name))
        let timeLine = try lookBack(play)
        timeLine.seek(to: 0)
        play.platform.time += 500
        play.anyModel.newGame()
        for game in [play, other] {
            game.pass(3)
            game.move()
            game.rest()
        }
        #expect(try play.storedGame == other.storedGame)
    }

    @Test(arguments: allBoards) func restartMeanwhileLosesNothing(_ name: String) throws {
        let folder = TemporaryFolder()
        let play = try played(name, World(path: folder.file("games.db")))
        let before = play.gameState
        try lookBack(play).seek(to: 1)
        #expect(play.restarted().gameState == before)
    }

    @Test(arguments: allBoards) func positionsOutsideAreTheNearestEnd(_ name: String) throws {
        let play = try played(name)
        let timeLine = try lookBack(play)
        for (position, shown) in [(timeLine.count + 1, timeLine.count), (-1, 0), (.max, timeLine.count), (.min, 0)] {
            timeLine.seek(to: position)
            #expect(timeLine.position == shown)
        }
        play.newGame()
    }

    @Test(arguments: allBoards) func playingEndsAtTheLastMove(_ name: String) throws {
        let play = try played(name)
        let before = play.gameState
        let timeLine = try lookBack(play)
        for start in 0..<timeLine.count {
            timeLine.seek(to: start)
            timeLine.setPlaying(true)
            #expect(timeLine.isPlaying)
            for _ in 0..<200 where timeLine.isPlaying { play.pass(0.5) }
            #expect(!timeLine.isPlaying && timeLine.position == timeLine.count, "from \(start)")
            play.rest()
            #expect(play.gameState == before, "from \(start)")
        }
        timeLine.setPlaying(true)
        #expect(timeLine.position == 0, "at the end, playing starts over")
        play.newGame()
    }

    @Test(arguments: allBoards) func pauseKeepsThePositionAndPlayingGoesOnFromThere(_ name: String) throws {
        let play = try played(name)
        let before = play.gameState
        let timeLine = try lookBack(play)
        timeLine.setPlaying(true)
        for _ in 0..<200 where timeLine.position < 2 { play.pass(0.2) }
        timeLine.setPlaying(false)
        let position = timeLine.position
        play.rest()
        #expect(timeLine.position == position)
        #expect(try play.gameState == state(play, after: position, of: before))
        timeLine.setPlaying(true)
        for _ in 0..<200 where timeLine.isPlaying { play.pass(0.5) }
        #expect(play.gameState == before)
    }

    @Test(arguments: allBoards) func finishedGameIsATimeLineToo(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.newGame()
        play.finish()
        let result = try #require(try play.results.first)
        play.newGame()
        play.move()
        play.rest()
        let before = play.gameState
        try play.watchAgain()
        let timeLine = try #require(play.view.timeLine)
        #expect(timeLine.isPlaying && timeLine.position == 0)
        #expect(timeLine.count == result.moves.split(separator: " ").count)
        play.restUntilOver()
        #expect(timeLine.position == timeLine.count && !timeLine.isPlaying)
        #expect(play.view.result?.button == "Back to Game")
        timeLine.seek(to: 1)
        #expect(play.gameState.contains(result.moves.prefix { $0 != " " }))
        timeLine.setPlaying(true)
        play.restUntilOver()
        play.newGame()
        #expect(play.gameState == before && play.anyModel.timeLine == nil)
        #expect(try play.results == [result])
    }

    @Test(arguments: allBoards) func lookingBackAtAFinishedGameLeadsBackToItsResult(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.newGame()
        play.finish()
        let (before, results, shown) = (play.gameState, try play.results, play.view.result)
        let timeLine = try lookBack(play)
        #expect(play.view.result == nil)
        timeLine.seek(to: 0)
        play.rest()
        play.anyModel.newGame()
        play.world.settle()
        #expect(play.gameState == before && play.view.result == shown)
        #expect(try play.results == results)
        play.newGame()
        #expect(play.gameState != before)
    }

    @Test(arguments: allBoards) func thereIsNothingToLookBackAtWithoutAMove(_ name: String) throws {
        let play = try play(name)
        #expect(!play.anyModel.canLookBack)
        play.anyModel.lookBack()
        #expect(play.anyModel.timeLine == nil)
        play.move()
        play.rest()
        #expect(play.anyModel.canLookBack)
        _ = try lookBack(play)
        #expect(!play.anyModel.canLookBack)
    }

    @Test(arguments: allBoards) func commandsOfTheBoardDoNothingMeanwhile(_ name: String) throws {
        let play = try played(name)
        let timeLine = try lookBack(play)
        timeLine.seek(to: 1)
        let (state, stored) = (play.gameState, try play.storedGame)
        for action in play.anyModel.kind.actionDescriptions {
            play.anyModel.activate(action.name)
            play.rest()
        }
        play.anyModel.playItself()
        play.rest()
        #expect(play.gameState == state)
        #expect(try play.storedGame == stored)
    }

    @Test(arguments: [("memory", 2), ("pentominoes", 3), ("passcode", 1)])
    func landmarksAreWhatAPlayerLooksFor(name: String, count: Int) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.newGame()
        play.finish()
        let timeLine = try lookBack(play)
        #expect(timeLine.landmarks.count == count && timeLine.landmarks == timeLine.landmarks.sorted())
        for position in timeLine.landmarks {
            let text = timeLine.description(at: position)
            let words = ["memory": ": a pair", "pentominoes": "on the board", "passcode": "Round 1 won"]
            #expect(text.contains(words[name] ?? "?"), "\(text)")
        }
        play.newGame()
    }

    @Test(arguments: allBoards) func everyMoveHasADescription(_ name: String) throws {
        let play = try play(name)
        play.chooseSmallGames()
        play.newGame()
        play.finish()
        let timeLine = try lookBack(play)
        #expect(timeLine.description(at: 0) == "Start of the game")
        for position in 1...timeLine.count {
            let text = timeLine.description(at: position)
            let start = "Move \(position) of \(timeLine.count): "
            #expect(text.hasPrefix(start) && text.count > start.count + 5, "\(text)")
        }
        play.newGame()
    }

    @Test func descriptionsSayWhatTheMoveWas() throws {
        let world = World()
        world.platform.seeds = [7]
        let play = try play("memory", world)
        play.move()
        play.rest()
        let face = play.anyModel.name(of: 0)?.prefix { $0 != "," } ?? ""
        #expect(try lookBack(play).description(at: 1) == "Move 1 of 1: \(face), row 1, column 1")
        play.newGame()
    }
}
