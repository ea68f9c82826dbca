// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// The tree of layers: its order, its geometry, and its nodes.
@Suite(.serialized) struct CALayerTests {
    private let page = PageContext.current
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))

    private func layer(_ x: CGFloat = 0, _ y: CGFloat = 0, width: CGFloat = 40, height: CGFloat = 20) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    private var names: [String?]? { view.layer.sublayers?.map(\.name) }

    private func view(_ name: String) -> UIView {
        let view = UIView()
        view.layer.name = name
        return view
    }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    // MARK: - Order

    @Test func layersAndSubviewsAreInOneOrder() {
        view.addSubview(view("a"))
        view.layer.addSublayer(layer("b"))
        view.addSubview(view("c"))
        view.layer.insertSublayer(layer("d"), at: 0)
        #expect(names == ["d", "a", "b", "c"])
        view.layer.insertSublayer(layer("e"), below: view.subviews[1].layer)
        view.layer.insertSublayer(layer("f"), above: view.subviews[0].layer)
        #expect(names == ["d", "a", "f", "b", "e", "c"])
        view.bringSubviewToFront(view.subviews[0])
        #expect(names == ["d", "f", "b", "e", "c", "a"])
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(names == ["d", "f", "b", "e", "a", "c"])
        view.insertSubview(view("g"), at: 0)
        view.subviews[1].removeFromSuperview()
        #expect(names == ["g", "d", "f", "b", "e", "c"])
    }

    @Test func nodesHaveTheOrderOfLayers() throws {
        let (subview, below, above) = (UIView(), layer(), layer())
        view.addSubview(subview)
        view.layer.insertSublayer(below, at: 0)
        view.layer.addSublayer(above)
        below.backgroundColor = .black
        above.zPosition = -1
        above.backgroundColor = .white
        try withShown(view) {
            #expect(view.innerNodes.map(\.style.fill) == [.white, .black, nil])
            let node = try #require(view.shownNode)
            #expect(node.children.last == subview.nodeID)
        }
    }

    @Test func replacedAndRemovedLayersAreGone() {
        let (one, two) = (layer("a"), layer("b"))
        view.layer.addSublayer(one)
        view.layer.replaceSublayer(one, with: two)
        #expect(names == ["b"] && one.superlayer == nil && two.superlayer === view.layer)
        two.removeFromSuperlayer()
        #expect(names == nil && two.superlayer == nil)
    }

    @Test func aLayerHasOneSuperlayer() {
        let (one, two, inner) = (layer("a"), layer("b"), layer("c"))
        one.addSublayer(inner)
        two.addSublayer(inner)
        #expect(one.sublayers == nil && two.sublayers == [inner])
    }

    @Test func aPageWithoutLayersHasNoOtherNodes() {
        let inner = UIView()
        view.addSubview(inner)
        withShown(view) {
            let node = view.shownNode
            _ = view.layer
            #expect(view.shownNode == node && node?.children == [inner.nodeID])
        }
    }

    // MARK: - Geometry

    @Test func theLayerOfAViewIsItsGeometry() {
        view.layer.position = CGPoint(x: 50, y: 60)
        #expect(view.center == CGPoint(x: 50, y: 60))
        view.layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.layer.opacity = 0.5
        view.layer.isHidden = true
        #expect(view.alpha == 0.5 && view.isHidden)
    }

    @Test func theAnchorPointMovesTheLayerAndNotThePosition() throws {
        let inner = layer(10, 20, width: 100, height: 50)
        #expect(inner.position == CGPoint(x: 60, y: 45))
        inner.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(inner.position == CGPoint(x: 60, y: 45) && inner.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(inner.position == CGPoint(x: 0, y: 10))
    }

    @Test func aViewTurnsAboutTheAnchorPointOfItsLayer() throws {
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: 110, y: 70, width: 200, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let frame = view.frame
        #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY - 70) < 1e-9 && abs(frame.width - 100) < 1e-9)
        try withShown(view) {
            let node = try #require(view.shownNode)
            let corner = node.transformToParent(CGPoint(x: 0, y: 0))
            #expect(abs(corner.x - 110) < 1e-9 && abs(corner.y - 70) < 1e-9)
        }
    }

    @Test func theAffinePartOfASpatialTransformIsDrawn() throws {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        view.layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        #expect(abs(view.transform.a - 0.5) < 1e-12 && view.transform.d == 1)
        #expect(view.layer.transform.m34 != 0)
        #expect(CATransform3DIsIdentity(CATransform3DConcat(transform, CATransform3DInvert(transform))))
    }

    @Test func pointsAreConvertedBetweenLayers() {
        let (outer, inner) = (layer(10, 10), layer(5, 5))
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: view.layer) == CGPoint(x: 0, y: 10))
        #expect(inner.convert(CGPoint(x: 0, y: 10), from: view.layer) == CGPoint(x: 0, y: 0))
    }

    @Test func theFrontmostLayerIsHit() {
        let (below, above) = (layer(0, 0), layer(10, 0))
        view.layer.addSublayer(below)
        view.layer.addSublayer(above)
        func hit(_ x: CGFloat) -> CALayer? { view.layer.hitTest(CGPoint(x: 10 + x, y: 25)) }
        #expect(hit(15) === above && hit(5) === below && hit(60) === view.layer && hit(300) == nil)
        below.zPosition = 1
        #expect(hit(15) === below)
        below.isHidden = true
        #expect(hit(5) === view.layer)
    }

    // MARK: - Appearance

    @Test func aLayerIsShownLikeAView() throws {
        let inner = layer(10, 20)
        (inner.backgroundColor, inner.cornerRadius, inner.opacity) = (.white, 5, 0.5)
        (inner.borderWidth, inner.masksToBounds) = (2, true)
        view.layer.addSublayer(inner)
        try withShown(view) {
            let node = try #require(view.innerNodes.first)
            #expect(node.center == CGPoint(x: 30, y: 30) && node.bounds.size == CGSize(width: 40, height: 20))
            #expect(node.style.fill == .white && node.style.cornerRadius == 5 && node.opacity == 0.5 && node.clips)
            #expect(node.style.border == NodeStyle.Border(width: 2, color: .black))
        }
    }

    @Test func aMaskIsTheLastNode() throws {
        let (inner, mask) = (layer(), layer())
        mask.backgroundColor = .white
        view.layer.addSublayer(inner)
        view.layer.mask = mask
        try withShown(view) {
            let node = try #require(view.shownNode)
            #expect(node.isMasked && node.children.count == 2 && view.innerNodes.last?.style.fill == .white)
            #expect(mask.superlayer === view.layer)
            view.layer.mask = nil
            #expect(view.shownNode?.isMasked == false && view.shownNode?.children.count == 1)
        }
    }

    @Test func aViewCanBeAMask() {
        let mask = UILabel(frame: view.bounds)
        mask.text = "Words"
        view.mask = mask
        withShown(view) {
            guard case .text(let text)? = view.innerNodes.last?.content else {
                Issue.record("the mask has no text")
                return
            }
            #expect(text.string == "Words" && view.shownNode?.isMasked == true)
        }
    }

    @Test func aLayerDrawsWhenItNeedsTo() {
        final class Drawn: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.fill(bounds)
            }
        }
        let inner = Drawn()
        inner.frame = view.bounds
        view.layer.addSublayer(inner)
        withShown(view) {
            #expect(inner.count == 0)
            inner.setNeedsDisplay()
            page.settle()
            #expect(inner.count == 1 && view.innerShapes.count == 1)
            page.settle()
            #expect(inner.count == 1)
        }
    }

    @Test func aDelegateDrawsAndLaysOut() {
        final class Delegate: CALayerDelegate {
            var calls: [String] = []
            func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
            func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
            func layoutSublayers(of layer: CALayer) { calls.append("layout") }
        }
        let (inner, delegate) = (layer(), Delegate())
        inner.delegate = delegate
        view.layer.addSublayer(inner)
        withShown(view) {
            #expect(delegate.calls == ["layout"])
            inner.setNeedsLayout()
            inner.setNeedsDisplay()
            page.settle()
            #expect(delegate.calls.dropFirst() == ["layout", "will draw", "draw"])
            inner.bounds.size.width = 7
            page.settle()
            #expect(delegate.calls.last == "layout")
        }
    }

    @Test func contentsAreDrawnAsTheirGravitySays() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(size: square.size).image { $0.fill(square) }
        let inner = layer()
        inner.contents = image.cgImage
        inner.contentsGravity = .resizeAspect
        view.layer.addSublayer(inner)
        withShown(view) {
            let xs = view.innerShapes.flatMap(\.ends).map(\.x)
            #expect(xs.min() == 10 && xs.max() == 30)
        }
    }

    @Test func valuesAreFoundByName() {
        let inner = layer(10, 20)
        inner.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(inner.transform.m12 - 1) < 1e-12)
        inner.setValue(7, forKey: "cornerRadius")
        inner.setValue("x", forKey: "mark")
        #expect(inner.cornerRadius == 7 && inner.value(forKey: "mark") as? String == "x")
        #expect(inner.value(forKeyPath: "position.x") as? CGFloat == 30)
    }

    @Test func invalidNumbersHideALayer() throws {
        let inner = layer()
        inner.position.x = .nan
        view.layer.addSublayer(inner)
        try withShown(view) {
            let node = try #require(view.innerNodes.first)
            #expect(node.isHidden && node.center == CGPoint(x: 0, y: 0))
        }
    }

    @Test func numbersOfNodesAreFreeAgain() {
        let inner = layer()
        view.layer.addSublayer(inner)
        withShown(view) {
            let before = page.window.tree.numbers
            inner.removeFromSuperlayer()
            #expect(page.window.tree.numbers.upperBound <= before.upperBound && view.innerNodes.isEmpty)
        }
    }

    // MARK: - Implicit animations

    @Test func aChangeOfAShownLayerTakesAQuarterOfASecond() {
        let inner = layer()
        view.layer.addSublayer(inner)
        inner.opacity = 0.9
        withShown(view) {
            #expect(inner.animationKeys() == nil)
            inner.opacity = 0.4
            #expect(inner.opacity == 0.4 && inner.animationKeys() == ["opacity"])
            page.settle()
            var shown: [Double] = []
            for _ in 0..<16 {
                shown.append(view.innerNodes[0].opacity)
                page.time.run(page.time.step + 1)
            }
            #expect(abs(shown[0] - 0.9) < 1e-6 && abs(shown[15] - 0.4) < 1e-6)
            // The default curve is steep at first: at 0.4 of the time, 0.683 is done.
            #expect(abs(shown[6] - (0.9 - 0.5 * 0.6825)) < 0.001)
            #expect(inner.animationKeys() == nil)
        }
    }

    @Test func aTransactionChoosesDurationAndCurve() {
        let inner = layer()
        view.layer.addSublayer(inner)
        var isCompleted = false
        withShown(view) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { isCompleted = true }
            inner.position.x += 60
            CATransaction.commit()
            page.settle()
            for _ in 0..<30 { page.time.run(page.time.step + 1) }
            #expect(abs(view.innerNodes[0].center.x - 50) < 1e-9 && !isCompleted)
            for _ in 0..<30 { page.time.run(page.time.step + 1) }
            #expect(isCompleted)
        }
    }

    @Test func disabledActionsDoNotAnimate() {
        let inner = layer()
        view.layer.addSublayer(inner)
        withShown(view) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            inner.position.x += 60
            CATransaction.commit()
            #expect(inner.animationKeys() == nil)
            inner.actions = ["position": NoAction()]
            inner.position.x += 60
            #expect(inner.animationKeys() == nil)
        }
    }
}

private final class NoAction: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
