// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Trees that would take the window seconds to paint. Each differs by a little from one that is accepted.
struct PaintingWorkTests {
    private static let board = NodeID(number: 1)

    // MARK: - Paths

    @Test func longEdgesAreRefused() {
        #expect(isTaken([Self.shape(lines: 7900, length: 500, fill: .white)]))
        #expect(!isTaken([Self.shape(lines: 8100, length: 500, fill: .white)]))
        #expect(isTaken([Self.shape(lines: 3800, length: 500, stroke: 1)]))
        #expect(!isTaken([Self.shape(lines: 4000, length: 500, stroke: 1)]))
        #expect(isTaken([Self.shape(lines: 20_000, length: 500)]), "nothing is drawn")
    }

    @Test func wideLinesWithManyEndsAreRefused() {
        #expect(isTaken([Self.shape(lines: 20_000, length: 4, stroke: 8)]), "a drawing by hand")
        #expect(!isTaken([Self.shape(lines: 20_000, length: 4, stroke: 100)]))
        #expect(isTaken([Self.shape(lines: 1, length: 10_000, stroke: 80, dashes: [1])]))
        #expect(!isTaken([Self.shape(lines: 1, length: 10_000, stroke: 100, dashes: [1])]))
    }

    /// The lines of a scribble cross each other.
    @Test func longScribbleIsRefused() {
        #expect(isTaken([Self.shape(lines: 44_000, length: 4, fill: .white)]))
        #expect(!isTaken([Self.shape(lines: 45_000, length: 4, fill: .white)]))
        #expect(isTaken([Self.shape(lines: 22_000, length: 4, stroke: 2)]))
        #expect(!isTaken([Self.shape(lines: 23_000, length: 4, stroke: 2)]))
        #expect(!isTaken([Self.shape(lines: 22_000, length: 4, stroke: 2, cap: .round)]))
        let short = Array(repeating: Self.shape(lines: 2000, length: 4, stroke: 2), count: 40)
        #expect(isTaken(short), "lines of different shapes are painted one after the other")
    }

    @Test func edgesOfAllPathsCountTogether() {
        let half = Self.shape(lines: 1900, length: 500, stroke: 1)
        #expect(isTaken([half, half]))
        #expect(!isTaken([half, half, half]))
    }

    // MARK: - Fonts

    @Test(arguments: [(128, true), (129, false)]) func numberOfFontsIsLimited(count: Int, isTaken: Bool) {
        let texts = (0..<count).map { number in Self.text(size: 9 + Double(number) / 9) }
        #expect(self.isTaken(texts) == isTaken)
        #expect(self.isTaken(texts.map { _ in Self.text(size: 9) }))
    }

    @Test func fontsOfPartsCount() {
        func text(_ sizes: Range<Int>) -> NodeContent {
            let runs = sizes.map { number in
                TextRun(
                    range: number - sizes.lowerBound..<number - sizes.lowerBound + 1,
                    style: TextStyle(size: 10 + Double(number) / 9), color: .black)
            }
            return .text(
                NodeText(
                    string: String(repeating: "x", count: 300), style: TextStyle(size: 9), layout: TextLayout(),
                    color: .black, styling: TextStyling(runs: runs)))
        }
        #expect(isTaken([text(0..<127)]) && !isTaken([text(0..<128)]))
        #expect(isTaken([text(0..<100), text(0..<127)]) && !isTaken([text(0..<64), text(64..<128)]))
    }

    @Test func stretchedLettersHaveAFontOfTheirOwn() {
        func text(_ count: Int) -> NodeContent {
            let runs = (0..<count).map { number in
                TextRun(
                    range: number..<number + 1, style: TextStyle(size: 9), color: .black,
                    stretch: 1 + Double(number + 1) / 256)
            }
            return .text(
                NodeText(
                    string: String(repeating: "x", count: 300), style: TextStyle(size: 9), layout: TextLayout(),
                    color: .black, styling: TextStyling(runs: runs)))
        }
        #expect(isTaken([text(127)]) && !isTaken([text(128)]))
    }

    @Test func partsOfTextsAndShadowsAreLimited() {
        func text(runs count: Int, shadows: Int) -> NodeContent {
            let runs = (0..<count).map { number in
                let shadow = TextShadow(color: .black, radius: 3, x: Double(number % max(1, shadows)), y: 1)
                return TextRun(
                    range: number..<number + 1, style: TextStyle(size: 9), color: .black,
                    shadow: shadows > 0 ? shadow : nil)
            }
            return .text(
                NodeText(
                    string: String(repeating: "x", count: count), style: TextStyle(size: 9), layout: TextLayout(),
                    color: .black, styling: TextStyling(runs: runs)))
        }
        let many = text(runs: 1024, shadows: 0)
        #expect(isTaken([many, many, many]) && !isTaken([many, many, many, many]))
        #expect(isTaken([text(runs: 31, shadows: 31)]) && !isTaken([text(runs: 32, shadows: 32)]))
        #expect(isTaken([text(runs: 1000, shadows: 2)]), "letters with the same shadow have one together")
    }

    @Test(arguments: [(32, true), (33, false)]) func numberOfSizesIntoWhichTextsAreFittedIsLimited(
        count: Int, isTaken: Bool
    ) {
        let cards = (0..<count).map { number in Self.plate(height: 90 + Double(number), picture: .text("word")) }
        #expect(self.isTaken(cards) == isTaken)
        #expect(self.isTaken(cards.map { _ in cards[0] }))
        #expect(self.isTaken(cards.map { Self.plate(height: $0.size.height, picture: .shipped("cards/b.svg")) }))
        var tree = Self.tree(cards.map { card in NodeContent.picture(NodePicture(picture: card.picture!, fit: .fill)) })
        let edits = cards.indices.map { number in
            NodeEdit(NodeID(number: number + 1), .bounds(Rect(origin: Point(x: 0, y: 0), size: cards[number].size)))
        }
        #expect(tree.isValid && tree.apply(edits) == isTaken)
    }

    // MARK: - Boards

    @Test func hatchedPatternOnAThinPlateIsRefused() {
        let cells = CellPattern(columns: 3, rows: 2, filled: Self.cells(of: 3, 2), finish: .hatched)
        #expect(isTaken([Self.plate(height: 900, cells: cells)]))
        #expect(!isTaken([Self.plate(height: 32_768, cells: cells)]))
    }

    @Test func dashesOfAThinPatternAreRefused() {
        let cells = CellPattern(columns: 32, rows: 32, filled: Self.cells(of: 32, 32), finish: .dashed)
        #expect(isTaken([Self.plate(height: 60, cells: cells)]))
        #expect(!isTaken([Self.plate(height: 32_768, cells: cells)]))
    }

    @Test func squaresOfAllPatternsAreLimited() {
        let plate = Self.plate(
            height: 60, cells: CellPattern(columns: 32, rows: 32, filled: Self.cells(of: 32, 32), finish: .solid))
        #expect(isTaken(Array(repeating: plate, count: 4)))
        #expect(!isTaken(Array(repeating: plate, count: 5)))
    }

    @Test func textOnAllPlatesIsLimited() {
        let text = String(repeating: "x", count: 1 << 14)
        var caption = Self.plate(height: 90)
        caption.caption = Plate.Caption(title: text, text: text)
        let picture = Self.plate(height: 90, picture: .text(text))
        #expect(isTaken([caption]) && isTaken([picture, picture]))
        #expect(!isTaken([caption, Self.plate(height: 90, picture: .text("x"))]))
    }

    /// A deck can have thousands of cards of which a few are dealt.
    @Test func platesThatNoPieceShowsDoNotCount() {
        let card = Self.plate(height: 90, picture: .text(String(repeating: "x", count: 1000)))
        var board = Self.board(of: Array(repeating: card, count: 5000))
        board.scene.pieces = Array(board.scene.pieces[..<30])
        board.accessibility.names = Array(board.accessibility.names[..<30])
        #expect(Self.tree([.board(board)]).isValid)
    }

    @Test func boardsCountTogether() {
        let card = Self.plate(height: 90, picture: .text(String(repeating: "x", count: 1000)))
        let board = NodeContent.board(Self.board(of: Array(repeating: card, count: 20)))
        #expect(Self.tree([board]).isValid && !Self.tree([board, board]).isValid)
    }

    @Test func changesOfABoardCount() {
        let long = Self.plate(height: 90, picture: .text(String(repeating: "x", count: 1 << 13)))
        let plates = Array(repeating: long, count: 6)
        var board = Self.board(of: plates)
        board.scene.pieces = Array(board.scene.pieces[..<3])
        board.accessibility.names = ["", "", ""]
        let tree = Self.tree([.board(board)])
        func apply(_ edits: [BoardEdit]) -> Bool {
            var tree = tree
            return tree.apply([NodeEdit(Self.board, .board(edits))])
        }
        func showing(_ plate: Int, on piece: Int) -> BoardEdit {
            var changed = board.scene.pieces[piece]
            changed.back = PlateID(index: plate)
            return .piece(piece, changed)
        }
        #expect(tree.isValid && apply([showing(3, on: 0)]))
        #expect(!apply([showing(3, on: 0), showing(4, on: 1)]))
        var longer = long
        longer.caption = Plate.Caption(title: "", text: String(repeating: "x", count: 1 << 13))
        #expect(apply([.plate(0, longer)]) && !apply([.plate(0, longer), .plate(1, longer)]))
        #expect(apply([.plate(4, longer), .plate(5, longer)]))
    }

    // MARK: - Samples

    /// Returns lines of the given length.
    private static func shape(
        lines: Int, length: Double, fill: Color? = nil, stroke: Double? = nil, cap: Shape.Stroke.Cap = .butt,
        dashes: [Double] = []
    ) -> NodeContent {
        let elements = (0...lines).map { number in
            let point = Point(x: number % 2 == 0 ? 0 : length, y: 0)
            return number == 0 ? Path.Element.move(to: point) : .line(to: point)
        }
        let stroke = stroke.map { Shape.Stroke(color: .black, width: $0, cap: cap, dashes: dashes) }
        return .shapes([Shape(path: Path(elements), fill: fill, stroke: stroke)])
    }

    private static func text(size: Double) -> NodeContent {
        .text(NodeText(string: "x", style: TextStyle(size: size), layout: TextLayout(), color: .black))
    }

    private static func plate(height: Double, picture: Picture? = nil, cells: CellPattern? = nil) -> Plate {
        var plate = Plate(size: Size(width: 60, height: height), cornerRadius: 5, fill: .white)
        (plate.picture, plate.cells) = (picture, cells)
        return plate
    }

    private static func cells(of columns: Int, _ rows: Int) -> [CellPattern.Cell] {
        (0..<rows).flatMap { row in (0..<columns).map { CellPattern.Cell(column: $0, row: row) } }
    }

    /// Returns a board with a piece for each plate.
    private static func board(of plates: [Plate]) -> NodeBoard {
        let pieces = plates.indices.prefix(1000).map { index in
            Piece(center: Point(x: 1, y: 1), front: PlateID(index: index), back: PlateID(index: index))
        }
        let scene = Scene(size: Size(width: 9, height: 9), background: .black, plates: plates, pieces: pieces)
        return NodeBoard(
            scene: scene,
            accessibility: BoardAccessibility(title: "", state: "", names: pieces.map { _ in "" }, tabOrder: []))
    }

    private static func tree(_ contents: [NodeContent]) -> NodeTree {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 100))
        var tree = NodeTree(root: Node(center: bounds.origin, bounds: bounds, content: nil))
        for (index, content) in contents.enumerated() {
            tree[NodeID(number: index + 1)] = Node(center: bounds.origin, bounds: bounds, content: content)
        }
        tree.root.children = contents.indices.map { NodeID(number: $0 + 1) }
        return tree
    }

    private func isTaken(_ contents: [NodeContent]) -> Bool {
        let tree = Self.tree(contents)
        var taken = NodeTree.empty
        let isTaken = taken.apply(tree.edits(from: .empty))
        #expect(tree.isValid == isTaken)
        return isTaken
    }

    private func isTaken(_ plates: [Plate]) -> Bool { isTaken([.board(Self.board(of: plates))]) }
}
