// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Blend modes, shadows, layers, masks, and outlines of lines in contexts.
@Suite(.serialized) struct CGContextEffectsTests {
    private let unit = CGRect(x: 10, y: 10, width: 20, height: 20)

    private func nodes(_ actions: @escaping (CGContext) -> Void) -> [Node] {
        let view = DrawingView { _ in UIGraphicsGetCurrentContext().map(actions) }
        return withShown(view) { view.innerNodes }
    }

    // MARK: - Blend modes

    @Test func everyModeHasTheNumberOfCoreGraphics() {
        #expect(CGBlendMode.allCases.map(\.rawValue) == Array(0...27))
        #expect(CGBlendMode.luminosity.rawValue == 15 && CGBlendMode.plusLighter.rawValue == 27)
    }

    @Test func aBlendedShapeIsInANodeOfItsOwn() throws {
        let nodes = nodes { context in
            context.fill(unit)
            context.setBlendMode(.multiply)
            context.fill(unit)
            context.setBlendMode(.normal)
            context.fill(unit)
        }
        let blended = nodes.filter { $0.effects != nil }
        #expect(blended.map(\.effects) == [NodeEffects(blendMode: .multiply)] && blended[0].clips)
        // A group, the first shape, the blended one, and the last shape.
        #expect(nodes.count == 5 && nodes[0].children.count == 3)
    }

    @Test func plainDrawingsHaveNoOtherNodes() {
        let nodes = nodes { context in
            context.setBlendMode(.screen)
            context.setShadow(offset: .zero, blur: 3, color: nil)
            context.setBlendMode(.normal)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.endTransparencyLayer()
            context.fill(unit)
        }
        #expect(nodes.count == 1 && nodes[0].effects == nil)
    }

    @Test func theBackgroundOfAViewIsBlendedWith() throws {
        let view = DrawingView { _ in UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 9, height: 9), .multiply) }
        view.backgroundColor = .red
        withShown(view) {
            #expect(view.innerShapes.first?.fill == UIColor.red.cgColor)
            view.backgroundColor = .green
            PageContext.current.settle()
            #expect(view.innerShapes.first?.fill == UIColor.green.cgColor)
        }
    }

    /// What replaces the backdrop has colors everywhere, and a mask that shows where.
    @Test(arguments: [CGBlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func aModeThatReplacesHasAMask(mode: CGBlendMode) throws {
        let nodes = nodes { context in
            context.fill(unit)
            context.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
            context.setBlendMode(mode)
            context.fillEllipse(in: unit)
        }
        let blended = try #require(nodes.first { $0.effects?.blendMode == mode })
        #expect(blended.isMasked && blended.children.count == 2)
        let shapes = nodes.flatMap { if case .shapes(let shapes)? = $0.content { shapes } else { [Shape]() } }
        #expect(shapes.map(\.fill) == [.black, UIColor.red.withAlphaComponent(0.5).cgColor, .black])
    }

    @Test func clearRemovesAll() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            nodes { context in
                context.clear(area)
                context.fill(unit)
                context.clear(area)
            }.isEmpty)
        let nodes = nodes { context in
            context.fill(area)
            context.clear(unit)
        }
        #expect(nodes.contains { $0.effects?.blendMode == .clear })
    }

    @Test func pathsAndImagesHaveModesOfTheirOwn() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { $0.fill(unit) }
        let nodes = nodes { context in
            UIBezierPath(rect: unit).fill(with: .darken, alpha: 0.5)
            UIBezierPath(rect: unit).stroke(with: .lighten, alpha: 1)
            image.draw(at: .zero, blendMode: .hue, alpha: 0.25)
            image.draw(in: unit, blendMode: .xor, alpha: 1)
            UIRectFrameUsingBlendMode(unit, .overlay)
            context.setBlendMode(.multiply)
            image.draw(in: unit)
            UIBezierPath(rect: unit).fill()
        }
        #expect(
            nodes.compactMap(\.effects?.blendMode) == [.darken, .lighten, .hue, .xor, .overlay, .multiply])
        let shapes = nodes.flatMap { if case .shapes(let shapes)? = $0.content { shapes } else { [Shape]() } }
        #expect(shapes.first?.fill == Color.black.withAlpha(0.5))
        #expect(nodes.contains { $0.opacity == 0.25 })
    }

    @Test func anImageWithModesIsAGroup() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            context.cgContext.setBlendMode(.sourceOut)
            context.fill(unit)
        }
        let nodes = nodes { _ in image.draw(at: .zero) }
        let group = try #require(nodes.first { $0.children.count == 2 })
        #expect(group.effects == nil && group.clips)
        #expect(nodes.count { $0.effects?.blendMode == .sourceOut } == 1)
    }

    // MARK: - Shadows

    @Test func aShadowIsNotTransformed() throws {
        let nodes = nodes { context in
            context.scaleBy(x: 4, y: 4)
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 5)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        let shadow = try #require(nodes.compactMap(\.effects).first?.shadow)
        #expect(shadow.offset == CGSize(width: 2, height: 3) && shadow.radius == 5)
        #expect(abs(shadow.color.alpha - 1.0 / 3) < 1e-9)
    }

    @Test func aShadowOfABitmapContextGoesUp() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setShadow(offset: CGSize(width: 1, height: 6), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try #require(context.makeImage())
        let nodes = nodes { _ in UIImage(cgImage: image).draw(at: .zero) }
        #expect(nodes.compactMap(\.effects?.shadow?.offset) == [CGSize(width: 1, height: -6)])
    }

    @Test func shadowsAreLimited() throws {
        let nodes = nodes { context in
            context.setShadow(offset: CGSize(width: 1e9, height: -1e9), blur: 1e9, color: .black)
            context.fill(unit)
            context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1, color: .black)
            context.fill(unit)
            context.setShadow(offset: .zero, blur: -1, color: .black)
            context.fill(unit)
        }
        let shadows = nodes.compactMap(\.effects?.shadow)
        #expect(shadows.map(\.radius) == [200, 0] && shadows[0].offset == CGSize(width: 1e4, height: -1e4))
    }

    @Test func aScaledImageHasAScaledShadow() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            context.cgContext.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: .black)
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        }
        let nodes = nodes { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let shadow = try #require(nodes.compactMap(\.effects?.shadow).first)
        #expect(shadow.offset == CGSize(width: 2, height: 4) && shadow.radius == 6)
    }

    // MARK: - Layers

    @Test func aLayerFadesAndCastsItsShadowAsAWhole() throws {
        let nodes = nodes { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 4, height: 4), blur: 2)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(unit)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(unit.offsetBy(dx: 5, dy: 5))
            context.endTransparencyLayer()
            context.fill(unit)
        }
        #expect(nodes.count { $0.effects?.shadow != nil } == 2)
        #expect(nodes.count { $0.opacity == 0.5 } == 1)
        let shapes = nodes.flatMap { if case .shapes(let shapes)? = $0.content { shapes } else { [Shape]() } }
        #expect(shapes.map { $0.fill?.alpha } == [1, 1, 0.5], "the color that was set in the layer is forgotten")
        #expect(shapes.last?.fill == Color.black.withAlpha(0.5))
    }

    @Test func aLayerIsClippedToItsRectangle() throws {
        let nodes = nodes { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 15, height: 15), auxiliaryInfo: nil)
            context.fill(unit)
            context.fill(unit)
            context.endTransparencyLayer()
        }
        #expect(nodes.contains { $0.clips && $0.bounds == CGRect(x: 0, y: 0, width: 15, height: 15) })
    }

    @Test func aLayerThatDoesNotEndIsNotDrawn() {
        let nodes = nodes { context in
            context.fill(unit)
            context.endTransparencyLayer()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(unit)
        }
        #expect(nodes.count == 1)
    }

    @Test func layersInLayersAreLimited() {
        let nodes = nodes { context in
            context.setAlpha(0.9)
            for _ in 0..<200 {
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setAlpha(0.9)
            }
            context.fill(unit)
            context.fill(unit)
            for _ in 0..<200 { context.endTransparencyLayer() }
        }
        #expect((2...20).contains(nodes.count))
    }

    // MARK: - Masks

    @Test func aGrayImageIsAMaskByItsBrightness() throws {
        let bytes: [UInt8] = [0, 128, 255, 255]
        let provider = try #require(bytes.withUnsafeBytes { CGDataProvider(copying: $0) })
        let image = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        let nodes = nodes { context in
            context.clip(to: unit, mask: image)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let clip = try #require(nodes.first { $0.isMasked })
        #expect(clip.bounds == unit)
        guard case .picture(let picture)? = nodes.last?.content, case .bitmap(let bitmap) = picture.picture else {
            Issue.record("no mask")
            return
        }
        #expect(Array(bitmap.bytes[4..<8]) == [128, 128, 128, 128] && bitmap.bytes[3] == 0 && bitmap.bytes[15] == 255)
    }

    @Test func aDrawnImageIsAMaskByItsOpacity() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let mask = try #require(image.cgImage)
        let nodes = nodes { context in
            context.clip(to: unit, mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let clip = try #require(nodes.first { $0.isMasked })
        #expect(clip.children.count == 2 && clip.bounds == unit)
    }

    // MARK: - Lines as areas

    @Test func theOutlineOfALineHasItsEnds() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 10, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        func box(_ cap: CGLineCap) -> CGRect {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(box(.butt) == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(box(.square) == CGRect(x: 8, y: 8, width: 24, height: 4))
        let round = line.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        #expect(round.contains(CGPoint(x: 8.1, y: 10)) && !round.contains(CGPoint(x: 8.3, y: 8.3)))
    }

    /// The area within half the width of a path, as `contains(_:)` finds it, for all joins.
    @Test(arguments: [CGLineJoin.round, .bevel, .miter]) func theOutlineIsAsWideAsTheLine(join: CGLineJoin) {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 60, y: 50), CGPoint(x: 20, y: 30),
        ])
        let outline = path.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: join, miterLimit: 10)
        for (x, y, isInside) in [
            (30.0, 13.9, true), (30, 14.1, false), (30, 6.1, true), (30, 5.9, false), (63.9, 30, true),
            (64.1, 30, false), (9.9, 10, false), (57, 13, true), (40, 30, false),
        ] { #expect(outline.contains(CGPoint(x: x, y: y)) == isInside, "\(x) \(y)") }
        #expect(outline.contains(CGPoint(x: 63.8, y: 6.2)) == (join == .miter))
        #expect(outline.contains(CGPoint(x: 62.5, y: 7.5)) == (join != .bevel))
    }

    @Test func aClosedLineHasAHole() {
        let path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
        let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 44, height: 44))
        #expect(!outline.contains(CGPoint(x: 30, y: 30)) && outline.contains(CGPoint(x: 11, y: 30)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
            .copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
        #expect(circle.contains(CGPoint(x: 104, y: 50)) && !circle.contains(CGPoint(x: 106, y: 50)))
        #expect(circle.contains(CGPoint(x: 96, y: 50)) && !circle.contains(CGPoint(x: 94, y: 50)))
    }

    @Test func sharpCornersAreCutOffBeyondTheLimit() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 10)])
        func right(_ limit: CGFloat) -> CGFloat {
            path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit).boundingBoxOfPath.maxX
        }
        #expect(right(20) > 59 && right(5) < 52)
    }

    @Test func dashesHaveTheirLengths() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 20, y: 0))
        let dashed = line.copy(dashingWithPhase: 1, lengths: [4, 2])
        // 0…3, 5…9, 11…15, 17…20
        let area = dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let places = [(2.9, true), (3.1, false), (5.1, true), (10, false), (14.9, true), (16, false), (19, true)]
        for (x, isInside) in places {
            #expect(area.contains(CGPoint(x: x, y: 0.5)) == isInside, "\(x)")
        }
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
        #expect(line.copy(dashingWithPhase: 0, lengths: [1e-9]) == line, "too many")
        #expect(line.copy(dashingWithPhase: .nan, lengths: [1]) == line)
    }

    @Test func invalidPathsHaveNoOutline() {
        let path = CGPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), transform: nil)
        #expect(path.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
        let empty = CGMutablePath()
        #expect(empty.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 5, y: 5))
        point.addLine(to: CGPoint(x: 5, y: 5))
        #expect(
            point.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 1).boundingBoxOfPath
                == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(point.copy(strokingWithWidth: -1, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    }

    @Test func aPathIsReplacedByItsOutline() {
        let nodes = nodes { context in
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(4)
            context.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 20, y: 10)])
            context.replacePathWithStrokedPath()
            context.fillPath()
        }
        guard case .shapes(let shapes)? = nodes.first?.content else {
            Issue.record("no shape")
            return
        }
        #expect(shapes[0].fill == .black && shapes[0].stroke == nil)
        #expect(Set(shapes[0].ends.map(\.y)) == [16, 24] && Set(shapes[0].ends.map(\.x)) == [10, 40])
    }
}
