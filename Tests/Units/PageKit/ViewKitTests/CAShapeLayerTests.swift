// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Shapes, gradients, and texts of layers.
@Suite(.serialized) struct CAShapeLayerTests {
    private let page = PageContext.current
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func line(length: CGFloat) -> CGPath {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: length, y: 0))
        return path.cgPath
    }

    private func shapes(of layer: CALayer) -> [Shape] {
        view.layer.addSublayer(layer)
        defer { layer.removeFromSuperlayer() }
        return withShown(view) { view.innerShapes }
    }

    @Test func aShapeIsFilledInBlackAndHasNoLine() {
        let layer = CAShapeLayer()
        layer.path = line(length: 10)
        let shapes = shapes(of: layer)
        #expect(shapes.count == 1 && shapes[0].fill == .black && shapes[0].stroke == nil)
    }

    @Test func aLineHasItsStyle() throws {
        let layer = CAShapeLayer()
        (layer.path, layer.fillColor, layer.strokeColor) = (line(length: 10), nil, .white)
        (layer.lineWidth, layer.lineCap, layer.lineJoin) = (4, .round, .bevel)
        (layer.lineDashPattern, layer.lineDashPhase) = ([6, 2], 3)
        let stroke = try #require(shapes(of: layer).first?.stroke)
        #expect(stroke.width == 4 && stroke.cap == .round && stroke.join == .bevel && stroke.color == .white)
        #expect(stroke.dashes == [6, 2] && stroke.offsets.dashPhase == 3)
    }

    @Test func theLineIsDrawnFromItsStartToItsEnd() throws {
        let layer = CAShapeLayer()
        (layer.path, layer.fillColor, layer.strokeColor) = (line(length: 200), .black, .white)
        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.75)
        let shapes = shapes(of: layer)
        #expect(shapes.count == 1 && shapes[0].fill == .black)
        #expect(shapes[0].endsOfLine == [CGPoint(x: 50, y: 0), CGPoint(x: 150, y: 0)])
    }

    @Test func theFrameOfALineThatGrowsHasNoPath() {
        let layer = CAShapeLayer()
        (layer.path, layer.strokeColor, layer.lineDashPattern) = (line(length: 200), .white, [6, 2])
        view.layer.addSublayer(layer)
        defer { layer.removeFromSuperlayer() }
        withViews([view]) {
            let old = page.window.tree
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            (layer.strokeStart, layer.strokeEnd, layer.lineDashPhase) = (-1, 0.5, 4)
            CATransaction.commit()
            let edits = page.window.tree.edits(from: old)
            #expect(edits.map(\.change) == [.strokes([StrokeOffsets(start: 0, end: 0.5, dashPhase: 4)])])
            var tree = old
            let areApplied = edits.allSatisfy { tree.apply($0) }
            #expect(areApplied && tree == page.window.tree)
        }
    }

    @Test func aPartOfACircleEndsAtItsAngle() throws {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200)).cgPath
        (layer.fillColor, layer.strokeColor, layer.strokeEnd) = (nil, .white, 0.3)
        let end = try #require(shapes(of: layer).first?.endsOfLine.last)
        let angle = 0.3 * 2 * Double.pi
        #expect(abs(end.x - 100 * cos(angle)) < 0.1 && abs(end.y - 100 * sin(angle)) < 0.1)
    }

    @Test func anEmptyPartOfALineIsNotDrawn() {
        let layer = CAShapeLayer()
        (layer.path, layer.fillColor, layer.strokeColor) = (line(length: 200), nil, .white)
        layer.strokeEnd = 0
        #expect(shapes(of: layer).map(\.strokedPath) == [Path()])
    }

    @Test func severalOutlinesAreOneLength() {
        let path = UIBezierPath()
        for y in [0.0, 10] {
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: 100, y: y))
        }
        let layer = CAShapeLayer()
        (layer.path, layer.fillColor, layer.strokeColor) = (path.cgPath, nil, .white)
        layer.strokeEnd = 0.75
        #expect(
            shapes(of: layer).first?.endsOfLine == [
                CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 50, y: 10),
            ])
    }

    @Test func invalidPathsAreLeftOut() {
        let layer = CAShapeLayer()
        layer.path = line(length: .nan)
        #expect(shapes(of: layer).isEmpty)
    }

    // MARK: - Gradients

    private func gradient(_ change: (CAGradientLayer) -> Void) -> Gradient? {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.colors = [CGColor.black, CGColor.white]
        change(layer)
        return shapes(of: layer).first?.gradient
    }

    @Test func aGradientGoesDownwardsWithEqualDistances() {
        let white = CGColor.white
        let gradient = gradient { $0.colors = [CGColor.black, CGColor.clear, UIColor.white] }
        #expect(gradient?.form == .line(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 50)))
        #expect(gradient?.stops.map(\.place) == [0, 0.5, 1] && gradient?.stops.last?.color == white)
    }

    @Test func locationsAreThePlacesOfColors() {
        let gradient = gradient {
            $0.locations = [0.2, 0.1]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
        #expect(gradient?.stops.map(\.place) == [0.2, 0.2])
        #expect(gradient?.form == .line(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 50)))
    }

    @Test func aRadialGradientIsAnEllipse() {
        let gradient = gradient {
            $0.type = .radial
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        }
        #expect(gradient?.transform == CGAffineTransform(a: 50, b: 0, c: 0, d: 25, tx: 50, ty: 25))
    }

    @Test func aConicGradientIsMadeOfSectors() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (layer.colors, layer.type) = ([CGColor.black, CGColor.white], .conic)
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        let fills = shapes(of: layer).compactMap(\.fill)
        #expect(fills.count == 180 && abs(fills[44].red - 0.247) < 0.001 && abs(fills[179].red - 0.997) < 0.001)
    }

    @Test func aGradientFollowsItsCorners() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        (layer.colors, layer.cornerRadius) = ([CGColor.black, CGColor.white], 10)
        #expect(shapes(of: layer).first?.path.elements.count == 10)
    }

    // MARK: - Gradients of contexts

    @Test func aGradientOfAContextEndsWhereItDoes() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [0, 1]))
        let triangle = UIBezierPath()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 40, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 40))
        triangle.close()
        let drawing = DrawingView { _ in
            triangle.addClip()
            let (end, options) = (CGPoint(x: 40, y: 0), CGGradientDrawingOptions.drawsAfterEndLocation)
            UIGraphicsGetCurrentContext()?.drawLinearGradient(gradient, start: .zero, end: end, options: options)
        }
        let shapes = withShown(drawing) { drawing.innerShapes }
        #expect(shapes.first?.ends == [.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
        #expect(shapes.first?.gradient?.stops.map(\.color.alpha) == [0, 1, 1, 1])
    }

    // MARK: - Classes of views

    @Test func theLayerOfAViewCanBeAGradient() throws {
        final class Shaded: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Shaded(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        view.addSubview(UIView())
        try withShown(view) {
            guard case .shapes(let shapes)? = view.shownNode?.content else {
                Issue.record("the view has no gradient")
                return
            }
            #expect(shapes.first?.gradient?.stops.count == 2 && view.shownNode?.children.count == 1)
            view.frame.size.width = 200
            let node = try #require(view.shownNode)
            #expect(node.bounds.width == 200)
        }
    }

    // MARK: - Texts

    @Test func aTextIsAtTheUpperEdge() throws {
        page.textMetrics = { _, _, _ in
            TextMetrics(
                size: Size(width: 30, height: 12), firstBaseline: 9, lastBaseline: 9, lineCount: 1, isTruncated: false)
        }
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        (layer.string, layer.fontSize, layer.alignmentMode) = ("Words", 20, .center)
        view.layer.addSublayer(layer)
        try withShown(view) {
            let node = try #require(view.innerNodes.last)
            guard case .text(let text)? = node.content else {
                Issue.record("there is no text")
                return
            }
            #expect(text.string == "Words" && text.style.size == 20 && text.color == .white)
            #expect(text.layout.alignment == .center && text.layout.lineLimit == 1)
            #expect(node.bounds.size == CGSize(width: 100, height: 12))
        }
    }
}
