// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Console
import GameRecords
import Scene
import Store

@testable import PeekaboardModel

/// A line for the console.
struct ConsoleLine: Equatable {
    let text: String
    let kind: ConsoleLog.Kind
    var replacesLast = false
}

/// A game on any board in a test world, and everything it has reported.
protocol AnyPlay: AnyObject {
    var world: World { get }
    var anyModel: any BoardModel { get }
    var anyBoard: any GameBoard { get }
    var view: TestView { get }
    var refusals: [String] { get }
    var messages: [String] { get }
    var offers: [UndoOffer] { get }
    var lines: [ConsoleLine] { get }
    /// The state of the game according to the rules.
    var gameState: String { get }
    /// Opens another window for the same player.
    func again(seed: UInt64?) -> any AnyPlay
}

/// Returns the board with the given name, after its first game has begun.
func play(_ name: String, _ world: World = World(), seed: UInt64? = nil) throws -> any AnyPlay {
    func play<Kind: BoardKind>(_ kind: Kind.Type) -> any AnyPlay { Play<Kind>(begun: world, seed: seed) }
    guard let kind = BoardKinds.named(name) else { throw StoreError.failed("no board called \(name)") }
    return play(kind)
}

extension AnyPlay {
    /// The longest time that the opening of a game takes.
    private static var opening: Double { 5 }

    var name: String { anyModel.kind.name }
    /// The row of the board in the table.
    var tested: TestedBoard { testedBoards.first { $0.name == name }! }
    var platform: TestPlatform { world.platform }

    /// The unfinished game in the store.
    var storedGame: OpenGame? {
        get throws { try world.store.get { [name] store throws(StoreError) in try store.openGame(board: name) } }
    }

    /// The finished games, the latest first.
    var results: [FinishedGame] {
        get throws { try world.store.get { [name] store throws(StoreError) in try store.results(board: name) } }
    }

    /// Applies the stored settings, begins the first game, and waits until it has opened.
    func begin() {
        anyModel.properties.applyAll { [anyModel] in anyModel.begin() }
        world.settle()
        pass(Self.opening)
    }

    /// Opens another window for the same player, after a restart of the program.
    func restarted(seed: UInt64? = nil) -> any AnyPlay {
        world.reopenStore()
        return again(seed: seed)
    }

    func newGame() {
        anyModel.newGame()
        world.settle()
        pass(Self.opening)
    }

    /// Accepts the last offer to undo.
    func acceptUndo() throws {
        guard let offer = offers.last else { throw StoreError.failed("nothing is offered") }
        offer.undo()
        world.settle()
    }

    /// Starts a replay of the last finished game.
    func watchAgain() throws {
        guard let game = try results.first, let replay = anyModel.replayAction(for: game) else {
            throw StoreError.noGame
        }
        replay()
        world.settle()
    }

    /// Lets time pass in one frame.
    func pass(_ seconds: Double) {
        platform.time += seconds
        anyBoard.advance(to: platform.time)
        world.settle()
    }

    /// Lets enough time pass for everything that is scheduled.
    func rest() { for _ in 0..<8 { pass(12) } }

    /// Makes a move by hand, or several that belong together. The last animation has not finished.
    func move() {
        tested.move(anyBoard, platform.time)
        world.settle()
    }

    /// Finishes the game automatically, without the mark of automatic play.
    func finish() {
        tested.finish(anyBoard, platform.time)
        restUntilOver()
    }

    /// Lets time pass until the game is over and its result is shown.
    func restUntilOver() {
        for _ in 0..<500 where !anyModel.isOver || view.result == nil { pass(2) }
    }

    /// Chooses a small size for the next game.
    func chooseSmallGames() {
        set(tested.smallGames.key, .choice(tested.smallGames.value))
    }

    /// Sets a property in the same way as the preferences.
    func set(_ key: String, _ value: PropertyValue, hold: Int? = nil) {
        guard let property = property(key) else { return }
        anyModel.properties.set(property, to: value, hold: hold)
        world.settle()
    }

    func property(_ key: String) -> BoardProperty? { anyModel.properties.properties.first { $0.key == key } }

    /// Returns the value of a property on the board.
    func value(_ key: String) -> PropertyValue? { property(key)?.read() }
}
