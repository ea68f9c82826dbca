// SPDX-License-Identifier: GPL-3.0-or-later
/// How often a node and everything in it is drawn. Each copy is above the previous one and is transformed once more, and
/// its colors are multiplied with another color.
public struct NodeCopies: Hashable, Sendable {
    /// How much more of each component a color has than the one before, -1...1.
    public struct ColorStep: Hashable, Sendable {
        public var red: Double, green: Double, blue: Double, alpha: Double

        /// Creates a step. By default, the color stays the same.
        public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    /// The number of copies, among them the node itself.
    public var count: Int
    /// The transform from each copy to the next, about the center of the node.
    public var transform: AffineTransform
    /// What the colors of the first copy are multiplied with.
    public var color: Color
    /// How much more of each component the color of each copy has.
    public var colorStep: ColorStep

    /// Creates copies. By default, they have the colors of the node.
    public init(
        count: Int, transform: AffineTransform = .identity, color: Color = .white, colorStep: ColorStep = ColorStep()
    ) {
        (self.count, self.transform, self.color, self.colorStep) = (count, transform, color, colorStep)
    }

    /// What the colors of a copy are multiplied with.
    public func color(of index: Int) -> Color {
        func component(_ first: Double, _ step: Double) -> Double { first + Double(index) * step }
        return Color(
            red: component(color.red, colorStep.red), green: component(color.green, colorStep.green),
            blue: component(color.blue, colorStep.blue), alpha: component(color.alpha, colorStep.alpha))
    }

    /// Returns the transforms of the copies, in the coordinates of a node with the given center. Ends before the first one
    /// that is not finite.
    public func transforms(about center: Point) -> [AffineTransform] {
        let there = AffineTransform(translationX: -center.x, y: -center.y)
        let back = AffineTransform(translationX: center.x, y: center.y)
        var (all, whole): ([AffineTransform], AffineTransform) = ([], .identity)
        for _ in 0..<max(0, count) {
            guard [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty].allSatisfy(\.isFinite) else { break }
            all.append(whole == .identity ? whole : there.concatenating(whole).concatenating(back))
            whole = whole.concatenating(transform)
        }
        return all
    }
}
