// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIFieldBehavior and UIRegion.
@Suite(.serialized) struct UIFieldBehaviorTests {
    private let stage = DynamicStage()

    /// Returns how a square of 100 points has moved after a time.
    private func move(
        _ field: UIFieldBehavior, from start: CGPoint = CGPoint(x: 100, y: 0), velocity: CGPoint = .zero,
        charge: Double = 0, density: Double = 1, _ seconds: Double = 0.5
    ) -> (place: CGPoint, velocity: CGPoint) {
        let stage = DynamicStage()
        let view = stage.square(start.x, start.y)
        let description = UIDynamicItemBehavior(items: [view])
        (description.charge, description.density) = (charge, density)
        description.addLinearVelocity(velocity, for: view)
        field.addItem(view)
        stage.add(field, description)
        stage.run(seconds)
        let velocity = description.linearVelocity(for: view)
        stage.animator.removeAllBehaviors()
        field.removeItem(view)
        return (view.center, velocity)
    }

    @Test func fieldHasDefaults() {
        let field = UIFieldBehavior.dragField()
        #expect(field.strength == 1 && field.falloff == 0 && field.direction == .zero && field.smoothness == 0)
        #expect(field.region === UIRegion.infinite && field.position == .zero && field.items.isEmpty)
    }

    @Test func linearGravityPullsInADirection() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.strength = 2
        // 200 points/s² for half a second, whatever the mass.
        for density in [1.0, 7] {
            let (place, velocity) = move(field, density: density)
            #expect(abs(place.y - 25) < 0.001 && place.x == 100 && abs(velocity.y - 100) < 0.001)
        }
    }

    @Test func radialGravityPullsToTheCenter() {
        let field = UIFieldBehavior.radialGravityField(position: .zero)
        #expect(abs(move(field, from: CGPoint(x: 0, y: 300)).place.y - 287.5) < 0.01)
        // At three lengths, a falloff of 2 leaves a ninth.
        field.falloff = 2
        #expect(abs(move(field, from: CGPoint(x: 0, y: 300)).velocity.y + 5.6) < 0.15)
        // Within the radius, the force is that at the radius.
        field.minimumRadius = 300
        #expect(abs(move(field, from: CGPoint(x: 0, y: 100)).velocity.y + 100.0 / 18) < 0.01)
    }

    @Test func springFieldSwings() {
        let field = UIFieldBehavior.springField()
        field.strength = 9
        // At 100 points, the force is 9 and the acceleration 900 points/s², so ω² is 9.
        let view = stage.square(100, 0)
        field.addItem(view)
        stage.add(field)
        var (last, crossings, time): (Double, [Double], Double) = (1, [], 0)
        stage.run(7) {
            time += 1.0 / 60
            if last > 0, view.center.x <= 0 { crossings.append(time) }
            last = view.center.x
        }
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect(abs(period - 2 * .pi / 3) < 0.02, "\(period)")
    }

    @Test func dragSlowsDown() {
        let field = UIFieldBehavior.dragField()
        let velocity = move(field, velocity: CGPoint(x: 100, y: 0)).velocity
        #expect(abs(velocity.x - 100 * exp(-0.5)) < 0.5)
        field.strength = 1e6
        #expect(abs(move(field, velocity: CGPoint(x: 100, y: 0)).velocity.x) < 0.01)
    }

    @Test func velocityFieldSetsTheVelocity() {
        let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 1))
        #expect(abs(move(field, velocity: CGPoint(x: 70, y: 0)).place.y - 50) < 0.001)
    }

    @Test func vortexPushesAround() {
        let (place, velocity) = move(.vortexField(), 0.1)
        #expect(abs(place.y - 0.5) < 0.01 && abs(velocity.y - 10) < 0.1)
    }

    @Test func chargesCount() {
        #expect(move(.electricField(), charge: 2).velocity.x > 90)
        #expect(move(.electricField(), charge: -2, 0.2).velocity.x < -35)
        #expect(move(.electricField()).velocity == .zero)
        let (_, turned) = move(.magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1)
        #expect(abs(hypot(turned.x, turned.y) - 100) < 1.5 && abs(atan2(turned.y, turned.x) - 0.5) < 0.02)
    }

    @Test func noiseRepeats() {
        let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
        field.strength = 20
        let (one, other) = (move(field), move(field))
        #expect(one.place == other.place && one.place.distance(to: CGPoint(x: 100, y: 0)) > 1)
        let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
        #expect(move(turbulence).place == CGPoint(x: 100, y: 0))
        #expect(move(turbulence, velocity: CGPoint(x: 100, y: 0)).velocity.x != 100)
    }

    @Test func closureComputesAForce() {
        let field = UIFieldBehavior.field { _, place, velocity, mass, charge, _ in
            CGVector(dx: mass * charge, dy: place.x + velocity.dx)
        }
        let velocity = move(field, charge: 3, density: 2, 1.0 / 240 * 4).velocity
        #expect(abs(velocity.x - 300.0 / 60) < 0.001 && abs(velocity.y - 5000.0 / 60) < 3)
    }

    @Test func closureCannotChangeTheWorld() {
        let (view, other) = (stage.square(100, 100), stage.square(300, 100))
        let description = UIDynamicItemBehavior(items: [view, other])
        var velocities: [Double] = []
        let field = UIFieldBehavior.field { [stage] _, _, _, _, _, _ in
            velocities.append(description.linearVelocity(for: view).y)
            description.addLinearVelocity(CGPoint(x: 1, y: 0), for: other)
            stage.animator.removeAllBehaviors()
            return CGVector(dx: 0, dy: 1)
        }
        for item in [view, other] { field.addItem(item) }
        stage.add(description, field)
        stage.run(0.5)
        #expect(velocities.count == 8 && !stage.animator.isRunning && stage.animator.behaviors.isEmpty)
    }

    @Test func fieldActsInItsRegion() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        (field.position, field.region) = (CGPoint(x: 200, y: 0), UIRegion(radius: 50))
        #expect(move(field).velocity == .zero)
        field.region = UIRegion(size: CGSize(width: 220, height: 10))
        #expect(move(field, 0.1).velocity.y > 5)
    }

    @Test func regionsAreCombined() {
        let (circle, rectangle) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        let (center, right, top) = (CGPoint.zero, CGPoint(x: 15, y: 0), CGPoint(x: 0, y: -8))
        func inside(_ region: UIRegion) -> [Bool] { [center, right, top].map { region.contains($0) } }
        #expect(inside(circle) == [true, false, true] && inside(rectangle) == [true, true, false])
        #expect(inside(circle.inverse()) == [false, true, false])
        #expect(inside(circle.union(with: rectangle)) == [true, true, true])
        #expect(inside(circle.intersection(with: rectangle)) == [true, false, false])
        #expect(inside(circle.difference(from: rectangle)) == [false, false, true])
        #expect(inside(.infinite) == [true, true, true])
        var region = circle
        for _ in 0..<1000 { region = region.union(with: region) }
        #expect(inside(region) == [true, false, true])
    }
}
