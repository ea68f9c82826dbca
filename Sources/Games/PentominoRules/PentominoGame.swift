// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// The rules of Pentominoes, without timing or graphics: where a tile can be placed, and how moves are undone.
///
/// A tile is in the tray, on the board, or held. Undo and redo only pass through states that are legal by themselves.
public struct PentominoGame: GameRules {
    /// An action by the player.
    public enum Move: Notated, Hashable, Sendable {
        /// Picks up a tile from the tray or from the board.
        case pick(Pentomino)
        /// Rotates the held tile.
        case turn(Orientation.Turn)
        /// Flips the held tile left to right as it is seen.
        case flip
        /// Places the held tile with the upper left corner of its bounding box at this square.
        case place(Square)
        /// Drops the held tile where it cannot be placed. It returns to where it was picked up. In the tray it keeps
        /// its new orientation; on the board its old one is restored.
        case letGo
        /// Cancels the hold and restores the state before the tile was picked up.
        case putBack
        /// Moves a tile to the tray: the held one, or one on the board if no tile is held.
        case takeOff(Pentomino)
        case undo
        case redo
        /// Counts a hint that the player has asked for.
        case hint
    }

    /// A result of a move, in the order in which they happen.
    public enum Event: GameEvent {
        case pickedUp(Pentomino)
        case turned(Pentomino, Orientation.Turn)
        case flipped(Pentomino)
        /// A tile was placed on the board from the hand, the tray, or another place.
        case placed(Placement)
        /// The held tile went back to where it was picked up.
        case returned(Pentomino)
        /// A tile moved from the board to the tray.
        case takenOff(Pentomino)
        case finished
    }

    /// Why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchTile, fixedTile, alreadyHolding, nothingHeld, noRoom, notOnBoard, nothingToUndo, nothingToRedo
        case gameOver
    }

    /// The squares to fill.
    public let board: TileBoard
    /// The tiles of this game, in alphabetical order.
    public let tiles: [Pentomino]
    /// The tiles that are on the board from the start and cannot be moved.
    public let fixed: [Pentomino: Placement]
    /// The tiles on the board, including the fixed ones but not the held one.
    public internal(set) var placements: [Pentomino: Placement]
    /// The orientation of each of `tiles`, wherever it is.
    public internal(set) var orientations: [Pentomino: Orientation]
    /// The tile that the player is holding.
    public internal(set) var held: Held?
    /// The movable tiles on the board, in the order in which they were placed.
    public internal(set) var laid: [Pentomino] = []
    /// How often the player placed a tile somewhere else or took one off the board. Undo does not decrease this count,
    /// and redo does not increase it.
    public internal(set) var moveCount = 0
    /// How many hints the player has asked for.
    public private(set) var hints = 0
    /// All accepted moves, in order. Together with the initial state, they determine the game.
    public private(set) var record: [Move] = []
    /// The steps that can be undone. The last element is the next one to undo.
    var done: [Step] = []
    /// The steps that can be redone. The last element is the next one to redo.
    var undone: [Step] = []
    /// The squares covered by `placements`.
    var filled: UInt64

    /// Whether all squares are filled.
    public var isOver: Bool { placements.count == board.tileCount }
    /// The tiles that are neither on the board nor held, in alphabetical order.
    public var tray: [Pentomino] { tiles.filter { placements[$0] == nil && $0 != held?.tile } }

    /// Creates a game with the `fixed` tiles on the board and the other `tiles` in the tray.
    ///
    /// The fixed tiles must not overlap, and there must be enough tiles to fill the board.
    public init(board: TileBoard, tiles: some Sequence<Pentomino>, fixed: some Sequence<Placement> = []) {
        self.board = board
        self.tiles = Set(tiles).sorted()
        precondition(self.tiles.count >= board.tileCount, "too few tiles to fill the board")
        orientations = Dictionary(uniqueKeysWithValues: self.tiles.map { ($0, Orientation()) })
        placements = [:]
        filled = 0
        for placement in fixed {
            precondition(self.tiles.contains(placement.tile), "fixed tile was not dealt")
            precondition(placements[placement.tile] == nil, "tile is placed twice")
            guard let bits = board.bits(of: placement), bits & filled == 0 else {
                preconditionFailure("fixed tile overlaps another one or extends beyond the board")
            }
            placements[placement.tile] = placement
            orientations[placement.tile] = placement.orientation
            filled |= bits
        }
        self.fixed = placements
    }

    /// Puts a held tile back.
    public var closingMoves: [Move] { held == nil ? [] : [.putBack] }

    /// Plays a move and returns its events. Throws if the move is refused; the game is then unchanged.
    public mutating func play(_ move: Move) throws(Refusal) -> [Event] {
        guard !isOver else { throw .gameOver }
        let events =
            switch move {
            case .pick(let tile): try pick(tile)
            case .turn(let turn): try change(.turn(turn))
            case .flip: try change(.flip)
            case .place(let origin): try place(at: origin)
            case .letGo: try letGo()
            case .putBack: try putBack()
            case .takeOff(let tile): try takeOff(tile)
            case .undo: try undo()
            case .redo: try redo()
            case .hint: countHint()
            }
        record.append(move)
        return events
    }

    private mutating func countHint() -> [Event] {
        hints += 1
        return []
    }
}
