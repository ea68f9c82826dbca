// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// How layers look: their corners, their shadows, the parts of their contents, and how they fade.
@Suite(.serialized) struct CALayerLookTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    @Test func onlyTheMaskedCornersAreRound() throws {
        view.layer.cornerRadius = 10
        withShown(view) { #expect(view.shownNode?.style.corners == .all) }
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        withShown(view) { #expect(view.shownNode?.style.corners == [.topLeft, .topRight]) }
        let inner = CALayer()
        (inner.frame, inner.cornerRadius) = (CGRect(x: 0, y: 0, width: 20, height: 20), 4)
        inner.maskedCorners = [.layerMaxXMaxYCorner, .layerMinXMaxYCorner]
        view.layer.addSublayer(inner)
        withShown(view) { #expect(view.innerNodes.map(\.style.corners) == [[.bottomLeft, .bottomRight]]) }
        // What is no corner has no effect.
        view.layer.maskedCorners = CACornerMask(rawValue: .max)
        withShown(view) { #expect(view.shownNode?.style.corners == .all) }
    }

    @Test func aShadowPathCastsTheShadow() throws {
        view.layer.shadowOpacity = 0.5
        view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 50, width: 100, height: 20), transform: nil)
        try withShown(view) {
            let shadow = try #require(view.shownNode?.style.shadow)
            #expect(shadow.path?.elements.first == .move(to: CGPoint(x: 0, y: 50)))
            #expect(shadow.path?.elements.count == 5 && shadow.color.alpha == 0.5)
        }
        view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: CGFloat.nan, width: 100, height: 20), transform: nil)
        withShown(view) { #expect(view.shownNode?.style.shadow?.path == Path([])) }
        view.layer.shadowPath = nil
        withShown(view) { #expect(view.shownNode?.style.shadow != nil && view.shownNode?.style.shadow?.path == nil) }
    }

    @Test func aShapeHasTheShadowOfItsShadowPath() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        shape.shadowOpacity = 1
        view.layer.addSublayer(shape)
        withShown(view) { #expect(view.innerShapes.count > 1 && view.innerNodes.first?.style.shadow == nil) }
        shape.shadowPath = shape.path
        withShown(view) {
            #expect(view.innerShapes.count == 1)
            #expect(view.innerNodes.first?.style.shadow?.path == shape.path?.steps)
        }
    }

    @Test func theContentsAroundTheirCenterKeepTheirSize() throws {
        // A picture of 30 × 30 points, of which 10 × 10 in the middle are stretched.
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.contents = image
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        view.layer.addSublayer(layer)
        withShown(view) {
            let clips = view.innerNodes.filter(\.clips).map { $0.bounds }
            #expect(clips.count == 9)
            #expect(clips.map(\.minX).map { $0.rounded() } == [0, 10, 90, 0, 10, 90, 0, 10, 90])
            #expect(clips.map(\.width).map { $0.rounded() } == [10, 80, 10, 10, 80, 10, 10, 80, 10])
            #expect(clips.map(\.minY).map { $0.rounded() } == [0, 0, 0, 10, 10, 10, 50, 50, 50])
        }
        layer.contentsCenter = CGRect(x: 0, y: 0.5, width: 1, height: 0)
        withShown(view) { #expect(view.innerNodes.filter(\.clips).count == 2, "what has no size is left out") }
    }

    @Test func aLayerWithoutGroupOpacityFadesInParts() throws {
        let (outer, inner) = (CALayer(), CALayer())
        (outer.opacity, outer.backgroundColor, inner.backgroundColor) = (0.5, .black, .white)
        outer.addSublayer(inner)
        view.layer.addSublayer(outer)
        withShown(view) { #expect(view.innerNodes.map(\.opacity) == [0.5, 1]) }
        outer.allowsGroupOpacity = false
        withShown(view) {
            #expect(view.innerNodes.map(\.opacity) == [1, 0.5])
            #expect(view.innerNodes[0].style.fill == Color.black.withAlpha(0.5))
        }
        outer.allowsGroupOpacity = true
        withShown(view) { #expect(view.innerNodes.map(\.opacity) == [0.5, 1]) }
    }

    // MARK: - Scroll layers

    @Test func aScrollLayerScrollsInItsDirections() throws {
        let layer = CAScrollLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
        #expect(layer.masksToBounds)
        layer.scroll(to: CGPoint(x: 7, y: 9))
        #expect(layer.bounds.origin == CGPoint(x: 7, y: 9))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 1, y: 2))
        #expect(layer.bounds.origin == CGPoint(x: 7, y: 2))
        layer.scrollMode = .none
        layer.scroll(to: CGPoint(x: 1, y: 1))
        #expect(layer.bounds.origin == CGPoint(x: 7, y: 2))
    }

    @Test func aLayerInAScrollLayerScrollsItAsFarAsNeeded() throws {
        let (layer, inner) = (CAScrollLayer(), CALayer())
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
        inner.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
        layer.addSublayer(inner)
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        inner.scrollRectToVisible(CGRect(x: 60, y: 0, width: 10, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 30, y: 0))
        inner.scrollRectToVisible(CGRect(x: 61, y: 5, width: 5, height: 5))
        #expect(layer.bounds.origin == CGPoint(x: 30, y: 0), "it is visible")
        inner.scroll(CGPoint(x: 5, y: 5))
        #expect(layer.bounds.origin == CGPoint(x: 15, y: 25))
        #expect(CALayer().visibleRect == .zero)
    }

    @Test func aViewCanHaveAScrollLayer() {
        final class ScrollingView: UIView { override class var layerClass: AnyClass { CAScrollLayer.self } }
        let scrolling = ScrollingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        (scrolling.layer as? CAScrollLayer)?.scroll(to: CGPoint(x: 3, y: 4))
        #expect(scrolling.bounds.origin == CGPoint(x: 3, y: 4) && scrolling.clipsToBounds)
    }
}
