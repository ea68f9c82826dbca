// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// An affine transform of the plane: x' = ax + cy + tx and y' = bx + dy + ty.
public struct AffineTransform: Hashable, Sendable {
    /// The part of x in x'.
    public var a: Double
    /// The part of x in y'.
    public var b: Double
    /// The part of y in x'.
    public var c: Double
    /// The part of y in y'.
    public var d: Double
    /// The translation to the right, in points.
    public var tx: Double
    /// The translation downward, in points.
    public var ty: Double

    /// The transform that changes nothing.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform from its coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a translation, in points.
    public init(translationX tx: Double, y ty: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scale.
    public init(scaleX sx: Double, y sy: Double) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation, in radians. A positive angle is clockwise, because y increases downward.
    public init(rotationAngle angle: Double) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the transform that applies `self` first and then `other`.
    public func concatenating(_ other: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// How much larger areas become, 0 or more.
    package var areaScale: Double { (a * d - b * c).magnitude }

    /// Returns the transform that reverses this one, or `nil` if there is none.
    public var inverse: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return nil }
        return AffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Returns the transformed point.
    public func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the smallest rectangle that contains the transformed rectangle.
    public func callAsFunction(_ rect: Rect) -> Rect {
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (left + rect.size.width, top + rect.size.height)
        let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { self(Point(x: $0, y: $1)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let origin = Point(x: xs.min()!, y: ys.min()!)
        return Rect(origin: origin, size: Size(width: xs.max()! - origin.x, height: ys.max()! - origin.y))
    }
}
