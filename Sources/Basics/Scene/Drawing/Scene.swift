// SPDX-License-Identifier: GPL-3.0-or-later
/// A snapshot of everything visible on a board.
public struct Scene: Equatable, Sendable {
    /// The size of the board, in points.
    public var size: Size
    /// The background color.
    public var background: Color
    /// The texture of the background, or `nil` for the color alone.
    public var texture: TableTexture?
    /// The plates. Each is stored once, and pieces refer to it by `PlateID`.
    public var plates: [Plate]
    /// The pieces. The index of a piece does not change until the next deal.
    public var pieces: [Piece]
    /// The indices of the pieces in z-order, lowest first, or `nil` to use the order of `pieces`.
    public var order: [Int]?

    /// Creates a scene of the given size, in points.
    public init(
        size: Size, background: Color, texture: TableTexture? = nil, plates: [Plate] = [], pieces: [Piece] = [],
        order: [Int]? = nil
    ) {
        self.size = size
        self.background = background
        self.texture = texture
        self.plates = plates
        self.pieces = pieces
        self.order = order
    }

    /// Returns the topmost piece whose plate contains the given point on the board.
    public func piece(at point: Point) -> Int? {
        pieces.indices.last { index in
            pieces[index].isPresent && rect(of: index).contains(point)
        }
    }

    /// Returns the rectangle of a piece in an area, and the radius of its corners.
    public func outline(of index: Int, _ fit: BoardFit) -> (rect: Rect, cornerRadius: Double) {
        (fit.inArea(rect(of: index)), plates[pieces[index].front].cornerRadius * fit.scale)
    }

    /// Returns the rectangle that a piece covers when it lies flat.
    public func rect(of index: Int) -> Rect {
        let size = plates[pieces[index].front].size
        let scale = pieces[index].scale
        return Rect(center: pieces[index].center, size: Size(width: size.width * scale, height: size.height * scale))
    }
}
