// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// CGContext, image contexts, and renderers.
@Suite(.serialized) struct UIGraphicsTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Returns the shapes that `actions` draw in a view of 100 × 100 points.
    private func shapes(_ actions: @escaping (CGContext) -> Void) -> [Shape] {
        let view = DrawingView { _ in UIGraphicsGetCurrentContext().map(actions) }
        return withShown(view) { view.innerShapes }
    }

    private func nodes(_ actions: @escaping (CGContext) -> Void) -> [Node] {
        let view = DrawingView { _ in UIGraphicsGetCurrentContext().map(actions) }
        return withShown(view) { view.innerNodes }
    }

    @Test func contextExistsOnlyWhileAnImageIsDrawn() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func imageContextsCanBeNested() throws {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        let outer = try #require(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
    }

    @Test func pushedContextIsThePresentOne() throws {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        let one = try #require(UIGraphicsGetCurrentContext())
        UIGraphicsEndImageContext()
        UIGraphicsPushContext(one)
        #expect(UIGraphicsGetCurrentContext() === one)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func setFillColorsTheNextAreas() {
        let fills = shapes { _ in
            UIRectFill(unit)
            UIColor.red.setFill()
            UIRectFill(unit)
        }.map(\.fill)
        #expect(fills == [.black, UIColor.red.cgColor])
    }

    @Test func setColorsAreasAndLines() {
        let shapes = shapes { context in
            UIColor.blue.set()
            context.addRect(unit)
            context.drawPath(using: .fillStroke)
        }
        #expect(shapes.map(\.fill) == [UIColor.blue.cgColor, nil])
        #expect(shapes.last?.stroke?.color == UIColor.blue.cgColor)
    }

    @Test func restoreGStateGoesBackToWhatWasSaved() {
        let shapes = shapes { context in
            context.saveGState()
            context.setFillColor(UIColor.green.cgColor)
            context.translateBy(x: 10, y: 0)
            context.restoreGState()
            context.fill(unit)
        }
        #expect(shapes.first?.fill == .black && shapes.first?.ends.first == .zero)
    }

    @Test func restoreGStateWithoutASavedOneDoesNothing() {
        let shapes = shapes { context in
            context.translateBy(x: 10, y: 0)
            context.restoreGState()
            context.fill(unit)
        }
        #expect(shapes.first?.ends.first == CGPoint(x: 10, y: 0))
    }

    @Test func laterTransformsApplyFirst() {
        let shapes = shapes { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        #expect(shapes.first?.ends.prefix(1) == [CGPoint(x: 12, y: 23)])
        #expect(shapes.first?.ends.dropFirst(2).first == CGPoint(x: 14, y: 26))
    }

    @Test func concatenateAppliesTheNewTransformFirst() {
        let shapes = shapes { context in
            context.scaleBy(x: 2, y: 2)
            context.concatenate(CGAffineTransform(translationX: 5, y: 0))
            #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
            context.fill(unit)
        }
        #expect(shapes.first?.ends.first == CGPoint(x: 10, y: 0))
    }

    @Test func pathUsesTheTransformOfTheTimeWhenItWasMade() {
        let shapes = shapes { context in
            context.move(to: .zero)
            context.translateBy(x: 10, y: 0)
            context.addLine(to: .zero)
            context.strokePath()
        }
        #expect(shapes.first?.ends == [.zero, CGPoint(x: 10, y: 0)])
    }

    @Test func lineWidthScalesWithTheCoordinates() {
        let shapes = shapes { context in
            context.setLineWidth(3)
            context.setLineDash(phase: 1, lengths: [2, 4])
            context.scaleBy(x: 2, y: 2)
            context.stroke(unit)
        }
        #expect(shapes.first?.stroke?.width == 6 && shapes.first?.stroke?.dashes == [4, 8])
        #expect(shapes.first?.stroke?.offsets.dashPhase == 2)
    }

    @Test func unevenScaleDeformsLines() throws {
        let nodes = nodes { context in
            context.scaleBy(x: 2, y: 1)
            context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        let node = try #require(nodes.first { if case .shapes = $0.content { true } else { false } })
        #expect(node.transform == CGAffineTransform(scaleX: 2, y: 1))
    }

    @Test func lineStyleIsThatOfTheContext() {
        let shapes = shapes { context in
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
            context.strokePath()
        }
        #expect(shapes.first?.stroke?.cap == .round && shapes.first?.stroke?.join == .bevel)
        #expect(shapes.first?.stroke?.color == UIColor.red.cgColor)
    }

    @Test func fillPathBeginsANewPath() {
        let shapes = shapes { context in
            context.addRect(unit)
            context.fillPath(using: .evenOdd)
            context.fillPath()
        }
        #expect(shapes.count == 1 && shapes[0].usesEvenOddFill)
    }

    @Test func setAlphaFadesWhatIsDrawn() {
        let shapes = shapes { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(unit)
        }
        #expect(shapes.first?.fill?.alpha == 0.25)
    }

    @Test func rectFrameIsInsideTheRectangle() {
        let shapes = shapes { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(shapes.first?.ends.first == CGPoint(x: 0.5, y: 0.5))
        #expect(shapes.first?.stroke?.color == UIColor.red.cgColor && shapes.first?.stroke?.width == 1)
    }

    @Test func rectClipLimitsWhatIsDrawn() {
        let nodes = nodes { _ in
            UIRectClip(CGRect(x: 10, y: 10, width: 20, height: 20))
            UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        #expect(nodes.count == 1 && nodes[0].clips)
        #expect(nodes.first?.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func clipsIntersect() {
        let nodes = nodes { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
            context.clip(to: CGRect(x: 20, y: 20, width: 30, height: 30))
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        #expect(nodes.first?.bounds == CGRect(x: 20, y: 20, width: 10, height: 10))
    }

    @Test func distantClipsLeaveNothing() {
        let nodes = nodes { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clip(to: CGRect(x: 20, y: 20, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        #expect(nodes.isEmpty)
    }

    @Test func addClipOfAnOvalRoundsTheCorners() throws {
        let nodes = nodes { _ in
            UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 40)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let clip = try #require(nodes.first { $0.style.cornerRadius > 0 })
        #expect(clip.clips && clip.style.cornerRadius == 20)
        #expect(clip.transformToParent(clip.bounds) == CGRect(x: 10, y: 20, width: 40, height: 40))
    }

    @Test func addClipOfARoundedRectangleKeepsItsRadius() throws {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
        let nodes = nodes { _ in
            UIBezierPath(roundedRect: rect, cornerRadius: 6).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let clip = try #require(nodes.first { $0.style.cornerRadius > 0 })
        #expect(abs(clip.style.cornerRadius - 6) < 1e-9 && clip.bounds == rect)
    }

    @Test func contentOfARotatedClipStaysWhereItIsDrawn() throws {
        let view = DrawingView { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.translateBy(x: 50, y: 50)
            context.rotate(by: 1)
            context.clip(to: CGRect(x: -10, y: -10, width: 20, height: 20))
            context.concatenate(context.ctm.inverted())
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        try withShown(view) {
            let clip = try #require(view.innerNodes.first { $0.clips && $0.transform != .identity })
            let content = try #require(view.innerNodes.last)
            let place = clip.transformToParent(content.transformToParent(CGPoint(x: 100, y: 100)))
            #expect(hypot(place.x - 100, place.y - 100) < 1e-9)
        }
    }

    @Test func invalidNumbersLeaveAPartOut() {
        let shapes = shapes { context in
            context.addLines(between: [.zero, CGPoint(x: .nan, y: 1), CGPoint(x: 1, y: .infinity)])
            context.fillPath()
            context.fill(unit)
        }
        #expect(shapes.count == 1)
    }

    @Test func infiniteClipLeavesAll() {
        let nodes = nodes { context in
            context.clip(to: .infinite)
            context.clip(to: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
            context.fill(unit)
        }
        #expect(nodes.count == 1 && !nodes[0].clips)
    }

    @Test func anyPathClips() throws {
        let triangle = [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 40)]
        let nodes = nodes { context in
            context.addLines(between: triangle)
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let clip = try #require(nodes.first { $0.isMasked })
        #expect(nodes.count { $0.isMasked } == 1 && clip.clips)
        #expect(clip.bounds == CGRect(x: 10, y: 10, width: 20, height: 30))
        guard case .shapes(let mask)? = nodes.last?.content else {
            Issue.record("no mask")
            return
        }
        #expect(mask[0].ends == triangle && mask[0].fill == .black && !mask[0].usesEvenOddFill)
    }

    @Test func aGradientFillsThePathThatClipsIt() throws {
        let nodes = nodes { context in
            context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 40)])
            context.clip(using: .evenOdd)
            let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 9), options: [])
        }
        #expect(!nodes.contains { $0.isMasked })
    }

    @Test func coordinatesAreLimitedToWhatTheWindowDraws() {
        let shapes = shapes { $0.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) }
        #expect(shapes.first?.ends.first == CGPoint(x: -32_768, y: -32_768))
    }

    @Test func rendererDrawsAnImage() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(image.size == CGSize(width: 30, height: 20) && UIGraphicsGetCurrentContext() == nil)
        let view = UIImageView(image: image)
        withShown(view) { #expect(view.innerShapes.map(\.fill) == [UIColor.red.cgColor]) }
    }

    @Test func rendererOfBoundsMovesTheirOriginToTheCorner() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 5, height: 5))
        let view = UIImageView(image: renderer.image { $0.fill(CGRect(x: 10, y: 10, width: 5, height: 5)) })
        withShown(view) { #expect(view.innerShapes.first?.ends.first == .zero) }
    }
}
