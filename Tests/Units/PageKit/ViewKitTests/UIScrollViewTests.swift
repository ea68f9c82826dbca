// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIScrollView: drags, flings, edges, pages, and its delegate.
@Suite(.serialized) struct UIScrollViewTests {
    @Test func theOffsetIsTheOriginOfTheBounds() {
        let page = ScrollPage()
        defer { page.close() }
        let view = page.touches.add(UIView(), 0, 300, 400, 50, to: page.scroll)
        page.scroll.contentOffset = CGPoint(x: 0, y: 250)
        #expect(page.scroll.bounds.origin == CGPoint(x: 0, y: 250))
        #expect(page.touches.root.hitTest(CGPoint(x: 10, y: 60), with: nil) === view)
        #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 50))
        #expect(page.log == ["scroll 250"])
    }

    @Test func aDragMovesTheContentFromWhereItBegins() {
        let page = ScrollPage()
        defer { page.close() }
        page.touches.down(200, 300)
        page.touches.move(200, 280)
        #expect(page.scroll.contentOffset.y == 0)
        page.touches.move(200, 250)
        page.touches.move(230, 210)
        #expect(page.scroll.contentOffset == CGPoint(x: 0, y: 70), "it moves along the axis on which there is more")
        #expect(page.scroll.isTracking && page.scroll.isDragging && !page.scroll.isDecelerating)
    }

    @Test func theDelegateHearsOfADragInOrder() {
        let page = ScrollPage()
        defer { page.close() }
        page.fling(-10)
        #expect(page.scroll.isDecelerating && !page.scroll.isDragging)
        page.waitForRest()
        let calls = page.log.filter { !$0.hasPrefix("scroll") }
        #expect(calls == ["begin drag", "will end 0.6", "did end true", "begin slow", "end slow"])
        #expect(page.log.first == "begin drag" && page.log.last == "end slow")
    }

    @Test func aDragWithoutSpeedEndsAtOnce() {
        let page = ScrollPage()
        defer { page.close() }
        page.touches.down(200, 300)
        page.touches.move(200, 280)
        page.touches.move(200, 200)
        page.touches.wait(0.2)
        page.touches.lift()
        #expect(page.log == ["begin drag", "scroll 80", "will end 0.0", "did end false"])
    }

    // MARK: - Numbers

    /// With a velocity of v points per second, of which r is left after a millisecond, the content goes on by
    /// v / 1000 · r / (1 - r).
    @Test(arguments: [(UIScrollView.DecelerationRate.normal, 299.4), (.fast, 59.4)])
    func aFlingGoesAsFarAsItsVelocity(rate: UIScrollView.DecelerationRate, distance: Double) {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.decelerationRate = rate
        page.fling(-10)
        let start = page.scroll.contentOffset.y
        page.waitForRest()
        #expect((page.scroll.contentOffset.y - start - distance).magnitude <= 0.5)
    }

    /// After 100 ms, 0.998¹⁰⁰ of the way is left.
    @Test func aFlingSlowsDownExponentially() {
        let page = ScrollPage()
        defer { page.close() }
        page.fling(-10)
        let start = page.scroll.contentOffset.y
        page.touches.waitSteps(6)
        #expect((page.scroll.contentOffset.y - start - 299.4 * (1 - 0.8186)).magnitude < 0.5)
    }

    /// f(x) = (1 - 1 / (x · 0.55 / d + 1)) · d
    @Test(arguments: [(20.0, 10.71), (100, 48.35), (180, 79.36)])
    func contentBeyondItsEdgeFollowsAsARubberBand(pull: Double, shown: Double) {
        let page = ScrollPage()
        defer { page.close() }
        page.touches.down(200, 100)
        page.touches.move(200, 110)
        page.touches.move(200, 110 + pull)
        #expect((page.scroll.contentOffset.y + shown).magnitude < 0.01)
    }

    @Test func contentComesBackFromBeyondItsEdge() {
        let page = ScrollPage()
        defer { page.close() }
        page.touches.down(200, 100)
        page.touches.move(200, 110)
        page.touches.move(200, 300)
        page.touches.wait(0.2)
        page.touches.lift()
        var offsets: [Double] = []
        for _ in 0..<60 {
            page.touches.waitSteps(1)
            offsets.append(page.scroll.contentOffset.y)
        }
        #expect(offsets == offsets.sorted() && offsets.last == 0, "a critically damped spring does not swing")
        // x(t) = x₀ (1 + 10 t) e^(-10 t)
        let (start, time) = (-(1 - 1 / (190 * 0.55 / 400 + 1)) * 400, 0.1)
        #expect((offsets[5] - start * (1 + 10 * time) * 0.36788).magnitude < 0.5)
        #expect(page.log.last == "end slow")
    }

    @Test func aFlingBouncesAtTheEnd() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentSize.height = 600
        page.fling(-20)
        var highest = 0.0
        for _ in 0..<120 {
            page.touches.waitSteps(1)
            highest = max(highest, page.scroll.contentOffset.y)
        }
        #expect(highest > 205 && highest < 300)
        #expect(page.scroll.contentOffset.y == 200 && !page.scroll.isDecelerating)
    }

    @Test func nothingBouncesIfThePageSaysSo() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.bounces = false
        page.touches.down(200, 100)
        page.touches.move(200, 120)
        page.touches.move(200, 200)
        #expect(page.scroll.contentOffset.y == 0)
        page.touches.lift()
        page.scroll.contentSize.height = 500
        page.log = []
        page.fling(-20)
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 100)
        #expect(!page.log.contains { $0.hasPrefix("scroll 10") && $0 != "scroll 100" })
    }

    @Test func contentThatFitsDoesNotMove() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentSize.height = 300
        page.fling(-10)
        #expect(page.log == [])
        page.scroll.alwaysBounceVertical = true
        page.fling(-10)
        page.waitForRest()
        #expect(page.log.contains("end slow") && page.scroll.contentOffset.y == 0)
    }

    @Test func aFingerStopsTheContentAndPressesNothing() {
        let page = ScrollPage()
        defer { page.close() }
        var taps = 0
        let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 400, height: 3000)
        page.scroll.addSubview(button)
        page.fling(-10)
        page.touches.waitSteps(5)
        let offset = page.scroll.contentOffset
        page.log = []
        page.touches.tap()
        page.touches.wait(1)
        #expect(page.scroll.contentOffset == offset && taps == 0)
        #expect(page.log == ["end slow", "begin drag", "will end 0.0", "did end false"])
        page.touches.tap()
        #expect(taps == 1)
    }

    // MARK: - Targets

    @Test(arguments: [(-5.0, 400.0), (-1, 0), (5, 0)])
    func pagesComeToRestAtMultiplesOfTheSize(speed: Double, offset: Double) {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.isPagingEnabled = true
        page.scroll.bounces = false
        page.fling(speed, steps: abs(speed) < 2 ? 30 : 12, rests: abs(speed) < 2)
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == offset)
        #expect(page.log.last == (offset == 0 && speed > 0 ? "did end false" : "end slow"))
    }

    @Test func aSlowDragPastTheMiddleTurnsThePage() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.isPagingEnabled = true
        page.touches.down(200, 350)
        page.touches.move(200, 340)
        page.touches.move(200, 110)
        page.touches.wait(0.2)
        page.touches.lift()
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 400)
    }

    @Test func thePageCanChangeTheTarget() {
        let page = ScrollPage()
        defer { page.close() }
        page.target = { CGPoint(x: 0, y: ($0.y / 150).rounded() * 150) }
        page.fling(-10)
        page.waitForRest()
        #expect(page.scroll.contentOffset == CGPoint(x: 0, y: 450))
    }

    @Test func aProgrammaticMoveEndsWithItsOwnCall() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(page.scroll.contentOffset.y == 0)
        page.touches.wait(0.15)
        #expect((page.scroll.contentOffset.y - 250).magnitude < 1)
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 500)
        #expect(page.log.last == "end animation")
        page.log = []
        page.scroll.setContentOffset(.zero, animated: false)
        #expect(page.log == ["scroll 0"])
    }

    @Test func aPartOfTheContentIsMadeVisibleWithTheLeastMove() {
        let page = ScrollPage()
        defer { page.close() }
        func offset(_ y: Double, _ height: Double) -> Double {
            page.scroll.scrollRectToVisible(CGRect(x: 0.0, y: y, width: 10, height: height), animated: false)
            return page.scroll.contentOffset.y
        }
        #expect(
            [offset(100, 50), offset(500, 50), offset(300, 10), offset(20, 10), offset(2990, 500)] == [
                0, 150, 150, 20, 2600,
            ])
    }

    // MARK: - Insets

    @Test func contentStaysAtTheEdgeOfAnInset() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        #expect(page.scroll.contentOffset.y == -50)
        page.scroll.scrollRectToVisible(CGRect(x: 0, y: 2999, width: 1, height: 1), animated: false)
        #expect(page.scroll.contentOffset.y == 2620)
        // What is not at an edge does not move, unless it would be beyond the end.
        page.scroll.contentOffset.y = 100
        page.scroll.contentInset.top = 80
        #expect(page.scroll.contentOffset.y == 100)
        page.scroll.contentOffset.y = -80
        page.scroll.contentInset = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
        #expect(page.scroll.contentOffset == CGPoint(x: -30, y: -10))
        page.scroll.contentOffset.y = 2600
        page.scroll.contentInset.bottom = -100
        #expect(page.scroll.contentOffset.y == 2500)
    }

    @Test func contentThatBecomesSmallerMovesBack() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentOffset.y = 2000
        page.scroll.contentSize.height = 700
        #expect(page.scroll.contentOffset.y == 300)
        page.scroll.frame.size.height = 600
        #expect(page.scroll.contentOffset.y == 100)
    }

    @Test func numbersThatAreNoneAreIgnored() {
        let page = ScrollPage()
        defer { page.close() }
        page.scroll.contentOffset = CGPoint(x: .nan, y: .infinity)
        page.scroll.contentSize = CGSize(width: .nan, height: .infinity)
        page.scroll.setContentOffset(CGPoint(x: .infinity, y: 0), animated: true)
        page.scroll.zoom(to: CGRect(x: 0, y: 0, width: Double.nan, height: 0), animated: false)
        #expect(page.scroll.contentOffset == .zero && page.scroll.contentSize == CGSize(width: 400, height: 3000))
        page.scroll.contentInset.top = .infinity
        page.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan)
        page.target = { _ in CGPoint(x: .nan, y: .nan) }
        page.fling(-10)
        page.waitForRest()
        #expect(page.scroll.contentOffset.y.isFinite)
    }

    // MARK: - Refreshing

    @Test func pullingPastItsHeightRefreshes() {
        let page = ScrollPage()
        defer { page.close() }
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        page.scroll.refreshControl = refresh
        page.touches.down(200, 50)
        page.touches.move(200, 60)
        page.touches.move(200, 150)
        #expect(count == 0 && !refresh.isRefreshing)
        page.touches.move(200, 300)
        page.touches.move(200, 310)
        #expect(count == 1 && refresh.isRefreshing)
        page.touches.wait(0.2)
        page.touches.lift()
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == -60)
        refresh.endRefreshing()
        page.waitForRest()
        #expect(page.scroll.contentOffset.y == 0 && !refresh.isRefreshing)
    }
}

/// A page with a scroll view of 400 × 400 points, whose content is 3000 points high.
final class ScrollPage: UIScrollViewDelegate {
    let touches = TouchPage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var log: [String] = []
    var target: ((CGPoint) -> CGPoint)?
    var zoomed: UIView?

    init() {
        PageContext.current.rest()
        scroll.contentSize = CGSize(width: 400, height: 3000)
        touches.root.addSubview(scroll)
        scroll.delegate = self
        PageContext.current.settle()
    }

    func close() {
        touches.close()
        scroll.removeFromSuperview()
        PageContext.current.rest()
    }

    /// Drags the content by a number of points in each step, and lifts the finger.
    func fling(_ points: Double, steps: Int = 12, rests: Bool = false) {
        touches.down(200, 300)
        for step in 1...steps {
            touches.waitSteps(1)
            touches.move(200, 300 + points * Double(step))
        }
        if rests { touches.wait(0.2) }
        touches.lift()
    }

    func waitForRest() { for _ in 0..<300 where scroll.isDecelerating || isBusy { touches.waitSteps(1) } }
    private var isBusy: Bool { PageContext.current.time.activity == .moving }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(short(scrollView.contentOffset.y))") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("will end \((velocity.y * 10).rounded() / 10)")
        if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("begin slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("end slow") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin zoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("end zoom \(short(scale))")
    }

    private func short(_ number: CGFloat) -> String {
        number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
    }
}
