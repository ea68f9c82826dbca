// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The vectors of the module simd, which has several names for each of them.

public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_int2 = SIMD2<Int32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias int2 = SIMD2<Int32>

nonisolated extension SIMD where Scalar == Float {
    /// The length of the vector.
    var length: Float { (self * self).sum().squareRoot() }

    /// The vector with a length of 1, or a zero vector as it is.
    var normalized: Self { length > 0 ? self / length : self }
}

nonisolated extension SIMD2<Float> {
    /// The vector turned by a quarter, from the x axis to the y axis.
    var quarterTurn: Self { [-y, x] }

    func dot(_ other: Self) -> Float { x * other.x + y * other.y }

    /// Returns the area of the parallelogram of two vectors, which is positive if the other one is on the side of the
    /// quarter turn.
    func cross(_ other: Self) -> Float { x * other.y - y * other.x }
}
