// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension Rect {
    /// Creates a rectangle from its edges. Returns `nil` if it is empty.
    init?(left: Double, top: Double, right: Double, bottom: Double) {
        guard left < right, top < bottom else { return nil }
        self.init(origin: Point(x: left, y: top), size: Size(width: right - left, height: bottom - top))
    }

    /// The right edge.
    var right: Double { origin.x + size.width }
    /// The lower edge.
    var bottom: Double { origin.y + size.height }

    /// Returns the rectangle extended by a distance on each side.
    func extended(by distance: Double) -> Rect {
        Rect(
            origin: Point(x: origin.x - distance, y: origin.y - distance),
            size: Size(width: size.width + 2 * distance, height: size.height + 2 * distance))
    }

    /// Returns the part that both rectangles contain, or `nil` if there is none.
    func intersection(_ other: Rect) -> Rect? {
        Rect(
            left: max(origin.x, other.origin.x), top: max(origin.y, other.origin.y), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: Rect) -> Rect {
        let corner = Point(x: min(origin.x, other.origin.x), y: min(origin.y, other.origin.y))
        return Rect(
            origin: corner,
            size: Size(
                width: max(right, other.right) - corner.x, height: max(bottom, other.bottom) - corner.y))
    }
}
