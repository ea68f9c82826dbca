// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A value of geometry as an object.
@preconcurrency @MainActor public final class NSValue: NSObject {
    /// The value itself.
    let value: Any

    private init(_ value: Any) { self.value = value }

    /// Creates an object for a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point) }
    /// Creates an object for a size.
    public convenience init(cgSize size: CGSize) { self.init(size) }
    /// Creates an object for a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect) }
    /// Creates an object for a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(transform) }
    /// Creates an object for a transform of space.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(transform) }

    /// The point, or the origin if the value is another one.
    public var cgPointValue: CGPoint { value as? CGPoint ?? .zero }
    /// The size, or zero if the value is another one.
    public var cgSizeValue: CGSize { value as? CGSize ?? .zero }
    /// The rectangle, or zero if the value is another one.
    public var cgRectValue: CGRect { value as? CGRect ?? .zero }
    /// The transform of the plane, or the identity if the value is another one.
    public var cgAffineTransformValue: CGAffineTransform { value as? CGAffineTransform ?? .identity }
    /// The transform of space, or the identity if the value is another one.
    public var caTransform3DValue: CATransform3D { value as? CATransform3D ?? CATransform3DIdentity }
}
