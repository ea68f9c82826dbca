// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UILongPressGestureRecognizer: duration, movement, and fingers.
@Suite(.serialized) struct UILongPressGestureRecognizerTests {
    @Test func pressBeginsAfterItsDurationAndLastsUntilItIsLifted() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UILongPressGestureRecognizer { press in states.append(press.state) })
        page.down(200, 200)
        page.waitSteps(29)
        #expect(states == [])
        page.waitSteps(1)
        #expect(states == [.began])
        page.move(300, 300)
        page.lift()
        #expect(states == [.began, .changed, .ended])
    }

    @Test func pageIsWokenAtTheStepOfAPress() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UILongPressGestureRecognizer {})
        let time = PageContext.current.time
        let (start, before) = (time.seconds, time.activity)
        page.down(200, 200)
        #expect(time.activity == before.earlier(.waiting(until: PageTime.seconds(time.step + 30))))
        #expect(time.seconds == start)
        page.lift()
        #expect(time.activity == before, "nothing is waited for any more")
    }

    @Test func closureWithoutAnArgumentIsCalledOncePerPress() {
        let page = TouchPage()
        defer { page.close() }
        var presses = 0
        page.root.addGestureRecognizer(UILongPressGestureRecognizer { presses += 1 })
        page.down(200, 200)
        page.wait(2)
        page.move(250, 200)
        page.lift()
        #expect(presses == 1)
    }

    @Test(arguments: [(1.0, 59, 0), (1, 60, 1), (0.05, 3, 1), (0.05, 2, 0)])
    func durationCanBeChanged(seconds: Double, steps: Int, count: Int) {
        let page = TouchPage()
        defer { page.close() }
        var presses = 0
        let press = UILongPressGestureRecognizer { presses += 1 }
        press.minimumPressDuration = seconds
        page.root.addGestureRecognizer(press)
        page.down(200, 200)
        page.waitSteps(steps)
        #expect(presses == count)
    }

    @Test(arguments: [(10.0, 1), (10.5, 0)]) func movedFingerDoesNotPress(distance: Double, count: Int) {
        let page = TouchPage()
        defer { page.close() }
        var presses = 0
        page.root.addGestureRecognizer(UILongPressGestureRecognizer { presses += 1 })
        page.down(200, 200)
        page.move(200 + distance, 200)
        page.wait(1)
        #expect(presses == count)
    }

    @Test func allowableMovementCanBeChanged() {
        let page = TouchPage()
        defer { page.close() }
        var presses = 0
        let press = UILongPressGestureRecognizer { presses += 1 }
        #expect(press.allowableMovement == 10)
        press.allowableMovement = 50
        page.root.addGestureRecognizer(press)
        page.down(200, 200)
        page.move(240, 200)
        page.wait(1)
        #expect(presses == 1)
    }

    @Test func liftedFingerDoesNotPress() {
        let page = TouchPage()
        defer { page.close() }
        var presses = 0
        page.root.addGestureRecognizer(UILongPressGestureRecognizer { presses += 1 })
        page.down(200, 200)
        page.wait(0.4)
        page.lift()
        page.wait(1)
        #expect(presses == 0)
    }

    @Test func fingersThatAreRequiredPressTogether() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let press = UILongPressGestureRecognizer { press in states.append(press.state) }
        press.numberOfTouchesRequired = 2
        page.root.addGestureRecognizer(press)
        page.down(100, 100, 1)
        page.wait(1)
        page.down(200, 200, 2)
        page.wait(0.4)
        #expect(states == [], "the time begins with the last finger")
        page.wait(0.1)
        page.lift(1)
        #expect(states == [.began])
        page.lift(2)
        #expect(states == [.began, .ended])
    }

    @Test func canceledTouchCancelsThePress() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UILongPressGestureRecognizer { press in states.append(press.state) })
        page.down(200, 200)
        page.wait(0.5)
        page.cancel()
        #expect(states == [.began, .cancelled])
    }

    @Test func pressMakesTapsFail() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.root.addGestureRecognizer(UILongPressGestureRecognizer {})
        page.down(200, 200)
        page.wait(0.6)
        page.lift()
        #expect(taps == 0)
        page.tap()
        #expect(taps == 1)
    }
}
