// SPDX-License-Identifier: GPL-3.0-or-later
import RandomTrees
import Scene
import Testing

/// Differences between two trees.
struct NodeEditTests {
    @Test func editsTurnTheOldTreeIntoTheNewOne() {
        for seed in 0..<1500 as Range<UInt64> {
            var random = RandomTrees(seed: seed)
            var old = random.tree()
            for step in 0..<4 {
                var new = old
                // Sometimes, nothing is left of the old tree.
                if step == 3 { new = random.tree() } else { random.change(&new) }
                let edits = new.edits(from: old)
                #expect(edits.isEmpty == (new == old))
                var edited = old
                guard edits.allSatisfy({ edited.apply($0) }), edited == new, edited.isTree(depth: 100) else {
                    Issue.record("seed \(seed), step \(step)")
                    return
                }
                old = new
            }
        }
    }

    @Test func equalTreesHaveNoEdits() {
        for seed in 0..<100 as Range<UInt64> {
            var (one, other) = (RandomTrees(seed: seed), RandomTrees(seed: seed))
            #expect(one.tree().edits(from: other.tree()).isEmpty)
        }
    }

    @Test func onlyWhatHasChangedIsAnEdit() throws {
        let old = tree
        let child = NodeID(number: 1)
        let changes: [((inout Node) -> Void, NodeEdit.Change)] = [
            ({ $0.center.x = 9 }, .center(Point(x: 9, y: 5))),
            ({ $0.bounds.size.width = 7 }, .bounds(Rect(origin: Point(x: 0, y: 0), size: Size(width: 7, height: 10)))),
            ({ $0.transform.a = 2 }, .transform(AffineTransform(scaleX: 2, y: 1))),
            ({ $0.opacity = 0.5 }, .opacity(0.5)), ({ $0.isHidden = true }, .isHidden(true)),
            ({ $0.clips = true }, .clips(true)), ({ $0.isMasked = true }, .isMasked(true)),
            ({ $0.style.fill = .white }, .style(NodeStyle(fill: .white))),
            ({ $0.effects = NodeEffects(blendMode: .xor) }, .effects(NodeEffects(blendMode: .xor))),
            ({ $0.accessibility = NodeAccessibility(label: "a") }, .accessibility(NodeAccessibility(label: "a"))),
            ({ $0.content = nil }, .content(nil)), ({ $0.children = [] }, .children([])),
        ]
        for (change, edit) in changes {
            var new = old
            change(&new[child]!)
            #expect(new.edits(from: old) == [NodeEdit(child, edit)])
        }
        var new = old
        new[child]!.children = []
        new[NodeID(number: 3)] = nil
        #expect(
            new.edits(from: old) == [NodeEdit(child, .children([])), NodeEdit(NodeID(number: 3), .removed)])
        #expect(old.edits(from: new).map(\.id) == [child, NodeID(number: 3)])
    }

    @Test func movedEndsOfLinesAreOneEdit() {
        let line = Path([.move(to: Point(x: 0, y: 0)), .line(to: Point(x: 9, y: 9))])
        let child = NodeID(number: 3)
        var (old, new) = (tree, tree)
        let lines = [true, false, true].map { hasLine in
            Shape(path: line, fill: .white, stroke: hasLine ? Shape.Stroke(color: .black) : nil)
        }
        old[child]!.content = .shapes(lines)
        var moved = lines
        moved[2].stroke?.offsets = StrokeOffsets(start: 0.2, end: 0.4, dashPhase: 3)
        new[child]!.content = .shapes(moved)
        #expect(
            new.edits(from: old) == [
                NodeEdit(child, .strokes([StrokeOffsets(), StrokeOffsets(start: 0.2, end: 0.4, dashPhase: 3)]))
            ])
        moved[0].stroke?.width = 3
        new[child]!.content = .shapes(moved)
        #expect(new.edits(from: old) == [NodeEdit(child, .content(.shapes(moved)))])
        let isApplied = old.apply(NodeEdit(child, .strokes([StrokeOffsets()])))
        #expect(!isApplied, "there are two lines")
    }

    @Test func movedPieceOfABoardIsOneEdit() throws {
        let old = tree
        var new = old
        let child = NodeID(number: 1)
        try changeBoard(of: &new) { $0.scene.pieces[1].center.x += 1 }
        #expect(new.edits(from: old) == [NodeEdit(child, .board([.center(1, Point(x: 3, y: 2))]))])
        try changeBoard(of: &new) {
            $0.scene.pieces[1].turn = 1
            $0.scene.pieces.removeLast()
        }
        guard case .board(let board) = new[child]!.content else { return }
        #expect(
            new.edits(from: old)
                == [NodeEdit(child, .board([.pieceCount(2), .piece(1, board.scene.pieces[1])]))])
    }

    @Test(
        arguments: [
            NodeEdit(NodeID(number: 9), .center(Point(x: 0, y: 0))), NodeEdit(NodeID(number: 2), .opacity(1)),
            NodeEdit(NodeID(number: -1), .clips(true)), NodeEdit(NodeID(number: 9), .removed),
            NodeEdit(.root, .removed), NodeEdit(NodeID(number: 2), .removed), NodeEdit(.root, .board([])),
            NodeEdit(.root, .strokes([])), NodeEdit(NodeID(number: 1), .strokes([])),
            NodeEdit(NodeID(number: 3), .board([.order(nil)])),
        ]
            + [-1, 4, .max, .min].flatMap { index in
                [
                    BoardEdit.piece(index, Piece(center: Point(x: 0, y: 0), front: .first, back: .first)),
                    .plate(index, Plate(size: Size(width: 1, height: 1), cornerRadius: 0, fill: .white)),
                    .center(index, Point(x: 0, y: 0)), .pieceCount(index), .plateCount(index),
                ].map { NodeEdit(NodeID(number: 1), .board([$0])) }
            })
    func editThatDoesNotFitIsRefused(edit: NodeEdit) {
        var tree = tree
        let isApplied = tree.apply(edit)
        #expect(!isApplied)
    }

    /// A refused edit of a board must not remove it.
    @Test func boardSurvivesARefusedEdit() {
        var tree = tree
        let isApplied = tree.apply(NodeEdit(NodeID(number: 1), .board([.background(.white), .pieceCount(99)])))
        #expect(!isApplied)
        guard case .board(let board) = tree[NodeID(number: 1)]!.content else {
            Issue.record("the board is gone")
            return
        }
        #expect(board.scene.background == .white && board.scene.pieces.count == 3)
    }

    /// A root, a child with a board, and a grandchild, with a gap in the numbers.
    private var tree: NodeTree {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 10, height: 10))
        var scene = Scene(size: Size(width: 9, height: 9), background: .black)
        scene.plates = [Plate(size: Size(width: 1, height: 1), cornerRadius: 0, fill: .white)]
        scene.pieces = Array(repeating: Piece(center: Point(x: 2, y: 2), front: .first, back: .first), count: 3)
        let accessibility = BoardAccessibility(title: "", state: "", names: [nil, nil, nil], tabOrder: [])
        var tree = NodeTree(root: Node(center: Point(x: 5, y: 5), bounds: bounds))
        var child = Node(
            center: Point(x: 5, y: 5), bounds: bounds,
            content: .board(NodeBoard(scene: scene, accessibility: accessibility)))
        child.children = [NodeID(number: 3)]
        tree[NodeID(number: 1)] = child
        tree[NodeID(number: 3)] = Node(center: Point(x: 1, y: 1), bounds: bounds)
        tree.root.children = [NodeID(number: 1)]
        return tree
    }

    private func changeBoard(of tree: inout NodeTree, _ change: (inout NodeBoard) -> Void) throws {
        guard case .board(var board) = tree[NodeID(number: 1)]!.content else { throw Missing.board }
        change(&board)
        tree[NodeID(number: 1)]!.content = .board(board)
    }

    private enum Missing: Error { case board }
}
