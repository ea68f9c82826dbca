// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import ViewKit

/// UIGestureRecognizer and its delegate: what several recognizers do to each other.
@Suite(.serialized) struct UIGestureRecognizerRelationsTests {
    /// Recognizes a touch when it comes down, and lasts.
    private final class Press: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }

    // MARK: - Prevention

    @Test func recognizedGestureMakesTheOthersFail() {
        let page = TouchPage()
        defer { page.close() }
        var names: [String] = []
        page.root.addGestureRecognizer(UIPanGestureRecognizer { names.append("one") })
        page.root.addGestureRecognizer(UIPanGestureRecognizer { names.append("two") })
        page.down(100, 100)
        page.move(200, 100)
        #expect(names == ["one"])
    }

    @Test func innerViewIsPreferred() {
        let page = TouchPage()
        defer { page.close() }
        let inner = page.add(UIView(), 100, 100, 200, 200)
        var names: [String] = []
        page.root.addGestureRecognizer(UITapGestureRecognizer { names.append("outer") })
        inner.addGestureRecognizer(UITapGestureRecognizer { names.append("inner") })
        page.tap(200, 200)
        page.tap(50, 50)
        #expect(names == ["inner", "outer"])
    }

    @Test func gesturesOfDifferentTouchesDoNotPreventEachOther() {
        let page = TouchPage()
        defer { page.close() }
        let (left, right) = (page.add(UIView(), 0, 0, 200, 400), page.add(UIView(), 200, 0, 200, 400))
        let (one, two) = (UIPanGestureRecognizer {}, UIPanGestureRecognizer {})
        left.addGestureRecognizer(one)
        right.addGestureRecognizer(two)
        page.down(100, 100, 1)
        page.down(300, 100, 2)
        page.move(100, 150, 1)
        page.move(300, 150, 2)
        #expect(one.state == .began && two.state == .began)
    }

    @Test func gestureThatLastsPreventsLaterOnesOfItsTouches() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(Press())
        page.root.addGestureRecognizer(UITapGestureRecognizer { Issue.record("the press lasts") })
        page.down(100, 100, 1)
        page.tap(200, 200, 2)
    }

    @Test func recognizerCanRefuseToPrevent() {
        final class Polite: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(Polite())
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.tap()
        #expect(taps == 1)
    }

    @Test func recognizerCanRefuseToBePrevented() {
        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(Press())
        page.root.addGestureRecognizer(Stubborn { taps += 1 })
        page.tap()
        #expect(taps == 1)
    }

    // MARK: - Both at the same time

    @Test(arguments: [true, false]) func oneDelegateAllowsBoth(isFirst: Bool) {
        let page = TouchPage()
        defer { page.close() }
        let delegate = TestDelegate()
        delegate.isSimultaneous = true
        let (pinch, rotation) = (UIPinchGestureRecognizer {}, UIRotationGestureRecognizer {})
        page.root.addGestureRecognizer(pinch)
        page.root.addGestureRecognizer(rotation)
        (isFirst ? pinch as UIGestureRecognizer : rotation).delegate = delegate
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(250, 200, 2)
        #expect(pinch.state == .began && rotation.state == .began)
    }

    @Test func withoutADelegateThereIsOnlyOne() {
        let page = TouchPage()
        defer { page.close() }
        let (pinch, rotation) = (UIPinchGestureRecognizer {}, UIRotationGestureRecognizer {})
        page.root.addGestureRecognizer(pinch)
        page.root.addGestureRecognizer(rotation)
        page.down(100, 100, 1)
        page.down(200, 100, 2)
        page.move(250, 200, 2)
        page.move(250, 250, 2)
        #expect(pinch.state == .changed && rotation.state == .possible)
    }

    // MARK: - Failure

    @Test func recognizerWaitsForTheFailureOfAnother() {
        let page = TouchPage()
        defer { page.close() }
        let (pan, swipe) = (UIPanGestureRecognizer {}, UISwipeGestureRecognizer {})
        pan.require(toFail: swipe)
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        #expect(pan.state == .possible)
        page.wait(0.5)
        #expect(pan.state == .began, "the swipe is too slow")
        page.move(130, 100)
        #expect(pan.state == .changed)
    }

    @Test func recognizerFailsWhenTheOtherOneDoesNot() {
        let page = TouchPage()
        defer { page.close() }
        var swipes = 0
        let pan = UIPanGestureRecognizer { Issue.record("it was a swipe") }
        let swipe = UISwipeGestureRecognizer { swipes += 1 }
        pan.require(toFail: swipe)
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        page.move(180, 100)
        page.move(190, 100)
        page.lift()
        #expect(swipes == 1)
    }

    @Test func gestureThatEndedWhileItWaitedBeginsAndEnds() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let (pan, swipe) = (UIPanGestureRecognizer { pan in states.append(pan.state) }, UISwipeGestureRecognizer {})
        pan.require(toFail: swipe)
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        page.lift()
        #expect(states == [.began, .ended])
    }

    @Test func recognizerDoesNotWaitForOneWithoutTouches() {
        let page = TouchPage()
        defer { page.close() }
        let other = page.add(UIView(), 0, 0, 10, 10)
        let (pan, swipe) = (UIPanGestureRecognizer {}, UISwipeGestureRecognizer {})
        pan.require(toFail: swipe)
        page.root.addGestureRecognizer(pan)
        other.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        #expect(pan.state == .began)
    }

    @Test func recognizerDoesNotWaitForOneThatIsDisabled() {
        let page = TouchPage()
        defer { page.close() }
        let (pan, swipe) = (UIPanGestureRecognizer {}, UISwipeGestureRecognizer {})
        pan.require(toFail: swipe)
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        #expect(pan.state == .possible)
        swipe.isEnabled = false
        #expect(pan.state == .began)
    }

    @Test func delegateLetsItsRecognizerWait() {
        let page = TouchPage()
        defer { page.close() }
        let (pan, swipe, delegate) = (UIPanGestureRecognizer {}, UISwipeGestureRecognizer {}, TestDelegate())
        delegate.requiresFailureOf = swipe
        pan.delegate = delegate
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        #expect(pan.state == .possible)
        page.wait(0.5)
        #expect(pan.state == .began)
    }

    @Test func delegateLetsTheOtherRecognizerWait() {
        let page = TouchPage()
        defer { page.close() }
        let (pan, swipe, delegate) = (UIPanGestureRecognizer {}, UISwipeGestureRecognizer {}, TestDelegate())
        delegate.isRequiredToFailBy = pan
        swipe.delegate = delegate
        page.root.addGestureRecognizer(pan)
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100)
        page.move(120, 100)
        #expect(pan.state == .possible)
        page.wait(0.5)
        #expect(pan.state == .began)
    }

    // MARK: - Permission

    @Test func delegateDecidesWhetherAGestureBegins() {
        let page = TouchPage()
        defer { page.close() }
        let (tap, delegate) = (UITapGestureRecognizer { Issue.record("the delegate said no") }, TestDelegate())
        delegate.begins = false
        tap.delegate = delegate
        page.root.addGestureRecognizer(tap)
        page.tap()
    }

    @Test func gestureThatMayNotBeginLeavesTheTouchesToOthers() {
        let page = TouchPage()
        defer { page.close() }
        let (one, two, delegate) = (UIPanGestureRecognizer {}, UIPanGestureRecognizer {}, TestDelegate())
        delegate.begins = false
        one.delegate = delegate
        page.root.addGestureRecognizer(one)
        page.root.addGestureRecognizer(two)
        page.down(100, 100)
        page.move(120, 100)
        #expect(one.state == .possible && two.state == .began)
    }

    @Test func delegateKnowsTheTranslationOfAPanThatShouldBegin() {
        final class Horizontal: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
                return pan.translation(in: pan.view).x.magnitude > pan.translation(in: pan.view).y.magnitude
            }
        }
        let page = TouchPage()
        defer { page.close() }
        var pans = 0
        let (pan, delegate) = (UIPanGestureRecognizer { pans += 1 }, Horizontal())
        pan.delegate = delegate
        page.root.addGestureRecognizer(pan)
        page.down(100, 100)
        page.move(110, 130)
        page.move(300, 130)
        page.lift()
        #expect(pans == 0, "it began vertically")
        page.down(100, 100)
        page.move(130, 110)
        #expect(pans == 1)
    }

    @Test func viewDecidesWhetherAGestureBegins() {
        final class Quiet: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let page = TouchPage()
        defer { page.close() }
        let quiet = page.add(Quiet(), 100, 100, 200, 200)
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        quiet.addGestureRecognizer(UITapGestureRecognizer { Issue.record("the view said no") })
        page.tap(200, 200)
        #expect(taps == 0, "the touch is on the view")
        page.tap(50, 50)
        #expect(taps == 1)
    }

    @Test func delegateChoosesTouches() {
        let page = TouchPage()
        defer { page.close() }
        let inner = page.add(UIView(), 100, 100, 200, 200)
        var taps = 0
        let (tap, delegate) = (UITapGestureRecognizer { taps += 1 }, TestDelegate())
        delegate.receives = { $0.view !== inner }
        tap.delegate = delegate
        page.root.addGestureRecognizer(tap)
        page.tap(200, 200)
        #expect(taps == 0)
        page.tap(50, 50)
        #expect(taps == 1)
    }

    @Test func tapOnAControlIsNotOneOnItsSuperview() {
        final class Control: UIView {
            override var preventsTapsOfSuperviews: Bool { true }
        }
        let page = TouchPage()
        defer { page.close() }
        let control = page.add(Control(), 100, 100, 200, 200)
        var names: [String] = []
        let double = UITapGestureRecognizer { names.append("double") }
        double.numberOfTapsRequired = 2
        page.root.addGestureRecognizer(UITapGestureRecognizer { names.append("outer") })
        page.root.addGestureRecognizer(double)
        page.tap(200, 200)
        #expect(names == [])
        page.tap(200, 200)
        #expect(names == ["double"], "only single taps are prevented")
        page.tap(50, 50)
        #expect(names.last == "outer")
        control.addGestureRecognizer(UITapGestureRecognizer { names.append("own") })
        page.wait(1)
        page.tap(200, 200)
        #expect(names.last == "own")
    }

    // MARK: - After a failure

    @Test func failedRecognizerTakesNewTouchesWhileOldOnesAreDown() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.down(100, 100, 1)
        page.move(150, 100, 1)
        page.tap(300, 300, 2)
        #expect(taps == 1)
        page.lift(1)
        #expect(taps == 1)
    }

    @Test func recognizedTapTakesNewTouchesWhileAnotherIsDown() {
        let page = TouchPage()
        defer { page.close() }
        let other = page.add(UIView(), 0, 0, 100, 400)
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        other.addGestureRecognizer(Press())
        page.down(50, 50, 1)
        for count in 1...3 {
            page.tap(300, 300, 2)
            #expect(taps == count)
        }
    }
}
