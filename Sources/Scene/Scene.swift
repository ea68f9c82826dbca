/// All that is to be seen of a board at one moment, in plain numbers.
public struct Scene: Sendable {
    /// The size of the whole board, in points.
    public var size: Size
    /// The colour under the pieces.
    public var background: Color
    /// The sides of pieces, each kept once.
    public var plates: [Plate]
    /// The pieces, the lowest first. A piece keeps its place for as long as the deal lasts.
    public var pieces: [Piece]
    /// Counts up whenever a piece is called something else or has come or gone, so that whoever names the pieces
    /// aloud knows when to look again.
    public var wording = 0

    /// A scene of a size in points.
    public init(size: Size, background: Color, plates: [Plate] = [], pieces: [Piece] = []) {
        self.size = size
        self.background = background
        self.plates = plates
        self.pieces = pieces
    }

    /// The topmost piece whose plate covers a place on the board.
    public func piece(at point: Point) -> Int? {
        pieces.indices.last { index in
            pieces[index].isPresent && rect(of: index).contains(point)
        }
    }

    /// The rectangle that a piece fills when it lies flat.
    public func rect(of index: Int) -> Rect {
        Rect(center: pieces[index].center, size: plates[pieces[index].front].size)
    }
}
