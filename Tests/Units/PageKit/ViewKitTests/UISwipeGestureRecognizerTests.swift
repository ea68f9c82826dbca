// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UISwipeGestureRecognizer: directions, distance, and time.
@Suite(.serialized) struct UISwipeGestureRecognizerTests {
    private static let ways: [(UISwipeGestureRecognizer.Direction, Double, Double)] = [
        (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ]

    @Test(arguments: 0..<4, 0..<4) func onlyItsDirectionIsRecognized(direction: Int, way: Int) {
        let page = TouchPage()
        defer { page.close() }
        var states: [UIGestureRecognizer.State] = []
        let swipe = UISwipeGestureRecognizer { swipe in states.append(swipe.state) }
        swipe.direction = Self.ways[direction].0
        page.root.addGestureRecognizer(swipe)
        page.down(200, 200)
        for part in [0.5, 1] { page.move(200 + part * Self.ways[way].1, 200 + part * Self.ways[way].2) }
        page.lift()
        #expect(states == (direction == way ? [.ended] : []))
    }

    @Test func directionIsRightByDefault() { #expect(UISwipeGestureRecognizer {}.direction == .right) }

    @Test func severalDirectionsCanBeRecognized() {
        let page = TouchPage()
        defer { page.close() }
        var swipes = 0
        let swipe = UISwipeGestureRecognizer { swipes += 1 }
        swipe.direction = [.left, .right]
        page.root.addGestureRecognizer(swipe)
        for x in [120.0, 280] {
            page.down(200, 200)
            page.move(x, 200)
            page.lift()
        }
        #expect(swipes == 2)
    }

    @Test func shortWayIsNoSwipe() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UISwipeGestureRecognizer { Issue.record("it was too short") })
        page.down(200, 200)
        page.move(245, 200)
        page.lift()
    }

    @Test func slowFingerDoesNotSwipe() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UISwipeGestureRecognizer { Issue.record("it was too slow") })
        page.down(200, 200)
        page.wait(0.6)
        page.move(300, 200)
    }

    @Test func fingerThatStraysDoesNotSwipe() {
        let page = TouchPage()
        defer { page.close() }
        page.root.addGestureRecognizer(UISwipeGestureRecognizer { Issue.record("it strayed") })
        page.down(200, 200)
        page.move(240, 255)
        page.move(300, 200)
    }

    @Test func fingersThatAreRequiredSwipeTogether() {
        let page = TouchPage()
        defer { page.close() }
        var swipes = 0
        let swipe = UISwipeGestureRecognizer { swipes += 1 }
        swipe.numberOfTouchesRequired = 2
        page.root.addGestureRecognizer(swipe)
        page.down(100, 100, 1)
        page.move(200, 100, 1)
        page.lift(1)
        #expect(swipes == 0)
        page.down(100, 100, 1)
        page.down(100, 200, 2)
        page.move(170, 100, 1)
        page.move(170, 200, 2)
        #expect(swipes == 1)
    }

    @Test func locationIsWhereTheSwipeBegan() {
        let page = TouchPage()
        defer { page.close() }
        var place = CGPoint.zero
        page.root.addGestureRecognizer(UISwipeGestureRecognizer { swipe in place = swipe.location(in: page.root) })
        page.down(200, 150)
        page.move(300, 150)
        #expect(place == CGPoint(x: 200, y: 150))
    }
}
