// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// CALayer.presentation(): the shown values, also with reduced motion; touches on animated views.
@Suite(.serialized) struct CALayerPresentationTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }
    private var node: Node { stage.node }
    private func steps(_ count: Int) { stage.steps(count) }

    // MARK: - Presentation

    @Test func presentationHasTheShownValues() throws {
        view.layer.cornerRadius = 10
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
            view.bounds.size = CGSize(width: 200, height: 100)
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.layer.cornerRadius = 20
            view.backgroundColor = .white
        }
        steps(30)
        let shown = try #require(view.layer.presentation())
        #expect(shown.position == CGPoint(x: 100, y: 50) && shown.bounds.size == CGSize(width: 150, height: 100))
        #expect(shown.opacity == 0.5 && shown.cornerRadius == 15)
        #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(shown.frame == CGRect(x: -50, y: -50, width: 300, height: 200))
        #expect(shown.backgroundColor == Color.white.withAlpha(0.5))
        #expect(view.layer.position == CGPoint(x: 150, y: 50) && view.layer.opacity == 0)
    }

    @Test func thePresentationOfAViewAtRestHasItsValues() throws {
        let shown = try #require(view.layer.presentation())
        #expect(shown.frame == view.frame && shown.position == view.center && shown.opacity == 1)
        #expect(shown.affineTransform() == .identity && shown.backgroundColor == nil)
    }

    @Test func geometrySetOnTheLayerIsThatOfTheView() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.position = CGPoint(x: 150, y: 50)
            view.layer.opacity = 0
            view.layer.setAffineTransform(CGAffineTransform(translationX: 8, y: 0))
        }
        view.layer.backgroundColor = .white
        steps(15)
        #expect(view.center.x == 150 && node.center.x == 75 && node.opacity == 0.75 && node.transform.tx == 2)
        #expect(node.style.fill == .white)
    }

    // MARK: - Touches

    @Test func anAnimatedViewTakesNoTouches() {
        stage.move()
        let event = UIEvent.test
        #expect(view.isAnimatedWithoutInteraction)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: event) == nil)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        steps(60)
        #expect(!view.isAnimatedWithoutInteraction && view.hitTest(CGPoint(x: 50, y: 50), with: event) === view)
    }

    @Test func allowUserInteractionLetsTheViewTakeTouches() {
        stage.move(.allowUserInteraction)
        #expect(!view.isAnimatedWithoutInteraction)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: UIEvent.test) === view)
    }

    @Test func subviewsOfAnAnimatedViewTakeNoTouches() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: UIEvent.test) === inner)
        view.alpha = 0.5
        UIView.animate(withDuration: 1) { view.alpha = 1 }
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === inner)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: UIEvent.test) == nil)
    }

    // MARK: - Reduced motion

    private func withReducedMotion(_ body: () -> Void) {
        PageContext.current.apply(UITraitCollection(reducesMotion: true))
        body()
        PageContext.current.apply(UITraitCollection())
    }

    @Test func reducedMotionShowsMovementsAtTheirEndButFades() {
        withReducedMotion {
            var finished: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
                view.bounds.size.width = 300
                view.alpha = 0
            } completion: {
                finished.append($0)
            }
            #expect(node.center.x == 150 && node.transform.a == 2 && node.bounds.width == 300)
            steps(30)
            #expect(node.opacity == 0.5 && finished == [])
            steps(30)
            #expect(finished == [true])
        }
    }

    @Test func aMovementThatIsNotShownCausesNoSteps() {
        PageContext.current.rest()
        withReducedMotion {
            let start = stage.time.step
            stage.move()
            #expect(stage.time.activity == .waiting(until: Double(start + 60) / 60))
            stage.move(.repeat)
            view.center.x = 60
            steps(1)
            stage.move([.repeat, .autoreverse])
            #expect(stage.time.activity == .still)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            #expect(stage.time.activity == .moving)
        }
    }

    @Test func aRepeatedMovementStandsStillWithReducedMotion() {
        withReducedMotion {
            stage.move([.repeat, .autoreverse])
            steps(20)
            #expect(node.center.x == 150)
        }
    }

    // MARK: - Node numbers and repeatability

    @Test func theSameAnimationsAlwaysGiveTheSameTrees() {
        func run() -> [Node] {
            view.layer.removeAllAnimations()
            (view.center, view.alpha, view.transform) = (CGPoint(x: 50, y: 50), 1, .identity)
            UIView.animate(withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.3, initialSpringVelocity: 2) {
                view.center.x = 150
                view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: [.autoreverse]) { view.alpha = 0.3 }
            return (0..<60).map { _ in
                steps(1)
                return node
            }
        }
        #expect(run() == run())
    }
}

extension UIEvent {
    /// An event as the touch dispatcher passes it to `hitTest(_:with:)`.
    static var test: UIEvent? {
        final class Probe: UIView {
            var event: UIEvent?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
        }
        let window = PageContext.current.window
        let area = window.area
        window.resize(to: CGSize(width: 2000, height: 2000))
        let probe = Probe(frame: CGRect(x: 1500, y: 1500, width: 10, height: 10))
        window.addSubview(probe)
        for phase in [Touch.Phase.began, .ended] {
            let touch = Touch(id: 77, phase, at: CGPoint(x: 1505, y: 1505), time: 0, by: .finger)
            PageContext.current.touches.dispatch(touch, at: 0)
        }
        probe.removeFromSuperview()
        window.resize(to: area)
        return probe.event
    }
}
