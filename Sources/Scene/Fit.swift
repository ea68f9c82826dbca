/// How a board lies in the area that is there for it: evenly scaled, whole, in the middle.
public struct Fit: Equatable, Sendable {
    /// How many points of the area a point of the board takes.
    public let scale: Double
    /// Where the board's upper left corner lies in the area.
    public let origin: Point

    /// The share of a large area that a board may fill before it grows.
    private static let share = 0.8

    /// A board keeps its own size where it can. It is scaled down to fit a smaller area, and in one so large that it
    /// would be lost it grows to fill four fifths of it.
    public init(board: Size, in area: Size) {
        let whole = min(area.width / board.width, area.height / board.height)
        scale = max(min(whole, 1), whole * Fit.share)
        origin = Point(x: (area.width - board.width * scale) / 2, y: (area.height - board.height * scale) / 2)
    }

    /// The place on the board that is seen at a place in the area.
    public func onBoard(_ point: Point) -> Point {
        Point(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
    }

    /// The rectangle of the area in which a rectangle of the board is seen.
    public func inArea(_ rect: Rect) -> Rect {
        let size = Size(width: rect.size.width * scale, height: rect.size.height * scale)
        return Rect(
            center: Point(
                x: origin.x + (rect.origin.x + rect.size.width / 2) * scale,
                y: origin.y + (rect.origin.y + rect.size.height / 2) * scale), size: size)
    }
}
