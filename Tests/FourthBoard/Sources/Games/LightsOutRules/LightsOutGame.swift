// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Seeding

/// The rules of Lights Out: a press switches a square and its neighbors, and the game is over when every light is out.
public struct LightsOutGame: GameRules {
    /// A move by the player.
    public enum Move: Notated, Equatable, Sendable {
        /// Presses a square.
        case press(Int)
        /// Takes back the last press.
        case undo
        /// Redoes the press that was taken back last.
        case redo
        /// Asks for a hint.
        case hint
    }

    /// An effect of a move.
    public enum Event: GameEvent {
        case pressed(Int)
        case undone(Int)
        case redone(Int)
        case hinted(Int)
        case finished
    }

    /// The reason why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchSquare, nothingToUndo, nothingToRedo, gameOver
    }

    /// The lights at the start of the game.
    public let deal: Lights
    /// The squares that are lit.
    public private(set) var lights: Lights
    /// The presses that have not been taken back, in order.
    public private(set) var presses: [Int] = []
    /// The number of hints given.
    public private(set) var hints = 0
    /// The square that the last move suggested.
    public private(set) var hinted: Int?
    /// All accepted moves, in order.
    public private(set) var record: [Move] = []

    private var undone: [Int] = []

    /// Creates a game that has not begun.
    public init(setup: LightsOutSetup, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var squares = Array(Lights.squares)
        squares.shuffle(seededBy: &generator)
        deal = Lights.switched(by: Lights(squares.prefix(setup.level.presses)))
        lights = deal
    }

    /// Whether every light is out.
    public var isOver: Bool { lights == .none }

    /// A game can be left at any time, so there are none.
    public var closingMoves: [Move] { [] }

    /// Whether `.undo` would be accepted.
    public var canUndo: Bool { !isOver && !presses.isEmpty }

    /// Whether `.redo` would be accepted.
    public var canRedo: Bool { !isOver && !undone.isEmpty }

    /// The smallest number of presses that solves the deal.
    public var fewestPresses: Int { LightsOutSolver.shared.shortest(for: deal)?.count ?? 0 }

    /// Plays a move and returns its events in order. A refused move throws and changes nothing.
    public mutating func play(_ move: Move) throws(Refusal) -> [Event] {
        guard !isOver else { throw .gameOver }
        let event =
            switch move {
            case .press(let square): try press(square)
            case .undo: try undo()
            case .redo: try redo()
            case .hint: hint()
            }
        record.append(move)
        return isOver ? [event, .finished] : [event]
    }

    private mutating func press(_ square: Int) throws(Refusal) -> Event {
        guard Lights.squares.contains(square) else { throw .noSuchSquare }
        undone = []
        presses.append(square)
        switchLights(square)
        return .pressed(square)
    }

    private mutating func undo() throws(Refusal) -> Event {
        guard let square = presses.popLast() else { throw .nothingToUndo }
        undone.append(square)
        switchLights(square)
        return .undone(square)
    }

    private mutating func redo() throws(Refusal) -> Event {
        guard let square = undone.popLast() else { throw .nothingToRedo }
        presses.append(square)
        switchLights(square)
        return .redone(square)
    }

    private mutating func hint() -> Event {
        guard let square = LightsOutSolver.shared.shortest(for: lights)?.squares.first else {
            preconditionFailure("every deal can be solved, and so can every position after it")
        }
        hints += 1
        hinted = square
        return .hinted(square)
    }

    private mutating func switchLights(_ square: Int) {
        lights = lights ^ Lights.switched(by: square)
        hinted = nil
    }
}
