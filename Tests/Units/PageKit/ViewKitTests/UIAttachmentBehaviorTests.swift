// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIAttachmentBehavior: rods, springs, ropes, pins, and axes.
@Suite(.serialized) struct UIAttachmentBehaviorTests {
    private let stage = DynamicStage()

    @Test(arguments: [(100.0, 1.0), (300, 1), (200, 0.5)]) func pendulumHasItsPeriod(length: Double, gravity: Double) {
        // It begins at an angle of 0.1.
        let view = stage.square(200 + length * sin(0.1), 100 + length * cos(0.1), side: 20)
        let (attachment, weight) = (
            UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100)),
            UIGravityBehavior(items: [view])
        )
        #expect(abs(attachment.length - length) < 1e-9 && attachment.attachedBehaviorType == .anchor)
        weight.magnitude = gravity
        stage.add(attachment, weight)
        var (crossings, last, time): ([Double], Double, Double) = ([], 1, 0)
        stage.run(6) {
            time += 1.0 / 60
            let x = view.center.x - 200
            if last > 0, x <= 0 { crossings.append(time - 1.0 / 60 * x / (x - last)) }
            last = x
            #expect(abs(view.center.distance(to: CGPoint(x: 200, y: 100)) - length) < 0.5)
        }
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect(abs(period / (2 * .pi * sqrt(length / (1000 * gravity))) - 1) < 0.01, "\(period)")
    }

    @Test(arguments: [1.0, 3, 10]) func springSwingsAtItsFrequency(frequency: Double) {
        let view = stage.square(200, 200, side: 40)
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
        attachment.frequency = frequency
        attachment.length = 80
        stage.add(attachment)
        var (crossings, last, time): ([Double], Double, Double) = ([], 20, 0)
        stage.run(3) {
            time += 1.0 / 60
            let distance = view.center.y - 180
            if last > 0, distance <= 0 { crossings.append(time - 1.0 / 60 * distance / (distance - last)) }
            last = distance
        }
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect(abs(period * frequency - 1) < 0.03, "\(period)")
    }

    @Test func dampedSpringEndsAtItsLength() {
        let view = stage.square(200, 200, side: 40)
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
        (attachment.frequency, attachment.damping, attachment.length) = (2, 1, 60)
        stage.add(attachment)
        var highest = 1000.0
        stage.run(3) { highest = min(highest, view.center.y) }
        #expect(abs(view.center.y - 160) < 0.2 && highest > 159 && !stage.animator.isRunning)
        attachment.anchorPoint = CGPoint(x: 200, y: 300)
        stage.run(3)
        #expect(abs(view.center.distance(to: CGPoint(x: 200, y: 300)) - 60) < 0.5)
    }

    @Test func rodKeepsTwoItemsApart() {
        let (one, other) = (stage.square(100, 300, side: 20), stage.square(200, 300, side: 20))
        let attachment = UIAttachmentBehavior(item: one, attachedTo: other)
        let push = UIPushBehavior(items: [one], mode: .instantaneous)
        push.pushDirection = CGVector(dx: -0.04, dy: 0.02)
        stage.add(attachment, push)
        #expect(attachment.length == 100 && attachment.attachedBehaviorType == .items && attachment.items.count == 2)
        stage.run(1) { #expect(abs(one.center.distance(to: other.center) - 100) < 0.5) }
        // Half of the push each.
        #expect(abs((one.center.x + other.center.x) / 2 - 100) < 1)
    }

    @Test func rodTurnsWhatItPullsAtTheEdge() {
        let view = stage.square(200, 300)
        let attachment = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: 50, vertical: -50),
            attachedToAnchor: CGPoint(x: 250, y: 150))
        #expect(attachment.length == 100)
        let (gravity, description) = (UIGravityBehavior(items: [view]), UIDynamicItemBehavior(items: [view]))
        (description.angularResistance, description.resistance) = (5, 5)
        stage.add(attachment, gravity, description)
        stage.run(8)
        // The corner hangs below the anchor, and the center below the corner.
        #expect(abs(view.center.x - 250) < 1 && abs(view.center.y - (250 + 50 * 2.0.squareRoot())) < 1)
    }

    @Test func ropeHoldsAtItsLength() {
        let (hook, view) = (stage.square(200, 100, side: 20), stage.square(200, 150, side: 20))
        let (fixed, rope) = (
            UIDynamicItemBehavior(items: [hook]),
            UIAttachmentBehavior.limitAttachment(
                with: hook, offsetFromCenter: .zero, attachedTo: view, offsetFromCenter: .zero)
        )
        #expect(rope.length == 50)
        rope.length = 120
        fixed.isAnchored = true
        stage.add(fixed, rope, UIGravityBehavior(items: [view]))
        stage.run(0.2)
        #expect(abs(view.center.y - 170) < 0.001)
        stage.run(3)
        #expect(abs(view.center.y - 220) < 0.5)
    }

    @Test func pinnedItemTurnsInItsRange() {
        let (post, arm) = (stage.square(200, 300, side: 20), stage.square(250, 300, side: 100))
        let (fixed, pin) = (
            UIDynamicItemBehavior(items: [post]),
            UIAttachmentBehavior.pinAttachment(
                with: post, attachedTo: arm, attachmentAnchor: CGPoint(x: 200, y: 300))
        )
        fixed.isAnchored = true
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        stage.add(fixed, pin, UIGravityBehavior(items: [arm]))
        stage.run(3)
        #expect(abs(asin(arm.transform.b) - 0.5) < 0.02)
        #expect(abs(arm.center.distance(to: post.center) - 50) < 0.5)
    }

    @Test func frictionHoldsAPinnedItem() {
        func angle(_ friction: Double) -> Double {
            let stage = DynamicStage()
            let (post, arm) = (stage.square(200, 300, side: 20), stage.square(250, 300, side: 100))
            let (fixed, pin) = (
                UIDynamicItemBehavior(items: [post]),
                UIAttachmentBehavior.pinAttachment(
                    with: post, attachedTo: arm, attachmentAnchor: CGPoint(x: 200, y: 300))
            )
            (fixed.isAnchored, pin.frictionTorque) = (true, friction)
            stage.add(fixed, pin, UIGravityBehavior(items: [arm]))
            stage.run(0.3)
            return asin(arm.transform.b)
        }
        // Gravity turns a mass of 1 at 50 points with 1,000 · 50, which is 5.
        #expect(abs(angle(6)) < 0.01 && angle(4) > 0.05 && angle(0) > angle(4))
    }

    @Test func fixedItemsMoveAsOne() {
        let (one, other) = (stage.square(100, 300, side: 20), stage.square(140, 300, side: 20))
        let (weld, description) = (
            UIAttachmentBehavior.fixedAttachment(
                with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 120, y: 300)),
            UIDynamicItemBehavior(items: [one, other])
        )
        description.addLinearVelocity(CGPoint(x: 0, y: 50), for: one)
        stage.add(weld, description)
        stage.run(2)
        #expect(abs(one.center.distance(to: other.center) - 40) < 0.5)
        #expect(abs(one.transform.b - other.transform.b) < 0.01 && abs(one.transform.b) > 0.1)
    }

    @Test func slidingItemStaysOnItsAxis() {
        let view = stage.square(200, 300, side: 40)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: view, attachmentAnchor: CGPoint(x: 200, y: 300), axisOfTranslation: CGVector(dx: 0.6, dy: 0.8))
        slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 150)
        stage.add(slide, UIGravityBehavior(items: [view]))
        stage.run(0.3) {
            let distance = view.center - CGPoint(x: 200, y: 300)
            #expect(abs(distance.x * 0.8 - distance.y * 0.6) < 0.5)
        }
        // It falls along the axis with 0.8 of gravity.
        #expect(abs(view.center.distance(to: CGPoint(x: 200, y: 300)) - 36) < 1)
        stage.run(3)
        #expect(abs(view.center.distance(to: CGPoint(x: 200, y: 300)) - 150) < 1 && abs(view.transform.b) < 0.01)
    }

    @Test func removedAttachmentLetsGo() {
        let view = stage.square(200, 200, side: 20)
        let (attachment, gravity) = (
            UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100)),
            UIGravityBehavior(items: [view])
        )
        stage.add(attachment, gravity)
        stage.run(1)
        #expect(abs(view.center.y - 200) < 0.5)
        stage.animator.removeBehavior(attachment)
        stage.run(1)
        #expect(abs(view.center.y - 700) < 3)
    }
}

extension CGPoint {
    fileprivate static func - (one: CGPoint, other: CGPoint) -> CGPoint {
        CGPoint(x: one.x - other.x, y: one.y - other.y)
    }
}

extension CGPoint {
    /// The distance to another point.
    func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
