// SPDX-License-Identifier: GPL-3.0-or-later
import GameplayKit
import Seeding
import Testing
import ViewKit

/// Tic-tac-toe.
private final class Grid: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ id: Int) {
            playerId = id
            super.init()
        }
    }
    final class Move: NSObject, GKGameModelUpdate {
        var value = 0
        let cell: Int
        init(_ cell: Int) {
            self.cell = cell
            super.init()
        }
    }

    static let all = [Player(1), Player(2)]
    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
    var cells = Array(repeating: 0, count: 9)

    var players: [any GKGameModelPlayer]? { Self.all }
    var activePlayer: (any GKGameModelPlayer)? { Self.all[cells.count { $0 != 0 } % 2] }

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Grid()
        copy.setGameModel(self)
        return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) { cells = (gameModel as! Grid).cells }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        Self.all.contains { isWin(for: $0) }
            ? nil : cells.indices.filter { cells[$0] == 0 }.map { Move($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        cells[(gameModelUpdate as! Move).cell] = activePlayer!.playerId
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool {
        Self.lines.contains { $0.allSatisfy { cells[$0] == player.playerId } }
    }
    func isLoss(for player: any GKGameModelPlayer) -> Bool {
        isWin(for: Self.all[2 - player.playerId])
    }
}

struct MinmaxStrategistTests {
    private let strategist = GKMinmaxStrategist()
    private let grid = Grid()

    init() {
        strategist.gameModel = grid
        strategist.maxLookAheadDepth = 9
    }

    private func cell(_ cells: [Int]) -> Int? {
        grid.cells = cells
        return (strategist.bestMoveForActivePlayer() as? Grid.Move)?.cell
    }

    @Test func winningMoveIsFoundAndALossIsPrevented() {
        #expect(cell([1, 1, 0, 2, 2, 0, 0, 0, 0]) == 2)
        #expect(cell([1, 1, 0, 2, 0, 0, 0, 0, 0]) == 2)
        #expect(cell([1, 0, 0, 0, 2, 0, 0, 0, 1]).map { [1, 3, 5, 7].contains($0) } == true)
        #expect(grid.cells == [1, 0, 0, 0, 2, 0, 0, 0, 1], "the game itself stays as it was")
    }

    @Test func nothingIsFoundWithoutMovesOrDepth() {
        #expect(cell([1, 1, 1, 2, 2, 0, 0, 0, 0]) == nil)
        strategist.maxLookAheadDepth = 0
        #expect(cell([0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    }

    /// Two perfect players never win, and one never loses against chance.
    @Test(arguments: 0..<8) func perfectPlayerNeverLoses(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: seed)
        grid.cells = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        grid.cells[Int(seed)] = 1
        let chance = seed % 2 == 0
        while let moves = grid.gameModelUpdates(for: grid.activePlayer!), !moves.isEmpty {
            let isRandom = chance && grid.activePlayer!.playerId == 1
            let move =
                isRandom ? moves[random.number(below: moves.count)] : strategist.bestMoveForActivePlayer()!
            grid.apply(move)
        }
        #expect(!grid.isWin(for: Grid.all[0]) && (chance || !grid.isWin(for: Grid.all[1])))
    }

    @Test func oneOfTheBestMovesIsChosen() {
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
        grid.cells = [1, 1, 0, 2, 2, 0, 0, 0, 0]
        let cells = (0..<50).map { _ in
            (strategist.randomMove(for: grid.activePlayer!, fromNumberOfBestMoves: 2) as? Grid.Move)?.cell
        }
        #expect(Set(cells) == [2, 5], "winning, and preventing a loss")
    }
}
