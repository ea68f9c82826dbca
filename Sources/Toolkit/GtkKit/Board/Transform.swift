// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene

/// The placement of a node that is turned away from the plane.
struct Projection: Equatable {
    /// The center of the node, in its own coordinates and in those of its parent.
    let origin: Point, center: Point
    let transform: AffineTransform
    let perspective: NodePerspective

    init(_ node: Node, _ perspective: NodePerspective) {
        (origin, center, transform) = (node.bounds.center, node.center, node.transform)
        self.perspective = perspective
    }
}

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

    /// Converts the placement of a node in space.
    convenience init?(_ projection: Projection) {
        let (affine, perspective) = (projection.transform, projection.perspective)
        var center = graphene_point_t(x: Float(projection.center.x), y: Float(projection.center.y))
        var transform = gsk_transform_translate(nil, &center)
        let elements = [
            affine.a, affine.b, 0, perspective.x, affine.c, affine.d, 0, perspective.y, 0, 0, 1, 0, affine.tx,
            affine.ty, 0, 1,
        ].map(Float.init)
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, elements)
        transform = gsk_transform_matrix(transform, &matrix)
        var origin = graphene_point_t(x: Float(-projection.origin.x), y: Float(-projection.origin.y))
        self.init(adopting: gsk_transform_translate(transform, &origin))
    }

    deinit { gsk_transform_unref(pointer) }
}
