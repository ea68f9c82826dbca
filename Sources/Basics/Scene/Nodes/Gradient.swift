// SPDX-License-Identifier: GPL-3.0-or-later
/// Colors that change along a line, or from one circle to another. The first and the last color go on beyond the ends.
public struct Gradient: Hashable, Sendable {
    /// A color and its place, from 0 at the start to 1 at the end.
    public struct Stop: Hashable, Sendable {
        /// The place, 0...1.
        public var place: Double
        /// The color.
        public var color: Color

        /// Creates a stop.
        public init(place: Double, color: Color) {
            self.place = place
            self.color = color
        }
    }

    /// The center and the radius of a circle, in points.
    public struct Circle: Hashable, Sendable {
        /// The center.
        public var center: Point
        /// The radius.
        public var radius: Double

        /// Creates a circle.
        public init(center: Point, radius: Double) {
            self.center = center
            self.radius = radius
        }
    }

    /// Where the colors are.
    public enum Form: Hashable, Sendable {
        case line(from: Point, to: Point)
        case circles(from: Circle, to: Circle)
    }

    /// Where the colors are, in the gradient's own coordinates.
    public var form: Form
    /// The transform from the gradient's coordinates to those of the shape.
    public var transform: AffineTransform
    /// The colors, in the order of their places.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(form: Form, transform: AffineTransform = .identity, stops: [Stop]) {
        self.form = form
        self.transform = transform
        self.stops = stops
    }
}
