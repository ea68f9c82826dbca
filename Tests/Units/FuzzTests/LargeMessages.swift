// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

/// Messages that have much of one thing: as much as a page may send, or more.
@MainActor enum LargeMessages {
    /// A kind of message by the number of its elements.
    struct Kind {
        let name: String
        /// About the largest number of elements that a page may send.
        let most: Int
        let make: (Int) -> FromPage
    }

    static let kinds = nodes + texts + shapes + edits + boards + values + others

    private static let edits: [Kind] = [
        Kind(name: "nodes inside each other", most: 64) { frame(nested($0)) },
        Kind(name: "moves of a node", most: 131_072) { count in
            frame(
                [NodeEdit(.root, .node(node(nil)))]
                    + (0..<count).map {
                        NodeEdit(.root, .center(Point(x: Double($0 % 100), y: 0)))
                    })
        },
        Kind(name: "moves of a line", most: 200) { count in
            // Each edit looks through all shapes for those with a line.
            var root = node(.shapes((0..<999).map { _ in Shape(path: Path([]), fill: .black) } + [line]))
            root.style.fill = nil
            let moves = (0..<count).map { StrokeOffsets(start: 0, end: Double($0) / 1000) }
            return frame(
                [NodeEdit(.root, .node(root))] + moves.map { NodeEdit(.root, .strokes([$0])) })
        },
        Kind(name: "nodes that come and go", most: 60_000) { count in
            frame(
                [NodeEdit(.root, .node(node(nil)))]
                    + (0..<count).flatMap { number in
                        let id = NodeID(number: 16_383 - number % 2)
                        return [NodeEdit(id, .node(node(nil))), NodeEdit(id, .removed)]
                    })
        },
    ]

    private static let boards: [Kind] = [
        Kind(name: "pieces", most: 1000) { frame(tree([node(.board(board(pieces: $0, plates: 4)))])) },
        Kind(name: "plates", most: 10_000) { frame(tree([node(.board(board(pieces: 1, plates: $0)))])) },
        Kind(name: "boards", most: 16) { count in
            frame(tree((0..<count).map { _ in node(.board(board(pieces: 1000, plates: 100))) }))
        },
    ]

    private static let values: [Kind] = [
        Kind(name: "values", most: 256) { count in
            .values((0..<count).map { value(line: $0 + 1, thumbnail: []) })
        },
        Kind(name: "values of a line", most: 256) { count in
            .values((0..<count).map { value(line: 1, column: count - $0, thumbnail: []) })
        },
        Kind(name: "thumbnails", most: 256) { count in
            let edits = tree((0..<100).map { _ in node(nil) }).edits(from: .empty)
            return .values((0..<count).map { value(line: $0 + 1, thumbnail: edits) })
        },
        Kind(name: "thumbnails with shapes", most: 256) { count in
            let edits = tree([node(.shapes([zigzag(3000)]))]).edits(from: .empty)
            return .values((0..<count).map { value(line: $0 + 1, thumbnail: edits) })
        },
        Kind(name: "properties", most: 500) { count in
            let all = (0..<count).map { property("\($0)", .number(0...1, step: 0.1, unit: .points), .number(0)) }
            return .properties(all, values: all.map(\.defaultValue))
        },
        Kind(name: "choices", most: 500) { count in
            let choices = (0..<count).map { PropertyKind.Choice(id: "\($0)", title: "choice") }
            let all = (0..<100).map { property("\($0)", .choice(choices, takesFolder: false), .choice("0")) }
            return .properties(all, values: all.map(\.defaultValue))
        },
        Kind(name: "changes of properties", most: 500) { count in
            .propertyChanges((0..<count).map { _ in PropertyChange(index: 0, value: .number(1)) })
        },
    ]

    private static let others: [Kind] = [
        Kind(name: "traced values", most: 65_536) { .trace((0..<$0).map { TracedValue(line: $0, digest: 0) }) },
        Kind(name: "digests", most: 65) { .checkpoints(Array(repeating: 0, count: $0)) },
        Kind(name: "trails", most: 64) { count in
            .trails(Array(repeating: Trail(points: points(256)), count: count), from: 60)
        },
        Kind(name: "playbacks", most: 32) { count in
            .playing((0..<count).map { Playback(player: $0, file: "/a.wav", start: 0, offset: 0) })
        },
        Kind(name: "bytes of a sound", most: 8 << 20) { .soundData([UInt8](repeating: 1, count: $0), player: 0) },
        Kind(name: "words", most: 3000) { count in
            .announcement(Announcement(Array(repeating: "word", count: count).joined(separator: " "), isVital: true))
        },
        Kind(name: "accents", most: 8000) { count in
            .announcement(Announcement("e" + String(repeating: "\u{301}", count: count), isVital: false))
        },
    ]

    private static let nodes: [Kind] = [
        children("nodes", most: 16_383) { _ in node(nil) },
        children("faded nodes", most: 300) { _ in changed(node(nil)) { $0.opacity = 0.5 } },
        children("clipped nodes", most: 300) { _ in
            changed(node(nil)) { ($0.clips, $0.style.cornerRadius) = (true, 20) }
        },
        children("shadows", most: 100) { number in
            let radius = 100 + Double(number)
            return changed(node(nil)) {
                $0.style.shadow = NodeStyle.Shadow(color: .black, radius: radius, offset: Size(width: 0, height: 0))
            }
        },
        children("blended nodes", most: 300) { number in
            let modes = NodeEffects.BlendMode.allCases
            return changed(node(nil)) {
                ($0.effects, $0.clips) = (NodeEffects(blendMode: modes[1 + number % (modes.count - 1)]), true)
            }
        },
        children("copied nodes", most: 300) { number in
            let copies = NodeCopies(
                count: 1 + number % 200, transform: AffineTransform(rotationAngle: 0.1),
                colorStep: NodeCopies.ColorStep(red: number % 2 == 0 ? 0 : -0.01))
            return changed(node(.shapes([zigzag(20)]))) { $0.effects = NodeEffects(copies: copies) }
        },
        Kind(name: "hidden nodes in copies", most: 200) { count in
            let copies = NodeCopies(count: 1000, transform: AffineTransform(rotationAngle: 0.1))
            let nodes = (0..<count).map { _ in changed(node(nil)) { $0.isHidden = true } }
            return frame(tree(nodes) { $0.effects = NodeEffects(copies: copies) })
        },
        Kind(name: "copies in a blended node", most: 4) { count in
            let copies = NodeEffects(blendMode: .overlay, copies: NodeCopies(count: count))
            return frame(tree([changed(largeText) { $0.effects = copies }]))
        },
        Kind(name: "masked texts", most: 4) { count in
            var tree = tree((0..<count).map { _ in changed(largeText) { $0.isMasked = true } })
            for child in tree.root.children {
                let mask = NodeID(number: count + child.number)
                tree[mask] = node(nil)
                tree[child]?.children = [mask]
            }
            return frame(tree)
        },
        children("shadows of all in nodes", most: 300) { number in
            let shadow = NodeStyle.Shadow(
                color: .black, radius: 50 + Double(number % 100), offset: Size(width: 0, height: 0))
            return changed(node(nil)) { ($0.effects, $0.clips) = (NodeEffects(shadow: shadow), true) }
        },
        children("shadows of paths", most: 100) { number in
            changed(node(nil)) {
                $0.style.shadow = NodeStyle.Shadow(
                    color: .black, radius: 20, offset: Size(width: Double(number), height: 0), path: zigzag(500).path)
            }
        },
        children("pictures", most: 500) {
            node(.picture(NodePicture(picture: .shipped("cards/\($0).svg"), fit: .inside)))
        },
        children("pictures of the user", most: 500) {
            node(.picture(NodePicture(picture: .custom(uri: "file:///missing/\($0).png"), fit: .inside)))
        },
        children("fitted texts", most: 30) { number in
            let text = Picture.text(String(repeating: "word ", count: 200))
            return changed(node(.picture(NodePicture(picture: text, fit: .inside)))) {
                $0.bounds.size.width += Double(number)
            }
        },
        Kind(name: "fonts", most: 128) { count in
            // Fonts that have been used before cost less.
            fontShift += 1.0 / 64
            let nodes = (0..<count).map { node(.text(text("word", size: 1 + Double($0) + fontShift))) }
            return frame(tree(nodes))
        },
    ]

    private static let texts: [Kind] = [
        children("texts", most: 16_000) { _ in node(.text(text("word"))) },
        children("long texts", most: 8) { _ in node(.text(text(String(repeating: "word ", count: 3000)))) },
        children("narrow texts", most: 8) { _ in
            node(.text(text(String(repeating: "word ", count: 3000), width: 1)))
        },
        children("mixed texts", most: 8) { _ in
            node(.text(text(String(repeating: "שa漢🦊\u{301}", count: 1000))))
        },
        children("lines", most: 8) { _ in node(.text(text(String(repeating: "\n", count: 16_000)))) },
        children("text fields", most: 256) { _ in
            let field = NodeTextField(
                string: String(repeating: "word ", count: 50), placeholder: "", style: TextStyle(size: 14),
                color: .black, alignment: .natural, inset: 0, isSecure: false, isFocused: false, actionCount: 0)
            return node(.textField(field))
        },
        children("spoken texts", most: 1000) { _ in
            changed(node(nil)) {
                $0.accessibility = NodeAccessibility(label: String(repeating: "word ", count: 20))
            }
        },
    ]

    private static let shapes: [Kind] = [
        children("shapes", most: 16_000) { _ in
            node(.shapes([Shape(path: Path(points(4).map { .line(to: $0) }), fill: .black)]))
        },
        children("long paths", most: 4) { _ in node(.shapes([zigzag(5000)])) },
        children("dashed paths", most: 4) { _ in
            var shape = zigzag(100)
            shape.stroke = Shape.Stroke(color: .black, width: 3, cap: .round, join: .round, dashes: [1, 1])
            return node(.shapes([shape]))
        },
        children("parts of paths", most: 4) { _ in
            var shape = zigzag(5000)
            shape.fill = nil
            shape.stroke = Shape.Stroke(color: .black, offsets: StrokeOffsets(start: 0.01, end: 0.99))
            return node(.shapes([shape]))
        },
    ]

    // MARK: Parts

    /// How much larger the fonts of the next message are.
    private static var fontShift = 0.0

    /// Returns a kind of frame with a number of nodes beside each other.
    private static func children(_ name: String, most: Int, _ node: @escaping (Int) -> Node) -> Kind {
        Kind(name: name, most: most) { frame(tree((0..<$0).map(node))) }
    }

    private static func frame(_ tree: NodeTree) -> FromPage { frame(tree.edits(from: .empty)) }

    private static func frame(_ edits: [NodeEdit]) -> FromPage { .frame(PageFrame(edits: edits, state: nil)) }

    private static func tree(_ nodes: [Node], change: (inout Node) -> Void = { _ in }) -> NodeTree {
        var tree = NodeTree(root: changed(node(nil), change))
        tree.root.children = nodes.indices.map { NodeID(number: $0 + 1) }
        for (index, node) in nodes.enumerated().reversed() { tree[NodeID(number: index + 1)] = node }
        return tree
    }

    private static func nested(_ count: Int) -> NodeTree {
        var tree = NodeTree(root: node(nil))
        for number in 1...count {
            tree[NodeID(number: number)] = changed(node(nil)) { $0.opacity = 0.9 }
            tree[NodeID(number: number - 1)]?.children = [NodeID(number: number)]
        }
        return tree
    }

    private static func node(_ content: NodeContent?) -> Node {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 300, height: 200))
        var node = Node(center: Point(x: 150, y: 100), bounds: bounds, content: content)
        node.style.fill = .white
        return node
    }

    private static func changed(_ node: Node, _ change: (inout Node) -> Void) -> Node {
        var node = node
        change(&node)
        return node
    }

    private static func text(_ string: String, size: Double = 12, width: Double? = 200) -> NodeText {
        NodeText(
            string: string, style: TextStyle(family: "Sans", size: size), layout: TextLayout(maxWidth: width),
            color: .black)
    }

    /// A text with as many pixels as a picture can have.
    private static var largeText: Node {
        var node = node(.text(text("word", size: 1000)))
        node.transform = AffineTransform(scaleX: 4, y: 4)
        return node
    }

    private static func points(_ count: Int) -> [Point] {
        (0..<count).map { Point(x: $0 % 2 == 0 ? 0 : 200, y: Double($0 % 97)) }
    }

    private static func zigzag(_ count: Int) -> Shape {
        let points = points(count)
        return Shape(path: Path([.move(to: points[0])] + points.map { .line(to: $0) }), fill: .black)
    }

    private static var line: Shape {
        Shape(path: Path(points(2).map { .line(to: $0) }), stroke: Shape.Stroke(color: .black))
    }

    private static func board(pieces: Int, plates: Int) -> NodeBoard {
        var scene = Scene(size: Size(width: 300, height: 200), background: .white)
        scene.plates = (0..<plates).map { number in
            var plate = Plate(size: Size(width: 30, height: 40), cornerRadius: 5, fill: .white)
            if number < 20 { plate.label = "\(number)" }
            return plate
        }
        scene.pieces = (0..<pieces).map { number in
            Piece(
                center: Point(x: Double(number % 300), y: 100), front: PlateID(index: number % plates),
                back: PlateID(index: 0))
        }
        return NodeBoard(
            scene: scene,
            accessibility: BoardAccessibility(
                title: "A board", state: "", names: scene.pieces.map { _ in "a piece" },
                tabOrder: Array(scene.pieces.indices)))
    }

    private static func value(line: Int, column: Int = 1, thumbnail: [NodeEdit]) -> PageValue {
        PageValue(
            place: PageValue.Place(line: line, column: column, endLine: line, endColumn: column + 9), name: "value",
            count: 200, text: String(repeating: "x", count: 1000), history: Array(repeating: 1, count: 200),
            thumbnail: thumbnail)
    }

    private static func property(_ key: String, _ kind: PropertyKind, _ value: PropertyValue) -> PageProperty {
        PageProperty(
            key: key, title: "title", section: "section", kind: kind, style: .plain, defaultValue: value,
            origin: .board(name: "gc.padding"))
    }
}
