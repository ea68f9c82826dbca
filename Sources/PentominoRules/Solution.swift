/// A board filled with tiles.
public struct Solution: Hashable, Sendable {
    /// All the tiles, in the order of their letters. Where orientations fill the same squares, it is told by the first.
    public let placements: [Placement]

    init(_ placements: [Placement]) {
        self.placements = placements.map(\.normalized).sorted { $0.tile < $1.tile }
    }

    /// What fills the board of a game that is over; nil before that.
    public init?(_ game: PentominoGame) {
        guard game.isOver else { return nil }
        self.init(Array(game.placements.values))
    }

    /// One letter a square of the board's rectangle, in reading order; a dot where nothing lies.
    public func letters(on board: TileBoard) -> String {
        var letters = Array(repeating: ".", count: board.rows * board.columns)
        for placement in placements {
            for square in placement.squares {
                letters[square.row * board.columns + square.column] = placement.tile.letter
            }
        }
        return letters.joined()
    }

    /// The solution that `letters(on:)` tells; nil if the text fills anything but each square of the board, or with
    /// anything but tiles, each at most once.
    public init?(letters: String, on board: TileBoard) {
        guard letters.count == board.rows * board.columns else { return nil }
        var squares: [Pentomino: [Square]] = [:]
        for (number, letter) in letters.enumerated() {
            let square = Square(column: number % board.columns, row: number / board.columns)
            if board.contains(square) {
                guard let tile = Pentomino(letter: String(letter)) else { return nil }
                squares[tile, default: []].append(square)
            } else if letter != "." {
                return nil
            }
        }
        var placements: [Placement] = []
        for (tile, squares) in squares {
            guard let placement = Placement(tile, filling: squares) else { return nil }
            placements.append(placement)
        }
        self.init(placements)
    }

    /// What it looks like when the board is flipped and turned.
    public func image(under symmetry: Orientation, of board: TileBoard) -> Solution {
        Solution(placements.map { $0.image(under: symmetry, of: board) })
    }

    /// The same for all solutions that the symmetries of the board make one: the first of its images, compared tile by
    /// tile.
    public func canonical(on board: TileBoard) -> Solution {
        board.symmetries.map { image(under: $0, of: board) }.min(by: Self.comesBefore) ?? self
    }

    /// Whether no image of it under some symmetries comes before it.
    func isFirst(under symmetries: some Sequence<Orientation>, of board: TileBoard) -> Bool {
        symmetries.allSatisfy { symmetry in
            for placement in placements {
                // The solutions hold the same tiles, so the first tile that lies in another way tells.
                let image = placement.image(under: symmetry, of: board)
                if image != placement { return Self.comesBefore(placement, image) }
            }
            return true
        }
    }

    private static func comesBefore(_ a: Solution, _ b: Solution) -> Bool {
        zip(a.placements, b.placements).first { $0 != $1 }.map { comesBefore($0, $1) } ?? false
    }

    private static func comesBefore(_ a: Placement, _ b: Placement) -> Bool {
        (a.origin.row, a.origin.column, a.orientation.index) < (b.origin.row, b.origin.column, b.orientation.index)
    }
}

extension Placement {
    /// The placement of a tile that fills exactly some squares, given in reading order; nil if there is none.
    init?(_ tile: Pentomino, filling squares: [Square]) {
        let left = squares.map(\.column).min() ?? 0
        let top = squares.map(\.row).min() ?? 0
        let form = squares.map { $0.moved(columns: -left, rows: -top) }
        guard let orientation = Orientation.all.first(where: { tile.squares($0) == form }) else { return nil }
        self.init(tile, orientation, at: Square(column: left, row: top))
    }
}
