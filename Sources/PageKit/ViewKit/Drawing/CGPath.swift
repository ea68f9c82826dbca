// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The shape of the ends of a line.
public typealias CGLineCap = Shape.Stroke.Cap
/// The shape of the corners of a line.
public typealias CGLineJoin = Shape.Stroke.Join

/// An outline of lines and curves.
@preconcurrency @MainActor public class CGPath: Equatable {
    /// The steps of the outline.
    package fileprivate(set) var steps: Path

    fileprivate init(steps: Path, by transform: CGAffineTransform?) {
        self.steps = transform.map { steps.applying($0) } ?? steps
    }

    package convenience init(_ steps: Path) { self.init(steps: steps, by: nil) }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: Path(rect: rect), by: transform?.pointee)
    }

    /// Creates the outline of an ellipse.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: Path(ovalIn: rect), by: transform?.pointee)
    }

    /// Creates the outline of a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            steps: Path(roundedRect: rect, radiusX: cornerWidth, radiusY: cornerHeight), by: transform?.pointee)
    }

    /// Returns whether the paths have the same steps.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.steps == other.steps }

    /// Whether the path has no steps.
    public var isEmpty: Bool { steps.elements.isEmpty }
    /// The end of the last step, or the origin if the path is empty.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }
    /// The smallest rectangle that contains the path and the control points of its curves.
    public var boundingBox: CGRect { steps.controlBounds }
    /// The smallest rectangle that contains the path.
    public var boundingBoxOfPath: CGRect { steps.bounds }

    /// Returns whether a point is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { steps.applying(transform).contains(point, evenOdd: rule == .evenOdd) }

    /// Returns a copy of the path.
    public func copy() -> CGPath? { CGPath(steps) }

    /// Returns a copy of the path to which steps can be added.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.steps = steps
        return copy
    }
}

/// Which areas are inside a path that crosses itself.
nonisolated public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// How a path is drawn.
nonisolated public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// An outline to which lines and curves can be added.
@preconcurrency @MainActor public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(steps: Path(), by: nil) }

    /// Begins a new outline.
    public func move(to point: CGPoint) { steps.elements.append(.move(to: point)) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { steps.elements.append(.line(to: point)) }

    /// Adds connected lines, beginning at the first point.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.addQuadCurve(to: end, control: control) }

    /// Adds a part of a circle, after a line to its start. As in UIKit, where y increases downward, `clockwise` looks
    /// counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        steps.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasesAngle: !clockwise,
            transform: transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        steps.elements += Path(rect: rect).applying(transform).elements
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        steps.elements += Path(ovalIn: rect).applying(transform).elements
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        steps.elements +=
            Path(roundedRect: rect, radiusX: cornerWidth, radiusY: cornerHeight).applying(transform).elements
    }

    /// Adds a path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps.elements += path.steps.applying(transform).elements
    }

    /// Connects the end of the outline with its start.
    public func closeSubpath() { steps.elements.append(.close) }
}
