// SPDX-License-Identifier: GPL-3.0-or-later
/// An outline of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case close
    }

    /// The steps, in drawing order.
    public var elements: [Element]

    /// Creates a path.
    public init(_ elements: [Element] = []) { self.elements = elements }
}

/// A path that is filled, stroked, or both.
public struct Shape: Hashable, Sendable {
    /// How lines are drawn along a path.
    public struct Stroke: Hashable, Sendable {
        /// The shape of the ends of a line.
        public enum Cap: Hashable, Sendable { case butt, round, square }
        /// The shape of the corners of a line.
        public enum Join: Hashable, Sendable { case miter, round, bevel }

        /// The color of the line.
        public var color: Color
        /// The width of the line, in points.
        public var width: Double
        /// The shape of the ends.
        public var cap: Cap
        /// The shape of the corners.
        public var join: Join
        /// The lengths of dashes and gaps, alternating, in points. Empty for a solid line.
        public var dashes: [Double]
        /// Where along the path the line begins and ends.
        public var offsets: StrokeOffsets

        /// Creates a stroke. By default, it is a solid line with square corners.
        public init(
            color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [],
            offsets: StrokeOffsets = StrokeOffsets()
        ) {
            self.color = color
            self.width = width
            self.cap = cap
            self.join = join
            self.dashes = dashes
            self.offsets = offsets
        }
    }

    /// The outline.
    public var path: Path
    /// The fill color; `nil` if the path is only stroked.
    public var fill: Color?
    /// The colors of the fill, which then need no `fill`; `nil` if it has a single color.
    public var gradient: Gradient?
    /// Whether areas that the path encloses an even number of times are left out.
    public var usesEvenOddFill: Bool
    /// The stroke, drawn over the fill; `nil` if the path is only filled.
    public var stroke: Stroke?

    /// Creates a shape.
    public init(
        path: Path, fill: Color? = nil, gradient: Gradient? = nil, usesEvenOddFill: Bool = false,
        stroke: Stroke? = nil
    ) {
        self.path = path
        self.fill = fill
        self.gradient = gradient
        self.usesEvenOddFill = usesEvenOddFill
        self.stroke = stroke
    }
}

/// Where along a path a line begins and ends, and where in its dashes. These change often, and the path does not.
public struct StrokeOffsets: Hashable, Sendable {
    /// The parts of the length of the path at which the line begins and ends, 0...1.
    public var start: Double, end: Double
    /// The distance into the dash pattern at which the line begins, in points.
    public var dashPhase: Double

    /// Creates the offsets of a line. By default, it follows the whole path.
    public init(start: Double = 0, end: Double = 1, dashPhase: Double = 0) {
        (self.start, self.end, self.dashPhase) = (start, end, dashPhase)
    }

    /// Whether the line does not follow the whole path.
    package var isPart: Bool { start > 0 || end < 1 }
}

extension Shape {
    /// The path of the line: all of the path, or a part of it.
    package var strokedPath: Path {
        guard let offsets = stroke?.offsets, offsets.isPart else { return path }
        guard offsets.start < offsets.end else { return Path() }
        let walk = PathWalk(path)
        return walk.part(from: offsets.start * walk.length, to: offsets.end * walk.length)
    }
}

extension [Shape] {
    /// Where along their paths the lines begin and end.
    var strokeOffsets: [StrokeOffsets] {
        get { compactMap { $0.stroke?.offsets } }
        set {
            var rest = newValue[...]
            for index in indices where self[index].stroke != nil {
                if let offsets = rest.popFirst() { self[index].stroke?.offsets = offsets }
            }
        }
    }

    /// Where the lines begin and end, if nothing else differs from other shapes; otherwise `nil`.
    func strokeOffsets(ifOnlyDifferenceFrom others: [Shape]) -> [StrokeOffsets]? {
        let offsets = strokeOffsets
        var others = others
        guard count == others.count, !offsets.isEmpty else { return nil }
        others.strokeOffsets = offsets
        return self == others ? offsets : nil
    }
}
