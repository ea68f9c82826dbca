// SPDX-License-Identifier: GPL-3.0-or-later
/// A direction with a magnitude. What is set of the components and of the angle and magnitude changes the others.
struct ForceVector {
    /// The components.
    var components: CGVector {
        didSet {
            magnitude = hypot(components.dx, components.dy)
            if magnitude != 0 { angle = atan2(components.dy, components.dx) }
        }
    }
    /// The angle in radians, clockwise from the right.
    private(set) var angle: CGFloat
    /// The length. If it is negative, the direction is the opposite one.
    private(set) var magnitude: CGFloat

    init(_ components: CGVector) {
        self.components = components
        magnitude = hypot(components.dx, components.dy)
        angle = magnitude == 0 ? 0 : atan2(components.dy, components.dx)
    }

    mutating func set(angle: CGFloat, magnitude: CGFloat) {
        components = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
        (self.angle, self.magnitude) = (angle, magnitude)
    }
}
