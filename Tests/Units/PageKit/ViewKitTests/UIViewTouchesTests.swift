// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIView: `touchesBegan`, `touchesMoved`, `touchesEnded`, and `touchesCancelled`, with recognizers and without.
@Suite(.serialized) struct UIViewTouchesTests {
    @Test func viewGetsTouchesInOrder() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 100, 100, 200, 200)
        page.down(200, 200)
        page.move(210, 200)
        page.lift()
        page.down(200, 200)
        page.cancel()
        #expect(view.log == ["began", "moved", "ended", "began", "cancelled"])
        #expect(Set(view.touches).count == 2, "a touch is one object as long as it lasts")
    }

    @Test func touchBelongsToItsViewWhereverItMoves() {
        let page = TouchPage()
        defer { page.close() }
        let (view, other) = (page.add(TouchLog(), 0, 0, 100, 100), page.add(TouchLog(), 200, 200, 100, 100))
        page.down(50, 50)
        page.move(250, 250)
        page.lift()
        #expect(view.log == ["began", "moved", "ended"] && other.log == [])
        #expect(view.touches.allSatisfy { $0.view === view })
    }

    @Test func touchThatAViewDoesNotHandleGoesToItsSuperview() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let inner = page.add(UIView(), 100, 100, 200, 200, to: view)
        page.tap(200, 200)
        #expect(view.log == ["began", "ended"] && view.touches.allSatisfy { $0.view === inner })
    }

    @Test func viewSeesOnlyItsFirstTouch() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        page.down(100, 100, 1)
        page.down(200, 200, 2)
        page.move(210, 200, 2)
        page.lift(2)
        #expect(view.log == ["began"])
        page.lift(1)
        page.tap(100, 100, 3)
        #expect(view.log == ["began", "ended", "began", "ended"])
    }

    @Test func anExclusiveViewTakesAllOrNoTouches() {
        let page = TouchPage()
        defer { page.close() }
        let (view, other) = (page.add(TouchLog(), 0, 0, 100, 100), page.add(TouchLog(), 200, 0, 100, 100))
        var taps = 0
        other.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        view.isExclusiveTouch = true
        view.isMultipleTouchEnabled = true
        page.down(50, 50, 1)
        page.tap(250, 50, 2)
        #expect(other.log == [] && taps == 0)
        page.down(60, 60, 3)
        #expect(view.log == ["began", "began"], "its own touches do not exclude each other")
        page.lift(3)
        page.lift(1)
        page.tap(250, 50, 2)
        #expect(taps == 1)
        page.down(250, 50, 2)
        page.tap(50, 50, 1)
        #expect(view.log == ["began", "began", "ended", "ended"], "another view is touched")
        page.lift(2)
        page.tap(50, 50, 1)
        #expect(view.log.count == 6)
    }

    @Test func anEventHasTheTouchesOfItsRecognizers() throws {
        final class EventLog: UIView {
            var events: [UIEvent] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                if let event { events.append(event) }
            }
        }
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(EventLog(), 0, 0, 100, 100)
        let recognizer = UILongPressGestureRecognizer { _ in }
        view.addGestureRecognizer(recognizer)
        page.down(50, 50)
        let event = try #require(view.events.first)
        let touch = try #require(event.allTouches?.first)
        #expect(event.type == .touches && event.subtype == .none)
        #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
        #expect(event.touches(for: recognizer) == [touch] && event.touches(for: UITapGestureRecognizer { _ in }) == [])
        let window = try #require(touch.window)
        #expect(event.touches(for: window) == [touch])
        page.lift()
        page.down(50, 50)
        #expect(view.events.last?.coalescedTouches(for: touch) == nil)
        page.lift()
    }

    @Test func motionGoesToTheNextResponder() {
        final class MotionLog: UIView {
            var log: [UIEvent.EventSubtype] = []
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append(motion) }
        }
        let (view, inner) = (MotionLog(), UIView())
        view.addSubview(inner)
        inner.motionBegan(.motionShake, with: nil)
        inner.motionEnded(.motionShake, with: nil)
        #expect(view.log == [.motionShake])
    }

    @Test func viewWithMultipleTouchSeesAll() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        for finger in 1...10 { page.down(30 * Double(finger), 100, UInt(finger)) }
        #expect(view.log == Array(repeating: "began", count: 10) && Set(view.touches).count == 10)
        for finger in 1...10 { page.lift(UInt(finger)) }
        #expect(view.log.suffix(10) == Array(repeating: "ended", count: 10))
    }

    @Test func viewsSeeTheirOwnTouches() {
        let page = TouchPage()
        defer { page.close() }
        let (left, right) = (page.add(TouchLog(), 0, 0, 200, 400), page.add(TouchLog(), 200, 0, 200, 400))
        page.down(100, 100, 1)
        page.down(300, 100, 2)
        page.move(300, 200, 2)
        #expect(left.log == ["began"] && right.log == ["began", "moved"])
    }

    @Test func recognizersSeeTouchesThatTheirViewDoesNot() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let pinch = UIPinchGestureRecognizer {}
        view.addGestureRecognizer(pinch)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        #expect(pinch.state == .began && view.log == ["began", "cancelled"])
    }

    @Test func eventHasAllTouches() {
        final class Counter: UIView {
            var counts: [[Int]] = []
            var phases: Set<UITouch.Phase> = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append([touches.count, event?.allTouches?.count ?? 0, event?.touches(for: self)?.count ?? 0])
                phases = Set((event?.allTouches ?? []).map(\.phase))
            }
        }
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(Counter(), 0, 0, 200, 400)
        page.down(100, 100, 1)
        page.down(300, 100, 2)
        page.move(150, 100, 1)
        #expect(view.counts == [[1, 2, 1]] && view.phases == [.moved, .stationary])
    }

    // MARK: - With recognizers

    @Test func recognizerGetsTouchesBeforeTheView() {
        final class Order: UIView {
            static var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Self.calls.append("view") }
        }
        final class OrderRecognizer: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                Order.calls.append("recognizer")
            }
        }
        let page = TouchPage()
        defer { page.close() }
        Order.calls = []
        _ = page.add(Order(), 0, 0, 400, 400)
        page.root.addGestureRecognizer(OrderRecognizer())
        page.down(100, 100)
        #expect(Order.calls == ["recognizer", "view"])
    }

    @Test func recognizedGestureCancelsTouches() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        page.root.addGestureRecognizer(UIPanGestureRecognizer {})
        page.down(100, 100)
        page.move(105, 100)
        page.move(150, 100)
        page.move(160, 100)
        page.lift()
        #expect(view.log == ["began", "moved", "cancelled"])
    }

    @Test func recognizedTapCancelsItsTouch() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        view.addGestureRecognizer(UITapGestureRecognizer {})
        page.tap()
        #expect(view.log == ["began", "cancelled"])
    }

    @Test func gestureLeavesTouchesAloneIfItIsToldTo() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let tap = UITapGestureRecognizer {}
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        page.tap()
        #expect(view.log == ["began", "ended"])
    }

    @Test func touchesOfOtherFingersAreNotCanceled() {
        let page = TouchPage()
        defer { page.close() }
        let (left, right) = (page.add(TouchLog(), 0, 0, 200, 400), page.add(TouchLog(), 200, 0, 200, 400))
        left.addGestureRecognizer(UIPanGestureRecognizer {})
        page.down(100, 100, 1)
        page.down(300, 100, 2)
        page.move(150, 100, 1)
        #expect(left.log == ["began", "cancelled"] && right.log == ["began"])
    }

    @Test func fingersOfAGestureAreCanceledTogether() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(UIPinchGestureRecognizer {})
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(300, 100, 2)
        #expect(view.log == ["began", "began", "cancelled 2"])
    }

    @Test func endIsDelayedUntilRecognizersHaveFailed() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let double = UITapGestureRecognizer {}
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        page.tap()
        #expect(view.log == ["began"])
        page.wait(0.4)
        #expect(view.log == ["began", "ended"])
    }

    @Test func doubleTapCancelsBothTouches() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let double = UITapGestureRecognizer {}
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        page.tap()
        page.tap()
        #expect(view.log == ["began", "began", "cancelled", "cancelled"])
    }

    @Test func endIsNotDelayedIfTheRecognizerSaysSo() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let double = UITapGestureRecognizer {}
        (double.numberOfTapsRequired, double.delaysTouchesEnded) = (2, false)
        view.addGestureRecognizer(double)
        page.tap()
        page.tap()
        #expect(view.log == ["began", "ended", "began", "cancelled"])
    }

    @Test func beginningCanBeDelayedUntilRecognizersHaveFailed() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let press = UILongPressGestureRecognizer {}
        press.delaysTouchesBegan = true
        view.addGestureRecognizer(press)
        page.down(100, 100)
        page.move(105, 100)
        #expect(view.log == [])
        page.move(150, 100)
        #expect(view.log == ["began", "moved"])
        page.lift()
        #expect(view.log == ["began", "moved", "ended"])
    }

    @Test func delayedBeginningIsDiscardedWhenTheGestureIsRecognized() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        let tap = UITapGestureRecognizer {}
        tap.delaysTouchesBegan = true
        view.addGestureRecognizer(tap)
        page.tap()
        #expect(view.log == [])
    }

    @Test func failedTapLeavesTheTouchToTheView() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        view.addGestureRecognizer(UITapGestureRecognizer {})
        page.down(100, 100)
        page.move(150, 100)
        page.lift()
        #expect(view.log == ["began", "moved", "ended"])
    }

    @Test func newFingerOfAGestureThatLastsIsKeptFromTheView() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(UIPanGestureRecognizer {})
        page.down(100, 100, 1)
        page.move(150, 100, 1)
        page.down(300, 300, 2)
        page.lift(2)
        #expect(view.log == ["began", "cancelled"])
    }
}
