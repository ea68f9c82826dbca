// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import ViewKit

/// UIView: hitTest and point(inside:with:).
@Suite(.serialized) struct UIViewHitTestTests {
    private let place = CGPoint(x: 150, y: 150)

    @Test func frontmostViewIsHit() {
        let page = TouchPage()
        defer { page.close() }
        let back = page.add(UIView(), 100, 100, 100, 100)
        #expect(page.root.hitTest(place, with: nil) === back)
        let front = page.add(UIView(), 100, 100, 100, 100)
        #expect(page.root.hitTest(place, with: nil) === front)
        page.root.bringSubviewToFront(back)
        #expect(page.root.hitTest(place, with: nil) === back)
        #expect(page.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === page.root)
    }

    @Test func pointOutsideHitsNothing() {
        let page = TouchPage()
        defer { page.close() }
        #expect(page.root.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    }

    @Test(arguments: [(0.0, false), (0.009, false), (0.01, true), (1, true)])
    func transparentViewIsPassedOver(alpha: Double, isHit: Bool) {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 100, 100, 100, 100)
        view.alpha = alpha
        #expect((page.root.hitTest(place, with: nil) === view) == isHit)
    }

    @Test func hiddenViewIsPassedOverWithItsSubviews() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 100, 100, 100, 100)
        let inner = page.add(UIView(), 0, 0, 100, 100, to: view)
        #expect(page.root.hitTest(place, with: nil) === inner)
        view.isHidden = true
        #expect(page.root.hitTest(place, with: nil) === page.root)
    }

    @Test func viewWithoutInteractionIsPassedOverWithItsSubviews() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 100, 100, 100, 100)
        _ = page.add(UIView(), 0, 0, 100, 100, to: view)
        view.isUserInteractionEnabled = false
        #expect(page.root.hitTest(place, with: nil) === page.root)
    }

    @Test func subviewOutsideTheBoundsIsNotHit() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 0, 0, 100, 100)
        _ = page.add(UIView(), 100, 100, 100, 100, to: view)
        #expect(page.root.hitTest(place, with: nil) === page.root)
    }

    @Test func viewDecidesWhichPointsAreInside() {
        final class Round: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                hypot(point.x - bounds.center.x, point.y - bounds.center.y) <= bounds.size.width / 2
            }
        }
        let page = TouchPage()
        defer { page.close() }
        let round = page.add(Round(), 100, 100, 100, 100)
        #expect(page.root.hitTest(place, with: nil) === round)
        #expect(page.root.hitTest(CGPoint(x: 105, y: 105), with: nil) === page.root)
    }

    @Test func viewCanPassItsTouchesOn() {
        final class Glass: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let page = TouchPage()
        defer { page.close() }
        let below = page.add(TouchLog(), 0, 0, 400, 400)
        _ = page.add(Glass(), 0, 0, 400, 400)
        page.tap(200, 200)
        #expect(below.log == ["began", "ended"])
    }

    @Test func transformIsFollowed() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(UIView(), 100, 100, 100, 20)
        #expect(page.root.hitTest(CGPoint(x: 150, y: 150), with: nil) === page.root)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(page.root.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
        #expect(page.root.hitTest(CGPoint(x: 105, y: 110), with: nil) === page.root)
    }

    @Test func animatedViewGetsNoTouchesButIsFound() {
        let page = TouchPage()
        defer { page.close() }
        let view = page.add(TouchLog(), 100, 100, 100, 100)
        UIView.animate(withDuration: 60) { view.alpha = 0.5 }
        page.tap(150, 150)
        #expect(view.log == [])
        #expect(page.root.hitTest(place, with: nil) === view)
        view.layer.removeAllAnimations()
        page.tap(150, 150)
        #expect(view.log == ["began", "ended"])
    }

    @Test func hiddenViewGetsNoTouches() {
        let page = TouchPage()
        defer { page.close() }
        let (below, above) = (page.add(TouchLog(), 0, 0, 400, 400), page.add(TouchLog(), 0, 0, 400, 400))
        above.isHidden = true
        page.tap(150, 150)
        #expect(below.log == ["began", "ended"] && above.log == [])
    }
}
