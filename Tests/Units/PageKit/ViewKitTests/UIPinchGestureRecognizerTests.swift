// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIPinchGestureRecognizer: scale and velocity.
@Suite(.serialized) struct UIPinchGestureRecognizerTests {
    @Test func scaleIsThatOfTheDistance() {
        let page = TouchPage()
        defer { page.close() }
        var scales: [CGFloat] = []
        page.root.addGestureRecognizer(UIPinchGestureRecognizer { pinch in scales.append(pinch.scale) })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        page.move(50, 100, 1)
        page.move(350, 100, 1)
        #expect(scales.count == 3)
        #expect(zip(scales, [2, 2.5, 0.5]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }

    @Test func pinchLastsUntilBothFingersAreLifted() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UIPinchGestureRecognizer { pinch in states.append(pinch.state) })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(204, 100, 2)
        #expect(states == [], "fingers may shake")
        page.move(300, 100, 2)
        page.lift(1)
        page.move(310, 100, 2)
        #expect(states == [.began])
        page.lift(2)
        #expect(states == [.began, .ended])
    }

    @Test func scaleGoesOnWhenAFingerComesBack() {
        let page = TouchPage()
        defer { page.close() }
        let pinch = UIPinchGestureRecognizer {}
        page.root.addGestureRecognizer(pinch)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        page.lift(1)
        page.down(250, 100, 3)
        #expect(pinch.scale == 2)
        page.move(200, 100, 3)
        #expect(pinch.scale == 4)
    }

    @Test func scaleGoesOnFromWhereItWasSet() {
        let page = TouchPage()
        defer { page.close() }
        var scales: [CGFloat] = []
        page.root.addGestureRecognizer(
            UIPinchGestureRecognizer { pinch in
                scales.append(pinch.scale)
                pinch.scale = 1
            })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        page.move(500, 100, 2)
        #expect(scales == [2, 2])
    }

    @Test func velocityIsTheChangeOfTheScale() {
        let page = TouchPage()
        defer { page.close() }
        let pinch = UIPinchGestureRecognizer {}
        page.root.addGestureRecognizer(pinch)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        for step in 1...20 {
            page.waitSteps(1)
            page.move(200 + 5 * Double(step), 100, 2)
        }
        #expect((pinch.velocity - 3).magnitude < 1e-6)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
    }

    @Test func thirdFingerIsIgnored() {
        let page = TouchPage()
        defer { page.close() }
        let pinch = UIPinchGestureRecognizer {}
        page.root.addGestureRecognizer(pinch)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.down(200, 200, 3)
        page.move(200, 300, 3)
        #expect(pinch.numberOfTouches == 2 && pinch.scale == 1)
        page.move(300, 100, 2)
        #expect(pinch.scale == 2)
    }

    @Test func oneFingerDoesNotPinch() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UIPinchGestureRecognizer { Issue.record("one finger pinched") })
        page.down(100, 100)
        page.move(200, 100)
        page.lift()
    }

    @Test func locationIsBetweenTheFingers() {
        let page = TouchPage()
        defer { page.close() }
        var place = CGPoint.zero
        page.root.addGestureRecognizer(UIPinchGestureRecognizer { pinch in place = pinch.location(in: page.root) })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        #expect(place == CGPoint(x: 200, y: 100))
    }
}
