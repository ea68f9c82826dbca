// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// An outline of lines and curves that can be filled and stroked.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
    /// The width of lines, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether areas that the path encloses an even number of times are outside.
    open var usesEvenOddFillRule = false

    private var steps = Path()
    private var (dashes, dashPhase): ([CGFloat], CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() { super.init() }

    private init(steps: Path) {
        self.steps = steps
        super.init()
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) { self.init(steps: Path(rect: rect)) }

    /// Creates the outline of the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(steps: Path(ovalIn: rect)) }

    /// Creates the outline of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(steps: Path(roundedRect: rect, radiusX: cornerRadius, radiusY: cornerRadius))
    }

    /// Creates the outline of a rectangle, some of whose corners are round.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(
            steps: Path(
                roundedRect: rect, radiusX: cornerRadii.width, radiusY: cornerRadii.height, corners: corners))
    }

    /// Creates a part of a circle. Angles are in radians; an angle of 0 is to the right, and π/2 is down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(steps: Path())
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from an outline.
    public convenience init(cgPath: CGPath) { self.init(steps: cgPath.steps) }

    /// The outline.
    open var cgPath: CGPath {
        get { ViewKit.CGPath(steps) }
        set { steps = newValue.steps }
    }

    /// Whether the path has no steps.
    open var isEmpty: Bool { steps.elements.isEmpty }
    /// The end of the last step, or the origin if the path is empty.
    open var currentPoint: CGPoint { steps.currentPoint ?? .zero }
    /// The smallest rectangle that contains the path.
    open var bounds: CGRect { steps.bounds }

    // MARK: - Steps

    /// Begins a new outline.
    open func move(to point: CGPoint) { steps.elements.append(.move(to: point)) }

    /// Adds a line.
    open func addLine(to point: CGPoint) { steps.elements.append(.line(to: point)) }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        steps.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, after a line to its start. Angles are in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        steps.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasesAngle: clockwise)
    }

    /// Connects the end of the outline with its start.
    open func close() { if !isEmpty { steps.elements.append(.close) } }

    /// Adds the steps of another path.
    open func append(_ path: UIBezierPath) { steps.elements += path.steps.elements }

    /// Returns the path, drawn from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(steps: steps.reversed)
        (reversed.lineWidth, reversed.lineCapStyle, reversed.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (reversed.dashes, reversed.dashPhase) = (dashes, dashPhase)
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        return reversed
    }

    /// Removes all steps.
    open func removeAllPoints() { steps = Path() }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { steps = steps.applying(transform) }

    /// Returns whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool { steps.contains(point, evenOdd: usesEvenOddFillRule) }

    // MARK: - Drawing

    /// Sets the lengths of dashes and gaps. If there are none, lines are solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
        dashPhase = phase
    }

    /// Fills the path in the present context with its fill color.
    open func fill() {
        guard let context = CGContext.stack.last else { return }
        context.fill(steps, by: context.state.transform, evenOdd: usesEvenOddFillRule)
    }

    /// Fills the path in the present context with its fill color, an opacity, and a blend mode.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.stack.last?.draw(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Draws a line along the path in the present context with its stroke color, an opacity, and a blend mode.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.stack.last?.draw(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Draws a line along the path in the present context with its stroke color.
    open func stroke() {
        guard let context = CGContext.stack.last else { return }
        let stroke = Shape.Stroke(
            color: context.state.stroke.color, width: lineWidth, cap: lineCapStyle, join: lineJoinStyle,
            dashes: dashes, offsets: StrokeOffsets(dashPhase: dashPhase))
        context.stroke(steps, by: context.state.transform, stroke)
    }

    /// Clips what is drawn from now on in the present context to the path.
    open func addClip() { CGContext.stack.last?.clip(to: steps, evenOdd: usesEvenOddFillRule) }
}

/// The corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt

    /// Creates a set of corners.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
