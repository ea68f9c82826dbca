// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// Perspective of layers. A point at a distance z from the plane is 1 - z / 500 times as close.
@Suite(.serialized) struct CALayerPerspectiveTests {
    private static let sine = 0.75.squareRoot()
    private var eye: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return transform
    }

    private func square(_ center: CGPoint = CGPoint(x: 200, y: 100)) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = center
        layer.backgroundColor = .black
        return layer
    }

    /// Returns where a node shows a point of its own coordinates.
    private func place(_ point: CGPoint, of node: Node) -> CGPoint {
        let middle = node.bounds.center
        let offset = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        let divisor = 1 + (node.perspective?.x ?? 0) * offset.x + (node.perspective?.y ?? 0) * offset.y
        let moved = node.transform(offset)
        return CGPoint(x: node.center.x + moved.x / divisor, y: node.center.y + moved.y / divisor)
    }

    private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(one.x - x) < 1e-6 && abs(one.y - y) < 1e-6
    }

    /// Shows layers in a view of 400 × 200 points, and returns their nodes.
    private func nodes(of layers: [CALayer], in outer: CALayer? = nil, _ change: (UIView) -> Void = { _ in }) -> [Node?]
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        for layer in layers { (outer ?? view.layer).addSublayer(layer) }
        if let outer { view.layer.addSublayer(outer) }
        change(view)
        var nodes: [Node?] = []
        withViews([view]) {
            let tree = PageContext.current.window.tree
            nodes = layers.map { tree[$0.nodeID] }
        }
        return nodes
    }

    @Test func layerThatTurnsHasANearAndAFarEdge() throws {
        let layer = square()
        layer.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
        let node = try #require(nodes(of: [layer])[0])
        // The left edge comes 50 sin 60° points closer, and the right one goes as far away.
        let (near, far) = (1 - 50 * Self.sine / 500, 1 + 50 * Self.sine / 500)
        #expect(isNear(place(CGPoint(x: 0, y: 0), of: node), 200 - 25 / near, 100 - 50 / near))
        #expect(isNear(place(CGPoint(x: 0, y: 100), of: node), 200 - 25 / near, 100 + 50 / near))
        #expect(isNear(place(CGPoint(x: 100, y: 0), of: node), 200 + 25 / far, 100 - 50 / far))
        #expect(node.center == layer.position && !node.isHidden)
    }

    @Test func sublayersAreSeenFromThePointInFrontOfTheLayer() throws {
        let layer = square(CGPoint(x: 300, y: 100))
        layer.transform = CATransform3DMakeTranslation(0, 0, 100)
        let node = try #require(nodes(of: [layer]) { $0.layer.sublayerTransform = eye }[0])
        // It is 100 points closer, so 1.25 times as large and as far from the middle.
        #expect(isNear(node.center, 200 + 100 * 1.25, 100))
        #expect(isNear(place(CGPoint(x: 0, y: 0), of: node), 200 + 50 * 1.25, 100 - 50 * 1.25))
        #expect(node.perspective == nil)
    }

    @Test func subviewsAreSeenFromThePointInFrontOfTheView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let card = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
        view.addSubview(card)
        view.layer.sublayerTransform = eye
        card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        try withViews([view]) {
            let node = try #require(PageContext.current.window.tree[card.nodeID])
            let near = 1 - 50 * Self.sine / 500
            #expect(isNear(place(CGPoint(x: 0, y: 0), of: node), 200 - 25 / near, 100 - 50 / near))
        }
    }

    @Test func layersInATransformLayerShareItsSpace() throws {
        let (front, side) = (square(.zero), square(.zero))
        let cube = CATransformLayer()
        cube.bounds = .zero
        cube.position = CGPoint(x: 200, y: 100)
        front.transform = CATransform3DMakeTranslation(0, 0, 50)
        side.transform = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 50)
        cube.transform = CATransform3DRotate(eye, .pi / 2, 0, 1, 0)
        let nodes = nodes(of: [front, side], in: cube)
        // After a quarter of a turn, the front is at the right edge and seen from its side, and the side is at the back.
        let face = try #require(nodes[0])
        #expect(abs(place(CGPoint(x: 50, y: 50), of: face).x - 250) < 1e-6)
        let back = try #require(nodes[1])
        #expect(isNear(place(CGPoint(x: 0, y: 0), of: back), 200 + 50 / 1.1, 100 - 50 / 1.1))
    }

    @Test func nearestLayerIsInFront() throws {
        let (far, near) = (square(), square())
        far.transform = CATransform3DTranslate(eye, 0, 0, -50)
        near.transform = CATransform3DTranslate(eye, 0, 0, 50)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        for layer in [near, far] { view.layer.addSublayer(layer) }
        try withViews([view]) {
            let children = try #require(PageContext.current.window.tree[view.nodeID]).children
            #expect(children == [far.nodeID, near.nodeID])
        }
    }

    @Test func layerBehindTheEyeIsHidden() throws {
        for distance in [499, 500, 501, CGFloat.infinity, .nan] {
            let layer = square()
            layer.transform = CATransform3DTranslate(eye, 0, 0, distance)
            let node = try #require(nodes(of: [layer])[0])
            #expect(node.isHidden == (distance != 499), "\(distance)")
        }
        let layer = square()
        layer.transform = CATransform3DRotate(CATransform3DTranslate(eye, 0, 0, 470), .pi / 3, 0, 1, 0)
        #expect(try #require(nodes(of: [layer])[0]).isHidden, "a part of it is")
    }
}
