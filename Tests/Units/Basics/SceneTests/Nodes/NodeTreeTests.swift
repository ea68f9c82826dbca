// SPDX-License-Identifier: GPL-3.0-or-later
import RandomTrees
import Scene
import Testing

/// The structure of a tree.
struct NodeTreeTests {
    @Test func nodesCanBeAddedReplacedAndRemoved() {
        var tree = tree([:])
        #expect(tree.count == 1 && tree.numbers == 0..<1)
        tree[NodeID(number: 4)] = node([])
        #expect(tree.count == 2 && tree.numbers == 0..<5)
        #expect(tree.contains(NodeID(number: 4)) && !tree.contains(NodeID(number: 3)))
        #expect(tree[NodeID(number: 5)] == nil && tree[NodeID(number: -1)] == nil)
        tree[NodeID(number: 2)] = node([])
        tree[NodeID(number: 4)] = nil
        #expect(tree.numbers == 0..<3)
        tree[NodeID(number: 9)] = nil
        #expect(tree.numbers == 0..<3)
        tree[NodeID(number: 2)] = nil
        #expect(tree == self.tree([:]), "no trace of removed nodes is left")
    }

    @Test func treesOfAnyShapeAreTrees() {
        #expect(tree([:]).isTree(depth: 0))
        #expect(tree([0: [2, 1], 1: [], 2: []]).isTree(depth: 1))
        #expect(tree([0: [3], 3: [1, 7], 1: [], 7: []]).isTree(depth: 2))
    }

    @Test(
        arguments: [
            ("missing child", [0: [1]]), ("child that is not there", [0: [1, 9], 1: []]),
            ("negative child", [0: [-1]]), ("own child", [0: [0]]), ("own child below", [0: [1], 1: [1]]),
            ("cycle", [0: [1], 1: [2], 2: [1]]), ("cycle to the root", [0: [1], 1: [0]]),
            ("shared child", [0: [1, 2], 1: [3], 2: [3], 3: []]), ("same child twice", [0: [1, 1], 1: []]),
            ("unreachable node", [0: [], 1: []]), ("unreachable cycle", [0: [], 1: [2], 2: [1]]),
        ] as [(String, [Int: [Int]])])
    func otherGraphsAreNot(name: String, children: [Int: [Int]]) { #expect(!tree(children).isTree(depth: 100)) }

    @Test func lowerEdgeHasTheColorOfWhatIsThere() {
        let (area, white, black) = (Size(width: 100, height: 100), Color(rgb: 0xFFFFFF), Color(rgb: 0x000000))
        var tree = NodeTree(root: Node(area: area))
        #expect(tree.lowerEdgeColor == nil)
        tree.root.style.fill = white
        tree.root.children = [NodeID(number: 1)]
        // A board of half the size is scaled to the area, or not.
        let board = NodeBoard(scene: Scene(size: area, background: black), accessibility: .none)
        var half = Node(area: Size(width: 50, height: 50), content: .board(board))
        half.center = Point(x: 50, y: 50)
        tree[NodeID(number: 1)] = half
        #expect(tree.lowerEdgeColor == white)
        half.transform = AffineTransform(scaleX: 2, y: 2)
        tree[NodeID(number: 1)] = half
        #expect(tree.lowerEdgeColor == black)
        half.isHidden = true
        tree[NodeID(number: 1)] = half
        #expect(tree.lowerEdgeColor == white)
    }

    @Test func treeThatIsTooDeepIsRefused() {
        let chain = tree([0: [1], 1: [2], 2: [3], 3: []])
        #expect(!chain.isTree(depth: 2))
        #expect(chain.isTree(depth: 3))
    }

    @Test func randomTreesAreTrees() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomTrees(seed: seed)
            var tree = random.tree()
            for _ in 0..<10 { random.change(&tree) }
            #expect(tree.isTree(depth: 100))
        }
    }

    /// A tree whose nodes have the given children.
    private func tree(_ children: [Int: [Int]]) -> NodeTree {
        var tree = NodeTree(root: node(children[0] ?? []))
        for (number, children) in children where number > 0 { tree[NodeID(number: number)] = node(children) }
        return tree
    }

    private func node(_ children: [Int]) -> Node {
        var node = Node(
            center: Point(x: 0, y: 0), bounds: Rect(origin: Point(x: 0, y: 0), size: Size(width: 1, height: 1)))
        node.children = children.map(NodeID.init)
        return node
    }
}
