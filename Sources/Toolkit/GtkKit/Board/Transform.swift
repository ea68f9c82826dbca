// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene

/// An owned reference to a transform.
final class Transform {
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Takes ownership of a reference. Returns `nil` for NULL, which is the identity transform.
    init?(adopting pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Converts an affine transform that has an inverse. Returns `nil` for the identity transform.
    ///
    /// It is decomposed into a translation, a rotation, a skew, and a scale, because GTK treats a matrix as
    /// three-dimensional, and its Cairo renderer cannot draw that.
    convenience init?(_ affine: AffineTransform) {
        var point = graphene_point_t(x: Float(affine.tx), y: Float(affine.ty))
        var transform = gsk_transform_translate(nil, &point)
        if affine.b != 0 || affine.c != 0 || affine.a != 1 || affine.d != 1 {
            let length = hypot(affine.a, affine.b)
            let height = (affine.a * affine.d - affine.b * affine.c) / length
            let skew = (affine.a * affine.c + affine.b * affine.d) / length / height
            let degrees = 180 / Double.pi
            if affine.b != 0 || affine.a < 0 {
                transform = gsk_transform_rotate(transform, Float(atan2(affine.b, affine.a) * degrees))
            }
            if skew != 0 { transform = gsk_transform_skew(transform, Float(atan(skew) * degrees), 0) }
            transform = gsk_transform_scale(transform, Float(length), Float(height))
        }
        self.init(adopting: transform)
    }

    deinit { gsk_transform_unref(pointer) }
}
