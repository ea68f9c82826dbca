// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// An item in an animator.
@MainActor final class DynamicMember {
    /// A mass of 1 has 10,000 square points, and a force of 1 moves it by 100 points/s².
    static let (areaOfMass, pointsOfForce) = (10_000.0, 100.0)

    let item: any UIDynamicItem
    let shapes: [BodyShape]
    /// The area of the shapes, in square points.
    let area: Double
    /// The number of the body; -1 if it has none yet.
    var body = -1
    /// What the body is like, from which the mass follows.
    var traits = BodyTraits(mass: 1)
    var (density, charge, resistance, angularResistance) = (1.0, 0.0, 0.0, 0.0)
    /// The behaviors that act on the item.
    var behaviors: [UIDynamicBehavior] = []
    /// Where the item was placed last.
    var placed: BodyState
    /// Where the item was when it may have come to rest.
    var rest = CGPoint.zero

    /// The transform without its angle.
    private let base: CGAffineTransform

    init(_ item: any UIDynamicItem) {
        self.item = item
        shapes = item.shapes
        area = shapes.reduce(0) { $0 + max(1, $1.area) }
        let state = Self.state(of: item)
        base = item.transform.concatenating(CGAffineTransform(rotationAngle: -state.angle))
        placed = state
    }

    /// Returns where an item is.
    static func state(of item: any UIDynamicItem) -> BodyState {
        let transform = item.transform
        let angle = atan2(transform.b, transform.a)
        return BodyState(position: item.center, angle: angle.isFinite ? angle : 0)
    }

    /// Forgets what the item is like.
    func reset() {
        traits = BodyTraits(mass: 1)
        (density, charge, resistance, angularResistance) = (1, 0, 0, 0)
        behaviors = []
    }

    /// Ends the description.
    func complete() { traits.mass = density * area / Self.areaOfMass }

    /// The mass that counts.
    var mass: Double { traits.mass.clamped(to: 1e-5...1e6) }

    /// Moves the item to a state, if it is not there.
    func place(at state: BodyState) {
        if state.position != placed.position { item.center = state.position }
        if state.angle != placed.angle {
            item.transform = base.concatenating(CGAffineTransform(rotationAngle: state.angle))
        }
        placed = state
    }
}
