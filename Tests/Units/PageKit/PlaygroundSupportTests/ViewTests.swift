// SPDX-License-Identifier: GPL-3.0-or-later
import PlaygroundSupport
import Scene
import Testing

@testable import ViewKit

/// The geometry of views, and their order.
struct ViewTests {
    private let view = View(frame: rect(10, 20, 30, 40))

    // MARK: - Geometry

    @Test func frameFollowsFromCenterAndBounds() {
        #expect(view.center == Point(x: 25, y: 40) && view.bounds == rect(0, 0, 30, 40))
        view.center.x = 100
        view.bounds.size.height = 10
        #expect(view.frame == rect(85, 35, 30, 10))
        view.bounds.origin = Point(x: 7, y: 8)
        #expect(view.frame == rect(85, 35, 30, 10), "bounds only move what is inside")
    }

    @Test func frameCanBeSet() {
        view.bounds.origin = Point(x: 7, y: 8)
        view.frame = rect(1, 2, 50, 60)
        #expect(view.center == Point(x: 26, y: 32) && view.bounds == rect(7, 8, 50, 60))
        #expect(view.frame == rect(1, 2, 50, 60))
    }

    @Test func frameContainsTheTransformedView() {
        view.transform = AffineTransform(scaleX: 2, y: 0.5)
        expect(view.frame, near: rect(-5, 30, 60, 20))
        view.transform = AffineTransform(rotationAngle: .pi / 2)
        expect(view.frame, near: rect(5, 25, 40, 30))
        view.transform = AffineTransform(rotationAngle: .pi / 4)
        let side = 70 * 0.5.squareRoot()
        expect(view.frame, near: rect(25 - side / 2, 40 - side / 2, side, side))
    }

    @Test(arguments: [
        AffineTransform(scaleX: 2, y: 0.5), AffineTransform(scaleX: -1, y: 3), AffineTransform(rotationAngle: .pi / 2),
        AffineTransform(rotationAngle: .pi), AffineTransform(rotationAngle: -.pi / 2),
    ])
    func frameOfATransformedViewCanBeSet(transform: AffineTransform) {
        view.transform = transform
        view.frame = rect(1, 2, 50, 60)
        expect(view.frame, near: rect(1, 2, 50, 60))
    }

    @Test func frameOfAViewWithoutAnAreaOnlyMovesIt() {
        view.transform = AffineTransform(scaleX: 0, y: 0)
        view.frame = rect(0, 0, 50, 60)
        #expect(view.center == Point(x: 25, y: 30) && view.bounds == rect(0, 0, 30, 40))
    }

    @Test func boardFollowsTheSizeOfItsView() {
        let board = CircleController(seed: 7).boardView
        board.frame = rect(10, 20, 500, 400)
        #expect(board.stage.area == Size(width: 500, height: 400))
        board.bounds.size.width = 300
        #expect(board.stage.area == Size(width: 300, height: 400))
        #expect(board.stage.board.scene.size == board.stage.area, "the circles drift in all of it")
    }

    @Test func pointsOfThePageAreConverted() {
        let (page, outer) = (View(frame: rect(0, 0, 800, 600)), View(frame: rect(100, 100, 200, 100)))
        page.addSubview(outer)
        outer.addSubview(view)
        outer.bounds.origin = Point(x: 5, y: 0)
        outer.transform = AffineTransform(rotationAngle: .pi / 2)
        view.transform = AffineTransform(scaleX: 2, y: 2)
        for place in [Point(x: 0, y: 0), Point(x: 15, y: 20), Point(x: 30, y: 40)] {
            let onPage = page.node.transformToParent(
                outer.node.transformToParent(view.node.transformToParent(place)))
            let back = view.convert(onPage, from: nil)
            #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
        }
        // Its middle is at (25, 40) of the outer view, which is 80 points left of and 10 above its middle.
        let middle = view.convert(Point(x: 200 + 10, y: 150 - 80), from: page)
        #expect(abs(middle.x - 15) < 1e-9 && abs(middle.y - 20) < 1e-9)
        outer.transform = AffineTransform(scaleX: 0, y: 1)
        #expect(view.hitTest(Point(x: 1, y: 1), with: nil) === view && page.hitTest(outer.center, with: nil) === page)
    }

    // MARK: - Order

    @Test func subviewsAreKeptFromBottomToTop() {
        let (a, b, c) = (View(), View(), View())
        for subview in [a, b, c] { view.addSubview(subview) }
        expectSubviews([a, b, c])
        view.addSubview(a)
        expectSubviews([b, c, a])
        view.sendSubviewToBack(c)
        expectSubviews([c, b, a])
        view.bringSubviewToFront(b)
        expectSubviews([c, a, b])
        view.insertSubview(b, at: 1)
        expectSubviews([c, b, a])
        view.insertSubview(b, at: 99)
        expectSubviews([c, a, b])
        view.insertSubview(b, at: -1)
        expectSubviews([b, c, a])
        let stranger = View()
        view.bringSubviewToFront(stranger)
        view.sendSubviewToBack(stranger)
        expectSubviews([b, c, a])
    }

    @Test func viewHasOneSuperview() {
        let (other, inner) = (View(), View())
        view.addSubview(inner)
        other.addSubview(inner)
        expectSubviews([])
        #expect(inner.superview === other && inner.isDescendant(of: other) && !inner.isDescendant(of: view))
        inner.removeFromSuperview()
        inner.removeFromSuperview()
        #expect(inner.superview == nil && other.subviews.isEmpty && inner.isDescendant(of: inner))
    }

    @Test func viewsAreListedInDrawingOrder() {
        let (a, b, inA, inB) = (View(), View(), View(), View())
        view.addSubview(a)
        view.addSubview(b)
        a.addSubview(inA)
        b.addSubview(inB)
        let expected = [view, a, inA, b, inB]
        #expect(view.all.count == expected.count && zip(view.all, expected).allSatisfy { $0 === $1 })
    }

    @Test func viewIsReleasedWithItsSuperview() {
        weak var inner: View?
        do {
            let outer = View()
            let view = View()
            outer.addSubview(view)
            inner = view
        }
        #expect(inner == nil)
    }

    // MARK: - Nodes

    @Test func nodeHasThePropertiesOfTheView() {
        let inner = View()
        view.addSubview(inner)
        view.bounds.origin.x = 3
        view.transform = AffineTransform(scaleX: 2, y: 2)
        (view.alpha, view.isHidden, view.clipsToBounds, view.backgroundColor) = (0.5, true, true, .black)
        var node = Node(center: Point(x: 25, y: 40), bounds: rect(3, 0, 30, 40))
        node.transform = view.transform
        (node.opacity, node.isHidden, node.clips) = (0.5, true, true)
        node.style.fill = .black
        node.children = [inner.nodeID]
        #expect(view.node == node)
        view.alpha = 7
        #expect(view.node.opacity == 1)
        view.alpha = -7
        #expect(view.node.opacity == 0)
    }

    @Test func eachNodeHasANumberOfItsOwn() {
        let id = view.nodeID
        #expect(id != .root && view.nodeID == id && View().nodeID != id)
    }

    // MARK: - Helpers

    private func expectSubviews(_ expected: [View]) {
        #expect(view.subviews.count == expected.count && zip(view.subviews, expected).allSatisfy { $0 === $1 })
        #expect(expected.allSatisfy { $0.superview === view })
    }

    private func expect(_ rect: Rect, near expected: Rect) {
        let differences = [
            rect.origin.x - expected.origin.x, rect.origin.y - expected.origin.y,
            rect.size.width - expected.size.width, rect.size.height - expected.size.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(rect)")
    }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
}
