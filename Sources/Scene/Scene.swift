/// All that is to be seen of a board at one moment, in plain numbers.
public struct Scene: Equatable, Sendable {
    /// The size of the whole board, in points.
    public var size: Size
    /// The colour under the pieces.
    public var background: Color
    /// The sides of pieces, each kept once; a piece knows its own by `PlateID`.
    public var plates: [Plate]
    /// The pieces. A piece keeps its place for as long as the deal lasts.
    public var pieces: [Piece]
    /// The places of the pieces in the order in which they lie one above the other, the lowest first; nil where that is
    /// the order of `pieces`.
    public var order: [Int]?

    /// A scene of a size in points.
    public init(
        size: Size, background: Color, plates: [Plate] = [], pieces: [Piece] = [], order: [Int]? = nil
    ) {
        self.size = size
        self.background = background
        self.plates = plates
        self.pieces = pieces
        self.order = order
    }

    /// The topmost piece whose plate covers a place on the board.
    public func piece(at point: Point) -> Int? {
        pieces.indices.last { index in
            pieces[index].isPresent && rect(of: index).contains(point)
        }
    }

    /// The rectangle that a piece fills when it lies flat.
    public func rect(of index: Int) -> Rect {
        let size = plates[pieces[index].front].size
        let scale = pieces[index].scale
        return Rect(center: pieces[index].center, size: Size(width: size.width * scale, height: size.height * scale))
    }
}
