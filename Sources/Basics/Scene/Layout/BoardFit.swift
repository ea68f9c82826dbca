// SPDX-License-Identifier: GPL-3.0-or-later
/// The transform that scales a board uniformly to fit an area, and centers it.
public struct BoardFit: Equatable, Sendable {
    /// The scale from board points to area points.
    public let scale: Double
    /// The position of the board's upper left corner in the area.
    public let origin: Point

    /// The share of a large area that a board can fill before it is scaled up.
    private static let minimumFill = 0.8

    /// Creates the transform. A board keeps its natural size where possible. It is scaled down to fit a smaller area,
    /// and scaled up to fill four fifths of a much larger one.
    public init(board: Size, in area: Size) {
        let whole = min(area.width / board.width, area.height / board.height)
        scale = max(min(whole, 1), whole * BoardFit.minimumFill)
        origin = Point(x: (area.width - board.width * scale) / 2, y: (area.height - board.height * scale) / 2)
    }

    /// Creates the transform that scales a part of a board by a factor, and centers it.
    package init(centering part: Rect, scaledBy scale: Double, in area: Size) {
        self.scale = scale
        origin = Point(x: area.width / 2 - part.center.x * scale, y: area.height / 2 - part.center.y * scale)
    }

    /// Converts a point from the area to the board.
    public func onBoard(_ point: Point) -> Point {
        Point(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
    }

    /// Converts a point from the board to the area.
    public func inArea(_ point: Point) -> Point {
        Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }

    /// Converts a rectangle from the board to the area.
    public func inArea(_ rect: Rect) -> Rect {
        let size = Size(width: rect.size.width * scale, height: rect.size.height * scale)
        return Rect(center: inArea(rect.center), size: size)
    }
}
