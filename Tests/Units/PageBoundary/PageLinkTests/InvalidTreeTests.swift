// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Trees that cannot be looked up or painted. Each differs in one way from a tree that is accepted.
struct InvalidTreeTests {
    private static let board = NodeID(number: 1)

    @Test func treeWithABoardIsAccepted() throws { #expect(try isTaken(tree)) }

    // MARK: - Boards

    @Test(arguments: [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, -1], [0, 1, 2, 2], [], [2, 2, 2]])
    func orderThatIsNotAPermutationOfThePiecesIsRefused(order: [Int]) throws {
        #expect(try !isTaken(withBoard { $0.scene.order = order }))
    }

    @Test(arguments: [[0, 1, 2], [2, 0, 1]]) func orderOfAllPiecesIsAccepted(order: [Int]) throws {
        #expect(try isTaken(withBoard { $0.scene.order = order }))
    }

    @Test func missingPlateIsRefused() throws {
        for side in [2, -1, .max, .min] {
            #expect(try !isTaken(withBoard { $0.scene.pieces[1].front = PlateID(index: side) }))
            #expect(try !isTaken(withBoard { $0.scene.pieces[2].back = PlateID(index: side) }))
        }
        #expect(try !isTaken(withBoard { $0.scene.plates.removeLast() }))
    }

    @Test func namesThatDoNotMatchThePiecesAreRefused() throws {
        #expect(try !isTaken(withBoard { $0.accessibility.names.removeLast() }))
        #expect(try !isTaken(withBoard { $0.accessibility.names.append("one more") }))
        #expect(try !isTaken(withBoard { $0.accessibility.tabOrder = [0, 3] }))
        #expect(try !isTaken(withBoard { $0.accessibility.tabOrder = [0, -1] }))
        #expect(try !isTaken(withBoard { $0.accessibility.tabOrder = [1, 0, 1] }))
    }

    @Test func changedNumberOfPiecesNeedsNewNames() throws {
        #expect(try !isTaken(withBoard { $0.scene.pieces.removeLast() }))
        #expect(try !isTaken(withBoard { $0.scene.pieces.append($0.scene.pieces[0]) }))
        #expect(
            try isTaken(
                withBoard {
                    $0.scene.pieces.removeLast()
                    ($0.accessibility.names, $0.accessibility.tabOrder) = (["a", "b"], [0])
                }))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e9, -1e9])
    func impossibleNumberOnABoardIsRefused(number: Double) throws {
        let figures: [WritableKeyPath<NodeBoard, Double>] = [
            \.scene.size.width, \.scene.size.height,
            \.scene.pieces[0].center.x, \.scene.pieces[0].center.y, \.scene.pieces[0].scale,
            \.scene.pieces[0].opacity, \.scene.pieces[0].held, \.scene.plates[0].size.width,
            \.scene.plates[0].size.height, \.scene.plates[0].cornerRadius,
            \.scene.plates[0].thickness,
        ]
        for figure in figures {
            #expect(try !isTaken(withBoard { $0[keyPath: figure] = number }), "\(figure)")
        }
        #expect(try !isTaken(withBoard { $0.scene.plates[0].ring?.fraction = number }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].ring?.width = number }))
        let state = PageFrame.State(activity: .waiting(until: number * 1e9), interceptsEvents: false)
        #expect(!state.isValid)
    }

    @Test func emptyBoardIsRefused() throws {
        for extent in [0, -1, 1e-9] {
            #expect(try !isTaken(withBoard { $0.scene.size.width = extent }))
        }
        #expect(try !isTaken(withBoard { $0.scene.plates[0].size.height = -1 }))
    }

    @Test func impossibleCopiesAreRefused() throws {
        func isTaken(_ count: Int, _ change: (inout NodeCopies) -> Void = { _ in }) throws -> Bool {
            var copies = NodeCopies(count: count, transform: AffineTransform(translationX: 1, y: 0))
            change(&copies)
            var tree = tree
            tree[NodeID(number: 2)]!.effects = NodeEffects(copies: copies)
            return try self.isTaken(tree)
        }
        for count in [0, 1, 1000] { #expect(try isTaken(count)) }
        for count in [-1, 1001, .min, .max] { #expect(try !isTaken(count)) }
        for number in [Double.nan, .infinity, 1e7] { #expect(try !isTaken(2) { $0.transform.tx = number }) }
        #expect(try isTaken(2) { $0.colorStep.alpha = -1 })
        for number in [Double.nan, 1.1, -.infinity] {
            let parts: [WritableKeyPath<NodeCopies.ColorStep, Double>] = [\.red, \.green, \.blue, \.alpha]
            for part in parts { #expect(try !isTaken(2) { $0.colorStep[keyPath: part] = number }) }
        }
    }

    @Test func impossibleEffectsAreRefused() throws {
        let shadow = NodeStyle.Shadow(color: .black, radius: 1, offset: Size(width: 1, height: 1))
        func isTaken(_ change: (inout Node) -> Void) throws -> Bool {
            var tree = tree
            change(&tree.root)
            return try self.isTaken(tree)
        }
        #expect(try isTaken { $0.effects = NodeEffects(blendMode: .xor, shadow: shadow) })
        for number in [Double.nan, .infinity, -1, 201] {
            let shadow = NodeStyle.Shadow(color: .black, radius: number, offset: shadow.offset)
            #expect(try !isTaken { $0.effects = NodeEffects(shadow: shadow) })
        }
        for number in [0, 32_768, -32_768] as [Double] {
            let path = Path([.line(to: Point(x: number, y: number))])
            #expect(
                try isTaken {
                    $0.style.shadow = shadow
                    $0.style.shadow?.path = path
                })
        }
        for number in [Double.nan, 32_769, -1e9] {
            let path = Path([.line(to: Point(x: 0, y: number))])
            #expect(
                try !isTaken {
                    $0.style.shadow = shadow
                    $0.style.shadow?.path = path
                })
        }
        // The steps of all paths are limited together.
        let long = Path(Array(repeating: .close, count: NodeTree.maxPathElements))
        #expect(
            try !isTaken {
                $0.style.shadow = shadow
                $0.style.shadow?.path = long
            })
    }

    @Test func boardTooExpensiveToPaintIsRefused() throws {
        #expect(try isTaken(withBoard { $0.setPieces(1000) }))
        #expect(try !isTaken(withBoard { $0.setPieces(1001) }))
        #expect(try isTaken(withBoard { $0.setPlates(10_000) }))
        #expect(try !isTaken(withBoard { $0.setPlates(10_001) }))
        let text = String(repeating: "x", count: 1 << 14 + 1)
        #expect(try isTaken(withBoard { $0.scene.plates[0].picture = .text(String(text.dropLast())) }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].picture = .text(text) }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].picture = .custom(uri: text) }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].caption?.title = text }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].caption?.text = text }))
        for columns in [32, 33] {
            let cells = (0..<columns).flatMap { row in
                (0..<columns).filter { ($0 + row) % 2 == 0 }.map { CellPattern.Cell(column: $0, row: row) }
            }
            let pattern = CellPattern(columns: columns, rows: columns, filled: cells, finish: .dashed)
            #expect(try isTaken(withBoard { $0.scene.plates[0].cells = pattern }) == (columns == 32))
        }
    }

    @Test func textForScreenReadersThatIsTooLongIsRefused() throws {
        let text = String(repeating: "x", count: 1 << 14 + 1)
        #expect(try !isTaken(withBoard { $0.accessibility.names[0] = text }))
        #expect(try !isTaken(withBoard { $0.accessibility.title = text }))
        #expect(try !isTaken(withBoard { $0.accessibility.state = text }))
    }

    @Test(arguments: ["../../etc/passwd", "/dev/zero", "cards/../../x.svg", ""])
    func drawingOutsideTheDataFolderIsRefused(path: String) throws {
        #expect(try !isTaken(withBoard { $0.scene.plates[0].picture = .shipped(path) }))
        let picture = NodePicture(picture: .shipped(path), fit: .fill)
        #expect(try !isTaken(with(2) { $0.content = .picture(picture) }))
    }

    // MARK: - Nodes

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e9, -1e9])
    func impossibleNumberOfANodeIsRefused(number: Double) throws {
        let figures: [WritableKeyPath<Node, Double>] = [
            \.center.x, \.center.y, \.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width, \.bounds.size.height,
            \.transform.a, \.transform.b, \.transform.c, \.transform.d, \.transform.tx, \.transform.ty, \.opacity,
            \.style.cornerRadius,
        ]
        for figure in figures {
            for node in 0...4 {
                #expect(try !isTaken(with(node) { $0[keyPath: figure] = number }), "\(figure) of \(node)")
            }
        }
        #expect(try !isTaken(with(2) { $0.style.border?.width = number }))
        #expect(try !isTaken(with(2) { $0.style.shadow?.radius = number }))
        #expect(try !isTaken(with(2) { $0.style.shadow?.offset.width = number }))
        #expect(try !isTaken(with(2) { $0.style.shadow?.offset.height = number }))
    }

    @Test func eachNumberOfANodeHasItsOwnLimits() throws {
        let limits: [(WritableKeyPath<Node, Double>, ClosedRange<Double>)] = [
            (\.center.x, -1e6...1e6), (\.center.y, -1e6...1e6), (\.bounds.origin.x, -1e6...1e6),
            (\.bounds.size.width, 0...32_768), (\.bounds.size.height, 0...32_768), (\.opacity, 0...1),
            (\.transform.a, -1e4...1e4), (\.transform.d, -1e4...1e4), (\.transform.ty, -1e6...1e6),
            (\.style.cornerRadius, 0...32_768), (\.style.border!.width, 0...32_768),
            (\.style.shadow!.radius, 0...200), (\.style.shadow!.offset.width, -1e4...1e4),
            (\.style.shadow!.offset.height, -1e4...1e4),
        ]
        for (figure, range) in limits {
            for number in [range.lowerBound, range.upperBound] {
                #expect(try isTaken(with(2) { $0[keyPath: figure] = number }), "\(figure) \(number)")
            }
            for number in [range.lowerBound - 0.01, range.upperBound + 0.01] {
                #expect(try !isTaken(with(2) { $0[keyPath: figure] = number }), "\(figure) \(number)")
            }
        }
    }

    @Test func transformThatCannotBeReversedIsAccepted() throws {
        #expect(try isTaken(with(2) { $0.transform = AffineTransform(scaleX: 0, y: 0) }))
    }

    @Test func textTooLongToLayOutIsRefused() throws {
        let text = String(repeating: "x", count: 1 << 14 + 1)
        #expect(try isTaken(withText { $0.string = String(text.dropLast()) }))
        #expect(try !isTaken(withText { $0.string = text }))
        #expect(try !isTaken(withText { $0.style.family = text }))
        #expect(try !isTaken(with(2) { $0.content = .picture(NodePicture(picture: .text(text), fit: .fill)) }))
        #expect(try !isTaken(with(2) { $0.content = .picture(NodePicture(picture: .custom(uri: text), fit: .fill)) }))
    }

    @Test func partsOfATextAreInOrderInIt() throws {
        func isTaken(_ string: String, _ ranges: [Range<Int>], family: String? = nil) throws -> Bool {
            try self.isTaken(
                withText {
                    $0.string = string
                    $0.styling = TextStyling(
                        runs: ranges.map {
                            TextRun(range: $0, style: TextStyle(family: family, size: 9), color: .black)
                        })
                })
        }
        #expect(try isTaken("aéb", [0..<1, 1..<3, 3..<4]) && isTaken("aéb", [1..<3]))
        for ranges in [[0..<2], [2..<4], [0..<1, 0..<1], [1..<3, 0..<1], [4..<5], [0..<5], [1..<1]] {
            #expect(try !isTaken("aéb", ranges), "\(ranges)")
            let paragraphs = ranges.map { TextParagraph(range: $0, alignment: .left) }
            #expect(
                try !self.isTaken(
                    withText { ($0.string, $0.styling) = ("aéb", TextStyling(paragraphs: paragraphs)) }))
        }
        #expect(try !isTaken("a", [0..<1], family: String(repeating: "x", count: 1 << 14 + 1)))
        let string = String(repeating: "x", count: 2000)
        let parts = (0..<1024).map { $0..<$0 + 1 }
        #expect(try isTaken(string, parts) && !isTaken(string, parts + [1024..<1025]))
    }

    @Test func bitmapsAreOnlyInNodesAndTogetherLimited() throws {
        func bitmap(_ width: Int, _ height: Int) throws -> Picture {
            .bitmap(try #require(Bitmap(width: width, height: height) { _, _ in 0 }))
        }
        func content(_ picture: Picture) -> NodeContent { .picture(NodePicture(picture: picture, fit: .stretch)) }
        let largest = try bitmap(1024, 1024)
        let half = try bitmap(1024, 512)
        let pixel = try bitmap(1, 1)
        #expect(try isTaken(with(2) { $0.content = content(largest) }))
        #expect(try isTaken(adding(4) { $0.content = content(half) }))
        #expect(try !isTaken(adding(5) { $0.content = content(half) }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].picture = pixel }))
        #expect(try !isTaken(withBoard { $0.scene.plates[0].badge = pixel }))
    }

    @Test func allTextTogetherIsLimited() throws {
        // The sample has a text of one letter.
        let text = String(repeating: "x", count: 1 << 14)
        #expect(try isTaken(adding(7) { $0.content = .text(Self.text(text)) }))
        #expect(try !isTaken(adding(8) { $0.content = .text(Self.text(text)) }))
    }

    @Test func pathTooFarAwayIsRefused() throws {
        for place in [32_768.5, -32_768.5] {
            for point in [Point(x: place, y: 0), Point(x: 0, y: place)] {
                let zero = Point(x: 0, y: 0)
                for element in [
                    Path.Element.move(to: point), .line(to: point), .curve(to: point, control1: zero, control2: zero),
                    .curve(to: zero, control1: point, control2: zero),
                    .curve(to: zero, control1: zero, control2: point),
                ] {
                    #expect(try !isTaken(withShape { $0.path.elements.append(element) }))
                }
            }
        }
    }

    @Test func allPathsTogetherAreLimited() throws {
        // The sample has one shape with three steps. Each shape counts as one more.
        for (count, isTaken) in [(199_995, true), (199_996, false)] {
            let shape = Shape(path: Path(Array(repeating: .line(to: Point(x: 1, y: 1)), count: count)))
            #expect(try self.isTaken(adding(1) { $0.content = .shapes([shape]) }) == isTaken)
        }
        let empty = Array(repeating: Shape(path: Path()), count: 200_000)
        #expect(try !isTaken(adding(1) { $0.content = .shapes(empty) }))
    }

    @Test(arguments: [
        (0.0, 1), (-0.01, 0), (1000, 1), (1000.01, 0),
    ])
    func widthOfALineIsLimited(width: Double, isTaken: Int) throws {
        #expect(try self.isTaken(withShape { $0.stroke?.width = width }) == (isTaken == 1))
    }

    @Test(arguments: [
        (0.0, 1.0, true), (1, 0, true), (-0.01, 1, false), (0, 1.01, false), (.nan, 1, false), (0, .nan, false),
    ])
    func lineFollowsItsPath(start: Double, end: Double, isTaken: Bool) throws {
        let offsets = StrokeOffsets(start: start, end: end)
        #expect(try self.isTaken(withShape { $0.stroke?.offsets = offsets }) == isTaken)
    }

    @Test func dashesTooExpensiveToPaintAreRefused() throws {
        let side = 10_000.0
        func dashed(_ dashes: [Double], phase: Double = 0) throws -> Bool {
            try isTaken(
                withShape {
                    $0.path = Path([.move(to: Point(x: 0, y: 0)), .line(to: Point(x: side, y: 0))])
                    $0.stroke?.dashes = dashes
                    $0.stroke?.offsets.dashPhase = phase
                })
        }
        #expect(try dashed([1]) && !dashed([0.99]))
        #expect(try dashed([0, 2]) && !dashed([0, 1.9]))
        #expect(try !dashed([0]) && !dashed([0, 0]) && !dashed([-1, 100]) && !dashed([1e6 + 1]))
        #expect(try dashed(Array(repeating: 9, count: 64)) && !dashed(Array(repeating: 9, count: 65)))
        #expect(try dashed([9], phase: -1e6) && !dashed([9], phase: 1e6 + 1) && !dashed([9], phase: -1e6 - 1))
    }

    /// A closing line leads back to where its part of the path began, wherever that is.
    @Test func dashesOfCurvesAndOfClosingLinesCount() throws {
        let (near, far) = (Point(x: 0, y: 0), Point(x: 3_000, y: 0))
        let paths = [
            Path([.move(to: near), .curve(to: near, control1: far, control2: near)]),
            Path([.move(to: near), .line(to: far), .close]),
            Path([.move(to: far), .line(to: near), .move(to: near), .line(to: far), .close]),
        ]
        for path in paths {
            for count in [1, 40] {
                let more = Array(repeating: path.elements.dropFirst(), count: count - 1).joined()
                let tree = withShape {
                    $0.path = Path(path.elements + more)
                    $0.stroke?.dashes = [3]
                }
                #expect(try isTaken(tree) == (count == 1), "\(path) \(count)")
            }
        }
    }

    // MARK: - Structure

    @Test func nodeInTwoPlacesIsRefused() throws {
        #expect(try !isTaken(with(2) { $0.children.append(Self.board) }))
        #expect(try !isTaken(with(0) { $0.children.append(Self.board) }))
    }

    @Test func cycleIsRefused() throws {
        #expect(try !isTaken(with(4) { $0.children.append(NodeID(number: 3)) }))
        #expect(try !isTaken(with(4) { $0.children.append(NodeID(number: 4)) }))
        #expect(try !isTaken(with(4) { $0.children.append(.root) }))
    }

    @Test func nodeOutsideTheTreeIsRefused() throws {
        #expect(try !isTaken(with(0) { $0.children.removeLast() }))
        var detached = tree
        detached[NodeID(number: 9)] = Self.node()
        #expect(try !isTaken(detached))
    }

    @Test func missingChildIsRefused() throws {
        #expect(try !isTaken(with(4) { $0.children.append(NodeID(number: 9)) }))
        #expect(try !isTaken(with(4) { $0.children.append(NodeID(number: 60_000)) }))
        #expect(try !isTaken(NodeEdit(NodeID(number: 4), .removed)))
    }

    @Test(arguments: [(64, true), (65, false)]) func depthIsLimited(depth: Int, isTaken: Bool) throws {
        var chain = NodeTree(root: Self.node())
        for number in 0..<depth {
            chain[NodeID(number: number)]?.children = [NodeID(number: number + 1)]
            chain[NodeID(number: number + 1)] = Self.node()
        }
        #expect(try self.isTaken(chain) == isTaken)
    }

    @Test(arguments: [(16_384, true), (16_385, false)]) func numberOfNodesIsLimited(count: Int, isTaken: Bool) throws {
        #expect(try self.isTaken(adding(count - tree.count) { $0.style = NodeStyle() }) == isTaken)
    }

    @Test(arguments: [(16, true), (17, false)]) func numberOfBoardsIsLimited(count: Int, isTaken: Bool) throws {
        let content = tree[Self.board]?.content
        #expect(try self.isTaken(adding(count - 1) { $0.content = content }) == isTaken)
    }

    // MARK: - Edits

    @Test(arguments: [(131_072, true), (131_073, false)])
    func numberOfEditsIsLimited(count: Int, isTaken: Bool) throws {
        let edit = NodeEdit(NodeID(number: 2), .opacity(0.5))
        #expect(try apply(Array(repeating: edit, count: count)) == isTaken)
    }

    /// Each node with a high number takes time for all numbers below it.
    @Test(arguments: [(2, true), (3, false)]) func growthOfTheTreeIsLimited(count: Int, isTaken: Bool) throws {
        let id = NodeID(number: 16_383)
        let edits = [NodeEdit(id, .node(Self.node())), NodeEdit(id, .removed)]
        #expect(try apply((0..<count).flatMap { _ in edits }) == isTaken)
    }

    @Test(arguments: [(64, true), (65, false)]) func numberOfChangesOfBoardsIsLimited(
        count: Int, isTaken: Bool
    ) throws {
        let edit = NodeEdit(Self.board, .board([.center(0, Point(x: 1, y: 1))]))
        #expect(try apply(Array(repeating: edit, count: count)) == isTaken)
    }

    /// Each change of a line takes time for all shapes of its node. A frame needs no more than one for each node.
    @Test(arguments: [(200, true), (201, false)]) func numberOfChangesOfLinesIsLimited(count: Int, isTaken: Bool) throws
    {
        let line = Shape(path: Path([.move(to: Point(x: 0, y: 0))]), stroke: Shape.Stroke(color: .black))
        var shapes = [Shape](repeating: line, count: 1000)
        for index in shapes.indices.dropFirst() { shapes[index].stroke = nil }
        let id = NodeID(number: 3)
        let change = NodeEdit(id, .strokes([StrokeOffsets(start: 0.5)]))
        #expect(
            try apply([NodeEdit(id, .content(.shapes(shapes)))] + Array(repeating: change, count: count)) == isTaken)
    }

    @Test func editOfAMissingNodeIsRefused() throws {
        let changes: [NodeEdit.Change] = [
            .removed, .center(Point(x: 1, y: 1)), .bounds(Self.node().bounds), .transform(.identity), .opacity(1),
            .isHidden(true), .clips(true), .isMasked(true), .effects(nil), .style(NodeStyle()), .content(nil),
            .board([]), .strokes([]), .children([]),
        ]
        for change in changes {
            for number in [5, 16_383, 16_384, 65_535] {
                #expect(try !isTaken(NodeEdit(NodeID(number: number), change)))
            }
        }
    }

    @Test func rootCannotBeRemoved() throws { #expect(try !isTaken(NodeEdit(.root, .removed))) }

    @Test func changeOfABoardThatIsNoneIsRefused() throws {
        for number in [0, 2, 3, 4] { #expect(try !isTaken(NodeEdit(NodeID(number: number), .board([])))) }
        #expect(try isTaken(NodeEdit(Self.board, .board([]))))
    }

    @Test func changeOfAMissingPartOfABoardIsRefused() throws {
        let piece = Piece(center: Point(x: 1, y: 1), front: .first, back: .first)
        let plate = Plate(size: Size(width: 1, height: 1), cornerRadius: 0, fill: .white)
        let edits: [BoardEdit] = [
            .center(3, Point(x: 1, y: 1)), .center(-1, Point(x: 1, y: 1)), .piece(4, piece), .piece(-1, piece),
            .plate(3, plate), .plate(-1, plate), .pieceCount(4), .pieceCount(-1), .plateCount(3), .plateCount(-1),
            .pieceCount(.min), .plateCount(.max), .center(.max, Point(x: 1, y: 1)),
        ]
        for edit in edits { #expect(try !isTaken(NodeEdit(Self.board, .board([edit]))), "\(edit)") }
    }

    /// An invalid value does not pass because a later edit makes up for it.
    @Test func everyEditIsChecked() throws {
        let bad = [
            NodeEdit(NodeID(number: 2), .opacity(2)),
            NodeEdit(Self.board, .board([.center(0, Point(x: 1e9, y: 0))])),
        ]
        let good = [
            NodeEdit(NodeID(number: 2), .opacity(1)),
            NodeEdit(Self.board, .board([.center(0, Point(x: 1, y: 0))])),
        ]
        for (bad, good) in zip(bad, good) {
            #expect(try apply([good, good]))
            #expect(try !apply([bad, good]))
            #expect(try !apply([good, bad]))
        }
    }

    /// The check of what has changed agrees with the check of the whole tree.
    @Test func anyTwoTreesCanFollowEachOther() throws {
        var random = RandomMessages(seed: 8)
        var (tree, taken) = (NodeTree.empty, 0)
        for _ in 0..<1000 {
            let (frame, next) = random.frame(from: tree)
            var changed = tree
            let isTaken = changed.apply(frame.edits)
            #expect(isTaken == next.isValid && (!isTaken || changed == next))
            guard isTaken else { continue }
            (tree, taken) = (changed, taken + 1)
        }
        #expect(taken > 950, "some have too many large pictures in groups")
    }

    // MARK: - Sample

    /// A root with a board, a picture, and shapes, which contain a text.
    private var tree: NodeTree {
        var tree = NodeTree(root: Self.node())
        tree.root.children = [1, 2, 3].map { NodeID(number: $0) }
        tree[Self.board] = Self.node(.board(board))
        tree[NodeID(number: 2)] = Self.node(.picture(NodePicture(picture: .shipped("cards/b.svg"), fit: .fill)))
        let path = Path([.move(to: Point(x: 0, y: 0)), .line(to: Point(x: 9, y: 9)), .close])
        let shape = Shape(path: path, stroke: Shape.Stroke(color: .black, width: 2, dashes: [3, 4]))
        tree[NodeID(number: 3)] = Self.node(.shapes([shape]))
        tree[NodeID(number: 3)]?.children = [NodeID(number: 4)]
        tree[NodeID(number: 4)] = Self.node(.text(Self.text("x")))
        return tree
    }

    private var board: NodeBoard {
        var plate = Plate(size: Size(width: 120, height: 141), cornerRadius: 8, fill: .white)
        plate.picture = .shipped("cards/b.svg")
        plate.caption = Plate.Caption(title: "One", text: "A sentence.")
        plate.ring = Plate.Ring(fraction: 0.5, color: .white, track: .black, width: 3)
        let pieces = (0..<3).map { number in
            Piece(center: Point(x: Double(number) * 100, y: 50), front: .first, back: PlateID(index: 1))
        }
        return NodeBoard(
            scene: Scene(
                size: Size(width: 300, height: 100), background: .black, plates: [plate, plate], pieces: pieces),
            accessibility: BoardAccessibility(
                title: "Board", state: "as it was", names: ["a", nil, "c"], tabOrder: [2, 0]))
    }

    private static func node(_ content: NodeContent? = nil) -> Node {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 100))
        var node = Node(center: Point(x: 50, y: 50), bounds: bounds, content: content)
        node.style.border = NodeStyle.Border(width: 1, color: .black)
        node.style.shadow = NodeStyle.Shadow(color: .black, radius: 3, offset: Size(width: 1, height: -1))
        return node
    }

    private static func text(_ string: String) -> NodeText {
        NodeText(string: string, style: TextStyle(size: 12), layout: TextLayout(), color: .black)
    }

    private func with(_ number: Int, _ change: (inout Node) -> Void) -> NodeTree {
        var changed = tree
        guard var node = changed[NodeID(number: number)] else { return changed }
        change(&node)
        changed[NodeID(number: number)] = node
        return changed
    }

    private func withBoard(_ change: (inout NodeBoard) -> Void) -> NodeTree {
        var changed = board
        change(&changed)
        return with(1) { $0.content = .board(changed) }
    }

    private func withShape(_ change: (inout Shape) -> Void) -> NodeTree {
        with(3) {
            guard case .shapes(var shapes) = $0.content else { return }
            change(&shapes[0])
            $0.content = .shapes(shapes)
        }
    }

    private func withText(_ change: (inout NodeText) -> Void) -> NodeTree {
        var text = Self.text("x")
        change(&text)
        return with(4) { $0.content = .text(text) }
    }

    /// Returns the sample with more nodes.
    private func adding(_ count: Int, _ change: (inout Node) -> Void) -> NodeTree {
        var changed = tree
        var node = Self.node()
        change(&node)
        let numbers = changed.numbers.upperBound..<changed.numbers.upperBound + count
        for number in numbers.reversed() { changed[NodeID(number: number)] = node }
        changed.root.children += numbers.map { NodeID(number: $0) }
        return changed
    }

    // MARK: - Elements

    @Test func textForScreenReadersIsLimited() throws {
        let text = String(repeating: "x", count: 1 << 14)
        let texts: [WritableKeyPath<NodeAccessibility, String>] = [\.label, \.value, \.hint]
        for path in texts {
            var element = NodeAccessibility(label: "", actions: [""])
            element[keyPath: path] = text
            #expect(try isTaken(with(2) { $0.accessibility = element }))
            #expect(try isTaken(adding(8) { $0.accessibility = element }))
            #expect(try !isTaken(adding(9) { $0.accessibility = element }))
            element[keyPath: path] += "x"
            #expect(try !isTaken(with(2) { $0.accessibility = element }))
        }
        #expect(try !isTaken(with(2) { $0.accessibility = NodeAccessibility(label: "", actions: [text + "x"]) }))
    }

    @Test func customActionsAreLimited() throws {
        func element(_ count: Int) -> NodeAccessibility {
            NodeAccessibility(label: "", actions: Array(repeating: "Turn", count: count))
        }
        #expect(try isTaken(with(2) { $0.accessibility = element(32) }))
        #expect(try !isTaken(with(2) { $0.accessibility = element(33) }))
    }

    @Test func textFieldsAreLimited() throws {
        let text = String(repeating: "x", count: 1 << 14)
        var field = NodeTextField(
            string: "", placeholder: "", style: TextStyle(size: 17), color: .black, alignment: .natural, inset: 7,
            isSecure: false, isFocused: true, actionCount: 3)
        func isTaken(_ field: NodeTextField) throws -> Bool {
            try self.isTaken(with(2) { $0.content = .textField(field) })
        }
        #expect(try isTaken(field))
        #expect(try self.isTaken(adding(256) { $0.content = .textField(field) }))
        #expect(try !self.isTaken(adding(257) { $0.content = .textField(field) }))
        for path in [\NodeTextField.string, \.placeholder] {
            var long = field
            long[keyPath: path] = text
            #expect(try isTaken(long))
            #expect(try !self.isTaken(adding(8) { $0.content = .textField(long) }), "the sample has a text, too")
            long[keyPath: path] += "x"
            #expect(try !isTaken(long))
        }
        for inset in [-1, 1e9, .nan, .infinity] {
            var wide = field
            wide.inset = inset
            #expect(try !isTaken(wide))
        }
        field.actionCount = -1
        #expect(try !isTaken(field))
    }

    @Test func changedNameIsASmallEdit() throws {
        let named = with(2) { $0.accessibility = NodeAccessibility(label: "Score", value: "1") }
        let next = with(2) { $0.accessibility = NodeAccessibility(label: "Score", value: "2") }
        let edits = next.edits(from: named)
        #expect(edits.count == 1)
        #expect(try MessageFraming.bytes(of: FromPage.frame(PageFrame(edits: edits))).count < 60)
        #expect(named.digest != next.digest && named.digest != tree.digest)
    }

    // MARK: - Judgment

    /// Returns whether a tree is accepted, as the first frame and as one that follows the sample, and arrives unchanged.
    private func isTaken(_ changed: NodeTree) throws -> Bool {
        let isTaken = try frame(changed.edits(from: .empty), isTakenBy: .empty, as: changed)
        #expect(try frame(changed.edits(from: tree), isTakenBy: tree, as: changed) == isTaken)
        #expect(changed.isValid == isTaken)
        return isTaken
    }

    /// Returns whether the sample accepts an edit.
    private func isTaken(_ edit: NodeEdit) throws -> Bool { try apply([edit]) }

    private func apply(_ edits: [NodeEdit]) throws -> Bool { try frame(edits, isTakenBy: tree, as: nil) }

    /// Returns whether a tree accepts a frame. A frame that cannot be decoded must be reported as damaged.
    private func frame(_ edits: [NodeEdit], isTakenBy tree: NodeTree, as expected: NodeTree?) throws -> Bool {
        let sent = FromPage.frame(PageFrame(edits: edits))
        var bytes = ArraySlice(try MessageFraming.bytes(of: sent))
        do throws(LinkError) {
            guard case .frame(let frame) = try MessageFraming.next(in: &bytes) as FromPage? else { return false }
            #expect(frame.edits == edits)
            var tree = tree
            guard tree.apply(frame.edits) else { return false }
            #expect(expected.map { $0 == tree } ?? true)
            return true
        } catch {
            #expect(error == .damaged)
            return false
        }
    }
}

extension NodeBoard {
    /// Makes the number of pieces as given, with their names.
    fileprivate mutating func setPieces(_ count: Int) {
        scene.pieces = Array(repeating: scene.pieces[0], count: count)
        accessibility.names = Array(repeating: nil, count: count)
        accessibility.tabOrder = []
    }

    fileprivate mutating func setPlates(_ count: Int) {
        scene.plates = Array(repeating: scene.plates[0], count: count)
    }
}
