// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// How the colors of a gradient are arranged.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an arrangement with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses about the start. The outermost one touches the sides of a rectangle with a corner at the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, clockwise from the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient in its bounds, with round corners if it has any.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The number of sectors of a conic gradient, and how far they overlap, in parts of a sector.
    private static let (sectors, overlap) = (180, 0.5)

    /// The colors, each a `CGColor`.
    open var colors: [Any]? {
        didSet { gradientChanged(.colors, from: .colors(oldValue?.compactMap(MotionValue.color))) }
    }
    /// The places of the colors, 0...1, in increasing order; `nil` if the distances are equal.
    @_disfavoredOverload open var locations: [CGFloat]? {
        didSet { if locations != oldValue { gradientChanged(.locations, from: .numbers(oldValue)) } }
    }
    /// The same places, for a module in which they have another type.
    package final var plainLocations: [CGFloat]? {
        get { locations }
        set { locations = newValue }
    }
    /// The start, in parts of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if startPoint != oldValue { gradientChanged(.startPoint, from: .point(oldValue)) } }
    }
    /// The end, in parts of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if endPoint != oldValue { gradientChanged(.endPoint, from: .point(oldValue)) } }
    }
    /// How the colors are arranged.
    open var type = CAGradientLayerType.axial { didSet { knownContent = nil } }
    override open var cornerRadius: CGFloat { didSet { knownContent = nil } }

    /// Creates a layer without a size.
    override public init() { super.init() }

    /// Creates a copy of a layer that shows an animation.
    override public init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (layer.colors, layer.locations, layer.type)
        (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
        knownContent = layer.knownContent
    }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func presentationCopy() -> CALayer { CAGradientLayer(layer: self) }

    private func gradientChanged(_ key: LayerKey, from old: @autoclosure () -> MotionValue) {
        knownContent = nil
        changed(key, from: old())
    }

    override func sizeChanged() {
        knownContent = nil
        super.sizeChanged()
    }

    override func value(of key: LayerKey) -> MotionValue? {
        switch key {
        case .colors: .colors(colors?.compactMap(MotionValue.color))
        case .locations: .numbers(locations)
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        default: super.value(of: key)
        }
    }

    override func set(_ key: LayerKey, to value: MotionValue) {
        switch (key, value) {
        case (.colors, .colors(let colors)): self.colors = colors
        case (.locations, .numbers(let numbers)): locations = numbers
        case (.startPoint, .point(let point)): startPoint = point
        case (.endPoint, .point(let point)): endPoint = point
        default: super.set(key, to: value)
        }
    }

    // MARK: - Content

    override var content: NodeContent? {
        let bounds = bounds.standardized
        let colors = (colors ?? []).compactMap(MotionValue.color)
        guard let last = colors.last, !bounds.isEmpty, bounds.width.isFinite, bounds.height.isFinite else {
            return super.content
        }
        let radius = max(0, cornerRadius)
        let outline = Path(roundedRect: bounds, radiusX: radius, radiusY: radius)
        guard colors.count > 1 else { return .shapes([Shape(path: outline, fill: last)]) }
        let stops = Gradient.stops(colors, at: locations)
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        guard [start.x, start.y, end.x, end.y].allSatisfy({ $0.magnitude <= 1e6 }) else { return nil }
        switch type {
        case .radial:
            let transform = CGAffineTransform(
                a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y)
            let form = Gradient.Form.circles(
                from: Gradient.Circle(center: .zero, radius: 0), to: Gradient.Circle(center: .zero, radius: 1))
            guard transform.inverse != nil, transform.a <= 1e4, transform.d <= 1e4 else {
                return .shapes([Shape(path: outline, fill: last)])
            }
            return .shapes([
                Shape(path: outline, gradient: Gradient(form: form, transform: transform, stops: stops))
            ])
        case .conic: return .shapes(sectors(stops, about: start, from: end, in: bounds))
        default:
            guard start != end else { return .shapes([Shape(path: outline, fill: last)]) }
            return .shapes([
                Shape(path: outline, gradient: Gradient(form: .line(from: start, to: end), stops: stops))
            ])
        }
    }

    /// Returns sectors of the bounds with single colors. Each reaches into the next one, so that nothing is seen between
    /// them.
    private func sectors(
        _ stops: [Gradient.Stop], about center: CGPoint, from end: CGPoint, in bounds: CGRect
    ) -> [Shape] {
        let first = atan2(end.y - center.y, end.x - center.x)
        let step = 2 * Double.pi / Double(Self.sectors)
        let isOpaque = stops.allSatisfy { $0.color.alpha == 1 }
        return (0..<Self.sectors).compactMap { index in
            let angle = first + Double(index) * step
            let width = step * (isOpaque && index + 1 < Self.sectors ? 1 + Self.overlap : 1)
            guard let path = Path(sectorOf: bounds, about: center, from: angle, to: angle + width) else { return nil }
            return Shape(path: path, fill: stops.color(at: (Double(index) + 0.5) / Double(Self.sectors)))
        }
    }
}

extension Gradient {
    /// Returns stops for colors at places in increasing order, or at equal distances.
    static func stops(_ colors: [CGColor], at places: [Double]?) -> [Stop] {
        var least = 0.0
        return colors.prefix(256).enumerated().map { index, color in
            let even = Double(index) / Double(max(1, colors.count - 1))
            let place = places.map { index < $0.count ? $0[index] : 1 } ?? even
            least = min(max(least, place > 0 ? place : 0), 1)
            return Stop(place: least, color: color)
        }
    }
}

extension [Gradient.Stop] {
    /// Returns the color at a place.
    func color(at place: Double) -> CGColor {
        guard let next = firstIndex(where: { $0.place > place }) else { return last?.color ?? .clear }
        guard next > 0 else { return self[0].color }
        let (one, two) = (self[next - 1], self[next])
        return one.color.mixed(with: two.color, share: (place - one.place) / (two.place - one.place))
    }
}

extension Path {
    /// Creates the part of a rectangle in a sector of less than half a turn; `nil` if there is none.
    fileprivate init?(sectorOf rect: CGRect, about center: CGPoint, from start: Double, to end: Double) {
        let corners = [rect.minX, rect.maxX].flatMap { x in
            [rect.minY, rect.maxY].map { y in hypot(x - center.x, y - center.y) }
        }
        // The outer corner of the triangle must be beyond the farthest corner of the rectangle.
        let reach = (corners.max() ?? 0) / cos((end - start) / 2) + 1
        func corner(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        }
        var points = [center, corner(start), corner(end)]
        // The sides of the rectangle cut the triangle one after another.
        let sides: [(CGPoint) -> Double] = [
            { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
        ]
        for side in sides {
            var rest: [CGPoint] = []
            for (index, point) in points.enumerated() {
                let before = points[(index + points.count - 1) % points.count]
                let (one, two) = (side(before), side(point))
                if (one < 0) != (two < 0) {
                    let share = one / (one - two)
                    rest.append(
                        CGPoint(
                            x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share))
                }
                if two >= 0 { rest.append(point) }
            }
            points = rest
            if points.isEmpty { return nil }
        }
        self.init([.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close])
    }
}
