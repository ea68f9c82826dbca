// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PageLink
import PasscodeRules
import PentominoRules
import Scene

/// Boards in a node tree that use every feature: small ones, and those of the program.
@MainActor enum SampleScenes {
    /// Returns a board of a few pieces whose plates have the given pattern of cells, or none.
    static func small(finish: CellPattern.Finish?) -> NodeBoard {
        var front = Plate(size: Size(width: 60, height: 48), cornerRadius: 5, fill: .white, edge: .black, rim: .black)
        front.picture = .shipped("cards/b.svg")
        if let finish {
            front.cells = CellPattern(
                columns: 3, rows: 2, filled: [(0, 0), (1, 0), (2, 0), (2, 1)].map { .init(column: $0.0, row: $0.1) },
                finish: finish, letter: "F")
        } else {
            front.caption = Plate.Caption(title: "A title", text: "Words below it.")
        }
        var back = Plate(size: Size(width: 60, height: 60), cornerRadius: 30, fill: Color(rgb: 0x3F3026))
        (back.picture, back.dome) = (.text("12"), finish == nil ? .ball : finish == .solid ? .stripedBall : .marble)
        back.ring = Plate.Ring(fraction: 0.25, color: .white, track: .black, width: 4)
        var ground = Plate(size: Size(width: 200, height: 120), cornerRadius: 0, fill: .black)
        (ground.isGround, ground.hollow) = (true, Plate.Hollow(texture: .felt))
        front.thickness = 3
        let pieces = (0..<3).map { number in
            var piece = Piece(
                center: Point(x: 40 + 60 * Double(number), y: 60), front: PlateID(index: number % 2),
                back: PlateID(index: 2))
            (piece.turn, piece.rotation, piece.held) = (Double(number) * 0.4, 0.25, Double(number) * 0.5)
            (piece.opacity, piece.usesSubpixelPosition) = (1 - Double(number) * 0.3, number == 1)
            return piece
        }
        var scene = Scene(
            size: Size(width: 200, height: 120), background: .white, texture: .paper, plates: [front, back, ground],
            pieces: pieces)
        scene.order = [2, 0, 1]
        return NodeBoard(
            scene: scene,
            accessibility: BoardAccessibility(
                title: "A board", state: "as it was", names: ["one", nil, "three"], tabOrder: [2, 0]))
    }

    /// Returns each board of the program, some in mid-animation.
    static func ofBoards() -> [NodeBoard] {
        let memory = MemoryBoard(seed: 7)
        memory.open(at: 0)
        memory.advance(to: 0.4)
        let tiles = PentominoBoard(seed: 7, today: { Day(year: 2026, month: 7, day: 1)! })
        tiles.receive(.press(tiles.scene.pieces[0].center), at: 0)
        tiles.receive(.longPress, at: 1)
        tiles.advance(to: 1.05)
        let circles = PasscodeBoard(setup: PasscodeSetup(circleCount: 4), seed: 7)
        circles.setVisible(true, at: 0)
        circles.advance(to: 2)
        let boards: [any Board] = [memory, tiles, circles]
        return zip(boards, [TableTexture.felt, .stars, .dots]).map { board, texture in
            var scene = board.scene
            scene.texture = texture
            return NodeBoard(
                scene: scene,
                accessibility: BoardAccessibility(
                    title: "A board", state: "as it was", names: board.scene.pieces.map { _ in "a piece" },
                    tabOrder: board.tabOrder))
        }
    }

    /// Returns a tree with a board, a picture, a path, a text, and a text field.
    static func tree(_ board: NodeBoard) -> NodeTree {
        var tree = NodeTree(root: node(nil))
        let path = Path([
            .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 40, y: 9)),
            .curve(to: Point(x: 9, y: 60), control1: Point(x: 80, y: 20), control2: Point(x: -5, y: 40)), .close,
        ])
        let stroke = Shape.Stroke(
            color: .black, width: 2, cap: .round, join: .bevel, dashes: [9, 4],
            offsets: StrokeOffsets(start: 0.25, end: 0.75, dashPhase: 1))
        let text = NodeText(
            string: "Some words", style: TextStyle(family: "Serif", size: 12, weight: .bold),
            layout: TextLayout(maxWidth: 90, lineLimit: 2, lineBreak: .truncatingTail), color: .black)
        var field = field
        field.actionCount = 1
        let contents: [NodeContent] = [
            .board(board), .picture(NodePicture(picture: .shipped("cards/b.svg"), fit: .inside)),
            .shapes([Shape(path: path, fill: .white, usesEvenOddFill: true, stroke: stroke)]), .text(text),
            .textField(field),
        ]
        for (index, content) in contents.enumerated() { tree[NodeID(number: index + 1)] = node(content) }
        tree.root.children = [1, 2].map { NodeID(number: $0) }
        tree[NodeID(number: 2)]?.children = [3, 4, 5].map { NodeID(number: $0) }
        return tree
    }

    /// Returns a tree with other values of most properties.
    static func changed(_ tree: NodeTree) -> NodeTree {
        var tree = tree
        tree.root.children.reverse()
        change(boardIn: &tree) { board in
            board.scene.pieces[0].center.x += 5
            board.scene.pieces[1].turn += 0.5
            board.scene.order = nil
            board.accessibility.state = "as it is"
        }
        tree[NodeID(number: 2)]?.center.x += 7
        tree[NodeID(number: 2)]?.opacity = 0.5
        tree[NodeID(number: 2)]?.accessibility = NodeAccessibility(
            role: .adjustable, label: "Speed", value: "5", hint: "Faster", isSelected: true, actions: ["Stop", "Go"])
        tree[NodeID(number: 3)]?.isHidden = true
        if case .shapes(var shapes) = tree[NodeID(number: 3)]?.content {
            shapes[0].stroke?.offsets.end = 0.5
            tree[NodeID(number: 3)]?.content = .shapes(shapes)
        }
        tree[NodeID(number: 3)]?.transform = AffineTransform(scaleX: 2, y: 0.5)
        tree[NodeID(number: 4)]?.style.cornerRadius = 20
        tree[NodeID(number: 4)]?.perspective = NodePerspective(x: 0.002, y: -0.001)
        tree[NodeID(number: 5)]?.content = .textField(field)
        return tree
    }

    /// Returns a tree with less in it.
    static func reduced(_ tree: NodeTree) -> NodeTree {
        var tree = tree
        change(boardIn: &tree) { board in
            board.scene.size = Size(width: 210, height: 90)
            (board.scene.background, board.scene.texture) = (.black, .wood)
            board.scene.plates.append(board.scene.plates[0])
            board.scene.pieces.removeLast()
            board.scene.order = nil
            board.accessibility.names.removeLast()
            board.accessibility.tabOrder = [0]
        }
        tree[NodeID(number: 1)]?.bounds.size.width = 90
        tree[NodeID(number: 1)]?.clips = false
        tree[NodeID(number: 2)]?.content = nil
        tree[NodeID(number: 2)]?.children = []
        for number in 3...5 { tree[NodeID(number: number)] = nil }
        return tree
    }

    private static func change(boardIn tree: inout NodeTree, _ change: (inout NodeBoard) -> Void) {
        guard case .board(var board) = tree[NodeID(number: 1)]?.content else { return }
        change(&board)
        tree[NodeID(number: 1)]?.content = .board(board)
    }

    private static let field = NodeTextField(
        string: "typed", placeholder: "Type here", style: TextStyle(size: 14, isItalic: true), color: .black,
        alignment: .right, inset: 7, isSecure: true, isFocused: true, actionCount: 2)

    private static func node(_ content: NodeContent?) -> Node {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 200, height: 120))
        var node = Node(center: Point(x: 100, y: 60), bounds: bounds, content: content)
        node.transform = AffineTransform(rotationAngle: 0.1)
        node.perspective = NodePerspective(x: 0.001, y: 0)
        (node.opacity, node.clips) = (0.9, true)
        node.style = NodeStyle(
            fill: Color(rgb: 0x336699), cornerRadius: 6, border: NodeStyle.Border(width: 2, color: .white),
            shadow: NodeStyle.Shadow(color: .black, radius: 5, offset: Size(width: 1, height: -2)))
        return node
    }
}
