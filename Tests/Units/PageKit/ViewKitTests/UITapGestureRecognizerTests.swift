// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UITapGestureRecognizer: taps, their number, and their fingers.
@Suite(.serialized) struct UITapGestureRecognizerTests {
    @Test func tapCallsItsActionOnceInTheStateEnded() {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        page.root.addGestureRecognizer(UITapGestureRecognizer { tap in states.append(tap.state) })
        page.down(200, 200)
        #expect(states == [])
        page.lift()
        #expect(states == [.ended] && states == [.recognized])
    }

    @Test func tapIsPossibleAgainAfterItsAction() {
        let page = TouchPage()
        defer { page.close() }
        let tap = UITapGestureRecognizer {}
        page.root.addGestureRecognizer(tap)
        page.tap()
        #expect(tap.state == .possible && tap.numberOfTouches == 0)
    }

    @Test(arguments: [(0.0, 8.0, 1), (8.1, 0, 0), (0, -30, 0)])
    func movedFingerDoesNotTap(dx: Double, dy: Double, count: Int) {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.down(200, 200)
        page.move(200 + dx, 200 + dy)
        page.move(200, 200)
        page.lift()
        #expect(taps == count)
    }

    @Test func tapCanBeLong() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.down(200, 200)
        page.wait(3)
        page.lift()
        #expect(taps == 1)
    }

    @Test(arguments: 1...4) func numberOfTapsIsRequired(required: Int) {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        let tap = UITapGestureRecognizer { taps += 1 }
        tap.numberOfTapsRequired = required
        page.root.addGestureRecognizer(tap)
        for _ in 0..<required {
            #expect(taps == 0)
            page.tap()
            page.wait(0.1)
        }
        #expect(taps == 1)
    }

    @Test(arguments: [(0.3, 1), (0.4, 0)]) func doubleTapIsQuick(pause: Double, count: Int) {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        let tap = UITapGestureRecognizer { taps += 1 }
        tap.numberOfTapsRequired = 2
        page.root.addGestureRecognizer(tap)
        page.tap()
        page.wait(pause)
        page.tap()
        #expect(taps == count)
    }

    @Test func secondTapAfterAPauseIsTheFirstOfAnotherDoubleTap() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        let tap = UITapGestureRecognizer { taps += 1 }
        tap.numberOfTapsRequired = 2
        page.root.addGestureRecognizer(tap)
        page.tap()
        page.wait(1)
        page.tap()
        page.wait(0.1)
        page.tap()
        #expect(taps == 1)
    }

    @Test func longTapIsNoPartOfADoubleTap() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        let tap = UITapGestureRecognizer { taps += 1 }
        tap.numberOfTapsRequired = 2
        page.root.addGestureRecognizer(tap)
        page.tap()
        page.down(200, 200)
        page.wait(0.6)
        page.lift()
        #expect(taps == 0)
    }

    @Test(arguments: [(240.0, 1), (250, 0)]) func tapsOfADoubleTapAreCloseToEachOther(x: Double, count: Int) {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        let tap = UITapGestureRecognizer { taps += 1 }
        tap.numberOfTapsRequired = 2
        page.root.addGestureRecognizer(tap)
        page.tap(200, 200)
        page.tap(x, 200)
        #expect(taps == count)
    }

    @Test func twoFingersTapTogether() {
        let page = TouchPage()
        defer { page.close() }
        var counts: [Int] = []
        let tap = UITapGestureRecognizer { tap in counts.append(tap.numberOfTouches) }
        tap.numberOfTouchesRequired = 2
        page.root.addGestureRecognizer(tap)
        page.tap()
        #expect(counts == [], "one finger is not enough")
        page.down(100, 100, 1)
        page.down(200, 200, 2)
        page.lift(1)
        #expect(counts == [])
        page.lift(2)
        #expect(counts == [2])
    }

    @Test func moreFingersThanRequiredDoNotTap() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.down(100, 100, 1)
        page.down(200, 200, 2)
        page.lift(1)
        page.lift(2)
        #expect(taps == 0)
    }

    @Test func locationOfATapWithTwoFingersIsBetweenThem() {
        let page = TouchPage()
        defer { page.close() }
        var places: [CGPoint] = []
        let tap = UITapGestureRecognizer { tap in
            places = [tap.location(in: nil), tap.location(ofTouch: 0, in: nil), tap.location(ofTouch: 1, in: nil)]
        }
        tap.numberOfTouchesRequired = 2
        page.root.addGestureRecognizer(tap)
        page.down(100, 100, 1)
        page.down(200, 300, 2)
        page.lift(1)
        page.lift(2)
        #expect(places == [CGPoint(x: 150, y: 200), CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 300)])
    }

    @Test func doubleTapComesAfterItsFirstSingleTap() {
        let page = TouchPage()
        defer { page.close() }
        var taps: [String] = []
        let double = UITapGestureRecognizer { taps.append("double") }
        double.numberOfTapsRequired = 2
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps.append("single") })
        page.root.addGestureRecognizer(double)
        page.tap()
        page.tap()
        #expect(taps == ["single", "double"])
    }

    @Test func singleTapCanWaitForTheFailureOfADoubleTap() {
        let page = TouchPage()
        defer { page.close() }
        var taps: [String] = []
        let single = UITapGestureRecognizer { tap in taps.append("single \(Int(tap.location(in: nil).x))") }
        let double = UITapGestureRecognizer { taps.append("double") }
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        page.root.addGestureRecognizer(single)
        page.root.addGestureRecognizer(double)
        page.tap()
        page.tap()
        page.wait(1)
        #expect(taps == ["double"])
        page.tap(150, 100)
        page.wait(0.3)
        #expect(single.state == .possible && taps == ["double"])
        page.wait(0.1)
        #expect(taps == ["double", "single 150"])
    }

    @Test func numbersAreAtLeastOne() {
        let tap = UITapGestureRecognizer {}
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (0, -3)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    }

    @Test func canceledTouchDoesNotTap() {
        let page = TouchPage()
        defer { page.close() }
        var taps = 0
        page.root.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        page.down(200, 200)
        page.cancel()
        #expect(taps == 0)
    }
}
