// SPDX-License-Identifier: GPL-3.0-or-later
// Pages compile against what uses this protocol, so it is apart from the library that does the work.

/// Rigid bodies that move in a plane, collide, and are connected by joints. Lengths are in points and times in seconds.
/// Bodies, boundaries, and joints have numbers, in the order in which they were added. With the same calls, the same
/// happens in every process.
package protocol PhysicsWorld: AnyObject {
    /// Adds a body and returns its number. Its shapes are in its own coordinates; of each, the convex hull counts.
    func addBody(_ shapes: [BodyShape], traits: BodyTraits, state: BodyState) -> Int
    /// Removes a body, and the joints that it has.
    func removeBody(_ body: Int)
    /// Returns where a body is and how it moves.
    func state(of body: Int) -> BodyState
    /// Places a body.
    func setState(_ state: BodyState, of body: Int)
    /// Changes the traits of a body.
    func setTraits(_ traits: BodyTraits, of body: Int)
    /// Changes the velocities of a body by an impulse at a point, which is given by its distance from the center.
    func applyImpulse(_ impulse: Point, at offset: Point, to body: Int)

    /// Adds lines, each through some points, with which the bodies of some groups collide. Returns their number.
    func addBoundary(_ lines: [[Point]], groups: UInt64) -> Int
    /// Removes a boundary.
    func removeBoundary(_ boundary: Int)

    /// Adds a joint and returns its number.
    func addJoint(_ joint: Joint, from one: JointEnd, to other: JointEnd) -> Int
    /// Removes a joint.
    func removeJoint(_ joint: Int)

    /// Lets a time pass. Before that, the closure is called with each body that is not anchored, in the order of their
    /// numbers: it can change the velocities, and returns what accelerates the body.
    func step(_ seconds: Double, _ influence: (_ body: Int, inout BodyState) -> Influence)
    /// What touches since the last step, in the order of the numbers.
    var contacts: [Contact] { get }
}

/// Where a body is, and how it moves. Angles are in radians, and increase clockwise on the screen.
package struct BodyState: Equatable {
    /// The center, in points.
    package var position: Point
    /// The angle by which the body is turned.
    package var angle: Double
    /// The velocity of the center, in points a second.
    package var velocity: Point
    /// How fast the body turns, in radians a second.
    package var angularVelocity: Double

    /// Creates a state.
    package init(
        position: Point, angle: Double = 0, velocity: Point = Point(x: 0, y: 0), angularVelocity: Double = 0
    ) {
        (self.position, self.angle) = (position, angle)
        (self.velocity, self.angularVelocity) = (velocity, angularVelocity)
    }
}

/// What acts on a body.
package struct Influence: Equatable {
    /// The change of the velocity, in points a second, in a second.
    package var acceleration: Point
    /// What turns the body: a force times its distance from the center.
    package var torque: Double

    /// Nothing.
    package static let none = Influence(acceleration: Point(x: 0, y: 0), torque: 0)

    /// Creates an influence.
    package init(acceleration: Point, torque: Double) { (self.acceleration, self.torque) = (acceleration, torque) }
}

/// A shape of a body.
package enum BodyShape: Equatable {
    /// A circle about the center of the body.
    case circle(radius: Double)
    /// The convex hull of points.
    case polygon([Point])

    /// The area, in square points, if the points are those of a polygon in their order.
    package var area: Double {
        switch self {
        case .circle(let radius): return .pi * radius * radius
        case .polygon(let points):
            guard var previous = points.last else { return 0 }
            var sum = 0.0
            for point in points {
                sum += previous.x * point.y - previous.y * point.x
                previous = point
            }
            return abs(sum) / 2
        }
    }
}

/// What a body is like.
package struct BodyTraits: Equatable {
    /// The mass. A body of 100 × 100 points with a density of 1 has a mass of 1.
    package var mass: Double
    /// Whether the body can turn.
    package var allowsRotation: Bool
    /// Whether the body stays where it is.
    package var isAnchored: Bool
    /// How much of the speed remains after a collision, 0...1.
    package var elasticity: Double
    /// How much bodies hold each other back, from 0.
    package var friction: Double
    /// The groups in which the body collides with other bodies, and those in which it collides with boundaries: a bit
    /// for each. A body in no group has no shapes.
    package var bodyGroups: UInt64, boundaryGroups: UInt64

    /// Creates traits.
    package init(
        mass: Double, allowsRotation: Bool = true, isAnchored: Bool = false, elasticity: Double = 0,
        friction: Double = 0, bodyGroups: UInt64 = 0, boundaryGroups: UInt64 = 0
    ) {
        (self.mass, self.allowsRotation, self.isAnchored) = (mass, allowsRotation, isAnchored)
        (self.elasticity, self.friction) = (elasticity, friction)
        (self.bodyGroups, self.boundaryGroups) = (bodyGroups, boundaryGroups)
    }
}

/// One end of a joint.
package struct JointEnd: Equatable {
    /// The body; `nil` for a fixed point.
    package var body: Int?
    /// The point in the coordinates of the body, or in those of the plane.
    package var anchor: Point

    /// Creates an end.
    package init(body: Int?, anchor: Point) { (self.body, self.anchor) = (body, anchor) }
}

/// A connection of two bodies, or of a body with a fixed point.
package enum Joint: Equatable {
    /// The ends have a constant distance.
    case rod(length: Double)
    /// The ends swing about a distance, so many times a second. With a damping of 1, they just do not swing.
    case spring(length: Double, frequency: Double, damping: Double)
    /// The distance of the ends has a maximum.
    case rope(length: Double)
    /// The ends are at one point. The angle is in a range, and a torque holds the bodies back.
    case pivot(range: ClosedRange<Double>, friction: Double)
    /// The second end moves along a line through the first one, and the bodies do not turn. The direction of the line
    /// is that in the coordinates of the first body.
    case rail(direction: Point, range: ClosedRange<Double>)
    /// The bodies move as one.
    case weld
}

/// Two bodies that touch, or a body that touches a boundary.
package struct Contact: Equatable {
    /// What touches.
    package struct Pair: Hashable, Comparable {
        /// The body. Of two bodies, it is the one with the lower number.
        package let body: Int
        /// Whether the other one is a boundary.
        package let isBoundary: Bool
        /// The number of the other body or of the boundary.
        package let other: Int

        /// Creates a pair.
        package init(body: Int, other: Int, isBoundary: Bool) {
            (self.body, self.isBoundary, self.other) = (body, isBoundary, other)
        }

        /// Returns whether a pair has lower numbers than another. Bodies come before boundaries.
        package static func < (one: Pair, other: Pair) -> Bool {
            (one.body, one.isBoundary ? 1 : 0, one.other) < (other.body, other.isBoundary ? 1 : 0, other.other)
        }
    }

    /// What touches.
    package let pair: Pair
    /// Where.
    package let point: Point

    /// Creates a contact.
    package init(_ pair: Pair, at point: Point) { (self.pair, self.point) = (pair, point) }
}
