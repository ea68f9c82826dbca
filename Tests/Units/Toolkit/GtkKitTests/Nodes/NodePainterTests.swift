// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Composing the nodes of a tree: order, transforms, clips, and opacity. Colors are three hexadecimal digits.
@MainActor @Suite(.serialized) struct NodePainterTests {
    @Test(arguments: [false, true]) func childrenAreDrawnInOrderInTheirParent(usesCairo: Bool) {
        var builder = TreeBuilder()
        let parent = builder.add((20, 30, 60, 60), fill: 0xFF0000)
        builder.add((10, 10, 20, 20), fill: 0x00FF00, to: parent)
        builder.add((20, 20, 20, 20), fill: 0x0000FF, to: parent)
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect(painted[10, 10] == "fff")
        #expect(painted[21, 31] == "f00")
        #expect(painted[31, 41] == "0f0")
        #expect(painted[45, 55] == "00f", "the later child is above the earlier one")
        #expect(painted[79, 89] == "f00")
        #expect(painted[80, 90] == "fff")
    }

    @Test func boundsOriginScrollsTheChildren() {
        var builder = TreeBuilder()
        let parent = builder.add((20, 20, 40, 40), fill: 0xFF0000) { $0.bounds.origin = Point(x: 100, y: -5) }
        builder.add((105, 0, 10, 10), fill: 0x0000FF, to: parent)
        let painted = PaintedTree(builder.tree)
        #expect(painted[21, 21] == "f00")
        #expect(painted[26, 26] == "00f")
        #expect(painted[34, 34] == "00f")
        #expect(painted[35, 35] == "f00")
    }

    @Test func rootBoundsAreTheArea() {
        var builder = TreeBuilder()
        builder.add((0, 0, 10, 10), fill: 0xFF0000)
        var tree = builder.tree
        tree.root.bounds.origin = Point(x: -50, y: -50)
        tree.root.center = Point(x: 9999, y: 0)
        tree.root.transform = AffineTransform(scaleX: 2, y: 2)
        #expect(PaintedTree(tree).marked == Rect(origin: Point(x: 50, y: 50), size: Size(width: 10, height: 10)))
    }

    /// The GL renderer paints only pixels whose center is covered, so a line that is thinner would come and go.
    @Test(arguments: [(10.3, 0.4), (10, 1), (10.9, 2)]) func thinLineCoversAPixel(y: Double, height: Double) throws {
        let painter = NodeLookPainter(
            pictureCache: PictureCache(folder: ""), surfaces: SurfacePainter(memory: PixelMemory()))
        let size = Size(width: 20, height: height)
        var line = Node(area: size)
        line.bounds.origin.y = y
        line.style.fill = .black
        let placement = try #require(
            NodePlacement(area: Rect(origin: Point(x: 0, y: 0), size: size)).child(
                AffineTransform(scaleX: 0.375, y: 0.375)))
        let leastSide = placement.leastSide(of: size, density: 2)
        let look = painter.look(of: line, scale: 1, isStretched: false, leastSide: leastSide)
        let fill = try #require(look.ground.first)
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(fill.pointer, &bounds)
        #expect(abs(Double(bounds.size.height) * 0.75 - max(1, height * 0.75)) < 1e-6)
        #expect(abs(Double(bounds.origin.y + bounds.size.height / 2) - (y + height / 2)) < 1e-5)
        let alpha = Double(gsk_color_node_get_color(fill.pointer).pointee.alpha)
        #expect(abs(alpha * Double(bounds.size.height) - height) < 1e-6, "as dark as the line would be")
    }

    @Test(arguments: [false, true]) func transformIsAboutTheCenter(usesCairo: Bool) {
        var builder = TreeBuilder()
        builder.add((40, 30, 20, 40), fill: 0xFF0000) {
            $0.transform = AffineTransform(rotationAngle: .pi / 2)
        }
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect(painted[32, 42] == "f00")
        #expect(painted[68, 58] == "f00")
        #expect(painted[50, 32] == "fff")
        #expect(painted[28, 50] == "fff")
    }

    /// Each corner of a square has its own color, so that any transform can be told from its mirror images.
    @Test(arguments: [
        AffineTransform(scaleX: 2, y: 0.5), AffineTransform(scaleX: -1, y: 1), AffineTransform(scaleX: 1, y: -2),
        AffineTransform(rotationAngle: 0.6), AffineTransform(rotationAngle: -2.5),
        AffineTransform(scaleX: 1.5, y: 0.7).concatenating(AffineTransform(rotationAngle: 1.1)),
        AffineTransform(rotationAngle: 1.1).concatenating(AffineTransform(scaleX: 1.5, y: -0.7)),
        AffineTransform(a: 1, b: 0, c: 0.8, d: 1, tx: 3, ty: -4),
        AffineTransform(a: 0.3, b: 1.2, c: -0.9, d: 0.4, tx: 0, ty: 0),
        AffineTransform(a: -0.3, b: 1.2, c: 0.9, d: 0.4, tx: 0, ty: 0),
        AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
        AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    ]) func anyTransformMovesPointsAsItsMatrixDoes(transform: AffineTransform) {
        var builder = TreeBuilder()
        let square = builder.add((30, 30, 40, 40)) { $0.transform = transform }
        let corners = [(0.0, 0.0, 0xFF0000), (20, 0, 0x00FF00), (0, 20, 0x0000FF), (20, 20, 0x000000)]
        for (x, y, color) in corners { builder.add((x, y, 20, 20), fill: color, to: square) }
        let painted = PaintedTree(builder.tree)
        let place = builder.tree[square]!.transformToParent
        for (x, y, color) in corners {
            let middle = place(Point(x: x + 10, y: y + 10))
            let digits = String(color, radix: 16)
            let name = (String(repeating: "0", count: 6 - digits.count) + digits).enumerated()
                .compactMap { $0.offset % 2 == 0 ? String($0.element) : nil }.joined()
            #expect(painted[Int(middle.x), Int(middle.y)] == name)
        }
    }

    @Test(arguments: [false, true]) func childrenAreClippedToRoundedBounds(usesCairo: Bool) {
        var builder = TreeBuilder()
        let parent = builder.add((20, 20, 60, 60), fill: 0xFF0000) {
            ($0.clips, $0.style.cornerRadius) = (true, 30)
        }
        builder.add((-20, -20, 50, 100), fill: 0x0000FF, to: parent)
        var painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect(painted[10, 50] == "fff", "outside of the bounds")
        #expect(painted[24, 24] == "fff", "outside of the corner")
        #expect(painted[22, 50] == "00f")
        #expect(painted[75, 50] == "f00")
        #expect(painted[76, 24] == "fff")
        var tree = builder.tree
        tree[parent]!.clips = false
        painted = PaintedTree(tree, usesCairo: usesCairo)
        #expect(painted[10, 50] == "00f")
        #expect(painted[24, 24] == "00f")
        #expect(painted[76, 24] == "fff", "the fill has rounded corners, too")
    }

    @Test(arguments: [false, true]) func maskHidesWhatItDoesNotCover(usesCairo: Bool) {
        var builder = TreeBuilder()
        let parent = builder.add((20, 20, 60, 60), fill: 0xFF0000) { $0.isMasked = true }
        builder.add((0, 0, 60, 20), fill: 0x0000FF, to: parent)
        builder.add((30, 0, 60, 60), fill: 0xFFFFFF, to: parent)
        var painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect([painted[30, 30], painted[60, 30], painted[60, 60]] == ["fff", "00f", "f00"])
        #expect(painted[85, 60] == "fff", "a mask is not drawn")
        var tree = builder.tree
        tree[tree[parent]!.children[1]]!.opacity = 0.5
        painted = PaintedTree(tree, usesCairo: usesCairo)
        // The middle of 0x77 and 0x88.
        #expect(["f77", "f88"].contains(painted[60, 60]))
        tree[tree[parent]!.children[1]]!.isHidden = true
        painted = PaintedTree(tree, usesCairo: usesCairo)
        #expect(painted[60, 60] == "fff")
    }

    @Test func nodeThatBecomesMaskedByNothingIsNoLongerDrawn() {
        var builder = TreeBuilder()
        let node = builder.add((20, 20, 60, 60), fill: 0xFF0000)
        var tree = builder.tree
        let painter = NodePainter(pictureCache: PictureCache(folder: ""))
        #expect(PaintedTree(tree, by: painter)[50, 50] == "f00")
        tree[node]!.isMasked = true
        #expect(PaintedTree(tree, by: painter)[50, 50] == "fff")
        tree[node]!.isMasked = false
        #expect(PaintedTree(tree, by: painter)[50, 50] == "f00")
    }

    @Test func clipWithoutRadiusIsARectangle() {
        var builder = TreeBuilder()
        let parent = builder.add((20, 20, 20, 20)) { $0.clips = true }
        builder.add((-50, -50, 200, 200), fill: 0x0000FF, to: parent)
        #expect(
            PaintedTree(builder.tree).marked
                == Rect(origin: Point(x: 20, y: 20), size: Size(width: 20, height: 20)))
    }

    @Test func opacityAppliesToTheGroup() {
        var builder = TreeBuilder()
        let group = builder.add((0, 0, 100, 100)) { $0.opacity = 0.4 }
        builder.add((0, 0, 60, 60), fill: 0xFF0000, to: group)
        builder.add((40, 40, 60, 60), fill: 0x0000FF, to: group)
        let painted = PaintedTree(builder.tree)
        #expect(painted[10, 10] == "f99")
        #expect(painted[50, 50] == "99f", "the lower child does not shine through")
        #expect(painted[90, 90] == "99f")
    }

    @Test func translucentFillsMix() {
        var builder = TreeBuilder()
        builder.add((0, 0, 100, 100), fill: 0xFF0000)
        builder.add((50, 0, 50, 100)) { $0.style.fill = Color(red: 0, green: 0, blue: 1, alpha: 0.4) }
        let painted = PaintedTree(builder.tree)
        #expect(painted[10, 10] == "f00")
        #expect(painted[60, 60] == "906")
    }

    @Test func borderIsAboveTheChildrenAndInsideTheBounds() {
        var builder = TreeBuilder()
        let parent = builder.add((20, 20, 60, 60), fill: 0xFF0000) {
            $0.style.border = NodeStyle.Border(width: 4, color: Color(rgb: 0x00FF00))
            $0.clips = true
        }
        builder.add((-20, -20, 100, 100), fill: 0x0000FF, to: parent)
        let painted = PaintedTree(builder.tree)
        #expect(painted[19, 50] == "fff")
        #expect([painted[20, 50], painted[23, 50], painted[79, 50], painted[50, 20]] == ["0f0", "0f0", "0f0", "0f0"])
        #expect(painted[24, 50] == "00f")
    }

    @Test func borderThickerThanTheNodeFillsIt() {
        var builder = TreeBuilder()
        builder.add((20, 20, 10, 40)) { $0.style.border = NodeStyle.Border(width: 500, color: .black) }
        #expect(
            PaintedTree(builder.tree).marked
                == Rect(origin: Point(x: 20, y: 20), size: Size(width: 10, height: 40)))
    }

    @Test(arguments: [false, true]) func shadowIsSoftAndMoved(usesCairo: Bool) {
        var builder = TreeBuilder()
        builder.add((30, 30, 40, 40), fill: 0xFF0000) {
            $0.style.shadow = NodeStyle.Shadow(color: .black, radius: 8, offset: Size(width: 0, height: 10))
        }
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect(painted[50, 50] == "f00", "the node is above its shadow")
        #expect(painted[50, 71] == "000" || painted[50, 71] == "111")
        #expect(painted[50, 80] == "888" || painted[50, 80] == "777", "half covered at its edge")
        #expect(painted[50, 95] == "fff")
        #expect(painted[50, 27] == "fff", "moved down")
        #expect(painted[30, 82] != "fff" && painted[30, 82] > painted[50, 82], "lighter at the corner")
    }

    @Test func shadowDoesNotShineThroughATranslucentNode() {
        var builder = TreeBuilder()
        builder.add((30, 30, 40, 40)) {
            $0.style.fill = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
            $0.style.shadow = NodeStyle.Shadow(color: .black, radius: 4, offset: Size(width: 0, height: 0))
        }
        let painted = PaintedTree(builder.tree)
        #expect(painted[50, 50] == "f99")
        #expect(painted[50, 31] == "f99")
        #expect(painted[50, 71] != "fff")
    }

    @Test func whatCannotBeSeenIsNotDrawn() {
        #expect(PaintedTree(TreeBuilder().tree).marked == nil)
        let changes: [(String, (inout Node) -> Void)] = [
            ("hidden", { $0.isHidden = true }), ("transparent", { $0.opacity = 0 }),
            ("flat", { $0.transform = AffineTransform(scaleX: 0, y: 1) }),
            ("singular", { $0.transform = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0) }),
            ("tiny", { $0.transform = AffineTransform(scaleX: 1e-9, y: 1e-9) }),
            ("enormous", { $0.transform = AffineTransform(scaleX: 1e30, y: 1e30) }),
            ("not a number", { $0.transform.c = .nan }), ("nowhere", { $0.center.x = .nan }),
            ("far away", { $0.center.y = 1e300 }), ("not opaque", { $0.opacity = .nan }),
            ("no bounds", { $0.bounds.size.width = .nan }), ("clear", { $0.style.fill = .clear }),
            ("without size", { $0.bounds.size = Size(width: 0, height: 10) }),
        ]
        for (name, change) in changes {
            var builder = TreeBuilder()
            let node = builder.add((20, 20, 20, 20), fill: 0xFF0000)
            if name != "clear" && name != "without size" { builder.add((0, 0, 10, 10), fill: 0x00FF00, to: node) }
            var tree = builder.tree
            change(&tree[node]!)
            #expect(PaintedTree(tree).marked == nil, "\(name)")
        }
    }

    @Test func childrenOfANodeWithoutSizeAreDrawn() {
        var builder = TreeBuilder()
        let group = builder.add((20, 20, 0, 0), fill: 0xFF0000)
        builder.add((0, 0, 10, 10), fill: 0x0000FF, to: group)
        #expect(
            PaintedTree(builder.tree).marked == Rect(origin: Point(x: 20, y: 20), size: Size(width: 10, height: 10)))
    }

    @Test func pixelsOfARestingNodeAreSharp() {
        var builder = TreeBuilder()
        builder.add((20.5, 20.5, 11, 11), fill: 0x000000)
        let painted = PaintedTree(builder.tree)
        #expect(painted.marked == Rect(origin: Point(x: 20, y: 20), size: Size(width: 11, height: 11)))
        #expect(painted[20, 20] == "000")
    }
}
