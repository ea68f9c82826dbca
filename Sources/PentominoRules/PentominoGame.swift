import Gameplay

/// The rules of Pentominoes, without time and without pictures: where a tile may lie, and what is undone.
///
/// A tile lies in the tray, lies on the board, or is held. Whatever is undone or redone, each state on the way is one
/// in which the rules could leave the board.
public struct PentominoGame: GameRules {
    /// What a player does.
    public enum Move: Notated, Hashable, Sendable {
        /// Takes a tile into the hand, from the tray or from the board.
        case pick(Pentomino)
        /// Turns the held tile.
        case turn(Orientation.Turn)
        /// Flips the held tile, left to right as it is seen.
        case flip
        /// Lays the held tile down; the square is where the upper left corner of its bounding box comes to lie.
        case place(Square)
        /// Lets the held tile go where it cannot lie. It goes back to where it came from: in the tray it stays turned
        /// as it is, on the board it lies as before.
        case letGo
        /// Gives up: all is as it was before the tile was picked up.
        case putBack
        /// Puts a tile into the tray that is held or, while none is, lies on the board.
        case takeOff(Pentomino)
        case undo
        case redo
    }

    /// What a move has brought about, in the order in which it happened.
    public enum Event: GameEvent {
        case pickedUp(Pentomino)
        case turned(Pentomino, Orientation.Turn)
        case flipped(Pentomino)
        /// A tile has come to lie on the board, from the hand, the tray, or another place.
        case placed(Placement)
        /// A tile has gone from the hand to where it was picked up.
        case returned(Pentomino)
        /// A tile that was on the board before is in the tray.
        case takenOff(Pentomino)
        case finished
    }

    /// Why a move was refused.
    public enum Refusal: Error, Equatable {
        case noSuchTile, fixedTile, alreadyHolding, nothingHeld, noRoom, notOnBoard, nothingToUndo, nothingToRedo
        case gameOver
    }

    /// What the tiles are laid on.
    public let board: TileBoard
    /// The tiles that were dealt, in the order of their letters.
    public let tiles: [Pentomino]
    /// The tiles that lie on the board from the beginning and cannot be lifted.
    public let fixed: [Pentomino: Placement]
    /// The tiles that lie on the board, the fixed ones among them; a tile that is held is not.
    public internal(set) var placements: [Pentomino: Placement]
    /// How each of `tiles` lies, wherever it is.
    public internal(set) var orientations: [Pentomino: Orientation]
    /// The tile in the hand.
    public internal(set) var held: Held?
    /// The tiles on the board that are not fixed, in the order in which they were laid.
    public internal(set) var laid: [Pentomino] = []
    /// How often the player has laid a tile down at another place, or taken one off the board. To undo does not count
    /// back, and neither to undo nor to redo counts.
    public internal(set) var moveCount = 0
    /// All moves that were accepted, in order: with the beginning they are the whole game.
    public private(set) var record: [Move] = []
    /// What can be undone, the last of it first to go.
    var done: [Step] = []
    /// What can be redone, the last of it first to come.
    var undone: [Step] = []
    /// The squares under `placements`.
    var filled: UInt64

    /// Whether all squares are filled.
    public var isOver: Bool { placements.count == board.tileCount }
    /// The tiles that neither lie on the board nor are held, in the order of their letters.
    public var tray: [Pentomino] { tiles.filter { placements[$0] == nil && $0 != held?.tile } }

    /// A game that is about to begin: `fixed` lies on `board`, legally, and the rest of `tiles` in the tray. There are
    /// as many tiles as fill the board, or more.
    public init(board: TileBoard, tiles: some Sequence<Pentomino>, fixed: some Sequence<Placement> = []) {
        self.board = board
        self.tiles = Set(tiles).sorted()
        precondition(self.tiles.count >= board.tileCount, "these tiles can never fill the board")
        orientations = Dictionary(uniqueKeysWithValues: self.tiles.map { ($0, Orientation()) })
        placements = [:]
        filled = 0
        for placement in fixed {
            precondition(self.tiles.contains(placement.tile), "a fixed tile is one of those that were dealt")
            precondition(placements[placement.tile] == nil, "a tile lies in one place")
            guard let bits = board.bits(of: placement), bits & filled == 0 else {
                preconditionFailure("fixed tiles lie on free squares of the board")
            }
            placements[placement.tile] = placement
            orientations[placement.tile] = placement.orientation
            filled |= bits
        }
        self.fixed = placements
    }

    /// A tile that is held goes back.
    public var closingMoves: [Move] { held == nil ? [] : [.putBack] }

    /// Plays a move and tells what came of it; a refused move changes nothing.
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
            }
        record.append(move)
        return events
    }
}
