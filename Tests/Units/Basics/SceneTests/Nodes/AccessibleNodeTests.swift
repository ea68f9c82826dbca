// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// The elements of a tree.
struct AccessibleNodeTests {
    private static let (group, label, board) = (NodeID(number: 1), NodeID(number: 2), NodeID(number: 3))

    /// A group with a label and a board. The group is scaled.
    private let tree: NodeTree = {
        let area = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 100))
        var tree = NodeTree(root: Node(area: area.size))
        var group = Node(center: Point(x: 50, y: 50), bounds: area)
        group.transform = AffineTransform(scaleX: 2, y: 2)
        group.children = [Self.label, Self.board]
        tree[Self.group] = group
        var label = Node(
            center: Point(x: 20, y: 10), bounds: Rect(origin: area.origin, size: Size(width: 30, height: 10)))
        (label.accessibility, label.style.cornerRadius) = (NodeAccessibility(role: .text, label: "Score"), 4)
        tree[Self.label] = label
        let plate = Plate(size: Size(width: 10, height: 10), cornerRadius: 2, fill: .white)
        var scene = Scene(size: Size(width: 100, height: 100), background: .black)
        scene.plates = [plate]
        scene.pieces = [20, 60].map { Piece(center: Point(x: $0, y: 50), front: .first, back: .first) }
        let names = BoardAccessibility(title: "Board", state: "", names: ["A", "B"], tabOrder: [1, 0])
        tree[Self.board] = Node(
            center: Point(x: 50, y: 50), bounds: area, content: .board(NodeBoard(scene: scene, accessibility: names)))
        tree.root.children = [Self.group]
        return tree
    }()

    private func elements(_ change: (inout NodeTree) -> Void = { _ in }) -> [ElementID] {
        var changed = tree
        change(&changed)
        return changed.accessibleNodes.flatMap(\.elements)
    }

    private let label = ElementID(view: Self.label)
    private let pieces = [1, 0].map { ElementID(node: Self.board, piece: $0) }

    @Test func elementsAreViewsAndPiecesInTheOrderOfTheTree() {
        #expect(elements() == [label] + pieces)
        let reversed = elements { tree in tree[Self.group]?.children.reverse() }
        #expect(reversed == pieces + [label])
        #expect(tree.accessibleNodes.map(\.path) == [Self.label, Self.board].map { [.root, Self.group, $0] })
    }

    @Test func hiddenNodesHaveNoElements() {
        #expect(elements { $0[Self.label]?.isHidden = true } == pieces)
        #expect(elements { $0[Self.label]?.opacity = 0.009 } == pieces)
        #expect(elements { $0[Self.label]?.opacity = 0.01 } == [label] + pieces)
        #expect(elements { $0[Self.group]?.isHidden = true } == [])
        #expect(elements { $0[Self.board]?.isHidden = true } == [label])
    }

    @Test func nodesInAnElementArePartOfIt() {
        let group = ElementID(view: Self.group)
        #expect(elements { $0[Self.group]?.accessibility = NodeAccessibility(label: "Game") } == [group])
    }

    @Test func outlineIsTheBoundingRectangleInTheArea() throws {
        let path = [.root, Self.group, Self.label]
        let outline = try #require(tree.outline(of: label, along: path))
        #expect(outline.rect == Rect(origin: Point(x: -40, y: -40), size: Size(width: 60, height: 20)))
        #expect(outline.cornerRadius == 4)
        var turned = tree
        turned[Self.label]?.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let other = try #require(turned.outline(of: label, along: path)).rect
        #expect(other == Rect(origin: Point(x: -20, y: -60), size: Size(width: 20, height: 60)))
    }

    @Test func pieceHasTheOutlineThatItsBoardGivesIt() throws {
        let rect = try #require(tree.outline(of: pieces[1], along: [.root, Self.group, Self.board])).rect
        #expect(rect == Rect(origin: Point(x: -20, y: 40), size: Size(width: 20, height: 20)))
    }

    @Test func whatDoesNotExistHasNoOutline() {
        let missing = [
            ElementID(view: Self.group), ElementID(view: Self.board), ElementID(view: NodeID(number: 9)),
            ElementID(node: Self.board, piece: 2), ElementID(node: Self.board, piece: -1),
            ElementID(node: Self.label, piece: 0),
        ]
        for element in missing { #expect(tree.outline(of: element, along: [.root]) == nil) }
    }

    @Test func nameConsistsOfLabelAndValue() {
        #expect(NodeAccessibility(label: "Volume", value: "3").name == "Volume, 3")
        #expect(NodeAccessibility(label: "", value: "3").name == "3" && NodeAccessibility(label: "A").name == "A")
    }
}
