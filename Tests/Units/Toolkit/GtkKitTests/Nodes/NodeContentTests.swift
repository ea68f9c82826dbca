// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Pictures, texts, and shapes in a tree. Colors are three hexadecimal digits.
@MainActor @Suite(.serialized) struct NodeContentTests {
    init() { Toolkit.prepare() }

    // MARK: Shapes

    @Test(arguments: [false, true]) func pathIsFilledAndStroked(usesCairo: Bool) {
        var builder = TreeBuilder()
        let stroke = Shape.Stroke(color: Color(rgb: 0x0000FF), width: 4)
        let shape = Shape(path: .rect(10, 10, 40, 40), fill: Color(rgb: 0xFF0000), stroke: stroke)
        builder.add((20, 20, 60, 60), content: .shapes([shape]))
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect([painted[28, 50], painted[31, 50]] == ["00f", "00f"], "the line is centered on the path")
        #expect(painted[27, 50] == "fff")
        #expect([painted[32, 50], painted[50, 50]] == ["f00", "f00"])
    }

    @Test(arguments: [false, true]) func gradientGoesFromItsStartToItsEnd(usesCairo: Bool) {
        let stops = [Gradient.Stop(place: 0, color: .black), Gradient.Stop(place: 1, color: Color(rgb: 0xFF0000))]
        func painted(_ form: Gradient.Form, _ transform: AffineTransform = .identity) -> PaintedTree {
            var builder = TreeBuilder()
            let gradient = Gradient(form: form, transform: transform, stops: stops)
            builder.add((0, 0, 100, 100), content: .shapes([Shape(path: .rect(0, 0, 100, 100), gradient: gradient)]))
            return PaintedTree(builder.tree, usesCairo: usesCairo)
        }
        let line = painted(.line(from: Point(x: 20, y: 0), to: Point(x: 80, y: 0)))
        #expect([line[5, 50], line[50, 50], line[95, 50]] == ["000", "800", "f00"])
        let unit = Gradient.Circle(center: Point(x: 0, y: 0), radius: 1)
        let circles = painted(
            .circles(from: Gradient.Circle(center: Point(x: 0, y: 0), radius: 0), to: unit),
            AffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 50, ty: 50))
        #expect([circles[50, 50], circles[70, 50], circles[50, 60], circles[50, 80]] == ["000", "800", "800", "f00"])
    }

    @Test func fillRuleDecidesAboutHoles() {
        let path = Path(Path.rect(0, 0, 60, 60).elements + Path.rect(20, 20, 20, 20).elements)
        var builder = TreeBuilder()
        builder.add((0, 0, 60, 60), content: .shapes([Shape(path: path, fill: .black)]))
        #expect(PaintedTree(builder.tree)[30, 30] == "000")
        builder = TreeBuilder()
        builder.add((0, 0, 60, 60), content: .shapes([Shape(path: path, fill: .black, usesEvenOddFill: true)]))
        let painted = PaintedTree(builder.tree)
        #expect(painted[30, 30] == "fff")
        #expect(painted[10, 30] == "000")
    }

    @Test func dashesAlternateWithGapsFromThePhase() {
        var stroke = Shape.Stroke(color: .black, width: 10, dashes: [20, 10])
        let line = Path([.move(to: Point(x: 0, y: 50)), .line(to: Point(x: 100, y: 50))])
        func painted() -> PaintedTree {
            var builder = TreeBuilder()
            builder.add((0, 0, 100, 100), content: .shapes([Shape(path: line, stroke: stroke)]))
            return PaintedTree(builder.tree)
        }
        #expect([painted()[10, 50], painted()[25, 50], painted()[35, 50]] == ["000", "fff", "000"])
        stroke.offsets.dashPhase = 15
        #expect([painted()[2, 50], painted()[10, 50], painted()[20, 50]] == ["000", "fff", "000"])
        for dashes in [[0, 0], [-1, 2], [.nan, 1], [1e-9, 1e-9]] {
            stroke.dashes = dashes
            #expect([painted()[10, 50], painted()[25, 50]] == ["000", "000"], "an impossible pattern is solid")
        }
    }

    @Test func lineBeginsAndEndsAtPartsOfItsPath() {
        let corner = Path([
            .move(to: Point(x: 0, y: 50)), .line(to: Point(x: 50, y: 50)), .line(to: Point(x: 50, y: 100)),
        ])
        func painted(from start: Double, to end: Double) -> [String] {
            var builder = TreeBuilder()
            let stroke = Shape.Stroke(color: .black, width: 10, offsets: StrokeOffsets(start: start, end: end))
            builder.add((0, 0, 100, 100), content: .shapes([Shape(path: corner, stroke: stroke)]))
            let tree = PaintedTree(builder.tree)
            return [tree[10, 50], tree[40, 50], tree[50, 60], tree[50, 90]]
        }
        #expect(painted(from: 0, to: 1) == ["000", "000", "000", "000"])
        #expect(painted(from: 0.25, to: 0.75) == ["fff", "000", "000", "fff"])
        #expect(painted(from: 0.75, to: 0.25) == ["fff", "fff", "fff", "fff"])
    }

    @Test func capsAndJoinsHaveTheirShape() {
        let corner = Path([
            .move(to: Point(x: 20, y: 80)), .line(to: Point(x: 20, y: 20)), .line(to: Point(x: 80, y: 20)),
        ])
        func painted(_ cap: Shape.Stroke.Cap, _ join: Shape.Stroke.Join) -> PaintedTree {
            var builder = TreeBuilder()
            let stroke = Shape.Stroke(color: .black, width: 20, cap: cap, join: join)
            builder.add((0, 0, 100, 100), content: .shapes([Shape(path: corner, stroke: stroke)]))
            return PaintedTree(builder.tree)
        }
        #expect([painted(.butt, .miter)[85, 20], painted(.square, .miter)[85, 20]] == ["fff", "000"])
        #expect([painted(.round, .miter)[85, 20], painted(.round, .miter)[88, 12]] == ["000", "fff"])
        #expect(painted(.square, .miter)[88, 12] == "000")
        #expect([painted(.butt, .miter)[11, 11], painted(.butt, .bevel)[14, 11]] == ["000", "fff"])
        #expect([painted(.butt, .round)[11, 11], painted(.butt, .round)[14, 14]] == ["fff", "000"])
    }

    @Test func curvesAndSeveralShapesAreDrawnInOrder() {
        let circle = Path([
            .move(to: Point(x: 50, y: 0)),
            .curve(to: Point(x: 50, y: 80), control1: Point(x: 103, y: 0), control2: Point(x: 103, y: 80)),
            .curve(to: Point(x: 50, y: 0), control1: Point(x: -3, y: 80), control2: Point(x: -3, y: 0)), .close,
        ])
        var builder = TreeBuilder()
        builder.add(
            (0, 0, 100, 100),
            content: .shapes([Shape(path: circle, fill: .black), Shape(path: .rect(40, 30, 20, 20), fill: .white)]))
        let painted = PaintedTree(builder.tree)
        #expect([painted[20, 40], painted[80, 40], painted[50, 5]] == ["000", "000", "000"])
        #expect([painted[15, 5], painted[50, 40]] == ["fff", "fff"])
    }

    @Test func shapeOutsideOfTheBoundsIsClippedIfTheNodeClips() {
        var builder = TreeBuilder()
        let node = builder.add(
            (40, 40, 20, 20), content: .shapes([Shape(path: .rect(-20, -20, 60, 60), fill: .black)]))
        var tree = builder.tree
        #expect(PaintedTree(tree).marked?.size == Size(width: 60, height: 60))
        tree[node]!.clips = true
        #expect(PaintedTree(tree).marked == Rect(origin: Point(x: 40, y: 40), size: Size(width: 20, height: 20)))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e6])
    func impossibleShapeIsLeftOut(number: Double) {
        var builder = TreeBuilder()
        let bad = Path([.move(to: Point(x: 0, y: 0)), .line(to: Point(x: number, y: 50))])
        let stroke = Shape.Stroke(color: .black, width: number)
        let good = Path.rect(10, 10, 10, 10)
        builder.add(
            (0, 0, 100, 100),
            content: .shapes([
                Shape(path: bad, fill: .black, stroke: Shape.Stroke(color: .black, width: 3)),
                Shape(path: good, fill: .black, stroke: number.isFinite ? nil : stroke),
            ]))
        #expect(
            PaintedTree(builder.tree).marked == Rect(origin: Point(x: 10, y: 10), size: Size(width: 10, height: 10)))
    }

    // MARK: Texts

    @Test(arguments: [false, true]) func textIsCenteredVerticallyAndAligned(usesCairo: Bool) throws {
        func marked(_ alignment: TextLayout.Alignment, _ string: String = "Hamburg") throws -> Rect {
            var builder = TreeBuilder(width: 300, height: 100)
            builder.add((0, 0, 300, 100), content: .text(text(string, alignment: alignment)))
            return try #require(PaintedTree(builder.tree, usesCairo: usesCairo).marked)
        }
        let (left, center, right) = (try marked(.left), try marked(.center), try marked(.right))
        #expect(left.origin.x < 4)
        #expect(abs(center.origin.x + center.right - 300) < 6)
        #expect(right.right > 296)
        #expect(abs(left.origin.y + left.bottom - 100) < 12)
        #expect(try marked(.natural) == left)
        #expect(try marked(.natural, "שלום").right > 296, "Hebrew starts on the right")
        #expect(try marked(.left, "שלום").origin.x < 4)
        #expect(try marked(.right, "שלום").right > 296)
    }

    @Test func textHasItsColorAndSize() throws {
        var builder = TreeBuilder(width: 300, height: 200)
        var content = text("HHH", alignment: .left)
        content.style.size = 100
        content.color = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
        let node = builder.add((0, 0, 300, 200), content: .text(content))
        let large = PaintedTree(builder.tree)
        let height = try #require(large.marked).size.height
        #expect(60...85 ~= height, "capital letters")
        let colors = Set((0..<300).map { large[$0, 100] })
        #expect(colors.contains("f99"))
        content.style.size = 50
        var tree = builder.tree
        tree[node]!.content = .text(content)
        #expect(abs(try #require(PaintedTree(tree).marked).size.height - height / 2) <= 2)
    }

    @Test func weightItalicsAndFamilyChangeTheLetters() {
        func dark(_ change: (inout TextStyle) -> Void) -> Int {
            var builder = TreeBuilder(width: 300, height: 100)
            var content = text("Hamburg", alignment: .left)
            change(&content.style)
            builder.add((0, 0, 300, 100), content: .text(content))
            return PaintedTree(builder.tree).darkCount
        }
        let plain = dark { _ in }
        #expect(dark { $0.weight = .bold } > plain * 5 / 4)
        #expect(dark { $0.isItalic = true } != plain)
        #expect(dark { $0.family = "DejaVu Sans Mono" } != plain)
    }

    @Test func longTextIsBrokenIntoLinesUpToTheLimit() throws {
        func height(_ limit: Int?, _ lineBreak: TextLayout.LineBreak = .words) throws -> Double {
            var builder = TreeBuilder(width: 200, height: 400)
            var content = text("one two three four five six seven eight nine ten", alignment: .left)
            (content.layout.lineLimit, content.layout.lineBreak) = (limit, lineBreak)
            builder.add((0, 0, 120, 400), content: .text(content))
            let marked = try #require(PaintedTree(builder.tree).marked)
            #expect(marked.right <= 124)
            return marked.size.height
        }
        let (one, two, all) = (try height(1), try height(2), try height(nil))
        #expect(one < 30 && two > one + 15 && all > two + 15)
        for lineBreak in TextLayout.LineBreak.allCases {
            #expect(abs(try height(2, lineBreak) - two) < 8, "\(lineBreak)")
            #expect(try height(99, lineBreak) > two + 15, "\(lineBreak)")
        }
    }

    @Test func ellipsisReplacesStartMiddleOrEndOfTheLastLine() {
        /// The letters at the left and at the right end: narrow ones or wide ones.
        func dark(_ lineBreak: TextLayout.LineBreak, _ string: String) -> [Int] {
            var builder = TreeBuilder(width: 200, height: 100)
            var content = text(string, alignment: .left)
            (content.layout.lineLimit, content.layout.lineBreak) = (1, lineBreak)
            builder.add((0, 0, 200, 100), content: .text(content))
            let painted = PaintedTree(builder.tree)
            return [0..<40, 80..<120, 150..<190].map { columns in
                columns.reduce(0) { sum, x in sum + (0..<100).count { painted[x, $0] < "888" } }
            }
        }
        let string = "..........████████████████████\n██████████.........."
        let (head, middle, tail) = (
            dark(.truncatingHead, string), dark(.truncatingMiddle, string), dark(.truncatingTail, string)
        )
        #expect(tail[0] < 100 && tail[2] > 100, "the start is kept")
        #expect(head[0] > 100 && head[2] < 100, "the end is kept, although it is in another paragraph")
        #expect(middle[0] < 100 && middle[2] < 100, "both ends are kept")
    }

    @Test func textInANarrowNodeStaysNearIt() throws {
        var builder = TreeBuilder(width: 200, height: 200)
        builder.add((100, 100, 1, 1), content: .text(text(String(repeating: "word ", count: 3000), alignment: .left)))
        let marked = try #require(PaintedTree(builder.tree).marked)
        #expect(marked.size.height <= 50 && marked.size.width <= 50)
    }

    // MARK: Pictures

    @Test(arguments: [false, true]) func pictureIsFitIntoTheBounds(usesCairo: Bool) throws {
        let pictures = try TwoColors.load()
        func painted(_ fit: NodePicture.Fit) -> PaintedTree {
            var builder = TreeBuilder()
            let picture = NodePicture(picture: .custom(uri: TwoColors.uri), fit: fit)
            builder.add((20, 20, 60, 60), content: .picture(picture))
            return PaintedTree(builder.tree, usesCairo: usesCairo, pictures: pictures)
        }
        let whole = Rect(origin: Point(x: 20, y: 20), size: Size(width: 60, height: 60))
        #expect(painted(.stretch).marked == whole)
        #expect([painted(.stretch)[22, 22], painted(.stretch)[78, 78]] == ["f00", "00f"])
        // The picture has 40 × 20 pixels.
        #expect(painted(.inside).marked == Rect(origin: Point(x: 20, y: 35), size: Size(width: 60, height: 30)))
        #expect([painted(.inside)[22, 50], painted(.inside)[78, 50]] == ["f00", "00f"])
        #expect(painted(.fill).marked == whole)
        #expect([painted(.fill)[22, 22], painted(.fill)[78, 78]] == ["f00", "00f"])
        #expect(painted(.center).marked == Rect(origin: Point(x: 30, y: 40), size: Size(width: 40, height: 20)))
    }

    @Test(arguments: [false, true]) func pixelsOfAPageArePainted(usesCairo: Bool) throws {
        // The first pixel is red, and the second one is blue.
        let bitmap = try #require(Bitmap(width: 2, height: 1, bytes: [0, 0, 255, 255, 255, 0, 0, 255]))
        func painted(_ fit: NodePicture.Fit) -> PaintedTree {
            var builder = TreeBuilder()
            builder.add((20, 20, 60, 60), content: .picture(NodePicture(picture: .bitmap(bitmap), fit: fit)))
            return PaintedTree(builder.tree, usesCairo: usesCairo)
        }
        #expect(painted(.stretch).marked == Rect(origin: Point(x: 20, y: 20), size: Size(width: 60, height: 60)))
        #expect([painted(.stretch)[22, 22], painted(.stretch)[78, 78]] == ["f00", "00f"])
        #expect(painted(.inside).marked == Rect(origin: Point(x: 20, y: 35), size: Size(width: 60, height: 30)))
    }

    @Test func pictureLargerThanTheBoundsIsClipped() throws {
        let pictures = try TwoColors.load()
        for fit in [NodePicture.Fit.fill, .center] {
            var builder = TreeBuilder()
            builder.add(
                (40, 45, 20, 10), content: .picture(NodePicture(picture: .custom(uri: TwoColors.uri), fit: fit)))
            let marked = PaintedTree(builder.tree, pictures: pictures).marked
            #expect(marked == Rect(origin: Point(x: 40, y: 45), size: Size(width: 20, height: 10)))
        }
    }

    @Test(arguments: [#"width="40" height="20" viewBox="0 0 10 5""#, #"viewBox="0 0 40 20""#])
    func drawingHasANaturalSizeAndIsStretched(attributes: String) throws {
        let name = "peekaboard-drawing-\(getpid()).svg"
        let drawing = ##"<svg xmlns="http://www.w3.org/2000/svg" \##(attributes)><path d="M0 0h99v99H0z"/></svg>"##
        try #require(g_file_set_contents("/tmp/\(name)", drawing, -1, nil) != 0)
        defer { unlink("/tmp/\(name)") }
        let pictures = PictureCache(folder: "/tmp")
        #expect(pictures.naturalSize(of: .shipped(name)) == Size(width: 40, height: 20))
        func marked(_ fit: NodePicture.Fit) -> Rect? {
            var builder = TreeBuilder()
            builder.add((20, 0, 60, 80), content: .picture(NodePicture(picture: .shipped(name), fit: fit)))
            return PaintedTree(builder.tree, pictures: pictures).marked
        }
        #expect(marked(.stretch) == Rect(origin: Point(x: 20, y: 0), size: Size(width: 60, height: 80)))
        #expect(marked(.fill) == Rect(origin: Point(x: 20, y: 0), size: Size(width: 60, height: 80)))
        #expect(marked(.inside) == Rect(origin: Point(x: 20, y: 25), size: Size(width: 60, height: 30)))
        #expect(marked(.center) == Rect(origin: Point(x: 30, y: 30), size: Size(width: 40, height: 20)))
    }

    @Test func textPictureAndMissingPictures() {
        var builder = TreeBuilder()
        builder.add((0, 0, 100, 100), content: .picture(NodePicture(picture: .text("12"), fit: .inside)))
        #expect(PaintedTree(builder.tree).darkCount > 100)
        for picture in [Picture.shipped("missing.svg"), .custom(uri: "file:///missing.png")] {
            builder = TreeBuilder()
            builder.add((0, 0, 100, 100), content: .picture(NodePicture(picture: picture, fit: .center)))
            #expect(PaintedTree(builder.tree).marked == nil)
        }
    }

    @Test func pictureIsReplacedWhenItIsLoadedAgain() throws {
        let pictures = PictureCache(folder: "")
        let painter = NodePainter(pictureCache: pictures)
        var builder = TreeBuilder()
        builder.add((0, 0, 40, 20), content: .picture(NodePicture(picture: .custom(uri: TwoColors.uri), fit: .center)))
        #expect(PaintedTree(builder.tree, by: painter).marked == nil)
        pictures.add([TwoColors.uri: try TwoColors.read()])
        painter.forgetPictures()
        #expect(PaintedTree(builder.tree, by: painter).marked != nil)
    }

    // MARK: Boards

    @Test(arguments: [false, true]) func boardsAreDrawnInTheirBounds(usesCairo: Bool) {
        var builder = TreeBuilder(width: 200, height: 100)
        for (x, color) in [(10.0, 0xFF0000), (110, 0x0000FF)] {
            var scene = Scene(size: Size(width: 40, height: 40), background: Color(rgb: color))
            scene.plates = [Plate(size: Size(width: 20, height: 20), cornerRadius: 0, fill: .black)]
            scene.plates[0].isGround = true
            scene.pieces = [Piece(center: Point(x: 20, y: 20), front: .first, back: .first)]
            builder.add((x, 10, 80, 60), content: .board(NodeBoard(scene: scene, accessibility: .none)))
        }
        let painted = PaintedTree(builder.tree, usesCairo: usesCairo)
        #expect([painted[11, 11], painted[89, 69], painted[90, 69]] == ["f00", "f00", "fff"])
        #expect([painted[111, 11], painted[189, 69], painted[105, 50]] == ["00f", "00f", "fff"])
        #expect([painted[50, 40], painted[150, 40]] == ["000", "000"])
        // The board is scaled up to four fifths of the height: 48 points, so the piece has 24.
        #expect([painted[39, 40], painted[61, 40], painted[37, 40]] == ["000", "000", "f00"])
    }

    private func text(_ string: String, alignment: TextLayout.Alignment) -> NodeText {
        NodeText(
            string: string, style: TextStyle(family: "DejaVu Sans", size: 20),
            layout: TextLayout(alignment: alignment), color: .black)
    }
}

extension Path {
    fileprivate static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path([
            .move(to: Point(x: x, y: y)), .line(to: Point(x: x + width, y: y)),
            .line(to: Point(x: x + width, y: y + height)), .line(to: Point(x: x, y: y + height)), .close,
        ])
    }
}

extension BoardAccessibility {
    static let none = BoardAccessibility(title: "", state: "", names: [], tabOrder: [])
}

/// A picture file of 40 × 20 pixels, red on the left and blue on the right.
@MainActor private enum TwoColors {
    static let uri = "file://\(path)"
    private static let path = "/tmp/peekaboard-two-colors-\(getpid()).png"

    static func load() throws -> PictureCache {
        let pictures = PictureCache(folder: "")
        pictures.add([uri: try read()])
        return pictures
    }

    static func read() throws -> UserPicture {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 40, 20)!
        let context = cairo_create(surface)!
        cairo_set_source_rgb(context, 1, 0, 0)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 1)
        cairo_rectangle(context, 20, 0, 20, 20)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_write_to_png(surface, path)
        cairo_surface_destroy(surface)
        defer { unlink(path) }
        return try UserPicture.read(uri: uri).get()
    }
}
