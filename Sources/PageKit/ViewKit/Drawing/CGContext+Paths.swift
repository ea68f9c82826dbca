// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension CGContext {
    // MARK: - The present path

    /// Begins a new path.
    public func beginPath() { path = Path() }

    /// Begins a new outline.
    public func move(to point: CGPoint) { path.elements.append(.move(to: state.transform(point))) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { path.elements.append(.line(to: state.transform(point))) }

    /// Adds connected lines, beginning at the first point.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.elements.append(
            .curve(
                to: state.transform(end), control1: state.transform(control1), control2: state.transform(control2)))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: state.transform(end), control: state.transform(control))
    }

    /// Adds a part of a circle, after a line to its start. As in UIKit, where y increases downward, `clockwise` looks
    /// counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasesAngle: !clockwise,
            transform: state.transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.elements += Path(rect: rect).applying(state.transform).elements }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) {
        path.elements += Path(ovalIn: rect).applying(state.transform).elements
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) { self.path.elements += path.steps.applying(state.transform).elements }

    /// Connects the end of the outline with its start.
    public func closePath() { path.elements.append(.close) }

    // MARK: - Drawing

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), by: .identity, evenOdd: rule == .evenOdd)
    }

    /// Draws a line along the path, and begins a new one.
    public func strokePath() { stroke(takePath()) }

    /// Fills the path, draws a line along it, or both, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke {
            fill(path, by: .identity, evenOdd: mode == .eoFill || mode == .eoFillStroke)
        }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect: rect), by: state.transform) }

    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect: rect), by: state.transform, state.stroke) }

    /// Draws a line of a width along a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var stroke = state.stroke
        stroke.width = width
        self.stroke(Path(rect: rect), by: state.transform, stroke)
    }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(Path(ovalIn: rect), by: state.transform) }

    /// Draws a line along an ellipse.
    public func strokeEllipse(in rect: CGRect) {
        stroke(Path(ovalIn: rect), by: state.transform, state.stroke)
    }

    /// Draws lines from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.elements += [.move(to: points[index]), .line(to: points[index + 1])]
        }
        stroke(path, by: state.transform, state.stroke)
    }

    /// Draws an image in a rectangle. As in UIKit, where y increases downward, it is upside down; `draw(in:)` of
    /// `UIImage` draws it upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        image.source.draw(in: rect, on: self)
        restoreGState()
    }

    // MARK: - Clipping

    /// Clips what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) { add(Drawing.Clip(rect, by: state.transform)) }

    /// Clips what is drawn from now on to the path, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        guard let inverse = state.transform.inverse else { return state.clips = nil }
        clip(to: path.applying(inverse), evenOdd: rule == .evenOdd)
    }

    /// Clips to a path in the present coordinates.
    func clip(to path: Path, evenOdd: Bool = false) {
        if let clip = Drawing.Clip(path, by: state.transform) { return add(clip) }
        // The outline is in the coordinates of the drawing, so that the clip has those of its nodes.
        let outline = path.applying(state.transform).startingWithMove
        var clip = Drawing.Clip(outline.bounds, by: .identity)
        guard !outline.bounds.isNull, clip.rect.width > 0, clip.rect.height > 0 else { return state.clips = nil }
        state.outline = outline
        (clip.outline, clip.usesEvenOddRule) = (outline, evenOdd)
        add(clip)
    }

    private func add(_ clip: Drawing.Clip) { state.clips = state.clips?.adding(clip) }

    private func stroke(_ path: Path) {
        guard let inverse = state.transform.inverse else { return }
        stroke(path.applying(inverse), by: state.transform, state.stroke)
    }

    private func takePath() -> Path {
        defer { path = Path() }
        return path
    }
}
