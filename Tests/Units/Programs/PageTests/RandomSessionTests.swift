// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import PageLink
import TestTiers
import Testing

/// Random sessions, run twice: the trees of every step are the same.
struct RandomSessionTests {
    nonisolated private static let pages = ["Pairs", "Pentominoes", "Passcode", "DisplayLink", "Layers", "Dynamics"]
    private static let texts = [
        "let gc = GameController()\ngc.openingTime = 0.2\nPlaygroundPage.current.liveView = gc",
        "let gc = TileController()\ngc.puzzle = \"3x5\"\ngc.marksDeadRegions = true\nPlaygroundPage.current.liveView = gc",
        "let gc = CircleController()\nPlaygroundPage.current.liveView = gc",
        """
        let area = View()
        area.backgroundColor = Color(rgb: 0x241F31)
        let gc = GameController()
        gc.view.frame = Rect(origin: Point(x: 300, y: 20), size: Size(width: 400, height: 400))
        area.addSubview(gc.view)
        var balls = (0..<5).map { number in
            View(frame: Rect(center: Point(x: 20, y: 30 * Double(number)), size: Size(width: 12, height: 12)))
        }.shuffled()
        balls.forEach(area.addSubview)
        let link = DisplayLink { link in
            for ball in balls { ball.center.x += Double.random(in: -1...2) }
            if Int.random(in: 0..<40) == 0 { area.sendSubviewToBack(balls.randomElement()!) }
        }
        var taps = 0
        gc.addGestureRecognizer(TapGestureRecognizer { _ in
            taps += 1
            balls[taps % 5].transform = AffineTransform(rotationAngle: Double(taps))
            link.isPaused = taps % 4 == 3
            Task {
                try await Task.sleep(for: .seconds(0.3), clock: PlaygroundPage.current.clock)
                gc.padding = Double.random(in: 0...60)
            }
        })
        gc.happened = { event in if case .missed = event { balls.append(View()); area.addSubview(balls.last!) } }
        PlaygroundPage.current.liveView = area
        """,
        """
        import UIKit
        final class Layers: UIView {
            let ring = CAShapeLayer(), sky = CAGradientLayer(), label = CATextLayer()
            let copies = CAReplicatorLayer(), sparks = CAEmitterLayer()
            var animator: UIViewPropertyAnimator?
            override init(frame: CGRect) {
                super.init(frame: frame)
                sky.frame = bounds
                sky.colors = [UIColor.systemTeal.cgColor, UIColor.systemPink.cgColor]
                ring.path = UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 200, height: 200)).cgPath
                ring.lineWidth = 12
                ring.lineDashPattern = [12, 8]
                ring.strokeColor = UIColor.white.cgColor
                let dot = CALayer()
                dot.frame = CGRect(x: 100, y: 300, width: 20, height: 20)
                dot.backgroundColor = UIColor.red.cgColor
                copies.instanceCount = 8
                copies.instanceDelay = 0.1
                copies.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
                copies.addSublayer(dot)
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.fromValue, fade.toValue, fade.duration, fade.autoreverses) = (0.2, 1, 0.8, true)
                fade.repeatCount = .infinity
                dot.add(fade, forKey: nil)
                let cell = CAEmitterCell()
                (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (20, 1, 60, .pi)
                cell.contents = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
                    UIColor.yellow.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
                }.cgImage
                sparks.emitterCells = [cell]
                label.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
                for layer in [sky, ring, copies, sparks, label] { self.layer.addSublayer(layer) }
                addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            }
            required init?(coder: NSCoder) { fatalError() }
            @objc func tapped(_ tap: UITapGestureRecognizer) {
                label.string = "\\(Int.random(in: 0..<1000))"
                let spring = CASpringAnimation(keyPath: "strokeEnd")
                (spring.fromValue, spring.toValue, spring.duration) = (Double.random(in: 0...0.5), 1, 1)
                ring.add(spring, forKey: "stroke")
                sparks.emitterPosition = tap.location(in: self)
                CATransaction.begin()
                CATransaction.setAnimationDuration(0.7)
                sky.colors?.shuffle()
                sky.cornerRadius = CGFloat.random(in: 0...80)
                CATransaction.commit()
                animator?.stopAnimation(true)
                animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
                    self.transform = CGAffineTransform(rotationAngle: .random(in: -0.2...0.2))
                }
                animator?.startAnimation()
            }
        }
        PlaygroundPage.current.liveView = Layers(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        """,
        """
        import UIKit
        final class Bodies: UIView, UICollisionBehaviorDelegate {
            lazy var animator = UIDynamicAnimator(referenceView: self)
            var hits = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                let boxes = (0..<24).map { number in
                    let box = UIView(frame: CGRect(x: 20 + 30 * number, y: 20 + 7 * (number % 5), width: 24, height: 24))
                    box.backgroundColor = UIColor(hue: CGFloat(number) / 24, saturation: 1, brightness: 1, alpha: 1)
                    addSubview(box)
                    return box
                }
                let (gravity, collision) = (UIGravityBehavior(items: boxes), UICollisionBehavior(items: boxes))
                collision.translatesReferenceBoundsIntoBoundary = true
                collision.collisionDelegate = self
                let items = UIDynamicItemBehavior(items: boxes)
                (items.elasticity, items.friction) = (0.6, 0.1)
                let spring = UIAttachmentBehavior(item: boxes[0], attachedTo: boxes[1])
                (spring.frequency, spring.damping) = (2, 0.2)
                for behavior in [gravity, collision, items, spring] { animator.addBehavior(behavior) }
                addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            }
            required init?(coder: NSCoder) { fatalError() }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
                at p: CGPoint
            ) {
                hits += 1
                (item1 as? UIView)?.alpha = 0.5 + 0.5 * CGFloat(hits % 7) / 7
            }
            @objc func tapped(_ tap: UITapGestureRecognizer) {
                let push = UIPushBehavior(items: subviews.shuffled().suffix(5), mode: .instantaneous)
                push.setAngle(.random(in: 0...6), magnitude: 0.4)
                animator.addBehavior(push)
                animator.addBehavior(UISnapBehavior(item: subviews[hits % 24], snapTo: tap.location(in: self)))
            }
        }
        PlaygroundPage.current.liveView = Bodies(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        """,
    ]
    private static let built = texts.map { text in Result { try BuiltPage("import PlaygroundSupport\n" + text) } }

    @Test(arguments: Array(pages.indices)) func sessionIsRepeatedStepByStep(page: Int) throws {
        var steps = 0
        for number in randomSeeds(40) where Int(number) % Self.pages.count == page {
            var session = RandomSession(seed: number)
            let built = try Self.built[page].get()
            let first = try session.run(on: RunningPage(built, data: dataFolder.path, seed: number))
            let second = try session.run(on: RunningPage(built, data: dataFolder.path, seed: number))
            #expect(first.digests == second.digests, "session \(number) of \(Self.pages[page])")
            #expect(Set(first.digests).count > 1, "something must happen")
            // The same session at once, in silence.
            let replayed = try RunningPage(built, data: dataFolder.path, seed: number)
            _ = try replayed.loaded(repeating: session.inputs, until: session.lastStep)
            #expect(replayed.tree == first.tree, "replay of session \(number) of \(Self.pages[page])")
            // Everything has other addresses in each process.
            for _ in 0..<(Self.pages[page] == "Dynamics" && steps == 0 ? 7 : 0) {
                let again = try session.run(on: RunningPage(built, data: dataFolder.path, seed: number))
                #expect(again.digests == first.digests, "session \(number) of \(Self.pages[page])")
            }
            steps += first.digests.count
        }
        print("sessions: \(Self.pages[page]): \(steps) steps")
    }
}
