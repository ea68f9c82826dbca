// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView: `draw(_:)` and `setNeedsDisplay()`.
@Suite(.serialized) struct UIViewDrawTests {
    private let page = PageContext.current

    @Test func drawIsCalledOnceBeforeTheFirstFrame() {
        let view = DrawingView { _ in }
        #expect(view.count == 0)
        withShown(view) {
            page.settle()
            #expect(view.count == 1)
        }
    }

    @Test func drawGetsTheBounds() {
        var rects: [CGRect] = []
        let view = DrawingView(width: 30, height: 40) { rects.append($0) }
        view.bounds.origin = CGPoint(x: 5, y: 6)
        withShown(view) { #expect(rects == [CGRect(x: 5, y: 6, width: 30, height: 40)]) }
    }

    @Test func setNeedsDisplayDrawsAgainOnce() {
        let view = DrawingView { _ in }
        withShown(view) {
            view.setNeedsDisplay()
            view.setNeedsDisplay()
            #expect(view.count == 1)
            page.settle()
            page.settle()
            #expect(view.count == 2)
        }
    }

    @Test func newSizeDrawsAgainButANewCenterDoesNot() {
        let view = DrawingView { _ in }
        withShown(view) {
            view.center.x += 10
            page.settle()
            #expect(view.count == 1)
            view.frame.size.width += 10
            page.settle()
            #expect(view.count == 2)
        }
    }

    @Test func viewWithoutASizeDoesNotDraw() {
        let view = DrawingView(width: 0) { _ in }
        withShown(view) { #expect(view.count == 0) }
    }

    @Test func viewOutsideTheWindowDrawsWhenItEntersIt() {
        let view = DrawingView { _ in }
        view.setNeedsDisplay()
        page.settle()
        #expect(view.count == 0)
        withShown(view) { #expect(view.count == 1) }
        withShown(view) { #expect(view.count == 1) }
    }

    @Test func newStyleDrawsAgain() {
        let view = DrawingView { rect in
            UIColor.label.setFill()
            UIRectFill(rect)
        }
        withShown(view) {
            #expect(view.innerShapes.first?.fill == .black)
            page.apply(UITraitCollection(isDark: true))
            defer { page.apply(UITraitCollection()) }
            page.settle()
            #expect(view.innerShapes.first?.fill == .white)
        }
    }

    @Test func styleThatChangedOutsideTheWindowDrawsAgain() {
        let view = DrawingView { rect in
            UIColor.label.setFill()
            UIRectFill(rect)
        }
        withShown(view) {}
        page.apply(UITraitCollection(isDark: true))
        defer { page.apply(UITraitCollection()) }
        withShown(view) { #expect(view.innerShapes.first?.fill == .white) }
    }

    @Test func viewThatDrawsNothingHasNoOtherNodes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        withShown(view) { #expect(view.shownNode != nil && view.innerNodes.isEmpty) }
    }

    @Test func drawingIsBelowTheSubviews() throws {
        let view = DrawingView { UIRectFill($0) }
        let subview = UIView()
        view.addSubview(subview)
        try withShown(view) {
            let node = try #require(view.shownNode)
            #expect(node.children.count == 2 && node.children.last == subview.nodeID)
        }
    }

    @Test func whatIsOutsideOfTheBoundsIsClipped() throws {
        let view = DrawingView { rect in UIRectFill(rect.insetBy(dx: -10, dy: -10)) }
        try withShown(view) {
            let node = try #require(view.innerNodes.first)
            #expect(node.clips && node.bounds == view.bounds)
        }
    }

    @Test func drawingOfATransformedOriginIsInTheCoordinatesOfTheView() throws {
        let view = DrawingView { UIRectFill($0) }
        view.bounds.origin = CGPoint(x: 50, y: 0)
        try withShown(view) {
            let node = try #require(view.innerNodes.first)
            let shape = try #require(view.innerShapes.first)
            #expect(node.transformToParent(shape.ends[0]) == CGPoint(x: 50, y: 0))
        }
    }

    @Test func drawingThatGrowsAtItsEndChangesOnlyItsLastNodes() {
        var count = 500
        let view = DrawingView { _ in
            for index in 0..<count {
                let path = UIBezierPath()
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 1, y: Double(index) / 10))
                path.stroke()
            }
        }
        withShown(view) {
            let before = page.window.tree
            count += 1
            view.setNeedsDisplay()
            page.settle()
            let edits = page.window.tree.edits(from: before)
            #expect(edits.count == 1)
            guard case .content(.shapes(let shapes)?)? = edits.first?.change else {
                Issue.record("the content did not change: \(edits)")
                return
            }
            #expect(shapes.count < 100 && view.innerShapes.count == 501)
        }
    }

    @Test func nodesOfADrawingAreRemovedWithIt() {
        var isEmpty = false
        let view = DrawingView { if !isEmpty { UIRectFill($0) } }
        withShown(view) {
            #expect(view.innerNodes.count == 1)
            isEmpty = true
            view.setNeedsDisplay()
            page.settle()
            #expect(view.innerNodes.isEmpty)
        }
    }

    @Test func colorsAndPathsWithoutAContextDoNothing() {
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aPatternRepeatsItsImageBehindWhatIsDrawn() {
        UIGraphicsBeginImageContext(CGSize(width: 40, height: 50))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let view = DrawingView { UIRectFill($0) }
        view.backgroundColor = image.map(UIColor.init(patternImage:))
        withShown(view) {
            #expect((view.shownNode?.style.fill?.alpha ?? 0) == 0)
            let places = view.innerShapes.compactMap(\.ends.first)
            #expect(
                places.prefix(6).map(\.x) == [0, 40, 80, 0, 40, 80]
                    && places.prefix(6).map(\.y) == [0, 0, 0, 50, 50, 50])
            #expect(view.innerShapes.map(\.fill) == Array(repeating: UIColor.red.cgColor, count: 6) + [.black])
            view.backgroundColor = nil
            page.settle()
            #expect(view.innerShapes.count == 1)
        }
        let small = DrawingView(width: 2000, height: 2000) { _ in }
        small.backgroundColor = image.map(UIColor.init(patternImage:))
        withShown(small) { #expect(small.innerShapes.isEmpty, "that would take very many") }
    }
}
