// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIPanGestureRecognizer: translation, velocity, and fingers.
@Suite(.serialized) struct UIPanGestureRecognizerTests {
    @Test func panBeginsChangesAndEnds() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UIPanGestureRecognizer { pan in states.append(pan.state) })
        page.down(100, 100)
        page.move(105, 100)
        #expect(states == [], "a finger may shake")
        page.move(120, 100)
        page.move(130, 100)
        page.move(140, 100)
        page.lift()
        #expect(states == [.began, .changed, .changed, .ended])
    }

    /// A busy window reports a drag when it is over, so the finger seems to jump.
    @Test func aDragThatJumpsBeginsWhereTheFingerCameDown() {
        let page = TouchPage()
        defer { page.close() }
        let tile = page.add(UIView(), 80, 80, 40, 40)
        let delegate = HoldingDelegate(tile)
        var log: [String] = []
        let pan = UIPanGestureRecognizer { pan in log.append("\(pan.state) \(Int(pan.location(in: page.root).x))") }
        pan.delegate = delegate
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        page.move(300, 100)
        page.lift()
        #expect(log == ["began 109", "changed 300", "ended 300"])
    }

    @Test func translationIsTheWholeWay() {
        let page = TouchPage()
        defer { page.close() }
        var ways: [CGPoint] = []
        page.root.addGestureRecognizer(UIPanGestureRecognizer { pan in ways.append(pan.translation(in: page.root)) })
        page.down(100, 100)
        page.move(120, 100)
        page.move(150, 90)
        page.lift()
        #expect(ways == [CGPoint(x: 20, y: 0), CGPoint(x: 50, y: -10), CGPoint(x: 50, y: -10)])
    }

    @Test func translationGoesOnFromWhereItWasSet() {
        let page = TouchPage()
        defer { page.close() }
        var way = CGPoint.zero
        page.root.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                way.x += pan.translation(in: page.root).x
                pan.setTranslation(.zero, in: page.root)
            })
        page.down(100, 100)
        for x in [120.0, 130, 170] { page.move(x, 100) }
        page.lift()
        #expect(way == CGPoint(x: 70, y: 0))
    }

    @Test func translationIsInTheCoordinatesOfTheView() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 0, 0, 400, 400)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        var ways: [CGPoint] = []
        let pan = UIPanGestureRecognizer { pan in
            ways.append(pan.translation(in: view))
            ways.append(pan.translation(in: page.root))
        }
        view.addGestureRecognizer(pan)
        page.down(100, 100)
        page.move(140, 100)
        #expect(ways.count == 2)
        #expect(ways.first == CGPoint(x: 20, y: 0) && ways.last == CGPoint(x: 40, y: 0))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        #expect(pan.translation(in: page.root) == CGPoint(x: 10, y: 0))
    }

    @Test func velocityIsThatOfTheLastMoment() {
        let page = TouchPage()
        defer { page.close() }
        var speed = CGPoint.zero
        page.root.addGestureRecognizer(UIPanGestureRecognizer { pan in speed = pan.velocity(in: page.root) })
        page.down(100, 100)
        for step in 1...20 {
            page.waitSteps(1)
            page.move(100 + 10 * Double(step), 100)
        }
        #expect((speed.x - 600).magnitude < 1e-6 && speed.y == 0)
        page.lift()
        #expect((speed.x - 600).magnitude < 1e-6)
    }

    @Test func fingerThatRestsHasNoVelocity() {
        let page = TouchPage()
        defer { page.close() }
        var speed = CGPoint(x: 1, y: 1)
        page.root.addGestureRecognizer(UIPanGestureRecognizer { pan in speed = pan.velocity(in: page.root) })
        page.down(100, 100)
        page.waitSteps(1)
        page.move(150, 100)
        #expect(speed.x > 100)
        page.wait(0.5)
        page.lift()
        #expect(speed == .zero)
    }

    @Test func settingTheTranslationResetsTheVelocity() {
        let page = TouchPage()
        defer { page.close() }
        let pan = UIPanGestureRecognizer {}
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        page.waitSteps(1)
        page.move(150, 100)
        #expect(pan.velocity(in: nil).x > 100)
        pan.setTranslation(.zero, in: nil)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test func translationOfTwoFingersIsThatOfTheirCenter() {
        let page = TouchPage()
        defer { page.close() }
        var way = CGPoint.zero
        let pan = UIPanGestureRecognizer { pan in way = pan.translation(in: nil) }
        pan.minimumNumberOfTouches = 2
        page.root.addGestureRecognizer(pan)
        page.down(100, 100, 1)
        page.move(150, 100, 1)
        #expect(way == .zero, "one finger is not enough")
        page.down(200, 200, 2)
        page.move(170, 100, 1)
        #expect(way == CGPoint(x: 10, y: 0))
        page.move(220, 200, 2)
        #expect(way == CGPoint(x: 20, y: 0))
    }

    @Test func panEndsWhenTooFewFingersAreLeft() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { pan in states.append(pan.state) }
        pan.minimumNumberOfTouches = 2
        page.root.addGestureRecognizer(pan)
        page.down(100, 100, 1)
        page.down(200, 200, 2)
        page.move(150, 100, 1)
        page.lift(2)
        #expect(states == [.began, .ended])
    }

    @Test func panGoesOnWithoutAJumpWhenAFingerIsLifted() {
        let page = TouchPage()
        defer { page.close() }
        var ways: [CGPoint] = []
        page.root.addGestureRecognizer(UIPanGestureRecognizer { pan in ways.append(pan.translation(in: nil)) })
        page.down(100, 100, 1)
        page.down(300, 300, 2)
        page.move(120, 100, 1)
        page.lift(2)
        page.move(125, 100, 1)
        #expect(ways == [CGPoint(x: 10, y: 0), CGPoint(x: 15, y: 0)])
    }

    @Test func moreFingersThanTheMaximumDoNotPan() {
        let page = TouchPage()
        defer { page.close() }
        let pan = UIPanGestureRecognizer { Issue.record("two fingers panned") }
        pan.maximumNumberOfTouches = 1
        page.root.addGestureRecognizer(pan)
        page.down(100, 100, 1)
        page.down(200, 200, 2)
        page.move(150, 100, 1)
        page.move(150, 200, 2)
    }

    @Test func fingerBeyondTheMaximumIsIgnoredDuringAPan() {
        let page = TouchPage()
        defer { page.close() }
        let pan = UIPanGestureRecognizer {}
        pan.maximumNumberOfTouches = 1
        page.root.addGestureRecognizer(pan)
        page.down(100, 100, 1)
        page.move(150, 100, 1)
        page.down(300, 300, 2)
        page.move(350, 300, 2)
        #expect(pan.state == .began && pan.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
    }

    @Test func secondFingerTapsDuringAPanOfOneFinger() {
        let page = TouchPage()
        defer { page.close() }
        var taps: [CGPoint] = []
        let pan = UIPanGestureRecognizer {}
        pan.maximumNumberOfTouches = 1
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(UITapGestureRecognizer { tap in taps.append(tap.location(in: nil)) })
        page.down(100, 100, 1)
        page.move(150, 100, 1)
        page.tap(300, 300, 2)
        #expect(taps == [CGPoint(x: 300, y: 300)])
        #expect(pan.state == .began)
        page.move(160, 100, 1)
        #expect(pan.state == .changed)
    }

    @Test func secondFingerDoesNotTapDuringAPanThatTakesIt() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UIPanGestureRecognizer {})
        page.root.addGestureRecognizer(UITapGestureRecognizer { Issue.record("the finger belongs to the pan") })
        page.down(100, 100, 1)
        page.move(150, 100, 1)
        page.tap(300, 300, 2)
    }

    @Test func canceledTouchCancelsThePan() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UIPanGestureRecognizer { pan in states.append(pan.state) })
        page.down(100, 100)
        page.move(150, 100)
        page.cancel()
        #expect(states == [.began, .cancelled])
    }
}

/// Begins a drag only on its view.
private final class HoldingDelegate: UIGestureRecognizerDelegate {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        view.bounds.contains(recognizer.location(in: view))
    }
}
