// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UITouch: locations, time, and taps.
@Suite(.serialized) struct UITouchTests {
    @Test func locationsAreInTheCoordinatesOfAView() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 100, 50, 200, 200)
        page.down(110, 70)
        page.move(115, 80)
        let touch = view.touches[0]
        #expect(touch.location(in: view) == CGPoint(x: 15, y: 30))
        #expect(touch.previousLocation(in: view) == CGPoint(x: 10, y: 20))
        #expect(touch.location(in: nil) == CGPoint(x: 115, y: 80))
        #expect(touch.window === view.window)
    }

    @Test func timestampIsThatOfThePage() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        page.down(100, 100)
        let start = view.touches[0].timestamp
        #expect(start == PageContext.current.time.seconds)
        page.waitSteps(6)
        page.move(101, 100)
        #expect((view.touches[0].timestamp - start - 0.1).magnitude < 1e-9)
    }

    @Test func tapsInQuickSuccessionAreCounted() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        page.wait(1)
        for count in 1...3 {
            page.tap(200, 200)
            #expect(view.touches.last?.tapCount == count)
            page.wait(0.2)
        }
        page.wait(1)
        page.tap(200, 200)
        #expect(view.touches.last?.tapCount == 1)
    }

    @Test func tapsFarFromEachOtherAreNotCounted() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        page.wait(1)
        page.tap(100, 100)
        page.tap(300, 100)
        #expect(view.touches.last?.tapCount == 1)
    }

    @Test func touchThatMovesIsNoTap() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 0, 0, 400, 400)
        page.wait(1)
        page.down(100, 100)
        page.move(150, 100)
        #expect(view.touches.last?.tapCount == 0)
        page.lift()
        page.tap(150, 100)
        #expect(view.touches.last?.tapCount == 1)
    }
}
