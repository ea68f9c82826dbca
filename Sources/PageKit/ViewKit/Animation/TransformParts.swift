// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A transform as a scale, a shear, a rotation, and a translation, applied in this order. Between two transforms, these
/// change evenly, so that a view that rotates keeps its size.
private nonisolated struct TransformParts {
    var (scaleX, scaleY, shear, angle): (Double, Double, Double, Double)

    init(_ transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        scaleX = hypot(a, b)
        if scaleX > 0 {
            angle = atan2(b, a)
            shear = (a * c + b * d) / scaleX
            scaleY = (a * d - b * c) / scaleX
        } else {
            (angle, shear, scaleY) = (atan2(-c, d), 0, hypot(c, d))
        }
    }

    /// Uses the other representation of the same transform: rotated by half a turn, with the opposite scales.
    mutating func reverse() {
        (scaleX, scaleY, shear, angle) = (-scaleX, -scaleY, -shear, angle + .pi)
    }

    func transform(tx: Double, ty: Double) -> CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
            tx: tx, ty: ty)
    }
}

nonisolated extension CGAffineTransform {
    /// Returns the transform after a part of the change to another one, by the shorter rotation.
    func mixed(with other: CGAffineTransform, share: Double) -> CGAffineTransform {
        func mixed(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        let (tx, ty) = (mixed(tx, other.tx), mixed(ty, other.ty))
        guard (a, b, c, d) != (other.a, other.b, other.c, other.d) else {
            return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
        var (one, two) = (TransformParts(self), TransformParts(other))
        func turn() -> Double { (two.angle - one.angle).remainder(dividingBy: 2 * .pi) }
        // A mirrored view narrows instead of rotating by half a turn.
        if (one.scaleY < 0) != (two.scaleY < 0), abs(turn()) > .pi / 2 {
            if two.scaleY < 0 { two.reverse() } else { one.reverse() }
        }
        one.angle += turn() * share
        one.scaleX = mixed(one.scaleX, two.scaleX)
        one.scaleY = mixed(one.scaleY, two.scaleY)
        one.shear = mixed(one.shear, two.shear)
        return one.transform(tx: tx, ty: ty)
    }
}
