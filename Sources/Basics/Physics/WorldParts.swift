// SPDX-License-Identifier: GPL-3.0-or-later
import CPhysics
import Glibc
import Scene

/// What has shapes.
class ShapeOwner {
    let number: Int
    var shapePointers: [OpaquePointer] = []

    init(number: Int) { self.number = number }
}

/// A body with what is asked for in each step, so that Chipmunk need not be asked.
final class Body: ShapeOwner {
    let pointer: OpaquePointer
    let shapes: [BodyShape]
    var traits = BodyTraits(mass: .nan)
    var state = BodyState(position: Point(x: 0, y: 0))
    /// 0 if nothing moves the body.
    var (inverseMass, inverseMoment) = (0.0, 0.0)

    init(number: Int, pointer: OpaquePointer, shapes: [BodyShape]) {
        (self.pointer, self.shapes) = (pointer, shapes)
        super.init(number: number)
    }
}

/// Connected lines with which bodies collide.
final class Boundary: ShapeOwner {
    let segments: [(start: Point, end: Point)]
    let groups: UInt64

    init(number: Int, segments: [(Point, Point)], groups: UInt64) {
        (self.segments, self.groups) = (segments, groups)
        super.init(number: number)
    }

    /// Returns the part of a move after which it meets a line for the first time, or 1.
    func firstCrossing(from start: Point, by move: Point) -> Double {
        var first = 1.0
        for (corner, end) in segments {
            let line = end - corner
            let denominator = move.cross(line)
            guard denominator != 0 else { continue }
            let part = (corner - start).cross(line) / denominator
            let place = (corner - start).cross(move) / denominator
            if part >= 0, part < first, place >= 0, place <= 1 { first = part }
        }
        return first
    }
}

/// A joint with its constraints in Chipmunk. A spring has none.
final class WorldJoint {
    struct End {
        let body: Body?
        let anchor: Point

        /// The distance of the anchor from the center, in the directions of the plane.
        var arm: Point {
            guard let body, anchor.x != 0 || anchor.y != 0 else { return Point(x: 0, y: 0) }
            let (sine, cosine) = (sin(body.state.angle), cos(body.state.angle))
            return Point(x: anchor.x * cosine - anchor.y * sine, y: anchor.x * sine + anchor.y * cosine)
        }
    }

    let number: Int
    let joint: Joint
    let one, other: End
    var constraints: [OpaquePointer] = []

    init(number: Int, joint: Joint, one: End, other: End) {
        (self.number, self.joint, self.one, self.other) = (number, joint, one, other)
    }

    /// Lets a spring act for a time. It pulls with the force that it has at the end of the time, so it is stable for all
    /// frequencies.
    func applySpring(_ seconds: Double) {
        guard case .spring(let length, let frequency, let damping) = joint else { return }
        let arms = (one.arm, other.arm)
        let start = one.body.map { $0.state.position + arms.0 } ?? one.anchor
        let end = other.body.map { $0.state.position + arms.1 } ?? other.anchor
        let difference = end - start
        func pull(_ direction: Point, by stretch: Double) {
            let turns = 2 * Double.pi * frequency
            let inverseMass =
                Self.inverseMass(one.body, arms.0, direction) + Self.inverseMass(other.body, arms.1, direction)
            guard inverseMass > 0 else { return }
            let (stiffness, resistance) = (turns * turns / inverseMass, 2 * damping * turns / inverseMass)
            let softness = 1 / (seconds * (resistance + seconds * stiffness))
            let speed = (Self.velocity(other.body, arms.1) - Self.velocity(one.body, arms.0)).dot(direction)
            let impulse = -(speed + stretch * seconds * stiffness * softness) / (inverseMass + softness)
            guard impulse.isFinite else { return }
            Self.push(one.body, arms.0, direction * -impulse)
            Self.push(other.body, arms.1, direction * impulse)
        }
        if length < 0.5 {
            // A spring without a length acts in all directions, so that nothing circles around its end.
            pull(Point(x: 1, y: 0), by: difference.x)
            pull(Point(x: 0, y: 1), by: difference.y)
        } else {
            let distance = hypot(difference.x, difference.y)
            if distance > 1e-9 { pull(difference * (1 / distance), by: distance - length) }
        }
    }

    private static func inverseMass(_ body: Body?, _ arm: Point, _ direction: Point) -> Double {
        guard let body else { return 0 }
        let turn = arm.cross(direction)
        return body.inverseMass + turn * turn * body.inverseMoment
    }

    private static func velocity(_ body: Body?, _ arm: Point) -> Point {
        guard let state = body?.state else { return Point(x: 0, y: 0) }
        return state.velocity + Point(x: -arm.y, y: arm.x) * state.angularVelocity
    }

    private static func push(_ body: Body?, _ arm: Point, _ impulse: Point) {
        guard let body else { return }
        body.state.velocity = body.state.velocity + impulse * body.inverseMass
        body.state.angularVelocity += arm.cross(impulse) * body.inverseMoment
    }
}

extension Joint {
    /// A range of angles beyond which there is no limit.
    static let freeRange = 1e4

    /// The joint with numbers that Chipmunk accepts.
    var limited: Joint {
        func length(_ length: Double) -> Double { length.clamped(to: 0...ChipmunkWorld.Limits.position) }
        func range(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
            let limit = ChipmunkWorld.Limits.position
            return range.lowerBound.clamped(to: -limit...limit)...range.upperBound.clamped(to: -limit...limit)
        }
        switch self {
        case .rod(let distance): return .rod(length: length(distance))
        case .rope(let distance): return .rope(length: length(distance))
        case .spring(let distance, let frequency, let damping):
            return .spring(
                length: length(distance), frequency: frequency.clamped(to: 1e-3...1e3),
                damping: damping.clamped(to: 0...1e3))
        case .pivot(let angles, let friction):
            return .pivot(range: range(angles), friction: friction.clamped(to: 0...1e12))
        case .rail(let direction, let places):
            let size = hypot(direction.x, direction.y)
            let isValid = size.isFinite && size > 0
            return .rail(
                direction: isValid ? direction * (1 / size) : Point(x: 1, y: 0), range: range(places))
        case .weld: return .weld
        }
    }
}

extension cpVect {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
