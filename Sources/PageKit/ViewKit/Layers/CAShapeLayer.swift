// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The ends of the lines of a shape.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates ends with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A line ends where its path does.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A line ends in half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A line ends in half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of the lines of a shape.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates corners with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Corners are pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Corners are round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which areas of a shape that crosses itself are filled.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a rule with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All areas that the path surrounds.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The areas that the path surrounds an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills a path and draws a line along it, in the layer's coordinates.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The number of lines that a soft shadow is made of.
    private static let shadowBands = 8

    /// The outline.
    open var path: CGPath? {
        didSet { if path !== oldValue { shapeChanged(.path, from: .path(oldValue?.steps)) } }
    }
    /// The color of the areas; `nil` for none.
    open var fillColor: CGColor? = .black {
        didSet { if fillColor != oldValue { shapeChanged(.fillColor, from: .color(oldValue)) } }
    }
    /// Which areas are filled.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { knownContent = nil } }
    /// The color of the line; `nil` for none.
    open var strokeColor: CGColor? {
        didSet { if strokeColor != oldValue { shapeChanged(.strokeColor, from: .color(oldValue)) } }
    }
    /// The part of the path at which the line begins, 0...1.
    open var strokeStart: CGFloat = 0 {
        didSet { if strokeStart != oldValue { shapeChanged(.strokeStart, from: .number(oldValue)) } }
    }
    /// The part of the path at which the line ends, 0...1.
    open var strokeEnd: CGFloat = 1 {
        didSet { if strokeEnd != oldValue { shapeChanged(.strokeEnd, from: .number(oldValue)) } }
    }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { if lineWidth != oldValue { shapeChanged(.lineWidth, from: .number(oldValue)) } }
    }
    /// How far pointed corners extend. The window draws them up to ten times as far as half the line.
    open var miterLimit: CGFloat = 10 {
        didSet { if miterLimit != oldValue { shapeChanged(.miterLimit, from: .number(oldValue)) } }
    }
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { knownContent = nil } }
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { knownContent = nil } }
    /// The lengths of dashes and gaps, in points; `nil` for a solid line.
    @_disfavoredOverload open var lineDashPattern: [CGFloat]? {
        didSet { if lineDashPattern != oldValue { shapeChanged(.lineDashPattern, from: .numbers(oldValue)) } }
    }
    /// The same lengths, for a module in which they have another type.
    package final var plainDashPattern: [CGFloat]? {
        get { lineDashPattern }
        set { lineDashPattern = newValue }
    }
    /// The distance into the dash pattern at which the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { if lineDashPhase != oldValue { shapeChanged(.lineDashPhase, from: .number(oldValue)) } }
    }

    /// Creates a layer without a size.
    override public init() { super.init() }

    /// Creates a copy of a layer that shows an animation.
    override public init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule) = (layer.path, layer.fillColor, layer.fillRule)
        (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
        (lineWidth, miterLimit, lineCap, lineJoin) = (layer.lineWidth, layer.miterLimit, layer.lineCap, layer.lineJoin)
        (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
        knownContent = layer.knownContent
    }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func presentationCopy() -> CALayer { CAShapeLayer(layer: self) }

    private func shapeChanged(_ key: LayerKey, from old: @autoclosure () -> MotionValue) {
        knownContent = nil
        changed(key, from: old())
    }

    override func value(of key: LayerKey) -> MotionValue? {
        switch key {
        case .path: .path(path?.steps)
        case .fillColor: .color(fillColor)
        case .strokeColor: .color(strokeColor)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineWidth: .number(lineWidth)
        case .miterLimit: .number(miterLimit)
        case .lineDashPattern: .numbers(lineDashPattern)
        case .lineDashPhase: .number(lineDashPhase)
        default: super.value(of: key)
        }
    }

    override func set(_ key: LayerKey, to value: MotionValue) {
        switch (key, value) {
        case (.path, .path(let path)): self.path = path.map { CGPath($0) }
        case (.fillColor, .color(let color)): fillColor = color
        case (.strokeColor, .color(let color)): strokeColor = color
        case (.strokeStart, .number(let number)): strokeStart = number
        case (.strokeEnd, .number(let number)): strokeEnd = number
        case (.lineWidth, .number(let number)): lineWidth = number
        case (.miterLimit, .number(let number)): miterLimit = number
        case (.lineDashPattern, .numbers(let numbers)): lineDashPattern = numbers
        case (.lineDashPhase, .number(let number)): lineDashPhase = number
        default: super.set(key, to: value)
        }
    }

    // MARK: - Content

    override var content: NodeContent? {
        guard let path, !path.isEmpty else { return super.content }
        let steps = path.steps.startingWithMove
        var shapes: [Shape] = []
        let (fill, stroke) = (fillColor.flatMap { $0.alpha > 0 ? $0 : nil }, stroke)
        if fill != nil || stroke != nil {
            shapes.append(Shape(path: steps, fill: fill, usesEvenOddFill: fillRule == .evenOdd, stroke: stroke))
        }
        shapes = (shadows(of: shapes) + shapes).filter { !$0.path.elements.isEmpty }
        let drawable = shapes.compactMap { Drawing.Element(content: .shape($0)).withinLimits?.shape }
        if drawable.count < shapes.count { DrawingFault.invalidNumber.report() }
        return drawable.isEmpty ? nil : .shapes(drawable)
    }

    private var stroke: Shape.Stroke? {
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return nil }
        let dashes = (lineDashPattern ?? []).map { $0 > 0 ? $0 : 0 }
        return Shape.Stroke(
            color: strokeColor, width: lineWidth, cap: lineCap.cap,
            join: lineJoin == .miter && miterLimit < 1.05 ? .bevel : lineJoin.join,
            dashes: dashes.contains { $0 > 0 } ? dashes : [],
            offsets: StrokeOffsets(
                start: strokeStart.clamped(to: 0...1), end: strokeEnd.clamped(to: 0...1), dashPhase: lineDashPhase))
    }

    /// Returns what looks like soft shadows: lines of many widths, each nearly transparent.
    private func shadows(of shapes: [Shape]) -> [Shape] {
        guard backgroundColor == nil, shadowPath == nil, let shadow = super.shadow else { return [] }
        let bands = shadow.radius > 0 ? Self.shadowBands : 1
        let color = shadow.color.withAlpha(shadow.color.alpha / Double(bands))
        let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        return shapes.flatMap { shape in
            (0..<bands).map { band in
                let width = 4 * shadow.radius * Double(band) / Double(bands)
                let stroke = Shape.Stroke(
                    color: color, width: (shape.stroke?.width ?? 0) + width, cap: shape.stroke?.cap ?? .round,
                    join: .round, offsets: shape.stroke?.offsets ?? StrokeOffsets())
                // Below the area of a filled shape, only what is outside is seen.
                return Shape(
                    path: shape.path.applying(offset), fill: shape.fill == nil ? nil : color,
                    usesEvenOddFill: shape.usesEvenOddFill, stroke: stroke)
            }
        }
    }

    /// A shape without a background has the shadow of its path, which is among its nodes.
    override var shadow: NodeStyle.Shadow? {
        backgroundColor == nil && path != nil && shadowPath == nil ? nil : super.shadow
    }
}

extension Drawing.Element {
    fileprivate var shape: Shape? { if case .shape(let shape) = content { shape } else { nil } }
}

extension CAShapeLayerLineCap {
    fileprivate var cap: Shape.Stroke.Cap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate var join: Shape.Stroke.Join {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
