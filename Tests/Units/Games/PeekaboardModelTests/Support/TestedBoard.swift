// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import MemoryRules
import PasscodeRules
import PentominoRules
import Scene
import Store

/// What the tests of every board need to know about one.
nonisolated struct TestedBoard: Sendable {
    let name: String
    /// The property that makes games small, its value, and the setup that the next game then has.
    let smallGames: (key: String, value: String, setup: String)
    /// The action that switches automatic play on and off.
    let automaticPlay: String
    /// Makes a move by hand, or several that belong together.
    let move: @MainActor @Sendable (any GameBoard, _ now: Double) -> Void
    /// Starts to finish the game automatically, without the mark of automatic play.
    let finish: @MainActor @Sendable (any GameBoard, _ now: Double) -> Void
    /// Returns whether the moves of a finished game lead to its end.
    let isWhole: @Sendable (FinishedGame) throws -> Bool

    init<Board: GameBoard>(
        _ name: String, smallGames: (key: String, value: String, setup: String), automaticPlay: String,
        move: @escaping @MainActor @Sendable (Board, _ now: Double) -> Void,
        finish: @escaping @MainActor @Sendable (Board, _ now: Double) -> Void
    ) {
        self.name = name
        self.smallGames = smallGames
        self.automaticPlay = automaticPlay
        self.move = { if let board = $0 as? Board { move(board, $1) } }
        self.finish = { if let board = $0 as? Board { finish(board, $1) } }
        isWhole = { try GameRecord<Board.Rules>($0)?.played().isOver == true }
    }
}

/// All boards. A new one adds a row.
nonisolated let testedBoards = [
    TestedBoard(
        "memory", smallGames: ("size", "2x2", setup: "2x2 people 1"), automaticPlay: "watch",
        move: { (board: MemoryBoard, now) in
            if let card = board.game.cards.firstIndex(of: .faceDown) { board.receive(.activate(card), at: now) }
        },
        finish: { $0.setAutopilot(true, at: $1) }),
    TestedBoard(
        "pentominoes", smallGames: ("game", "3x5", setup: "3x5"), automaticPlay: "show-solution",
        move: { (board: PentominoBoard, now) in
            if let tile = board.game.tray.first {
                _ = board.press(.character("R"), on: tile.rawValue, shift: false, at: now)
            }
        },
        finish: { board, now in
            let solution = board.position(withHeldTile: false).firstSolution { false }
            if let solution { board.placeTiles(of: solution, at: now) }
        }),
    TestedBoard(
        "passcode", smallGames: ("circles", "4", setup: "4 drifting"), automaticPlay: "watch-passcode",
        move: { (board: PasscodeBoard, now) in
            if let target = board.game.target { board.receive(.activate(target - 1), at: now) }
        },
        finish: { $0.setAutopilot(true, at: $1) }),
]

/// The names of all boards.
nonisolated let allBoards = testedBoards.map(\.name)
