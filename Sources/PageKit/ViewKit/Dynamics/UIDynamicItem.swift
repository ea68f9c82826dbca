// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What an animator moves: a view, or another object.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinates of the reference view.
    var center: CGPoint { get set }
    /// The size, in its own coordinates.
    var bounds: CGRect { get }
    /// A transform about the center, of which the animator changes the angle.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape with which the item collides if it is `.path`, about its center.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

/// The shape with which an item collides.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// A path, of which the convex hull counts.
    case path
}

extension UIDynamicItem {
    /// The shapes with which the item collides, about its center and without its angle.
    var shapes: [BodyShape] {
        if let group = self as? UIDynamicItemGroup { return group.innerShapes }
        return [shape]
    }

    /// The shape with which the item collides, about its center and without its angle.
    var shape: BodyShape {
        let (width, height) = (bounds.standardized.width / 2, bounds.standardized.height / 2)
        let rectangle = BodyShape.polygon(
            [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: $0 * width, y: $1 * height) })
        switch collisionBoundsType {
        case .rectangle: return rectangle
        case .ellipse:
            if width == height { return .circle(radius: width) }
            return .polygon(
                (0..<24).map { index in
                    let angle = Double(index) * .pi / 12
                    return CGPoint(x: width * cos(angle), y: height * sin(angle))
                })
        case .path:
            let points = collisionBoundingPath.cgPath.steps.lines(maxPoints: 200).flatMap(\.self)
            return points.count < 3 ? rectangle : .polygon(points)
        }
    }
}
