// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UICollisionBehavior: bounces, boundaries, and its delegate.
@Suite(.serialized) struct UICollisionBehaviorTests {
    private let stage = DynamicStage()
    private let log = DynamicLog()

    @Test(arguments: [0.0, 0.5, 0.8, 1]) func itemBouncesAsHighAsItIsElastic(elasticity: Double) {
        let view = stage.square(200, 100, side: 50)
        let (collision, description) = (UICollisionBehavior(items: [view]), UIDynamicItemBehavior(items: [view]))
        collision.translatesReferenceBoundsIntoBoundary = true
        description.elasticity = elasticity
        stage.add(UIGravityBehavior(items: [view]), collision, description)
        var (highest, hasBounced) = (600.0, false)
        stage.run(2.1) {
            hasBounced = hasBounced || description.linearVelocity(for: view).y < 0 || view.center.y > 570
            if hasBounced { highest = min(highest, view.center.y) }
        }
        // It falls 475 points and rises by e² of that.
        let height = 575 - highest
        #expect(abs(height - 475 * elasticity * elasticity) < 0.02 * 475, "\(height)")
    }

    @Test func boundariesHold() {
        let views = stage.squares(30, columns: 6, from: Point(x: 60, y: 60), distance: Point(x: 50, y: 50))
        let (collision, description) = (UICollisionBehavior(items: views), UIDynamicItemBehavior(items: views))
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
        (description.elasticity, description.friction) = (0.9, 0.1)
        for (index, view) in views.enumerated() {
            description.addLinearVelocity(CGPoint(x: Double(index * 997 % 8000) - 4000, y: 3000), for: view)
        }
        stage.add(UIGravityBehavior(items: views), collision, description)
        stage.run(5) {
            for view in views {
                #expect(CGRect(x: 20, y: 20, width: 360, height: 560).contains(view.center), "\(view.center)")
            }
        }
    }

    @Test func modeSaysWhatItemsCollideWith() {
        func end(_ mode: UICollisionBehavior.Mode) -> (Double, Double) {
            let stage = DynamicStage()
            let (one, other) = (stage.square(200, 500, side: 40), stage.square(200, 400, side: 40))
            let (gravity, collision) = (
                UIGravityBehavior(items: [one, other]), UICollisionBehavior(items: [one, other])
            )
            collision.addBoundary(
                withIdentifier: "floor", from: CGPoint(x: 0, y: 590), to: CGPoint(x: 400, y: 590))
            collision.collisionMode = mode
            stage.add(gravity, collision)
            stage.run(1.5)
            return (one.center.y, other.center.y)
        }
        let all = end(.everything)
        #expect(abs(all.0 - 570) < 0.5 && abs(all.1 - 530) < 0.5)
        let boundaries = end(.boundaries)
        #expect(abs(boundaries.0 - 570) < 0.5 && abs(boundaries.1 - 570) < 0.5)
        #expect(end(.items).0 > 1000)
    }

    @Test func delegateIsCalledInOrder() {
        let (one, other) = (stage.square(100, 300, side: 40), stage.square(200, 300, side: 40))
        log.names = [ObjectIdentifier(one): "A", ObjectIdentifier(other): "B"]
        let (collision, description) = (
            UICollisionBehavior(items: [one, other]), UIDynamicItemBehavior(items: [one, other])
        )
        (collision.collisionDelegate, description.elasticity) = (log, 1)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "post", from: CGPoint(x: 330, y: 0), to: CGPoint(x: 330, y: 600))
        description.addLinearVelocity(CGPoint(x: 200, y: 0), for: one)
        stage.add(collision, description)
        stage.run(2.2)
        // A stops at B, B comes back from the post and stops at A, and A goes on to the edge.
        #expect(log.lines == ["+AB", "-AB", "+B:post", "-B:post", "+AB", "-AB", "+A:bounds", "-A:bounds"])
        let places = log.points.map { ($0.x * 0.1).rounded() * 10 }
        #expect(places == [180, 330, 180, 0])
    }

    @Test func boundariesHaveIdentifiers() {
        let collision = UICollisionBehavior(items: [])
        #expect(collision.boundaryIdentifiers == nil && !collision.translatesReferenceBoundsIntoBoundary)
        collision.addBoundary(withIdentifier: "a" as NSCopying, from: .zero, to: CGPoint(x: 9, y: 0))
        collision.addBoundary(withIdentifier: 7 as NSCopying, for: UIBezierPath(ovalIn: stage.area.bounds))
        collision.addBoundary(withIdentifier: "a" as NSCopying, from: .zero, to: CGPoint(x: 0, y: 5))
        #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["7", "a"])
        #expect(collision.boundary(withIdentifier: "a" as NSCopying)?.bounds.height == 5)
        collision.removeBoundary(withIdentifier: 7 as NSCopying)
        #expect(collision.boundary(withIdentifier: 7 as NSCopying) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func removedBoundaryLetsGo() {
        let view = stage.square(200, 500, side: 40)
        let collision = UICollisionBehavior(items: [view])
        let floor = UIBezierPath(rect: CGRect(x: 0, y: 550, width: 400, height: 9))
        collision.addBoundary(withIdentifier: "floor", for: floor)
        stage.add(UIGravityBehavior(items: [view]), collision)
        stage.run(1.5)
        #expect(abs(view.center.y - 530) < 0.5 && !stage.animator.isRunning)
        collision.removeBoundary(withIdentifier: "floor")
        stage.run(1)
        #expect(view.center.y > 1000)
    }

    @Test func boundsOfTheReferenceViewAreFollowed() {
        let view = stage.square(200, 500, side: 40)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.add(UIGravityBehavior(items: [view]), collision)
        stage.run(0.2)
        stage.area.bounds.size.height = 800
        stage.run(2)
        #expect(abs(view.center.y - 780) < 0.5)
    }

    @Test func roundItemTouchesWithItsRound() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
            }
        }
        for view in [Ball(frame: CGRect(x: 100, y: 300, width: 40, height: 40)), Wedge(frame: .zero)] {
            let stage = DynamicStage()
            view.center = CGPoint(x: 120, y: 320)
            let (collision, description) = (UICollisionBehavior(items: [view]), UIDynamicItemBehavior(items: [view]))
            collision.translatesReferenceBoundsIntoBoundary = true
            description.allowsRotation = false
            view.transform = CGAffineTransform(rotationAngle: .pi / 4)
            stage.add(UIGravityBehavior(items: [view]), collision, description)
            stage.run(2)
            #expect(abs(view.center.y - (view is Ball ? 580 : 590)) < 0.5)
        }
    }

    @Test func itemsPushEachOther() {
        let (light, heavy) = (stage.square(100, 300, side: 20), stage.square(200, 300, side: 40))
        let (collision, description) = (
            UICollisionBehavior(items: [light, heavy]), UIDynamicItemBehavior(items: [light, heavy])
        )
        (description.elasticity, description.allowsRotation) = (1, false)
        description.addLinearVelocity(CGPoint(x: 100, y: 0), for: light)
        stage.add(collision, description)
        stage.run(1.5)
        // Masses 1 : 4, so −60 and 40 points a second.
        #expect(abs(description.linearVelocity(for: light).x + 60) < 0.5)
        #expect(abs(description.linearVelocity(for: heavy).x - 40) < 0.5)
    }
}
