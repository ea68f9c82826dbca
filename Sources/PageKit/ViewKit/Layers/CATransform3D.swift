// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// A transform of space: a row (x, y, z, 1) times this matrix. Without a graphics card, layers are drawn without the
/// perspective, by what is affine about their centers.
nonisolated public struct CATransform3D: Hashable, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// Creates a transform from its elements, by rows.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates a transform whose elements are zero.
    public init() { self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4)) }

    init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0], m22: rows[1][1],
            m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
            m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    init(_ transform: CGAffineTransform) {
        self.init(
            m11: transform.a, m12: transform.b, m13: 0, m14: 0, m21: transform.c, m22: transform.d, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0, m41: transform.tx, m42: transform.ty, m43: 0, m44: 1)
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The part that is affine in the plane.
    var affine: CGAffineTransform {
        let w = m44 != 0 && m44.isFinite ? m44 : 1
        return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
    }

    /// Whether the transform is affine in the plane and does not leave it.
    var isAffine: Bool {
        (m13, m14, m23, m24, m31, m32) == (0, 0, 0, 0, 0, 0) && (m33, m34, m43, m44) == (1, 0, 0, 1)
    }

    /// Returns the transform that applies `self` first and then `other`.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (one, two) = (rows, other.rows)
        var product = [[CGFloat]](repeating: [0, 0, 0, 0], count: 4)
        for row in 0..<4 {
            for column in 0..<4 {
                for index in 0..<4 { product[row][column] += one[row][index] * two[index][column] }
            }
        }
        return CATransform3D(rows: product)
    }
}

/// The transform that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns whether a transform changes nothing.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Creates a translation.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Creates a scale.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Creates a rotation about an axis by an angle in radians. About the z axis, a positive angle is clockwise.
nonisolated public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    return Quaternion(angle: angle, axis: (x / length, y / length, z / length)).transform
}

/// Returns the transform that moves first and then applies `t`.
nonisolated public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Returns the transform that scales first and then applies `t`.
nonisolated public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// Returns the transform that rotates first and then applies `t`.
nonisolated public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// Returns the transform that applies `a` first and then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// Returns the transform that reverses another, or that one if it cannot be reversed.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var rows = t.rows
    var inverse = CATransform3DIdentity.rows
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
            abs(rows[pivot][column]) > 1e-12
        else { return t }
        rows.swapAt(column, pivot)
        inverse.swapAt(column, pivot)
        let scale = rows[column][column]
        for index in 0..<4 {
            rows[column][index] /= scale
            inverse[column][index] /= scale
        }
        for row in 0..<4 where row != column {
            let share = rows[row][column]
            for index in 0..<4 {
                rows[row][index] -= share * rows[column][index]
                inverse[row][index] -= share * inverse[column][index]
            }
        }
    }
    return CATransform3D(rows: inverse)
}

/// Creates a transform from one of the plane.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns whether a transform is one of the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the part of a transform that is one of the plane.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// A rotation in space.
nonisolated struct Quaternion {
    var (x, y, z, w): (Double, Double, Double, Double)

    init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    init(angle: Double, axis: (x: Double, y: Double, z: Double)) {
        let (sine, cosine) = (sin(angle / 2), cos(angle / 2))
        self.init(x: axis.x * sine, y: axis.y * sine, z: axis.z * sine, w: cosine)
    }

    /// Creates the rotation about the x axis, then the y axis, and then the z axis.
    init(angles: (x: Double, y: Double, z: Double)) {
        let (sx, cx) = (sin(angles.x / 2), cos(angles.x / 2))
        let (sy, cy) = (sin(angles.y / 2), cos(angles.y / 2))
        let (sz, cz) = (sin(angles.z / 2), cos(angles.z / 2))
        self.init(
            x: sx * cy * cz - cx * sy * sz, y: cx * sy * cz + sx * cy * sz, z: cx * cy * sz - sx * sy * cz,
            w: cx * cy * cz + sx * sy * sz)
    }

    /// Creates the rotation of a matrix of rows that are perpendicular unit vectors.
    init(rotation r: [[Double]]) {
        let trace = r[0][0] + r[1][1] + r[2][2]
        if trace > 0 {
            let s = 2 * (trace + 1).squareRoot()
            self.init(x: (r[1][2] - r[2][1]) / s, y: (r[2][0] - r[0][2]) / s, z: (r[0][1] - r[1][0]) / s, w: s / 4)
        } else if r[0][0] >= r[1][1], r[0][0] >= r[2][2] {
            let s = 2 * (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot()
            self.init(x: s / 4, y: (r[0][1] + r[1][0]) / s, z: (r[2][0] + r[0][2]) / s, w: (r[1][2] - r[2][1]) / s)
        } else if r[1][1] >= r[2][2] {
            let s = 2 * (1 - r[0][0] + r[1][1] - r[2][2]).squareRoot()
            self.init(x: (r[0][1] + r[1][0]) / s, y: s / 4, z: (r[1][2] + r[2][1]) / s, w: (r[2][0] - r[0][2]) / s)
        } else {
            let s = 2 * (1 - r[0][0] - r[1][1] + r[2][2]).squareRoot()
            self.init(x: (r[2][0] + r[0][2]) / s, y: (r[1][2] + r[2][1]) / s, z: s / 4, w: (r[0][1] - r[1][0]) / s)
        }
    }

    /// The angles about the x axis, then the y axis, and then the z axis.
    var angles: (x: Double, y: Double, z: Double) {
        let sine = min(max(2 * (w * y - z * x), -1), 1)
        return (
            atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(sine),
            atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
        )
    }

    var transform: CATransform3D {
        CATransform3D(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w), m14: 0,
            m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w), m24: 0,
            m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y), m34: 0, m41: 0, m42: 0,
            m43: 0, m44: 1)
    }

    /// Returns the rotation after a part of the turn to another one, by the shorter way.
    func mixed(with other: Quaternion, share: Double) -> Quaternion {
        var other = other
        var cosine = x * other.x + y * other.y + z * other.z + w * other.w
        if cosine < 0 {
            other = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
            cosine = -cosine
        }
        let angle = acos(min(cosine, 1))
        let (one, two) =
            angle < 1e-6 ? (1 - share, share) : (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
        return Quaternion(
            x: x * one + other.x * two, y: y * one + other.y * two, z: z * one + other.z * two,
            w: w * one + other.w * two)
    }
}

/// A transform of space as a scale, a rotation, and a translation, applied in this order, and a perspective.
nonisolated struct SpatialParts {
    var scale: [Double]
    var rotation: Quaternion
    var translation: [Double]
    var perspective: [Double]

    init(_ transform: CATransform3D) {
        let rows = transform.rows
        translation = Array(rows[3][0..<3])
        perspective = rows.map { $0[3] }
        // The axes are made perpendicular one after another.
        var axes = (0..<3).map { Array(rows[$0][0..<3]) }
        scale = [1, 1, 1]
        for index in 0..<3 {
            for before in 0..<index {
                let share = zip(axes[index], axes[before]).reduce(0) { $0 + $1.0 * $1.1 }
                for place in 0..<3 { axes[index][place] -= share * axes[before][place] }
            }
            scale[index] = axes[index].reduce(0) { $0 + $1 * $1 }.squareRoot()
            for place in 0..<3 {
                axes[index][place] = scale[index] > 0 ? axes[index][place] / scale[index] : place == index ? 1 : 0
            }
        }
        let (x, y, z) = (axes[0], axes[1], axes[2])
        let volume =
            x[0] * (y[1] * z[2] - y[2] * z[1]) - x[1] * (y[0] * z[2] - y[2] * z[0]) + x[2]
            * (y[0] * z[1] - y[1] * z[0])
        if volume < 0 {
            scale[0] = -scale[0]
            for place in 0..<3 { axes[0][place] = -axes[0][place] }
        }
        rotation = Quaternion(rotation: axes)
    }

    var transform: CATransform3D {
        var rows = rotation.transform.rows
        for row in 0..<3 { for column in 0..<3 { rows[row][column] *= scale[row] } }
        for column in 0..<3 { rows[3][column] = translation[column] }
        for row in 0..<4 { rows[row][3] = perspective[row] }
        return CATransform3D(rows: rows)
    }
}

nonisolated extension CATransform3D {
    /// Returns the transform after a part of the change to another one, by the shorter rotation.
    func mixed(with other: CATransform3D, share: Double) -> CATransform3D {
        if isAffine, other.isAffine { return CATransform3D(affine.mixed(with: other.affine, share: share)) }
        var one = SpatialParts(self)
        let two = SpatialParts(other)
        func mix(_ one: [Double], _ two: [Double]) -> [Double] { zip(one, two).map { $0 + ($1 - $0) * share } }
        one.scale = mix(one.scale, two.scale)
        one.translation = mix(one.translation, two.translation)
        one.perspective = mix(one.perspective, two.perspective)
        one.rotation = one.rotation.mixed(with: two.rotation, share: share)
        return one.transform
    }
}
