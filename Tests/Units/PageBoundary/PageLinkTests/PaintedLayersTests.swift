// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Layers that cover each other, of which a window could paint only a few frames a second.
struct PaintedLayersTests {
    private static let area = Size(width: 1000, height: 1000)

    @Test func plainLayersAreLimited() {
        expectLimit(of: 200) { _ in }
        expectLimit(of: 66) { $0.style.cornerRadius = 4 }
        expectLimit(of: 50) { $0.opacity = 0.5 }
        expectLimit(of: 40) { ($0.clips, $0.style.cornerRadius) = (true, 4) }
        expectLimit(of: 9) { $0.isMasked = true }
        expectLimit(of: 17) { ($0.effects, $0.clips) = (NodeEffects(blendMode: .multiply), true) }
        let shadow = NodeStyle.Shadow(color: .black, radius: 0, offset: Size(width: 0, height: 0))
        expectLimit(of: 18) { ($0.effects, $0.clips) = (NodeEffects(shadow: shadow), true) }
    }

    @Test func picturesAndShadowsAreLimited() {
        expectLimit(of: 40) {
            $0.content = .picture(NodePicture(picture: .shipped("cards/b.svg"), fit: .inside))
        }
        let steps = [(0.0, 0.0), (2000, 2000), (0, 9)].map { Path.Element.line(to: Point(x: $0, y: $1)) }
        expectLimit(of: 50) {
            let path = Path(steps)
            ($0.style.fill, $0.bounds.size) = (nil, Size(width: 1, height: 1))
            $0.style.shadow = NodeStyle.Shadow(color: .black, radius: 0, offset: Size(width: 0, height: 0), path: path)
        }
        expectLimit(of: 40) {
            $0.style.shadow = NodeStyle.Shadow(color: .black, radius: 20, offset: Size(width: 0, height: 0))
        }
    }

    @Test func copiesAreLimited() {
        func copied(_ count: Int, _ change: (inout NodeCopies) -> Void = { _ in }) -> (inout Node) -> Void {
            var copies = NodeCopies(count: count)
            change(&copies)
            return { $0.effects = NodeEffects(copies: copies) }
        }
        expectLimit(of: 20, copied(10))
        expectLimit(of: 5, copied(10) { $0.color = .black })
        expectLimit(of: 4, copied(11) { $0.colorStep.red = -0.01 })
        #expect(isTaken(count: 190, copied(1000) { $0.transform = AffineTransform(scaleX: 0.1, y: 0.1) }))
        #expect(!isTaken(count: 1, copied(1000)))
        // Without copies, only the edges of shapes are limited.
        let corners = [Path.Element.line(to: Point(x: 1000, y: 0)), .line(to: Point(x: 0, y: 1000))]
        let square = Shape(path: Path(corners), fill: .black)
        expectLimit(of: 5) {
            $0.style.fill = nil
            $0.content = .shapes([square])
            copied(10)(&$0)
        }
    }

    /// Copies in copies would take time without being painted.
    @Test func partsOfCopiesAreLimited() {
        func isTaken(_ count: Int, inner: Int, steps: Int = 0) -> Bool {
            var tree = Self.tree(count: 2) { $0.style.fill = nil }
            tree[NodeID(number: 1)]!.effects = NodeEffects(copies: NodeCopies(count: count))
            tree[NodeID(number: 2)]!.effects = NodeEffects(copies: NodeCopies(count: inner))
            let path = Path([Path.Element](repeating: .line(to: Point(x: 0, y: 0)), count: steps))
            tree[NodeID(number: 2)]!.content = steps > 0 ? .shapes([Shape(path: path)]) : nil
            tree.root.children = [NodeID(number: 1)]
            tree[NodeID(number: 1)]!.children = [NodeID(number: 2)]
            var taken = NodeTree.empty
            return taken.apply(tree.edits(from: .empty))
        }
        #expect(isTaken(200, inner: 1000) && !isTaken(1000, inner: 1000))
        #expect(isTaken(1000, inner: 1, steps: 200) && !isTaken(1000, inner: 1, steps: 220))
    }

    /// What draws nothing takes time in each copy, too.
    @Test(arguments: [(200, true), (220, false)]) func emptyPartsOfCopiesCount(count: Int, isTaken: Bool) {
        let copies = NodeEffects(copies: NodeCopies(count: 1000))
        var shapes = Self.tree(count: 1) { $0.style.fill = nil }
        shapes[NodeID(number: 1)]!.effects = copies
        shapes[NodeID(number: 1)]!.content = .shapes(Array(repeating: Shape(path: Path([])), count: count))
        var hidden = Self.tree(count: count) { $0.isHidden = true }
        hidden[NodeID(number: count + 1)] = Node(area: Self.area)
        hidden[NodeID(number: count + 1)]!.effects = copies
        hidden[NodeID(number: count + 1)]!.children = hidden.root.children
        hidden.root.children = [NodeID(number: count + 1)]
        for tree in [shapes, hidden] { #expect(tree.isValid == isTaken) }
    }

    /// Without the graphics processor, all of a picture is read, also where it can't be seen, and for each copy.
    @Test func picturesInMemoryAreLimited() {
        func text(_ size: Double, _ copies: Int, in mode: NodeEffects.BlendMode) -> (inout Node) -> Void {
            {
                ($0.style.fill, $0.bounds.size) = (nil, Size(width: size, height: size))
                let style = TextStyle(size: size / 10)
                $0.content = .text(NodeText(string: "word", style: style, layout: TextLayout(), color: .black))
                ($0.transform, $0.clips) = (AffineTransform(scaleX: 4, y: 4), true)
                $0.effects = NodeEffects(blendMode: mode, copies: NodeCopies(count: copies))
            }
        }
        expectLimit(of: 3, text(1000, 1, in: .overlay))
        #expect(isTaken(count: 1, text(1000, 4, in: .overlay)) && !isTaken(count: 1, text(1000, 5, in: .overlay)))
        #expect(isTaken(count: 1, text(1000, 50, in: .normal)) && isTaken(count: 100, text(25, 4, in: .overlay)))
        expectLimit(of: 3) {
            text(1000, 1, in: .normal)(&$0)
            $0.isMasked = true
        }
        // All copies are painted as the largest one.
        #expect(
            !isTaken(count: 1) {
                text(1000, 5, in: .overlay)(&$0)
                $0.effects?.copies?.transform = AffineTransform(scaleX: 0.5, y: 0.5)
            })
    }

    @Test func onlyWhatIsPaintedCounts() {
        for change in [{ $0.isHidden = true }, { $0.opacity = 0 }, { $0.style.fill = nil }] as [(inout Node) -> Void] {
            #expect(isTaken(count: 3000, change))
        }
        #expect(isTaken(count: 3000) { $0.bounds.size = Size(width: 40, height: 40) })
        #expect(!isTaken(count: 3000) { $0.bounds.size = Size(width: 32_768, height: 32_768) })
    }

    @Test func scaleCounts() {
        func small(_ node: inout Node) { node.bounds.size = Size(width: 10, height: 10) }
        #expect(isTaken(count: 3000) { small(&$0) })
        #expect(
            !isTaken(count: 3000) {
                small(&$0)
                $0.transform = AffineTransform(scaleX: 90, y: -90)
            })
        #expect(
            isTaken(count: 3000) {
                small(&$0)
                $0.transform = AffineTransform(rotationAngle: 1)
            })
    }

    @Test func piecesOfBoardsCount() {
        func board(scale: Double) -> NodeBoard {
            let plate = Plate(size: Size(width: 20, height: 20), cornerRadius: 2, fill: .white)
            let piece = Piece(center: Point(x: 500, y: 500), front: .first, back: .first, scale: scale)
            let scene = Scene(
                size: Self.area, background: .black, plates: [plate], pieces: Array(repeating: piece, count: 500))
            let names = BoardAccessibility(
                title: "", state: "", names: scene.pieces.map { _ in nil }, tabOrder: [])
            return NodeBoard(scene: scene, accessibility: names)
        }
        #expect(isTaken(count: 1) { $0.content = .board(board(scale: 1)) })
        #expect(!isTaken(count: 1) { $0.content = .board(board(scale: 50)) })
        var tree = Self.tree(count: 1) { $0.content = .board(board(scale: 1)) }
        let larger = Self.tree(count: 1) { $0.content = .board(board(scale: 50)) }
        let isTaken = tree.apply(larger.edits(from: tree))
        #expect(!isTaken)
    }

    /// A page could show what is allowed first.
    @Test(arguments: 0..<6) func changesAreChecked(index: Int) {
        let changes: [(before: (inout Node) -> Void, after: (inout Node) -> Void)] = [
            ({ $0.isHidden = true }, { $0.isHidden = false }), ({ $0.opacity = 0 }, { $0.opacity = 1 }),
            ({ $0.style.fill = nil }, { $0.style.fill = .black }),
            ({ $0.bounds.size.width = 1 }, { $0.bounds.size.width = 1000 }),
            (
                { $0.transform = AffineTransform(scaleX: 0.001, y: 1) },
                { $0.transform = AffineTransform(scaleX: 1, y: 1) }
            ),
            ({ $0.style.fill = Color.black.withAlpha(0) }, { $0.style.fill = Color.black.withAlpha(0.5) }),
        ]
        var tree = Self.tree(count: 300, changes[index].before)
        #expect(tree.isValid)
        let next = Self.tree(count: 300, changes[index].after)
        let isTaken = tree.apply(next.edits(from: tree))
        #expect(!isTaken)
    }

    // MARK: - Trees

    /// Expects that this many layers can be painted, and one more cannot.
    private func expectLimit(
        of count: Int, at location: SourceLocation = #_sourceLocation, _ change: (inout Node) -> Void
    ) {
        let (fits, isLimited) = (isTaken(count: count, change), !isTaken(count: count + 1, change))
        #expect(fits && isLimited, sourceLocation: location)
    }

    private func isTaken(count: Int, _ change: (inout Node) -> Void) -> Bool {
        let tree = Self.tree(count: count, change)
        var taken = NodeTree.empty
        let isTaken = taken.apply(tree.edits(from: .empty))
        #expect(tree.isValid == isTaken)
        return isTaken
    }

    /// Returns a tree of nodes that fill the area.
    private static func tree(count: Int, _ change: (inout Node) -> Void) -> NodeTree {
        var tree = NodeTree(root: Node(area: area))
        for number in 1...count {
            var node = Node(area: area)
            node.style.fill = Color.black.withAlpha(0.5)
            change(&node)
            tree[NodeID(number: number)] = node
            tree.root.children.append(NodeID(number: number))
        }
        return tree
    }
}
