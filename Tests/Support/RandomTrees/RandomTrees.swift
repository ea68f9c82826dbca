// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding

/// Makes random node trees with every kind of content, and random changes to them, reproducibly for a seed. All trees
/// are valid, but contain extreme sizes, positions, and transforms. The area keeps its size.
package struct RandomTrees {
    private static let area = Rect(origin: Point(x: 0, y: 0), size: Size(width: 400, height: 300))

    /// Whether nodes are turned away from the plane, which Cairo does not paint.
    package var hasPerspectives = false

    var generator: SeededGenerator

    /// Creates a generator of trees.
    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Returns a tree of at most the given number of nodes.
    package mutating func tree(most: Int = 20) -> NodeTree {
        var root = node()
        root.bounds = Self.area
        (root.isHidden, root.opacity) = (false, 1)
        var tree = NodeTree(root: root)
        for _ in 1..<max(2, 1 + number(below: most)) { addNode(to: &tree) }
        return tree
    }

    /// Makes up to three random changes.
    package mutating func change(_ tree: inout NodeTree) {
        for _ in 0...number(below: 3) {
            let id = anyNode(in: tree)
            switch number(below: 12) {
            case 0, 1: addNode(to: &tree)
            case 2: remove(id, from: &tree)
            case 3: move(id, in: &tree)
            case 4: tree[id]!.children.shuffle(using: &generator)
            case 5: if id != .root { replace(id, in: &tree) }
            case 6: tree[id]!.center = place()
            case 7: tree[id]!.content = maybe { $0.content() }
            case 8, 9: changeBoard(&tree[id]!)
            default:
                changeProperty(of: &tree[id]!)
                tree.root.bounds = Self.area
            }
        }
    }

    /// Returns a node without children.
    package mutating func node() -> Node {
        var node = Node(center: place(), bounds: bounds(), content: maybe { $0.content() })
        if flag() { node.transform = transform() }
        if hasPerspectives, flag() { node.perspective = NodePerspective(x: fraction() / 99, y: -fraction() / 99) }
        if number(below: 4) == 0 { node.opacity = fraction() }
        node.isHidden = number(below: 8) == 0
        node.clips = flag()
        node.isMasked = number(below: 8) == 0
        if number(below: 4) == 0 { node.accessibility = accessibility() }
        if number(below: 6) == 0 { node.effects = effects() }
        if flag() { node.style = style() }
        return node
    }

    /// Returns a number that is at least 0 and below a bound.
    package mutating func number(below bound: Int) -> Int { generator.number(below: bound) }

    private mutating func addNode(to tree: inout NodeTree) {
        // Numbers can have gaps, and are used again.
        let id = NodeID(number: 1 + number(below: tree.numbers.upperBound + 2))
        guard tree[id] == nil else { return }
        let parent = anyNode(in: tree)
        tree[id] = node()
        tree[parent]!.children.insert(id, at: number(below: tree[parent]!.children.count + 1))
    }

    private mutating func remove(_ id: NodeID, from tree: inout NodeTree) {
        guard id != .root else { return }
        detach(id, from: &tree)
        for id in descendants(of: id, in: tree) { tree[id] = nil }
    }

    private mutating func move(_ id: NodeID, in tree: inout NodeTree) {
        let parent = anyNode(in: tree)
        guard id != .root, !descendants(of: id, in: tree).contains(parent) else { return }
        detach(id, from: &tree)
        tree[parent]!.children.append(id)
    }

    private mutating func replace(_ id: NodeID, in tree: inout NodeTree) {
        let children = tree[id]!.children
        tree[id] = node()
        tree[id]!.children = children
    }

    private func detach(_ id: NodeID, from tree: inout NodeTree) {
        for number in tree.numbers where tree[NodeID(number: number)]?.children.contains(id) ?? false {
            tree[NodeID(number: number)]!.children.removeAll { $0 == id }
        }
    }

    /// Returns a node and all nodes below it.
    private func descendants(of id: NodeID, in tree: NodeTree) -> [NodeID] {
        [id] + tree[id]!.children.flatMap { descendants(of: $0, in: tree) }
    }

    private mutating func anyNode(in tree: NodeTree) -> NodeID {
        let ids = tree.numbers.map(NodeID.init).filter { tree[$0] != nil }
        return ids[number(below: ids.count)]
    }

    private mutating func changeProperty(of node: inout Node) {
        switch number(below: 10) {
        case 9: moveStrokes(of: &node)
        case 8: node.effects = maybe { $0.effects() }
        case 7: node.isMasked.toggle()
        case 6: node.accessibility = maybe { $0.accessibility() }
        case 0: node.bounds = bounds()
        case 1: node.transform = transform()
        case 2: node.opacity = [0, 0.5, 1, fraction()][number(below: 4)]
        case 3: node.isHidden.toggle()
        case 4: node.clips.toggle()
        default: node.style = style()
        }
    }

    private mutating func moveStrokes(of node: inout Node) {
        guard case .shapes(var shapes) = node.content else { return }
        for index in shapes.indices where flag() { shapes[index].stroke?.offsets = strokeOffsets() }
        node.content = .shapes(shapes)
    }

    private mutating func changeBoard(_ node: inout Node) {
        guard case .board(var board) = node.content else { return }
        let pieces = board.scene.pieces.count
        switch number(below: 8) {
        case 0: board.scene.background = color()
        case 1: board.scene.size = Size(width: Double(1 + number(below: 900)), height: 300)
        case 2: board.scene.plates.append(plate())
        case 3: board.scene.plates[number(below: board.scene.plates.count)] = plate()
        case 4:
            board.scene.pieces.append(piece(plates: board.scene.plates.count))
            board.scene.order = nil
        case 5:
            board.scene.pieces.removeLast(number(below: pieces + 1))
            board.scene.order = nil
        case 6: board.scene.order = board.scene.pieces.indices.shuffled(using: &generator)
        default:
            for index in 0..<pieces where flag() {
                if flag() {
                    board.scene.pieces[index].center = place()
                } else {
                    board.scene.pieces[index] = piece(plates: board.scene.plates.count)
                }
            }
        }
        board.accessibility.state = text()
        node.content = .board(board)
    }
}
