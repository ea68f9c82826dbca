// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import Physics

struct ChipmunkWorldTests {
    private static let square = BodyShape.polygon(
        [(-10.0, -10.0), (10, -10), (10, 10), (-10, 10)].map { Point(x: $0, y: $1) })

    /// Returns the states and contacts of balls and squares that fall into a box, as text.
    static func trace(_ steps: Int) throws -> String {
        let world = try #require(ChipmunkWorld())
        let traits = BodyTraits(mass: 0.04, elasticity: 0.6, friction: 0.3, bodyGroups: 1, boundaryGroups: 1)
        let bodies = (0..<60).map { index in
            let place = Point(x: 20 + Double(index % 10) * 25, y: Double(index / 10) * 24)
            let shape = index % 3 == 0 ? BodyShape.circle(radius: 9) : Self.square
            return world.addBody([shape], traits: traits, state: BodyState(position: place, angle: Double(index)))
        }
        let corners = [(0.0, -200.0), (0, 300), (280, 300), (280, -200)].map { Point(x: $0, y: $1) }
        _ = world.addBoundary([corners], groups: 1)
        for (one, other) in zip(bodies, bodies.dropFirst(7)) where one % 4 == 0 {
            _ = world.addJoint(
                .spring(length: 30, frequency: 2, damping: 0.1), from: JointEnd(body: one, anchor: Point(x: 5, y: 0)),
                to: JointEnd(body: other, anchor: Point(x: 0, y: 0)))
        }
        var text = ""
        for _ in 0..<steps {
            world.step(1.0 / 240) { _, _ in Influence(acceleration: Point(x: 0, y: 1000), torque: 0) }
            text += world.contacts.map { "\($0.pair.body)-\($0.pair.other) \($0.point)" }.joined(separator: " ")
        }
        return text + bodies.map { "\(world.state(of: $0))" }.joined(separator: "\n")
    }

    /// Where memory is allocated must not matter: Chipmunk has tables by addresses.
    @Test func sameStepsGiveTheSameWhereverMemoryIs() throws {
        let first = try Self.trace(600)
        for round in 1...4 {
            var blocks: [UnsafeMutableRawPointer] = []
            for index in 0..<round * 500 {
                blocks.append(.allocate(byteCount: 16 + (index * 37 * round) % 700, alignment: 16))
            }
            for (index, block) in blocks.enumerated() where index % (round + 1) != 0 { block.deallocate() }
            #expect(try Self.trace(600) == first)
            for (index, block) in blocks.enumerated() where index % (round + 1) == 0 { block.deallocate() }
        }
    }

    @Test func constantAccelerationIsExact() throws {
        let world = try #require(ChipmunkWorld())
        let body = world.addBody(
            [Self.square], traits: BodyTraits(mass: 3), state: BodyState(position: Point(x: 0, y: 0)))
        for _ in 0..<240 {
            world.step(1.0 / 240) { _, _ in Influence(acceleration: Point(x: 0, y: 1000), torque: 0) }
        }
        let state = world.state(of: body)
        #expect(abs(state.position.y - 500) < 1e-6 && abs(state.velocity.y - 1000) < 1e-6)
    }

    @Test func numbersThatAreNoneAreReplaced() throws {
        let world = try #require(ChipmunkWorld())
        let bad = Point(x: .nan, y: .infinity)
        let traits = BodyTraits(mass: .nan, elasticity: .infinity, friction: .nan, bodyGroups: 1, boundaryGroups: 1)
        let bodies = [
            BodyShape.circle(radius: .nan), .polygon([]), .polygon([bad, bad, bad]),
            .polygon((0..<100_000).map { Point(x: Double($0), y: -Double($0 * $0)) }),
        ].map {
            world.addBody(
                [$0], traits: traits,
                state: BodyState(position: bad, angle: .infinity, velocity: bad, angularVelocity: .nan))
        }
        _ = world.addBoundary([[bad, Point(x: 1e300, y: 0), bad], [bad], []], groups: 1)
        let joints: [Joint] = [
            .rod(length: .nan), .rod(length: -1), .spring(length: .infinity, frequency: .infinity, damping: .nan),
            .rope(length: -.infinity), .pivot(range: -.infinity ... .infinity, friction: .nan),
            .rail(direction: bad, range: 0...0), .weld,
        ]
        for joint in joints {
            _ = world.addJoint(
                joint, from: JointEnd(body: bodies[0], anchor: bad), to: JointEnd(body: bodies[1], anchor: bad))
            let ground = JointEnd(body: nil, anchor: bad)
            _ = world.addJoint(joint, from: ground, to: JointEnd(body: bodies[2], anchor: bad))
            _ = world.addJoint(joint, from: JointEnd(body: 9999, anchor: bad), to: ground)
        }
        for _ in 0..<500 {
            world.applyImpulse(bad, at: bad, to: bodies[3])
            world.step(1.0 / 240) { _, state in
                state.velocity = bad
                return Influence(acceleration: bad, torque: .infinity)
            }
        }
        for body in bodies {
            let state = world.state(of: body)
            #expect(abs(state.position.x) <= 1e5 && abs(state.position.y) <= 1e5)
            #expect(state.angle.isFinite && abs(state.velocity.x) <= 20_000)
            world.removeBody(body)
        }
    }

    @Test func fastBodyDoesNotJumpOverALine() throws {
        let world = try #require(ChipmunkWorld())
        let traits = BodyTraits(mass: 0.04, boundaryGroups: 1)
        let body = world.addBody(
            [Self.square], traits: traits,
            state: BodyState(position: Point(x: 0, y: 0), velocity: Point(x: 20_000, y: 0)))
        _ = world.addBoundary([[Point(x: 333, y: -50), Point(x: 333, y: 50)]], groups: 1)
        for _ in 0..<240 { world.step(1.0 / 240) { _, _ in .none } }
        #expect(world.state(of: body).position.x < 333)
    }

    @Test func bodiesOfOtherGroupsPassThrough() throws {
        let world = try #require(ChipmunkWorld())
        let one = world.addBody(
            [Self.square], traits: BodyTraits(mass: 0.04, bodyGroups: 1),
            state: BodyState(position: Point(x: 0, y: 0), velocity: Point(x: 100, y: 0)))
        _ = world.addBody(
            [Self.square], traits: BodyTraits(mass: 0.04, bodyGroups: 2),
            state: BodyState(position: Point(x: 50, y: 0)))
        for _ in 0..<240 {
            world.step(1.0 / 240) { _, _ in .none }
            #expect(world.contacts == [])
        }
        #expect(abs(world.state(of: one).position.x - 100) < 1e-6)
    }
}
