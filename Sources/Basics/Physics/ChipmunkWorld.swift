// SPDX-License-Identifier: GPL-3.0-or-later
// The world owns Chipmunk's space and all that is in it. The objects that Chipmunk refers to are owned by the world.

import CPhysics
import Glibc
import Scene

/// A world in which Chipmunk moves the bodies and solves the contacts and the joints, apart from springs.
///
/// Chipmunk finds contacts in an order that follows from the order in which shapes were added. Only its table of contacts
/// depends on addresses, and with it the order in which it reports their ends, which is not used.
package final class ChipmunkWorld: PhysicsWorld {
    /// The limits for what is in a world: of numbers from outside, and of what Chipmunk makes of them.
    enum Limits {
        /// Points from the origin.
        static let position = 1e5
        /// Points a second, and radians a second.
        static let (speed, turning) = (20_000.0, 200.0)
        /// Points a second, in a second.
        static let acceleration = 1e7
        static let mass = 1e-5...1e6
        /// The points of a shape.
        static let points = 256
        /// The contacts of a step beyond which the next one is solved less exactly.
        static let exactContacts = 4000
    }

    private let chipmunk: chipmunk_functions
    private let space: OpaquePointer
    /// In the order of their numbers.
    private var bodies: [Body] = []
    private var bodiesByNumber: [Int: Body] = [:]
    private var boundaries: [Boundary] = []
    private var joints: [WorldJoint] = []
    private var count = 0
    /// What touches, as Chipmunk finds it. A pair can be in it several times.
    private var found: [Contact] = []
    /// What touches since the last step, in the order of the numbers.
    package private(set) var contacts: [Contact] = []

    /// Creates an empty world. Returns `nil` if Chipmunk is not installed.
    package init?() {
        guard let chipmunk = chipmunk_functions.installed, let space = chipmunk.cpSpaceNew() else { return nil }
        (self.chipmunk, self.space) = (chipmunk, space)
        chipmunk.cpSpaceSetUserData(space, Unmanaged.passUnretained(self).toOpaque())
        // What lies on something sinks in by a tenth of a point.
        chipmunk.cpSpaceSetCollisionBias(space, pow(0.6, 60))
        chipmunk.cpSpaceSetCollisionSlop(space, 0.05)
        let handler = chipmunk.cpSpaceAddDefaultCollisionHandler(space)!
        handler.pointee.preSolveFunc = { arbiter, space, _ in
            guard let arbiter, let space, let world = ChipmunkWorld.world(of: space) else { return 0 }
            return world.touch(arbiter) ? 1 : 0
        }
    }

    deinit {
        for joint in joints { free(joint) }
        for body in bodies { free(body) }
        for boundary in boundaries { free(boundary) }
        chipmunk.cpSpaceFree(space)
    }

    private static func world(of space: OpaquePointer) -> ChipmunkWorld? {
        chipmunk_functions.installed?.cpSpaceGetUserData(space).map {
            Unmanaged<ChipmunkWorld>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private func nextNumber() -> Int {
        defer { count += 1 }
        return count
    }

    // MARK: - Bodies

    package func addBody(_ shapes: [BodyShape], traits: BodyTraits, state: BodyState) -> Int {
        let pointer = chipmunk.cpBodyNew(1, 1)!
        let body = Body(number: nextNumber(), pointer: pointer, shapes: shapes.map(Self.limited))
        _ = chipmunk.cpSpaceAddBody(space, pointer)
        bodies.append(body)
        bodiesByNumber[body.number] = body
        setState(state, of: body.number)
        setTraits(traits, of: body.number)
        return body.number
    }

    package func removeBody(_ body: Int) {
        guard let body = bodiesByNumber.removeValue(forKey: body) else { return }
        for joint in joints where joint.one.body === body || joint.other.body === body { removeJoint(joint.number) }
        bodies.removeAll { $0 === body }
        contacts.removeAll { $0.pair.body == body.number || !$0.pair.isBoundary && $0.pair.other == body.number }
        free(body)
    }

    private func free(_ body: Body) {
        removeShapes(of: body)
        chipmunk.cpSpaceRemoveBody(space, body.pointer)
        chipmunk.cpBodyFree(body.pointer)
    }

    package func state(of body: Int) -> BodyState {
        bodiesByNumber[body]?.state ?? BodyState(position: Point(x: 0, y: 0))
    }

    package func setState(_ state: BodyState, of body: Int) {
        guard let body = bodiesByNumber[body] else { return }
        body.state = Self.limited(state)
        chipmunk.cpBodySetPosition(body.pointer, cpVect(body.state.position))
        chipmunk.cpBodySetAngle(body.pointer, body.state.angle)
        writeVelocities(of: body)
    }

    private func writeVelocities(of body: Body) {
        chipmunk.cpBodySetVelocity(body.pointer, cpVect(body.state.velocity))
        chipmunk.cpBodySetAngularVelocity(body.pointer, body.state.angularVelocity)
    }

    package func setTraits(_ traits: BodyTraits, of body: Int) {
        guard let body = bodiesByNumber[body], body.traits != traits else { return }
        body.traits = traits
        if traits.isAnchored {
            chipmunk.cpBodySetType(body.pointer, CP_BODY_TYPE_KINEMATIC)
            (body.inverseMass, body.inverseMoment) = (0, 0)
            (body.state.velocity, body.state.angularVelocity) = (Point(x: 0, y: 0), 0)
        } else {
            chipmunk.cpBodySetType(body.pointer, CP_BODY_TYPE_DYNAMIC)
            let mass = traits.mass.clamped(to: Limits.mass)
            let moment = traits.allowsRotation ? moment(of: body, mass: mass) : .infinity
            chipmunk.cpBodySetMass(body.pointer, mass)
            chipmunk.cpBodySetMoment(body.pointer, moment)
            (body.inverseMass, body.inverseMoment) = (1 / mass, 1 / moment)
        }
        writeVelocities(of: body)
        if traits.bodyGroups | traits.boundaryGroups == 0 {
            removeShapes(of: body)
        } else if body.shapePointers.isEmpty {
            addShapes(of: body)
        }
        // Two bodies of which one collides only with boundaries are not compared.
        let mask: UInt32 = traits.bodyGroups == 0 ? 2 : 3
        for shape in body.shapePointers {
            chipmunk.cpShapeSetFilter(shape, cpShapeFilter(group: 0, categories: 1, mask: mask))
        }
    }

    package func applyImpulse(_ impulse: Point, at offset: Point, to body: Int) {
        guard let body = bodiesByNumber[body] else { return }
        body.state.velocity = body.state.velocity + impulse * body.inverseMass
        body.state.angularVelocity += offset.cross(impulse) * body.inverseMoment
        body.state = Self.limited(body.state)
        writeVelocities(of: body)
    }

    // MARK: - Shapes

    private func addShapes(of body: Body) {
        for shape in body.shapes {
            let pointer: OpaquePointer?
            switch shape {
            case .circle(let radius): pointer = chipmunk.cpCircleShapeNew(body.pointer, radius, cpVect(x: 0, y: 0))
            case .polygon(let points):
                pointer = chipmunk.cpPolyShapeNew(
                    body.pointer, Int32(points.count), points.map { cpVect($0) },
                    cpTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), 0)
            }
            guard let pointer else { continue }
            add(pointer, of: body)
            body.shapePointers.append(pointer)
        }
    }

    private func add(_ shape: OpaquePointer, of owner: ShapeOwner) {
        chipmunk.cpShapeSetUserData(shape, Unmanaged.passUnretained(owner).toOpaque())
        _ = chipmunk.cpSpaceAddShape(space, shape)
    }

    private func removeShapes(of owner: ShapeOwner) {
        for shape in owner.shapePointers {
            chipmunk.cpSpaceRemoveShape(space, shape)
            chipmunk.cpShapeFree(shape)
        }
        owner.shapePointers = []
    }

    private func moment(of body: Body, mass: Double) -> Double {
        let areas = body.shapes.map(\.area)
        let whole = areas.reduce(0, +)
        var moment = 0.0
        for (shape, area) in zip(body.shapes, areas) {
            let share = mass * area / whole
            switch shape {
            case .circle(let radius): moment += chipmunk.cpMomentForCircle(share, 0, radius, cpVect(x: 0, y: 0))
            case .polygon(let points):
                moment += chipmunk.cpMomentForPoly(
                    share, Int32(points.count), points.map { cpVect($0) }, cpVect(x: 0, y: 0), 0)
            }
        }
        return moment.isFinite && moment > 0 ? moment : mass
    }

    // MARK: - Boundaries

    package func addBoundary(_ lines: [[Point]], groups: UInt64) -> Int {
        let segments = lines.flatMap { line in
            let points = line.map(Self.limited)
            return zip(points, points.dropFirst()).filter { $0 != $1 }
        }
        let boundary = Boundary(number: nextNumber(), segments: segments, groups: groups)
        let ground = chipmunk.cpSpaceGetStaticBody(space)
        for (start, end) in segments {
            guard let shape = chipmunk.cpSegmentShapeNew(ground, cpVect(start), cpVect(end), 0) else { continue }
            chipmunk.cpShapeSetFilter(shape, cpShapeFilter(group: 0, categories: 2, mask: 1))
            add(shape, of: boundary)
            boundary.shapePointers.append(shape)
        }
        boundaries.append(boundary)
        return boundary.number
    }

    package func removeBoundary(_ boundary: Int) {
        guard let index = boundaries.firstIndex(where: { $0.number == boundary }) else { return }
        free(boundaries.remove(at: index))
        contacts.removeAll { $0.pair.isBoundary && $0.pair.other == boundary }
    }

    private func free(_ boundary: Boundary) { removeShapes(of: boundary) }

    // MARK: - Joints

    package func addJoint(_ joint: Joint, from one: JointEnd, to other: JointEnd) -> Int {
        let number = nextNumber()
        guard let one = end(one), let other = end(other), one.body !== other.body else { return number }
        let joint = WorldJoint(number: number, joint: joint.limited, one: one, other: other)
        addConstraints(of: joint)
        joints.append(joint)
        return number
    }

    private func end(_ end: JointEnd) -> WorldJoint.End? {
        let anchor = Self.limited(end.anchor)
        guard let number = end.body else { return WorldJoint.End(body: nil, anchor: anchor) }
        return bodiesByNumber[number].map { WorldJoint.End(body: $0, anchor: anchor) }
    }

    private func addConstraints(of joint: WorldJoint) {
        let ground = chipmunk.cpSpaceGetStaticBody(space)
        let (one, other) = (joint.one.body?.pointer ?? ground, joint.other.body?.pointer ?? ground)
        let (start, end) = (cpVect(joint.one.anchor), cpVect(joint.other.anchor))
        let angle = (joint.other.body?.state.angle ?? 0) - (joint.one.body?.state.angle ?? 0)
        var constraints: [OpaquePointer?] = []
        switch joint.joint {
        case .spring: break
        case .rod(let length) where length < 0.5:
            // A rod without a length has no direction.
            constraints = [chipmunk.cpPivotJointNew2(one, other, start, end)]
        case .rod(let length):
            let rod = chipmunk.cpPinJointNew(one, other, start, end)
            chipmunk.cpPinJointSetDist(rod, length)
            constraints = [rod]
        case .rope(let length): constraints = [chipmunk.cpSlideJointNew(one, other, start, end, 0, length)]
        case .pivot(let range, let friction):
            constraints = [chipmunk.cpPivotJointNew2(one, other, start, end)]
            if range.upperBound - range.lowerBound < Joint.freeRange {
                constraints.append(
                    chipmunk.cpRotaryLimitJointNew(one, other, angle + range.lowerBound, angle + range.upperBound))
            }
            if friction > 0 {
                let motor = chipmunk.cpSimpleMotorNew(one, other, 0)
                chipmunk.cpConstraintSetMaxForce(motor, friction)
                constraints.append(motor)
            }
        case .rail(let direction, let range):
            // A groove without a length has no direction.
            let (lower, upper) = (range.lowerBound, max(range.upperBound, range.lowerBound + 1e-3))
            constraints = [
                chipmunk.cpGrooveJointNew(
                    one, other, cpVect(joint.one.anchor + direction * lower),
                    cpVect(joint.one.anchor + direction * upper), end),
                chipmunk.cpGearJointNew(one, other, angle, 1),
            ]
        case .weld:
            constraints = [
                chipmunk.cpPivotJointNew2(one, other, start, end), chipmunk.cpGearJointNew(one, other, angle, 1),
            ]
        }
        joint.constraints = constraints.compactMap { $0 }
        for constraint in joint.constraints { _ = chipmunk.cpSpaceAddConstraint(space, constraint) }
    }

    package func removeJoint(_ joint: Int) {
        guard let index = joints.firstIndex(where: { $0.number == joint }) else { return }
        free(joints.remove(at: index))
    }

    private func free(_ joint: WorldJoint) {
        for constraint in joint.constraints {
            chipmunk.cpSpaceRemoveConstraint(space, constraint)
            chipmunk.cpConstraintFree(constraint)
        }
        joint.constraints = []
    }

    // MARK: - Time

    package func step(_ seconds: Double, _ influence: (_ body: Int, inout BodyState) -> Influence) {
        for body in bodies where !body.traits.isAnchored {
            // The closure may ask for the state, too.
            var state = body.state
            let acting = influence(body.number, &state)
            body.state = state
            let acceleration = Self.limited(acting.acceleration, to: Limits.acceleration)
            // Half of it acts before the body moves and half after, so that a constant one is exact.
            body.state.velocity = body.state.velocity + acceleration * (seconds / 2)
            body.state = Self.limited(body.state)
            chipmunk.cpBodySetForce(body.pointer, cpVect(acceleration * (0.5 / body.inverseMass)))
            let turning = acting.torque * body.inverseMoment
            let torque = turning.isFinite && turning != 0 ? acting.torque : 0
            chipmunk.cpBodySetTorque(body.pointer, torque.clamped(to: -1e12...1e12))
        }
        for joint in joints { joint.applySpring(seconds) }
        for body in bodies where !body.traits.isAnchored {
            body.state = Self.limited(body.state)
            keepInside(body, seconds)
            writeVelocities(of: body)
        }
        chipmunk.cpSpaceSetIterations(space, found.count > Limits.exactContacts ? 3 : 10)
        found.removeAll(keepingCapacity: true)
        chipmunk.cpSpaceStep(space, seconds)
        for body in bodies where !body.traits.isAnchored { read(body) }
        noteContacts()
    }

    private func noteContacts() {
        // The first place that Chipmunk has found for a pair counts.
        let order = found.indices.sorted { (found[$0].pair, $0) < (found[$1].pair, $1) }
        contacts.removeAll(keepingCapacity: true)
        for index in order where contacts.last?.pair != found[index].pair { contacts.append(found[index]) }
    }

    private func read(_ body: Body) {
        let before = body.state
        let (position, velocity) = (
            chipmunk.cpBodyGetPosition(body.pointer), chipmunk.cpBodyGetVelocity(body.pointer)
        )
        body.state = BodyState(
            position: Point(x: position.x, y: position.y), angle: chipmunk.cpBodyGetAngle(body.pointer),
            velocity: Point(x: velocity.x, y: velocity.y),
            angularVelocity: chipmunk.cpBodyGetAngularVelocity(body.pointer))
        guard !body.state.isLimited else { return }
        var state = body.state.isFinite ? body.state : BodyState(position: before.position, angle: before.angle)
        // What has fallen off the page comes to rest.
        if Self.limited(state.position) != state.position { state.velocity = Point(x: 0, y: 0) }
        setState(state, of: body.number)
    }

    /// Lets a fast body stop in front of a boundary, instead of jumping over it.
    private func keepInside(_ body: Body, _ seconds: Double) {
        let move = body.state.velocity * seconds
        let distance = hypot(move.x, move.y)
        guard distance > 2, body.traits.boundaryGroups != 0 else { return }
        let start = body.state.position
        var part = 1.0
        for boundary in boundaries where boundary.groups & body.traits.boundaryGroups != 0 {
            part = min(part, boundary.firstCrossing(from: start, by: move))
        }
        guard part < 1 else { return }
        // Chipmunk adds the whole move, and the velocity has to remain, because the body may bounce off.
        let rest = 1 - max(0, part - 0.5 / distance)
        chipmunk.cpBodySetPosition(body.pointer, cpVect(start - move * rest))
    }

    // MARK: - Contacts

    /// Returns whether two shapes that touch collide, after noting it.
    private func touch(_ arbiter: OpaquePointer) -> Bool {
        var (first, second): (OpaquePointer?, OpaquePointer?)
        chipmunk.cpArbiterGetShapes(arbiter, &first, &second)
        guard let one = owner(of: first), let other = owner(of: second) else { return false }
        let (elasticity, friction): (Double, Double)
        let pair: Contact.Pair
        switch (one, other) {
        case (let one as Body, let other as Body):
            guard one.traits.bodyGroups & other.traits.bodyGroups != 0 else { return false }
            pair = Contact.Pair(
                body: min(one.number, other.number), other: max(one.number, other.number), isBoundary: false)
            elasticity = max(one.traits.elasticity, other.traits.elasticity)
            friction = (one.traits.friction * other.traits.friction).squareRoot()
        case (let body as Body, let boundary as Boundary), (let boundary as Boundary, let body as Body):
            guard body.traits.boundaryGroups & boundary.groups != 0 else { return false }
            pair = Contact.Pair(body: body.number, other: boundary.number, isBoundary: true)
            (elasticity, friction) = (body.traits.elasticity, body.traits.friction)
        default: return false
        }
        let place = chipmunk.cpArbiterGetPointA(arbiter, 0)
        found.append(Contact(pair, at: Point(x: place.x, y: place.y)))
        let isFast = elasticity > 0 && approach(arbiter, first, second, at: place) > Self.restingSpeed
        chipmunk.cpArbiterSetRestitution(arbiter, isFast ? elasticity.clamped(to: 0...1) : 0)
        chipmunk.cpArbiterSetFriction(arbiter, friction.clamped(to: 0...100))
        return true
    }

    /// The speed below which bodies do not bounce, in points a second. It is more than what a step of gravity adds.
    private static let restingSpeed = 30.0

    private func approach(
        _ arbiter: OpaquePointer, _ first: OpaquePointer?, _ second: OpaquePointer?, at place: cpVect
    ) -> Double {
        let normal = chipmunk.cpArbiterGetNormal(arbiter)
        let one = chipmunk.cpBodyGetVelocityAtWorldPoint(chipmunk.cpShapeGetBody(first), place)
        let other = chipmunk.cpBodyGetVelocityAtWorldPoint(chipmunk.cpShapeGetBody(second), place)
        return (one.x - other.x) * normal.x + (one.y - other.y) * normal.y
    }

    private func owner(of shape: OpaquePointer?) -> ShapeOwner? {
        chipmunk.cpShapeGetUserData(shape).map { Unmanaged<ShapeOwner>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: - Limits

    private static func limited(_ point: Point, to limit: Double) -> Point {
        func limited(_ number: Double) -> Double { number.isNaN ? 0 : number.clamped(to: -limit...limit) }
        return Point(x: limited(point.x), y: limited(point.y))
    }

    private static func limited(_ point: Point) -> Point { limited(point, to: Limits.position) }

    private static func limited(_ state: BodyState) -> BodyState {
        guard !state.isLimited else { return state }
        var state = state
        let turning = Limits.turning
        state.position = limited(state.position)
        state.angle = state.angle.isFinite ? state.angle.remainder(dividingBy: 2 * .pi) : 0
        state.velocity = limited(state.velocity, to: 1e9)
        let speed = hypot(state.velocity.x, state.velocity.y)
        if speed > Limits.speed { state.velocity = state.velocity * (Limits.speed / speed) }
        state.angularVelocity =
            state.angularVelocity.isNaN ? 0 : state.angularVelocity.clamped(to: -turning...turning)
        return state
    }

    /// Returns a shape with a few points and an area.
    private static func limited(_ shape: BodyShape) -> BodyShape {
        switch shape {
        case .circle(let radius): return .circle(radius: radius.clamped(to: 0.5...Limits.position))
        case .polygon(let points):
            let polygon = BodyShape.polygon(points.prefix(Limits.points).map(limited))
            guard polygon.area < 0.1 else { return polygon }
            return .polygon([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { Point(x: $0, y: $1) })
        }
    }
}

extension chipmunk_functions {
    /// Chipmunk, or `nil` if it is not installed. It is loaded the first time.
    static let installed: chipmunk_functions? = {
        var functions = chipmunk_functions()
        return chipmunk_load(&functions) ? functions : nil
    }()
}

extension BodyState {
    /// Whether all numbers are numbers.
    fileprivate var isFinite: Bool {
        position.x.isFinite && position.y.isFinite && angle.isFinite && velocity.x.isFinite && velocity.y.isFinite
            && angularVelocity.isFinite
    }

    /// Whether all numbers are in their limits.
    fileprivate var isLimited: Bool {
        let (limit, speed) = (ChipmunkWorld.Limits.position, ChipmunkWorld.Limits.speed)
        return isFinite && abs(position.x) <= limit && abs(position.y) <= limit && abs(angle) <= 1e6
            && velocity.dot(velocity) <= speed * speed && abs(angularVelocity) <= ChipmunkWorld.Limits.turning
    }
}
