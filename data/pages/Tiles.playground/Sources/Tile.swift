import PlaygroundSupport

/// A tile of five squares.
public final class Tile: View {
    /// The length of a square's side, in points.
    public static let side: CGFloat = 56

    private let squares: [(x: Int, y: Int)]
    private let color: Color
    /// Called when the tile has been turned. By default, screen readers say so.
    public var turned: () -> Void = {
        Accessibility.post(notification: .announcement, argument: "Turned clockwise")
    }

    /// Creates a tile from rows of text, in which `#` is a square.
    public init(_ name: String, _ rows: [String], color: Color) {
        squares = rows.enumerated().flatMap { y, row in
            row.enumerated().filter { $0.element == "#" }.map { (x: $0.offset, y: y) }
        }
        self.color = color
        let size = Size(width: CGFloat(rows[0].count) * Self.side, height: CGFloat(rows.count) * Self.side)
        super.init(frame: Rect(origin: .zero, size: size))
        isAccessibilityElement = true
        accessibilityLabel = name
    }

    public required init?(coder: NSCoder) { nil }

    /// The centers of the squares in the coordinates of a view. They follow the tile when it is turned.
    public func centers(in view: View) -> [Point] {
        squares.map { square in
            let center = Point(x: (CGFloat(square.x) + 0.5) * Self.side, y: (CGFloat(square.y) + 0.5) * Self.side)
            return convert(center, to: view)
        }
    }

    /// Turns the tile clockwise by a quarter.
    public func turn() {
        View.animate(withDuration: 0.15) { self.transform = self.transform.rotated(by: .pi / 2) }
        turned()
    }

    override public func draw(_ rect: Rect) {
        color.setFill()
        for square in squares {
            let place = Rect(
                x: CGFloat(square.x) * Self.side, y: CGFloat(square.y) * Self.side, width: Self.side, height: Self.side)
            BezierPath(roundedRect: place.insetBy(dx: 1, dy: 1), cornerRadius: 8).fill()
        }
    }

    /// Return and screen readers turn the tile. A tap at its center could miss its squares.
    override public func accessibilityActivate() -> Bool {
        turn()
        return true
    }

    /// Only the squares can be touched, not the gaps between them.
    override public func point(inside point: Point, with event: Event?) -> Bool {
        squares.contains { square in
            Int((point.x / Self.side).rounded(.down)) == square.x
                && Int((point.y / Self.side).rounded(.down)) == square.y
        }
    }
}

extension Tile {
    /// The tiles of this playground.
    public static var all: [Tile] {
        [
            Tile("Tile P", ["###", ".##"], color: Color(rgb: 0xE66100)),
            Tile("Tile U", ["##", "#.", "##"], color: Color(rgb: 0x2EC27E)),
            Tile("Tile V", ["###", "..#", "..#"], color: Color(rgb: 0x9141AC)),
        ]
    }
}
