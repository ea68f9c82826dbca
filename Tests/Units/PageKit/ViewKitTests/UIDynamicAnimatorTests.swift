// SPDX-License-Identifier: GPL-3.0-or-later
import Physics
import Scene
import Testing
import ViewKit

/// UIDynamicAnimator: its time, its pauses, and its items.
@Suite(.serialized) struct UIDynamicAnimatorTests {
    private let stage = DynamicStage()

    @Test func freeFallIsThatOfTheFormula() {
        let view = stage.square(200, 100)
        stage.add(UIGravityBehavior(items: [view]))
        for second in 1...3 {
            stage.run(1)
            // s = ½gt² with 1,000 points/s².
            #expect(abs(view.center.y - 100 - 500 * Double(second * second)) < 0.001)
            #expect(view.center.x == 200 && view.transform == .identity)
        }
        #expect(stage.animator.isRunning && abs(stage.animator.elapsedTime - 3) < 1e-9)
    }

    @Test func nothingMovesBeforeTheNextStep() {
        let view = stage.square(200, 100)
        #expect(!stage.animator.isRunning)
        stage.add(UIGravityBehavior(items: [view]))
        #expect(stage.animator.isRunning && view.center.y == 100)
        stage.run(1.0 / 60)
        #expect(view.center.y > 100)
    }

    @Test func animatorPausesAtRestAndResumes() {
        PageContext.current.rest()
        let (view, log) = (stage.square(200, 500), DynamicLog())
        let (gravity, collision) = (UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]))
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.delegate = log
        stage.add(gravity, collision)
        #expect(log.lines == ["resume"])
        stage.run(2)
        #expect(log.lines == ["resume", "pause"] && !stage.animator.isRunning)
        #expect(PageContext.current.time.activity == .still)
        let low = view.center.y
        #expect(abs(low - 550) < 0.5)
        gravity.angle = -.pi / 2
        #expect(log.lines.last == "resume" && stage.animator.isRunning && stage.animator.elapsedTime == 0)
        stage.run(3)
        #expect(log.lines == ["resume", "pause", "resume", "pause"])
        #expect(abs(view.center.y - 50) < 0.5)
        stage.animator.removeAllBehaviors()
        #expect(stage.animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }

    @Test func animatorWithoutItemsDoesNotRun() {
        stage.add(UIGravityBehavior(items: []), UIDynamicBehavior())
        #expect(!stage.animator.isRunning)
    }

    @Test func animatorThatNobodyKeepsStops() {
        PageContext.current.rest()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.area)
        animator?.addBehavior(UIGravityBehavior(items: [view]))
        stage.run(0.1)
        animator = nil
        let place = view.center
        stage.run(0.1)
        #expect(view.center == place && PageContext.current.time.activity == .still)
    }

    @Test func withoutChipmunkNothingMoves() {
        let view = stage.square(200, 100)
        PageContext.current.makePhysicsWorld = { nil }
        stage.add(UIGravityBehavior(items: [view]))
        stage.run(0.5)
        #expect(!stage.animator.isRunning && view.center.y == 100)
    }

    @Test func itemsInARectangleAreFound() {
        let (one, other) = (stage.square(50, 50, side: 20), stage.square(300, 300, side: 20))
        stage.add(UIGravityBehavior(items: [other, one]))
        #expect(stage.animator.items(in: CGRect(x: 0, y: 0, width: 45, height: 45)).count == 1)
        #expect(stage.animator.items(in: stage.area.bounds).map { $0 === one } == [false, true])
        #expect(stage.animator.items(in: CGRect(x: 100, y: 100, width: 9, height: 9)).isEmpty)
    }

    @Test func itemThatThePageMovesIsUpdated() {
        let view = stage.square(200, 100)
        let description = UIDynamicItemBehavior(items: [view])
        description.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
        stage.add(description)
        stage.run(0.5)
        #expect(abs(view.center.x - 230) < 1e-6)
        view.center = CGPoint(x: 100, y: 300)
        stage.animator.updateItem(usingCurrentState: view)
        stage.run(0.5)
        #expect(abs(view.center.x - 130) < 1e-6 && view.center.y == 300)
        view.bounds.size = CGSize(width: 20, height: 20)
        stage.animator.updateItem(usingCurrentState: view)
        stage.run(0.5)
        #expect(abs(view.center.x - 160) < 1e-6)
    }

    @Test func anotherObjectCanBeAnItem() {
        final class Dot: NSObject, UIDynamicItem {
            var center = CGPoint(x: 5, y: 5)
            var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            var transform = CGAffineTransform.identity
        }
        let (animator, dot) = (UIDynamicAnimator(), Dot())
        animator.addBehavior(UIGravityBehavior(items: [dot]))
        stage.run(1)
        #expect(abs(dot.center.y - 505) < 0.001)
    }

    @Test func subclassCombinesBehaviors() {
        final class Falling: UIDynamicBehavior {
            var moves: [Bool] = []
            let gravity = UIGravityBehavior(items: [])

            init(_ item: any UIDynamicItem) {
                super.init()
                gravity.addItem(item)
                addChildBehavior(gravity)
            }

            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let view = stage.square(200, 100)
        let falling = Falling(view)
        var calls = 0
        falling.action = { calls += 1 }
        stage.add(falling)
        #expect(falling.dynamicAnimator === stage.animator && falling.gravity.dynamicAnimator === stage.animator)
        stage.run(1)
        #expect(calls == 60 && abs(view.center.y - 600) < 0.001)
        falling.removeChildBehavior(falling.gravity)
        #expect(falling.childBehaviors.isEmpty && falling.gravity.dynamicAnimator == nil)
        stage.animator.removeBehavior(falling)
        #expect(falling.moves == [true, false])
    }

    @Test func sameStepsGiveTheSame() {
        func trace() -> String {
            let (stage, log) = (DynamicStage(), DynamicLog())
            let views = stage.squares(40, columns: 8, from: Point(x: 30, y: 40), distance: Point(x: 45, y: 50))
            for (index, view) in views.enumerated() { log.names[ObjectIdentifier(view)] = "\(index) " }
            let (collision, description) = (UICollisionBehavior(items: views), UIDynamicItemBehavior(items: views))
            (collision.translatesReferenceBoundsIntoBoundary, collision.collisionDelegate) = (true, log)
            (description.elasticity, description.friction) = (0.7, 0.2)
            for (index, view) in views.enumerated() {
                description.addLinearVelocity(CGPoint(x: Double(index * 37 % 200) - 100, y: 0), for: view)
            }
            let attachments = (0..<10).map { UIAttachmentBehavior(item: views[$0], attachedTo: views[$0 + 20]) }
            for attachment in attachments { (attachment.frequency, attachment.damping) = (3, 0.1) }
            stage.add(UIGravityBehavior(items: views), collision, description)
            for attachment in attachments { stage.animator.addBehavior(attachment) }
            stage.run(4)
            return log.lines.joined(separator: ",") + views.map { "\($0.center) \($0.transform)" }.joined()
        }
        let first = trace()
        #expect(first.count > 5000)
        for _ in 0..<3 { #expect(trace() == first) }
    }

    @Test func thousandItemsAreTheMost() {
        let views = (0..<1100).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        stage.add(UIGravityBehavior(items: views))
        #expect(stage.animator.items(in: stage.area.bounds).count == 1000)
        stage.run(0.1)
        #expect(views[999].center.y > 0.5 && views[1000].center.y == 0.5)
    }
}
