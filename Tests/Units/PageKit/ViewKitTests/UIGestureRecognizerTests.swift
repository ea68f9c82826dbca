// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIGestureRecognizer: views, states, actions, locations, and subclasses.
@Suite(.serialized) struct UIGestureRecognizerTests {
    /// Recognizes a touch when it comes down, until it is lifted.
    private final class Press: UIGestureRecognizer {
        var resets = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
        override func reset() { resets += 1 }
    }

    /// Writes down the methods that are called, and recognizes nothing.
    private final class Recorder: UIGestureRecognizer {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("cancelled") }
    }

    @Test func defaultsAreThoseOfUIKit() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.state == .possible && recognizer.isEnabled && recognizer.view == nil)
        #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
        #expect(recognizer.numberOfTouches == 0 && recognizer.name == nil && recognizer.delegate == nil)
    }

    @Test func viewHasItsRecognizersInOrder() {
        let (view, one, two) = (UIView(), UITapGestureRecognizer {}, UIPanGestureRecognizer {})
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(one)
        view.addGestureRecognizer(two)
        view.addGestureRecognizer(one)
        #expect(view.gestureRecognizers == [one, two] && one.view === view)
        view.removeGestureRecognizer(one)
        #expect(view.gestureRecognizers == [two] && one.view == nil)
    }

    @Test func recognizerHasOneView() {
        let (one, other, tap) = (UIView(), UIView(), UITapGestureRecognizer {})
        one.addGestureRecognizer(tap)
        other.addGestureRecognizer(tap)
        #expect(one.gestureRecognizers == nil && other.gestureRecognizers == [tap] && tap.view === other)
    }

    @Test func recognizersOfAViewCanBeReplaced() {
        let (view, one, two) = (UIView(), UITapGestureRecognizer {}, UITapGestureRecognizer {})
        view.gestureRecognizers = [one]
        view.gestureRecognizers = [two]
        #expect(one.view == nil && two.view === view)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil && two.view == nil)
    }

    @Test func viewDoesNotOutliveItsRecognizer() {
        let tap = UITapGestureRecognizer {}
        do {
            let view = UIView()
            view.addGestureRecognizer(tap)
            #expect(tap.view === view)
        }
        #expect(tap.view == nil)
    }

    @Test func subclassSetsItsState() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let press = Press { press in states.append(press.state) }
        page.root.addGestureRecognizer(press)
        page.down(100, 100)
        page.move(101, 100)
        page.lift()
        #expect(states == [.began, .changed, .ended])
        #expect(press.state == .possible && press.resets == 1)
    }

    @Test func subclassGetsAllPhases() {
        let page = TouchPage()
        defer { page.close() }
        let recorder = Recorder()
        page.root.addGestureRecognizer(recorder)
        page.down(100, 100)
        page.move(200, 100)
        page.lift()
        page.down(100, 100)
        page.cancel()
        #expect(recorder.calls == ["began", "moved", "ended", "began", "cancelled"])
    }

    @Test func closureGetsTheRecognizerInItsOwnClass() {
        let page = TouchPage()
        defer { page.close() }
        var resets: [Int] = []
        page.root.addGestureRecognizer(Press { press in resets.append(press.resets) })
        page.tap()
        #expect(resets == [0, 0], "the state is reset after the action")
    }

    @Test func methodOfATargetIsCalled() {
        final class Counter {
            var states: [UIGestureRecognizer.State] = []
            func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }
        }
        let page = TouchPage()
        defer { page.close() }
        let (counter, other) = (Counter(), Counter())
        let pan = UIPanGestureRecognizer(target: counter, action: Counter.panned)
        pan.addTarget(other, action: Counter.panned)
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        page.move(200, 100)
        page.lift()
        #expect(counter.states == [.began, .ended] && other.states == [.began, .ended])
    }

    @Test func targetIsNotRetained() {
        final class Counter {
            func tapped(_ tap: UITapGestureRecognizer) {}
        }
        var counter: Counter? = Counter()
        weak let observed = counter
        let tap = UITapGestureRecognizer(target: counter!, action: Counter.tapped)
        counter = nil
        #expect(observed == nil && tap.state == .possible)
    }

    @Test func failedStateCallsNoAction() {
        final class Failing: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(Failing { _ in Issue.record("it has failed") })
        page.tap()
    }

    @Test func failureAfterTheBeginningCancelsTheGesture() {
        final class Failing: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
        }
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(Failing { failing in states.append(failing.state) })
        page.down(100, 100)
        page.move(110, 100)
        #expect(states == [.began, .cancelled])
    }

    @Test func changeBeforeTheBeginningIsIgnored() {
        final class Hasty: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        }
        let page = TouchPage()
        defer { page.close() }
        let hasty = Hasty { _ in Issue.record("it has not begun") }
        page.root.addGestureRecognizer(hasty)
        page.down(100, 100)
        #expect(hasty.state == .possible)
    }

    @Test func ignoredTouchIsNotFollowed() {
        final class First: UIGestureRecognizer {
            var calls = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                calls += 1
                if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { calls += 1 }
        }
        let page = TouchPage()
        defer { page.close() }
        let first = First()
        page.root.addGestureRecognizer(first)
        page.down(100, 100, 1)
        page.down(200, 200, 2)
        page.move(300, 200, 2)
        #expect(first.calls == 2 && first.numberOfTouches == 1)
        page.move(110, 100, 1)
        #expect(first.calls == 3)
    }

    @Test func touchesOnSubviewsCountToo() {
        let page = TouchPage()
        defer { page.close() }
        let inner = page.add(UIView(), 50, 50, 100, 100, to: page.add(UIView(), 100, 100, 200, 200))
        var taps: [UIView?] = []
        page.root.addGestureRecognizer(UITapGestureRecognizer { tap in taps.append(tap.view) })
        page.tap(200, 200)
        #expect(taps == [page.root])
        inner.isUserInteractionEnabled = false
        page.tap(200, 200)
        #expect(taps.count == 2)
    }

    @Test func touchesBesideTheViewDoNotCount() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 0, 0, 100, 100)
        view.addGestureRecognizer(UITapGestureRecognizer { Issue.record("the touch is beside the view") })
        page.tap(101, 50)
        _ = page.add(UIView(), 0, 0, 100, 100)
        page.tap(50, 50)
    }

    @Test func locationIsInTheCoordinatesOfAView() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 100, 50, 200, 200)
        var places: [CGPoint] = []
        let tap = UITapGestureRecognizer { tap in
            places = [tap.location(in: view), tap.location(in: page.root), tap.location(in: nil)]
            places.append(tap.location(ofTouch: 0, in: view))
        }
        view.addGestureRecognizer(tap)
        page.tap(110, 80)
        let (inner, outer) = (CGPoint(x: 10, y: 30), CGPoint(x: 110, y: 80))
        #expect(places == [inner, outer, outer, inner])
        #expect(tap.location(in: view) == inner, "the location is kept")
    }

    @Test func locationOfSeveralTouchesIsTheirCenter() {
        let page = TouchPage()
        defer { page.close() }
        let press = Press()
        page.root.addGestureRecognizer(press)
        page.down(100, 100, 1)
        page.down(200, 300, 2)
        page.move(200, 304, 2)
        #expect(press.numberOfTouches == 2 && press.location(in: nil) == CGPoint(x: 150, y: 202))
    }

    @Test func disabledRecognizerGetsNoTouches() {
        let page = TouchPage()
        defer { page.close() }
        let recorder = Recorder()
        recorder.isEnabled = false
        page.root.addGestureRecognizer(recorder)
        page.tap()
        #expect(recorder.calls == [])
    }

    @Test func disablingCancelsAGesture() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { pan in states.append(pan.state) }
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        page.move(200, 100)
        pan.isEnabled = false
        #expect(states == [.began, .cancelled] && pan.state == .possible)
        pan.isEnabled = true
        page.move(300, 100)
        #expect(states.count == 2, "the touch is ignored until it is lifted")
        page.lift()
        page.down(100, 100)
        page.move(200, 100)
        #expect(states.count == 3)
    }

    @Test func disablingInTheActionEndsTheGesture() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { pan in
            states.append(pan.state)
            pan.isEnabled = false
        }
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        page.move(200, 100)
        page.move(210, 100)
        #expect(states == [.began, .cancelled] && pan.state == .possible)
    }

    @Test func removingCancelsAGesture() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let press = UILongPressGestureRecognizer { press in states.append(press.state) }
        page.root.addGestureRecognizer(press)
        page.down(100, 100)
        page.wait(0.5)
        page.root.removeGestureRecognizer(press)
        page.lift()
        #expect(states == [.began, .cancelled])
    }

    @Test func removingABeginningGestureSkipsIt() {
        let page = TouchPage()
        defer { page.close() }
        let press = UILongPressGestureRecognizer { Issue.record("it was removed") }
        page.root.addGestureRecognizer(press)
        page.down(100, 100)
        page.root.removeGestureRecognizer(press)
        page.wait(1)
    }

    @Test func touchKnowsTheRecognizersThatFollowIt() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let (tap, pan) = (UITapGestureRecognizer {}, UIPanGestureRecognizer {})
        view.addGestureRecognizer(tap)
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        #expect(view.touches.first?.gestureRecognizers == [tap, pan])
        page.move(200, 100)
        #expect(view.touches.first?.gestureRecognizers == [pan], "the tap has failed")
    }

    @Test func canceledSystemTouchesEndAllGestures() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let pinch = UIPinchGestureRecognizer { pinch in states.append(pinch.state) }
        page.root.addGestureRecognizer(pinch)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        PageContext.current.touches.cancelAll(at: PageContext.current.time.seconds)
        #expect(states == [.began, .cancelled] && pinch.state == .possible)
    }
}
