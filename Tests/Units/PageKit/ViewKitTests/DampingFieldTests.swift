// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// A field of views that are tied to a grid by springs and pushed by touches, as pages for iOS have it.
@Suite(.serialized) struct DampingFieldTests {
    private final class FieldController: UIViewController, UICollisionBehaviorDelegate {
        var dots: [UIView] = []
        private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
        private let gravity = UIGravityBehavior()
        private let collision = UICollisionBehavior()
        private lazy var properties: UIDynamicItemBehavior = {
            let behavior = UIDynamicItemBehavior(items: dots)
            behavior.allowsRotation = false
            behavior.resistance = 0.5
            return behavior
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            for row in 0..<8 {
                for column in 0..<6 {
                    let dot = UIView(frame: CGRect(x: 40 + column * 50, y: 60 + row * 50, width: 16, height: 16))
                    view.addSubview(dot)
                    dots.append(dot)
                    let spring = UIAttachmentBehavior(item: dot, attachedToAnchor: dot.center)
                    spring.length = 0
                    spring.damping = 0.4
                    spring.frequency = 2.5
                    animator.addBehavior(spring)
                    gravity.addItem(dot)
                    collision.addItem(dot)
                }
            }
            gravity.magnitude = 0.05
            collision.collisionMode = .boundaries
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = self
            [gravity, collision, properties].forEach(animator.addBehavior)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let place = touches.first?.location(in: view) else { return }
            for dot in dots {
                let (dx, dy) = (dot.center.x - place.x, dot.center.y - place.y)
                let distance = max(20, hypot(dx, dy))
                guard distance < 150 else { continue }
                let push = UIPushBehavior(items: [dot], mode: .instantaneous)
                push.setAngle(atan2(dy, dx), magnitude: 4 / distance)
                push.action = { [unowned push, weak self] in
                    if !push.active { self?.animator.removeBehavior(push) }
                }
                animator.addBehavior(push)
            }
        }
    }

    @Test func dotsComeBackAfterATouch() {
        let stage = DynamicStage()
        let page = TouchPage()
        defer { page.close() }
        let controller = FieldController()
        page.root.addSubview(controller.view)
        controller.view.frame = page.root.bounds
        PageContext.current.settle()
        // Gravity lets the springs hang by g / ω².
        let hang = 50 / pow(2 * .pi * 2.5, 2)
        let homes = controller.dots.map { CGPoint(x: $0.center.x, y: $0.center.y + hang) }
        stage.run(4)
        func farthest() -> Double {
            zip(controller.dots, homes).map { $0.center.distance(to: $1) }.max() ?? .nan
        }
        #expect(farthest() < 0.3 && !controller.animator.isRunning)
        let count = controller.animator.behaviors.count
        page.tap(150, 150)
        #expect(controller.animator.isRunning && controller.animator.behaviors.count > count + 10)
        var most = 0.0
        stage.run(0.3) { most = max(most, farthest()) }
        #expect(most > 10 && most < 150)
        stage.run(6)
        #expect(farthest() < 0.3 && !controller.animator.isRunning)
        #expect(controller.animator.behaviors.count == count)
    }
}
