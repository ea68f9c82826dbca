// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIRotationGestureRecognizer: rotation and velocity.
@Suite(.serialized) struct UIRotationGestureRecognizerTests {
    @Test func rotationIsClockwise() {
        let page = TouchPage()
        defer { page.close() }
        var angles: [CGFloat] = []
        page.root.addGestureRecognizer(UIRotationGestureRecognizer { rotation in angles.append(rotation.rotation) })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(200, 200, 2)
        page.move(100, 200, 2)
        #expect(angles.count == 2)
        #expect((angles[0] - .pi / 4).magnitude < 1e-9 && (angles[1] - .pi / 2).magnitude < 1e-9)
    }

    @Test func rotationGoesOnBeyondHalfATurn() {
        let page = TouchPage()
        defer { page.close() }
        let rotation = UIRotationGestureRecognizer {}
        page.root.addGestureRecognizer(rotation)
        page.down(200, 200, 1)
        page.down(300, 200, 2)
        for step in 1...15 {
            let angle = Double(step) * .pi / 6
            page.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), 2)
        }
        #expect((rotation.rotation - 2.5 * .pi).magnitude < 1e-9)
    }

    @Test func rotationGoesOnFromWhereItWasSet() {
        let page = TouchPage()
        defer { page.close() }
        let rotation = UIRotationGestureRecognizer {}
        page.root.addGestureRecognizer(rotation)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(200, 200, 2)
        rotation.rotation = 0
        page.move(100, 200, 2)
        #expect((rotation.rotation - .pi / 4).magnitude < 1e-9)
    }

    @Test func rotationLastsUntilBothFingersAreLifted() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UIRotationGestureRecognizer { rotation in states.append(rotation.state) })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(200, 105, 2)
        #expect(states == [], "fingers may shake")
        page.move(200, 150, 2)
        page.lift(2)
        #expect(states == [.began])
        page.lift(1)
        #expect(states == [.began, .ended])
    }

    @Test func fingersThatMoveApartDoNotRotate() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UIRotationGestureRecognizer { Issue.record("nothing turned") })
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(390, 100, 2)
    }

    @Test func velocityIsInRadiansPerSecond() {
        let page = TouchPage()
        defer { page.close() }
        let rotation = UIRotationGestureRecognizer {}
        page.root.addGestureRecognizer(rotation)
        page.down(200, 200, 1)
        page.down(300, 200, 2)
        for step in 1...20 {
            page.waitSteps(1)
            let angle = Double(step) / 30
            page.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), 2)
        }
        #expect((rotation.velocity - 2).magnitude < 1e-6)
    }
}
