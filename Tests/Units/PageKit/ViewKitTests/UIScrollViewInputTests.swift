// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIScrollView: touches on its content, scroll views in each other, the wheel, keys, and screen readers.
@Suite(.serialized) struct UIScrollViewInputTests {
    // MARK: - Touches on the content

    private func press(_ page: ScrollPage, _ view: UIView, wait: Double) {
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        page.scroll.addSubview(view)
        page.touches.down(200, 300)
        page.touches.wait(wait)
        page.touches.move(200, 280)
        page.touches.move(200, 250)
        page.touches.lift()
    }

    @Test func aDragOnAButtonScrollsAndDoesNotPressIt() {
        let page = ScrollPage()
        defer { page.close() }
        let button = UIButton()
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        press(page, button, wait: 0)
        #expect(events == [] && page.scroll.contentOffset.y >= 30)
    }

    @Test func aControlKeepsATouchThatHasRested() {
        let page = ScrollPage()
        defer { page.close() }
        let button = UIButton()
        press(page, button, wait: 0.2)
        #expect(page.scroll.contentOffset.y == 0 && page.log == [])
    }

    @Test func aViewLosesATouchThatHasRested() {
        let page = ScrollPage()
        defer { page.close() }
        let view = TouchLog()
        press(page, view, wait: 0.2)
        #expect(view.log == ["began", "cancelled"] && page.scroll.contentOffset.y >= 30)
    }

    @Test func contentKeepsItsTouchesIfThePageSaysSo() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.delaysContentTouches = false
        page.scroll.canCancelContentTouches = false
        let view = TouchLog()
        press(page, view, wait: 0)
        #expect(view.log == ["began", "moved", "moved", "ended"] && page.log == [])
    }

    @Test func aTapReachesTheContent() {
        let page = ScrollPage()
        defer { page.close() }
        let view = page.touches.add(TouchLog(), 0, 500, 400, 400, to: page.scroll)
        page.scroll.contentOffset.y = 400
        page.touches.tap(200, 200)
        #expect(view.log == ["began", "ended"])
        #expect(view.touches.last?.location(in: view) == CGPoint(x: 200, y: 100))
    }

    @Test func aPanInTheContentGoesFirst() {
        let page = ScrollPage()
        defer { page.close() }
        let view = page.touches.add(UIView(), 0, 0, 400, 400, to: page.scroll)
        var way = 0.0
        view.addGestureRecognizer(UIPanGestureRecognizer { pan in way = pan.translation(in: nil).y })
        page.fling(-10)
        #expect(way == -120 && page.log == [])
    }

    @Test func aDragStopsAtTheIndicatorsOnly() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.flashScrollIndicators()
        PageContext.current.settle()
        let line = page.scroll.subviews.first { $0.alpha == 1 && $0.frame.width == 3 }
        #expect(line?.frame.minX == 394 && line?.frame.minY == 3)
        #expect((line?.frame.height ?? 0).rounded() == 53, "400 of 3000 points are seen")
        page.touches.wait(2)
        #expect(line?.alpha == 0)
    }

    // MARK: - In each other

    private func nested(_ page: ScrollPage, _ size: CGSize) -> UIScrollView {
        let inner = page.touches.add(UIScrollView(), 0, 0, 400, 400, to: page.scroll)
        inner.contentSize = size
        return inner
    }

    @Test func aDragMovesTheScrollViewOfItsDirection() {
        let page = ScrollPage()
        defer { page.close() }
        let inner = nested(page, CGSize(width: 2000, height: 400))
        page.fling(-10)
        #expect(inner.contentOffset == .zero && page.scroll.contentOffset.y > 0)
        page.waitForRest()
        page.scroll.contentOffset = .zero
        page.touches.down(300, 200)
        page.touches.move(280, 201)
        page.touches.move(200, 202)
        page.touches.lift()
        #expect(inner.contentOffset.x >= 80 && page.scroll.contentOffset == .zero)
    }

    @Test func anInnerScrollViewAtItsEndLeavesTheDragToTheOuterOne() {
        let page = ScrollPage()
        defer { page.close() }
        let inner = nested(page, CGSize(width: 400, height: 500))
        page.fling(-10)
        #expect(inner.contentOffset.y > 0 && page.scroll.contentOffset == .zero)
        page.waitForRest()
        inner.contentOffset.y = 100
        page.fling(-10)
        #expect(inner.contentOffset.y == 100 && page.scroll.contentOffset.y > 0)
    }

    // MARK: - Wheel

    private func wheel(_ page: ScrollPage, _ y: Double, x: Double = 0, isSmooth: Bool = false) {
        PageContext.current.window.scroll(by: Point(x: x, y: y), at: Point(x: 200, y: 200), isSmooth: isSmooth)
        PageContext.current.settle()
    }

    @Test func aTouchpadMovesTheContentByItsAmount() {
        let page = ScrollPage()
        defer { page.close() }
        wheel(page, 12.5, isSmooth: true)
        wheel(page, 7, isSmooth: true)
        #expect(page.scroll.contentOffset.y == 19.5)
        wheel(page, -100, isSmooth: true)
        #expect(page.scroll.contentOffset.y == 0, "nothing beyond the edge is seen")
        wheel(page, 0, x: 20, isSmooth: true)
        #expect(page.scroll.contentOffset == .zero)
    }

    /// As in scrolled windows of GTK, a click is the length to the power of two thirds.
    @Test func clicksOfTheWheelAddUp() {
        let page = ScrollPage()
        defer { page.close() }
        wheel(page, 1)
        page.touches.waitSteps(3)
        wheel(page, 1)
        page.waitForRest()
        #expect((page.scroll.contentOffset.y - 2 * 54.288).magnitude < 0.01)
        let calls = page.log.filter { !$0.hasPrefix("scroll") }
        #expect(calls == ["begin drag", "will end 0.0", "did end true", "begin slow", "end slow"])
    }

    @Test func aClickOfTheWheelTurnsAPage() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.isPagingEnabled = true
        wheel(page, 1)
        wheel(page, 1)
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 400)
        for _ in 0..<5 { wheel(page, -9, isSmooth: true) }
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 0)
    }

    @Test func theWheelMovesContentThatIsOnlyWide() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentSize = CGSize(width: 1200, height: 400)
        page.scroll.isPagingEnabled = true
        wheel(page, 1)
        page.waitForRest()
        #expect(page.scroll.contentOffset == CGPoint(x: 400, y: 0))
    }

    @Test func theWheelGoesOnInTheOuterScrollView() {
        let page = ScrollPage()
        defer { page.close() }
        let inner = nested(page, CGSize(width: 400, height: 450))
        wheel(page, 40, isSmooth: true)
        wheel(page, 40, isSmooth: true)
        #expect(inner.contentOffset.y == 50 && page.scroll.contentOffset.y == 0)
        wheel(page, 40, isSmooth: true)
        #expect(inner.contentOffset.y == 50 && page.scroll.contentOffset.y == 40)
        page.scroll.isScrollEnabled = false
        wheel(page, 40, isSmooth: true)
        #expect(page.scroll.contentOffset.y == 40)
    }

    // MARK: - Keys

    @Test(arguments: [
        (Key.go(.down), 540.0), (.go(.up), 460), (.pageDown, 860), (.pageUp, 140), (.go(.rowStart), 0),
        (.go(.rowEnd), 2600), (.go(.left), 500), (.escape, 500),
    ]) func keysMoveTheContent(key: Key, offset: Double) {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentOffset.y = 500
        let button = page.touches.add(UIButton(), 0, 600, 100, 40, to: page.scroll)
        #expect(button.scroll(by: key) == (offset != 500))
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == offset)
    }

    @Test func anArrowLeavesTheFocusToTheNextElement() {
        let page = ScrollPage()
        defer { page.close() }
        let button = page.touches.add(UIButton(), 0, 0, 100, 40, to: page.scroll)
        _ = page.touches.add(UIButton(), 0, 1000, 100, 40, to: page.scroll)
        #expect(!button.scroll(by: .go(.down)))
        #expect(button.scroll(by: .pageDown))
    }

    @Test func anElementOutOfSightIsScrolledIntoView() {
        let page = ScrollPage()
        defer { page.close() }
        let inner = page.touches.add(UIScrollView(), 0, 1000, 400, 200, to: page.scroll)
        inner.contentSize.height = 800
        let button = page.touches.add(UIButton(), 0, 500, 100, 40, to: inner)
        button.perform(.reveal)
        page.waitForRest()
        #expect(inner.contentOffset.y == 340)
        #expect(page.scroll.contentOffset.y == 800)
    }

    // MARK: - Screen readers

    @Test func labelsInAScrollViewAreElements() {
        let page = ScrollPage()
        defer { page.close() }
        for index in 0..<3 {
            let label = page.touches.add(UILabel(), 0, 500 * index, 100, 20, to: page.scroll)
            label.text = "\(index)"
        }
        #expect(page.scroll.elements.map(\.accessibilityLabel) == ["0", "1", "2"])
    }

    @Test func aScrollViewWithoutElementsIsOne() {
        let page = ScrollPage()
        defer { page.close() }
        #expect(page.scroll.elements == [page.scroll])
        #expect(page.scroll.accessibilityLabel == "Scroll area" && page.scroll.accessibilityValue == "0%")
        page.scroll.activateElement(at: PageContext.current.time.seconds)
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 360)
        page.scroll.contentOffset.y = 2600
        #expect(page.scroll.accessibilityValue == "100%")
        page.scroll.contentSize.height = 100
        #expect(page.scroll.elements == [])
    }

    // MARK: - Zooming

    @Test func zoomingScalesTheContentAroundThePinch() {
        let page = ScrollPage()
        defer { page.close() }
        let view = page.touches.add(UIView(), 0, 0, 400, 400, to: page.scroll)
        page.scroll.contentSize = CGSize(width: 400, height: 400)
        page.zoomed = view
        page.scroll.maximumZoomScale = 4
        page.touches.down(150, 100, 1)
        page.touches.down(250, 100, 2)
        page.touches.move(100, 100, 1)
        page.touches.move(300, 100, 2)
        #expect(page.scroll.zoomScale == 2 && page.scroll.isZooming)
        page.touches.lift(1)
        page.touches.lift(2)
        #expect(page.scroll.contentSize == CGSize(width: 800, height: 800))
        #expect((page.scroll.contentOffset.y - 100).magnitude < 1)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
        #expect(page.log.contains("begin zoom") && page.log.contains("end zoom 2"))
    }

    @Test func aScaleBeyondItsLimitComesBack() {
        let page = ScrollPage()
        defer { page.close() }
        page.zoomed = page.touches.add(UIView(), 0, 0, 400, 400, to: page.scroll)
        page.scroll.maximumZoomScale = 2
        page.touches.down(190, 200, 1)
        page.touches.down(210, 200, 2)
        page.touches.move(150, 200, 1)
        page.touches.move(250, 200, 2)
        #expect(page.scroll.zoomScale > 2 && page.scroll.zoomScale < 5)
        page.touches.lift(1)
        page.touches.lift(2)
        #expect(page.scroll.isZoomBouncing)
        page.touches.wait(1)
        #expect(page.scroll.zoomScale == 2 && !page.scroll.isZoomBouncing && page.log.last == "end zoom 2")
    }

    @Test func zoomingToARectangleShowsIt() {
        let page = ScrollPage()
        defer { page.close() }
        page.zoomed = page.touches.add(UIView(), 0, 0, 400, 400, to: page.scroll)
        page.scroll.contentSize = CGSize(width: 400, height: 400)
        page.scroll.maximumZoomScale = 4
        page.scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
        #expect(page.scroll.zoomScale == 4 && page.scroll.contentOffset == CGPoint(x: 400, y: 400))
        page.scroll.zoomScale = 9
        #expect(page.scroll.zoomScale == 4)
        page.scroll.setZoomScale(1, animated: true)
        page.touches.wait(1)
        #expect(page.scroll.zoomScale == 1 && page.scroll.contentOffset == .zero && page.log.last == "end zoom 1")
    }
}
