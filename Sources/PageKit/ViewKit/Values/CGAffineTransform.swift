// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension AffineTransform {
    /// Creates the transform that changes nothing.
    public init() { self = .identity }

    /// Creates a transform from its coefficients.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that moves first and then applies `self`.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> AffineTransform {
        AffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that scales first and then applies `self`.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> AffineTransform {
        AffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that rotates first, by an angle in radians, and then applies `self`.
    public func rotated(by angle: CGFloat) -> AffineTransform {
        AffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that reverses this one, or this one if it cannot be reversed.
    public func inverted() -> AffineTransform { inverse ?? self }
}
