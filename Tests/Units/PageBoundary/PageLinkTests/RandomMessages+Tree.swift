// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension RandomMessages {
    /// Returns a tree that can be shown.
    mutating func tree() -> NodeTree {
        var tree = NodeTree(root: node())
        for _ in 0..<number(below: 6) { addNode(to: &tree) }
        return tree
    }

    /// Returns a tree that differs from another in a few ways.
    mutating func changed(_ tree: NodeTree) -> NodeTree {
        var tree = tree
        for _ in 0...number(below: 3) {
            switch number(below: 4) {
            case 0: addNode(to: &tree)
            case 1: removeLeaf(from: &tree)
            default:
                let id = one(of: ids(of: tree))
                guard var node = tree[id] else { continue }
                change(&node)
                tree[id] = node
            }
        }
        return tree
    }

    private func ids(of tree: NodeTree) -> [NodeID] {
        tree.numbers.map { NodeID(number: $0) }.filter { tree[$0] != nil }
    }

    /// Adds a node in any place, with a number that is not in use.
    private mutating func addNode(to tree: inout NodeTree) {
        let parent = one(of: ids(of: tree))
        let id = one(of: (1..<tree.numbers.upperBound + 3).map { NodeID(number: $0) }.filter { tree[$0] == nil })
        tree[id] = node()
        guard var outer = tree[parent] else { return }
        outer.children.insert(id, at: number(below: outer.children.count + 1))
        tree[parent] = outer
    }

    private mutating func removeLeaf(from tree: inout NodeTree) {
        let leaves = ids(of: tree).filter { $0 != .root && tree[$0]?.children.isEmpty == true }
        guard !leaves.isEmpty else { return }
        let leaf = one(of: leaves)
        tree[leaf] = nil
        for id in ids(of: tree) {
            guard var node = tree[id], node.children.contains(leaf) else { continue }
            node.children.removeAll { $0 == leaf }
            tree[id] = node
        }
    }

    /// Changes one property of a node.
    private mutating func change(_ node: inout Node) {
        var other = self.node()
        other.children = node.children
        switch number(below: 15) {
        case 13:
            guard case .shapes(var shapes) = node.content else { break }
            for index in shapes.indices { shapes[index].stroke?.offsets.end = fraction() }
            node.content = .shapes(shapes)
        case 12: node.perspective = other.perspective
        case 11: node.effects = other.effects
        case 10: node.isMasked.toggle()
        case 9: node.accessibility = other.accessibility
        case 0: node.center = other.center
        case 1: node.bounds = other.bounds
        case 2: node.transform = other.transform
        case 3: node.opacity = other.opacity
        case 4: node.isHidden.toggle()
        case 5: node.clips.toggle()
        case 6: node.style = other.style
        case 7: node.children.reverse()
        case 8: node = other
        default:
            guard case .board(var board) = node.content else { return node.content = content() }
            change(&board)
            node.content = .board(board)
        }
    }

    private mutating func change(_ board: inout NodeBoard) {
        let pieces = board.scene.pieces.count
        switch number(below: 8) {
        case 0: board.scene.size = size()
        case 1: board.scene.background = color()
        case 2: board.scene.plates[number(below: board.scene.plates.count)] = plate()
        case 3: board.scene.plates.append(plate())
        case 4 where pieces > 0: board.scene.pieces[number(below: pieces)] = piece(plates: board.scene.plates.count)
        case 5 where pieces > 0: board.scene.pieces[number(below: pieces)].center = place()
        case 6: board.scene.order = board.scene.order == nil ? Array(board.scene.pieces.indices) : nil
        default:
            if flag(), pieces > 0 {
                board.scene.pieces.removeLast()
            } else {
                board.scene.pieces.append(piece(plates: board.scene.plates.count))
            }
            board.scene.order = nil
            board.accessibility = accessibility(of: board.scene)
        }
    }

    private mutating func node() -> Node {
        let bounds = Rect(origin: place(), size: size())
        var node = Node(center: place(), bounds: bounds, content: maybe { $0.content() })
        node.transform = one(of: [
            .identity, AffineTransform(rotationAngle: fraction()), AffineTransform(translationX: double() / 1000, y: 1),
            AffineTransform(a: 2, b: -fraction(), c: fraction(), d: 3, tx: 4, ty: 5),
        ])
        (node.opacity, node.isHidden, node.clips, node.isMasked) = (fraction(), flag(), flag(), flag())
        node.accessibility = maybe { $0.accessibility() }
        node.style.fill = maybe { $0.color() }
        node.style.cornerRadius = 50 * fraction()
        node.style.border = maybe { NodeStyle.Border(width: 9 * $0.fraction(), color: $0.color()) }
        if flag() { node.style.corners = NodeStyle.Corners(rawValue: UInt8(number(below: 16))) }
        node.style.shadow = maybe { $0.shadow() }
        if flag() { node.style.shadow?.path = Path(many { $0.element() }) }
        node.perspective = maybe { NodePerspective(x: $0.fraction() / 100, y: -$0.fraction() / 100) }
        node.effects = maybe {
            NodeEffects(
                blendMode: $0.one(of: NodeEffects.BlendMode.allCases), shadow: $0.maybe { $0.shadow() },
                copies: $0.maybe {
                    NodeCopies(
                        count: $0.number(below: 9), transform: AffineTransform(rotationAngle: $0.fraction()),
                        color: $0.color(), colorStep: NodeCopies.ColorStep(red: $0.fraction(), alpha: -$0.fraction()))
                })
        }
        return node
    }

    private mutating func shadow() -> NodeStyle.Shadow {
        NodeStyle.Shadow(color: color(), radius: 99 * fraction(), offset: Size(width: -9, height: fraction()))
    }

    private mutating func accessibility() -> NodeAccessibility {
        NodeAccessibility(
            role: one(of: NodeAccessibility.Role.allCases), label: text(), value: text(), hint: text(),
            isEnabled: flag(), isSelected: flag(), actions: many { $0.text() })
    }

    private mutating func content() -> NodeContent {
        switch number(below: 4) {
        case 0:
            let scene = scene()
            return .board(NodeBoard(scene: scene, accessibility: accessibility(of: scene)))
        case 1: return .picture(NodePicture(picture: picture(), fit: one(of: [.stretch, .inside, .fill, .center])))
        case 2: return .shapes(many { $0.shape() })
        default: return .text(nodeText())
        }
    }

    private mutating func accessibility(of scene: Scene) -> BoardAccessibility {
        BoardAccessibility(
            title: text(), state: text(), names: scene.pieces.map { _ in maybe { $0.text() } },
            tabOrder: scene.pieces.indices.filter { _ in flag() })
    }

    private mutating func shape() -> Shape {
        let path = Path(many { $0.element() })
        return Shape(
            path: path, fill: maybe { $0.color() }, gradient: maybe { $0.gradient() }, usesEvenOddFill: flag(),
            stroke: maybe { $0.stroke() })
    }

    private mutating func gradient() -> Gradient {
        let (one, other) = (place(), place())
        let form: Gradient.Form =
            flag()
            ? .line(from: one, to: other)
            : .circles(
                from: Gradient.Circle(center: one, radius: fraction()),
                to: Gradient.Circle(center: other, radius: 100 * fraction()))
        return Gradient(
            form: form, transform: AffineTransform(rotationAngle: fraction()),
            stops: many { Gradient.Stop(place: $0.fraction(), color: $0.color()) })
    }

    private mutating func element() -> Path.Element {
        switch number(below: 4) {
        case 0: .move(to: near())
        case 1: .line(to: near())
        case 2: .curve(to: near(), control1: near(), control2: near())
        default: .close
        }
    }

    private mutating func stroke() -> Shape.Stroke {
        Shape.Stroke(
            color: color(), width: 9 * fraction(), cap: one(of: [.butt, .round, .square]),
            join: one(of: [.miter, .round, .bevel]), dashes: many { 50 + $0.fraction() },
            offsets: StrokeOffsets(start: fraction(), end: fraction(), dashPhase: fraction()))
    }

    private mutating func nodeText() -> NodeText {
        let style = TextStyle(
            family: maybe { $0.text() }, size: 1 + 99 * fraction(), weight: one(of: TextStyle.Weight.allCases),
            isItalic: flag(), hasMonospacedDigits: flag())
        let layout = TextLayout(
            maxWidth: maybe { 999 * $0.fraction() }, lineLimit: maybe { 1 + $0.number(below: 9) },
            lineBreak: one(of: TextLayout.LineBreak.allCases), alignment: one(of: TextLayout.Alignment.allCases))
        return NodeText(string: text(), style: style, layout: layout, color: color())
    }

    private mutating func near() -> Point { Point(x: 999 * fraction(), y: -999 * fraction()) }
}
