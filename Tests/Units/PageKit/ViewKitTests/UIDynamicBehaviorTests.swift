// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Gravity, pushes, snaps, and descriptions of items.
@Suite(.serialized) struct UIDynamicBehaviorTests {
    private let stage = DynamicStage()

    // MARK: - Gravity

    @Test func gravityHasADirection() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        #expect(gravity.angle == .pi / 2)
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.gravityDirection = CGVector(dx: 0, dy: -3)
        #expect(gravity.angle == -.pi / 2 && gravity.magnitude == 3)
        let view = stage.square(200, 300)
        gravity.gravityDirection = CGVector(dx: 0.1, dy: 0)
        gravity.addItem(view)
        stage.add(gravity)
        stage.run(1)
        #expect(abs(view.center.x - 250) < 0.001 && view.center.y == 300)
        gravity.removeItem(view)
        stage.run(1)
        #expect(gravity.items.isEmpty && abs(view.center.x - 250) < 0.001)
    }

    // MARK: - Pushes

    @Test(arguments: [(100.0, 1.0, 100.0), (50, 1, 400), (100, 4, 25), (200, 0.5, 50)])
    func pushAcceleratesByMass(side: Double, density: Double, acceleration: Double) {
        let view = stage.square(200, 300, side: side)
        let (push, description) = (
            UIPushBehavior(items: [view], mode: .continuous), UIDynamicItemBehavior(items: [view])
        )
        description.density = density
        #expect(push.magnitude == 0 && push.active)
        (push.angle, push.magnitude) = (0, 1)
        stage.add(push, description)
        stage.run(1)
        #expect(abs(view.center.x - 200 - acceleration / 2) < 0.001)
        #expect(abs(description.linearVelocity(for: view).x - acceleration) < 0.001)
        push.active = false
        stage.run(1)
        #expect(abs(description.linearVelocity(for: view).x - acceleration) < 0.001)
    }

    @Test func instantaneousPushIsOver() {
        let view = stage.square(200, 300)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -0.5)
        stage.add(push)
        stage.run(1)
        #expect(!push.active && abs(view.center.y - 250) < 0.001)
        push.active = true
        stage.run(1)
        #expect(!push.active && abs(view.center.y - 150) < 0.001)
    }

    @Test func pushBesideTheCenterTurns() {
        let view = stage.square(200, 300)
        let (push, description) = (
            UIPushBehavior(items: [view], mode: .instantaneous), UIDynamicItemBehavior(items: [view])
        )
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
        #expect(push.targetOffsetFromCenter(for: view).horizontal == 50)
        stage.add(push, description)
        stage.run(1.0 / 60)
        // The moment of a square is ma²/6: 50 · 100 / (10,000 / 6).
        #expect(abs(description.angularVelocity(for: view) - 3) < 0.001)
        #expect(view.transform.b > 0)
    }

    // MARK: - Snaps

    @Test(arguments: [0.0, 0.5, 1]) func snapEndsAtItsPoint(damping: Double) {
        let view = stage.square(100, 100, side: 40)
        view.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 400))
        #expect(snap.damping == 0.5)
        snap.damping = damping
        stage.add(snap)
        var farthest = 0.0
        stage.run(4) { farthest = max(farthest, view.center.x) }
        #expect(view.center.distance(to: CGPoint(x: 300, y: 400)) < 0.1 && abs(view.transform.b) < 0.001)
        #expect(damping < 1 ? farthest > 301 : farthest < 300.01)
        #expect(!stage.animator.isRunning)
        snap.snapPoint = CGPoint(x: 50, y: 60)
        stage.run(3)
        #expect(view.center.distance(to: CGPoint(x: 50, y: 60)) < 0.1)
    }

    // MARK: - Descriptions

    @Test func itemsAreDescribedAsByDefault() {
        let description = UIDynamicItemBehavior(items: [])
        #expect(description.elasticity == 0 && description.friction == 0 && description.density == 1)
        #expect(description.resistance == 0 && description.angularResistance == 0 && description.charge == 0)
        #expect(description.allowsRotation && !description.isAnchored)
    }

    @Test func resistanceSlowsDown() {
        let view = stage.square(100, 100)
        let description = UIDynamicItemBehavior(items: [view])
        (description.resistance, description.angularResistance) = (2, 1)
        description.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        description.addAngularVelocity(3, for: view)
        #expect(description.linearVelocity(for: view).x == 100 && description.angularVelocity(for: view) == 3)
        stage.add(description)
        stage.run(1)
        // e⁻² and e⁻¹.
        #expect(abs(description.linearVelocity(for: view).x - 13.53) < 0.2)
        #expect(abs(description.angularVelocity(for: view) - 1.104) < 0.01)
    }

    @Test func anchoredItemStaysAndOthersBounceOff() {
        let (wall, ball) = (stage.square(200, 300), stage.square(200, 100, side: 20))
        let (fixed, elastic) = (UIDynamicItemBehavior(items: [wall]), UIDynamicItemBehavior(items: [ball]))
        (fixed.isAnchored, elastic.elasticity) = (true, 1)
        stage.add(fixed, elastic, UIGravityBehavior(items: [wall, ball]), UICollisionBehavior(items: [wall, ball]))
        var highest = 1000.0
        stage.run(1.1) { if elastic.linearVelocity(for: ball).y < 0 { highest = min(highest, ball.center.y) } }
        #expect(wall.center == CGPoint(x: 200, y: 300) && abs(highest - 100) < 3)
    }

    @Test func itemThatDoesNotTurnSlides() {
        let view = stage.square(200, 300)
        let (push, description) = (
            UIPushBehavior(items: [view], mode: .continuous), UIDynamicItemBehavior(items: [view])
        )
        description.allowsRotation = false
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
        stage.add(push, description)
        stage.run(1)
        #expect(view.transform == .identity && abs(view.center.y - 350) < 0.001)
    }

    @Test func velocityCanBeAddedWhileItMoves() {
        let view = stage.square(200, 300)
        let description = UIDynamicItemBehavior(items: [view])
        stage.add(description)
        description.addLinearVelocity(CGPoint(x: 10, y: 20), for: view)
        description.addLinearVelocity(CGPoint(x: 10, y: 0), for: view)
        #expect(description.linearVelocity(for: view) == CGPoint(x: 20, y: 20))
        stage.run(1)
        #expect(view.center.distance(to: CGPoint(x: 220, y: 320)) < 1e-6)
        #expect(description.linearVelocity(for: stage.area) == .zero)
    }

    @Test func lastDescriptionCounts() {
        let view = stage.square(200, 300)
        let (one, other, push) = (
            UIDynamicItemBehavior(items: [view]), UIDynamicItemBehavior(items: [view]),
            UIPushBehavior(items: [view], mode: .continuous)
        )
        (one.density, other.density, other.friction) = (5, 2, 0.5)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        stage.add(one, other, push)
        stage.run(1)
        #expect(abs(view.center.x - 225) < 0.001)
    }

    @Test func groupMovesAsOne() {
        let (one, other) = (stage.square(100, 100, side: 20), stage.square(160, 100, side: 20))
        let group = UIDynamicItemGroup(items: [one, other])
        #expect(group.center == CGPoint(x: 130, y: 100) && group.bounds.size == CGSize(width: 80, height: 20))
        let (push, description) = (
            UIPushBehavior(items: [group], mode: .continuous), UIDynamicItemBehavior(items: [group])
        )
        push.pushDirection = CGVector(dx: 0, dy: 0.08)
        description.addAngularVelocity(.pi / 2, for: group)
        stage.add(push, description)
        stage.run(1)
        // Two squares of 20 points have a mass of 0.08.
        #expect(one.center.distance(to: CGPoint(x: 130, y: 120)) < 0.01)
        #expect(other.center.distance(to: CGPoint(x: 130, y: 180)) < 0.01 && abs(one.transform.b - 1) < 1e-6)
    }
}
