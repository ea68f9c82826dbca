// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// What is kept from frame to frame.
@MainActor @Suite(.serialized) struct NodePainterCacheTests {
    private let painter = NodePainter(pictureCache: PictureCache(folder: ""))

    init() { Toolkit.prepare() }

    @Test func unchangedTreeHasTheSameNode() throws {
        let tree = try manyNodes().tree
        let first = try #require(painter.node(of: tree, density: 1))
        let second = try #require(painter.node(of: tree, density: 1))
        #expect(first == second)
        let denser = try #require(painter.node(of: tree, density: 2))
        #expect(denser != first)
        for node in [first, second, denser] { gsk_render_node_unref(node) }
    }

    @Test func movedLeafKeepsTheLooksOfAllNodes() throws {
        let (built, groups) = try manyNodes()
        var tree = built
        let before = try #require(painter.node(of: tree, density: 1))
        let leaf = tree[groups[1]]!.children[2]
        tree[leaf]!.center.x += 10
        let after = try #require(painter.node(of: tree, density: 1))
        #expect(before != after)
        let (old, new) = (children(of: before), children(of: after))
        #expect(old.count == 3 && new.count == 3)
        #expect(old[0] == new[0] && old[2] == new[2], "the other groups are unchanged")
        #expect(old[1] != new[1])
        let (oldLeaves, newLeaves) = (children(of: content(of: old[1])), children(of: content(of: new[1])))
        #expect(oldLeaves.indices.filter { oldLeaves[$0] != newLeaves[$0] } == [2])
        #expect(content(of: oldLeaves[2]) == content(of: newLeaves[2]), "only the position of the leaf is new")
        tree[leaf]!.opacity = 0.5
        let faded = try #require(painter.node(of: tree, density: 1))
        let fadedLeaf = content(of: children(of: content(of: children(of: faded)[1]))[2])
        let unclipped = try #require(gsk_clip_node_get_child(fadedLeaf))
        #expect(gsk_opacity_node_get_child(unclipped) == content(of: newLeaves[2]))
        for node in [before, after, faded] { gsk_render_node_unref(node) }
    }

    @Test func nodesThatLookTheSameShareTheirPicture() throws {
        var builder = TreeBuilder()
        let text = NodeText(string: "A", style: TextStyle(size: 20), layout: TextLayout(), color: .black)
        for x in [0.0, 40] { builder.add((x, 0, 40, 40), content: .text(text)) }
        builder.add((0, 50, 41, 40), content: .text(text))
        let node = try #require(painter.node(of: builder.tree, density: 1))
        defer { gsk_render_node_unref(node) }
        // The first is not moved, so it has no transform.
        let parts = children(of: node)
        #expect(parts[0] == content(of: parts[1]))
        #expect(parts[0] != content(of: parts[2]))
    }

    @Test func nodeIsReleasedWhenItIsRemoved() throws {
        var (tree, groups) = try manyNodes()
        draw(tree)
        #expect(painter.keptCount == 16)
        tree.root.children.removeLast()
        for leaf in tree[groups[2]]!.children { tree[leaf] = nil }
        tree[groups[2]] = nil
        draw(tree)
        #expect(painter.keptCount == 11)
    }

    @Test func memoryOfARemovedPictureIsReleased() {
        var builder = TreeBuilder()
        let shape = Shape(path: Path([.line(to: Point(x: 0, y: 0)), .line(to: Point(x: 90, y: 90))]), fill: .black)
        let id = builder.add((0, 0, 90, 90), content: .shapes([shape]))
        let empty = builder.tree.root
        draw(builder.tree)
        #expect(painter.usedPixels >= 90 * 90)
        var tree = builder.tree
        tree[id]!.isHidden = true
        #expect(painter.node(of: tree, density: 1) == nil)
        #expect(painter.usedPixels >= 90 * 90, "a hidden node is kept")
        tree = NodeTree(root: empty)
        tree.root.children = []
        #expect(painter.node(of: tree, density: 1) == nil)
        #expect(painter.usedPixels == 0)
    }

    /// A hidden group must not keep pictures that its children no longer have.
    @Test func hiddenNodeDoesNotKeepThePicturesOfItsChildren() throws {
        var builder = TreeBuilder()
        let groups = (0..<2).map { _ in builder.add((0, 0, 100, 100)) }
        let text = NodeText(string: "A", style: TextStyle(size: 40), layout: TextLayout(), color: .black)
        let leaf = builder.add((0, 0, 90, 90), to: groups[0], content: .text(text))
        var tree = builder.tree
        let first = try #require(painter.node(of: tree, density: 1))
        let picture = try #require(texture(in: first))
        gsk_render_node_unref(first)
        #expect(picture.references > 1)
        tree[groups[0]]!.isHidden = true
        draw(tree)
        #expect(picture.references > 1, "the leaf may be shown again")
        tree[groups[0]]!.children = []
        tree[groups[1]]!.children = [leaf]
        tree[leaf]!.content = nil
        draw(tree)
        #expect(picture.references == 1)
    }

    /// The limit depends on how much can be seen.
    @Test(arguments: [(4000.0, 64), (400, 20)])
    func allPicturesTogetherStayWithinTheMemoryLimit(side: Double, limit: Int) {
        var builder = TreeBuilder(width: side, height: side)
        for number in 0..<40 {
            let corner = Point(x: 3000, y: 3000 + Double(number))
            let path = Path([.move(to: Point(x: 0, y: 0)), .line(to: corner), .line(to: Point(x: 0, y: 3000))])
            builder.add((0, 0, 4000, 4000), content: .shapes([Shape(path: path, fill: .black)])) {
                $0.style.shadow = NodeStyle.Shadow(color: .black, radius: 5, offset: Size(width: 0, height: 0))
                $0.style.cornerRadius = Double(number)
            }
        }
        painter.node(of: builder.tree, density: 2).map { gsk_render_node_unref($0) }
        // A picture for which there is no more memory has one pixel.
        #expect(limit << 18...limit << 20 + 80 ~= painter.usedPixels)
    }

    /// A renderer allocates memory for all of a translucent node.
    @Test func hugeTranslucentNodeIsClippedToTheArea() throws {
        var builder = TreeBuilder()
        let group = builder.add((10, 20, 50, 50)) {
            ($0.opacity, $0.transform) = (0.4, AffineTransform(scaleX: 0.5, y: 0.5))
        }
        for x in [-32_000.0, 0, 32_000] { builder.add((x, 0, 50, 50), fill: 0xFF0000, to: group) }
        let node = try #require(painter.node(of: builder.tree, density: 1))
        defer { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        #expect(bounds.size.width <= 101 && bounds.origin.x >= -1)
        let painted = PaintedTree(builder.tree, by: painter)
        #expect(painted.marked == Rect(origin: Point(x: 22, y: 32), size: Size(width: 26, height: 26)))
        #expect(painted[30, 40] == "f99")
    }

    @Test func enlargedNodeIsPaintedAtAHigherResolution() throws {
        func pixels(_ scale: Double) throws -> Int {
            let painter = NodePainter(pictureCache: PictureCache(folder: ""))
            var builder = TreeBuilder()
            let group = builder.add((0, 0, 100, 100)) { $0.transform = AffineTransform(scaleX: scale, y: scale) }
            let text = NodeText(string: "A", style: TextStyle(size: 40), layout: TextLayout(), color: .black)
            builder.add((0, 0, 100, 100), to: group, content: .text(text))
            let node = try #require(painter.node(of: builder.tree, density: 1))
            defer { gsk_render_node_unref(node) }
            return painter.usedPixels
        }
        let plain = try pixels(1)
        #expect(try pixels(1.1) == plain, "a slight enlargement, as of a button that is pressed")
        #expect(try pixels(2) > 3 * plain)
        #expect(try pixels(1000) == pixels(4))
        #expect(try pixels(0.2) < plain / 3)
    }

    /// A board that changes its pieces in place must not have to copy them.
    @Test func scenesAreNotKept() {
        var scene = Scene(size: Size(width: 100, height: 100), background: .white)
        scene.plates = [Plate(size: Size(width: 9, height: 9), cornerRadius: 2, fill: .black)]
        scene.pieces = (0..<50).map { number in
            Piece(center: Point(x: Double(number), y: 50), front: .first, back: .first)
        }
        var builder = TreeBuilder()
        let id = builder.add((0, 0, 100, 100))
        let bare = builder.tree
        func paint() {
            var tree = bare
            tree[id]!.content = .board(NodeBoard(scene: scene, accessibility: .none))
            draw(tree)
        }
        paint()
        // The painter of the board copies the pieces when the board is new.
        scene.pieces[0].center.x += 1
        let place = scene.pieces.withUnsafeBufferPointer(\.baseAddress)
        for _ in 0..<5 {
            paint()
            scene.pieces[0].center.x += 1
            #expect(scene.pieces.withUnsafeBufferPointer(\.baseAddress) == place)
        }
    }

    @Test func boardThatHasNotChangedHasTheSameNode() throws {
        var scene = Scene(size: Size(width: 100, height: 100), background: .white)
        scene.plates = [Plate(size: Size(width: 9, height: 9), cornerRadius: 2, fill: .black)]
        scene.pieces = [Piece(center: Point(x: 50, y: 50), front: .first, back: .first)]
        var builder = TreeBuilder()
        let id = builder.add((10, 10, 50, 50), content: .board(NodeBoard(scene: scene, accessibility: .none)))
        var tree = builder.tree
        let first = try #require(painter.node(of: tree, density: 1))
        #expect(painter.node(of: tree, density: 1) == first)
        scene.pieces[0].center.x = 60
        tree[id]!.content = .board(NodeBoard(scene: scene, accessibility: .none))
        let moved = try #require(painter.node(of: tree, density: 1))
        #expect(moved != first)
        scene.pieces[0].isPresent = false
        tree[id]!.content = .board(NodeBoard(scene: scene, accessibility: .none))
        #expect(painter.node(of: tree, density: 1) != moved)
    }

    /// Three groups of four leaves, each with a fill and a text.
    private func manyNodes() throws -> (tree: NodeTree, groups: [NodeID]) {
        var builder = TreeBuilder(width: 400, height: 400)
        let groups = (0..<3).map { builder.add((10, 10 + 100 * Double($0), 380, 90)) }
        for group in groups {
            for number in 0..<4 {
                let text = NodeText(
                    string: "\(number)", style: TextStyle(size: 12), layout: TextLayout(), color: .black)
                builder.add((5 + 50 * Double(number), 5, 40, 40), fill: 0xFFFF00, to: group, content: .text(text))
            }
        }
        try #require(builder.tree.isTree(depth: 2))
        return (builder.tree, groups)
    }

    private func draw(_ tree: NodeTree) { painter.node(of: tree, density: 1).map { gsk_render_node_unref($0) } }

    private func children(of node: OpaquePointer) -> [OpaquePointer] {
        (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
    }

    /// The first texture below a node.
    private func texture(in node: OpaquePointer) -> Texture? {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE: children(of: node).lazy.compactMap { texture(in: $0) }.first
        case GSK_TRANSFORM_NODE: texture(in: content(of: node))
        case GSK_TEXTURE_NODE: Texture(gsk_texture_node_get_texture(node))
        default: nil
        }
    }

    /// A texture that the test keeps alive.
    @MainActor private final class Texture {
        private let object: Object

        init(_ texture: OpaquePointer) { object = Object(sharing: texture) }

        var references: UInt32 { object.typed(GObject.self).pointee.ref_count }
    }

    /// The node without its transform.
    private func content(of node: OpaquePointer) -> OpaquePointer { gsk_transform_node_get_child(node) }
}
