// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// Patterns in areas and lines of a context.
@Suite(.serialized) struct CGPatternTests {
    /// Returns the nodes with shapes that `actions` draw in a view of 100 × 100 points.
    private func nodes(_ actions: @escaping (CGContext) -> Void) -> [Node] {
        let view = DrawingView { _ in UIGraphicsGetCurrentContext().map(actions) }
        return withShown(view) { view.innerNodes }
    }

    private func shapes(_ actions: @escaping (CGContext) -> Void) -> [Shape] {
        let view = DrawingView { _ in UIGraphicsGetCurrentContext().map(actions) }
        return withShown(view) { view.innerShapes }
    }

    private func makePattern(
        cell: CGSize = CGSize(width: 10, height: 10), step: CGFloat = 10, matrix: CGAffineTransform = .identity,
        isColored: Bool = true, info: UnsafeMutableRawPointer? = nil, release: CGPatternReleaseInfoCallback? = nil,
        _ draw: @escaping CGPatternDrawPatternCallback
    ) -> CGPattern? {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: release)
        return CGPattern(
            info: info, bounds: CGRect(origin: .zero, size: cell), matrix: matrix, xStep: step, yStep: step,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    /// A cell with a red and a blue square.
    private static let squares: CGPatternDrawPatternCallback = { _, context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func cellsAreRepeatedFromTheOriginOfTheContext() throws {
        let pattern = try #require(makePattern(Self.squares))
        let shapes = shapes { context in
            context.translateBy(x: 3, y: 0)
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 12, y: 20, width: 20, height: 10))
        }
        // The area is 15...35, so that three columns of cells are seen.
        #expect(shapes.map(\.fill) == [UIColor.red.cgColor, UIColor.blue.cgColor])
        #expect(shapes[0].path.bounds == CGRect(x: 10, y: 20, width: 25, height: 5))
        #expect(shapes[1].path.bounds == CGRect(x: 15, y: 25, width: 25, height: 5))
        #expect(shapes[0].path.elements.count == 3 * 5)
    }

    @Test func patternIsClippedToTheArea() throws {
        let pattern = try #require(makePattern(Self.squares))
        let nodes = nodes { context in
            context.setFillPattern(pattern, colorComponents: [1])
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let clip = try #require(nodes.first { $0.clips })
        #expect(clip.bounds.size == CGSize(width: 40, height: 40) && clip.style.cornerRadius == 20)
    }

    @Test func stencilHasTheColorOfItsComponents() throws {
        let pattern = try #require(
            makePattern(isColored: false) { _, context in context.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) })
        let fills = shapes { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
            context.setFillPattern(pattern, colorComponents: [0, 1, 0, 0.5])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray())!)
            context.setFillPattern(pattern, colorComponents: [0.5, 1])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }.map(\.fill)
        #expect(fills == [CGColor(red: 0, green: 1, blue: 0, alpha: 0.5), CGColor(gray: 0.5, alpha: 1)])
    }

    @Test func coloredPatternHasTheOpacityOfItsComponent() throws {
        let pattern = try #require(makePattern(Self.squares))
        let fills = shapes { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
            context.setFillPattern(pattern, colorComponents: [0.25])
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }.map { $0.fill?.alpha }
        #expect(fills == [0.25, 0.25])
    }

    @Test func matrixAndPhaseMoveTheCells() throws {
        let matrix = CGAffineTransform(scaleX: 2, y: 2)
        let pattern = try #require(makePattern(matrix: matrix, Self.squares))
        let shapes = shapes { context in
            context.setPatternPhase(CGSize(width: 4, height: 0))
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 24, y: 0, width: 20, height: 20))
        }
        #expect(shapes[0].path.bounds == CGRect(x: 24, y: 0, width: 10, height: 10))
    }

    @Test func linesHavePatterns() throws {
        let pattern = try #require(makePattern(Self.squares))
        let nodes = nodes { context in
            context.setStrokePattern(pattern, colorComponents: [1])
            context.setLineWidth(10)
            context.move(to: CGPoint(x: 0, y: 50))
            context.addLine(to: CGPoint(x: 100, y: 50))
            context.strokePath()
        }
        let clip = try #require(nodes.first { $0.clips })
        #expect(clip.bounds.size == CGSize(width: 100, height: 10))
    }

    @Test func cellsThatReachIntoTheNextOnesAreClipped() throws {
        let pattern = try #require(
            makePattern { _, context in context.fill(CGRect(x: -5, y: 0, width: 20, height: 5)) })
        let nodes = nodes { context in
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let clips = nodes.filter(\.clips).map(\.bounds.size)
        #expect(clips == [CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)])
    }

    @Test func colorReplacesThePattern() throws {
        let pattern = try #require(makePattern(Self.squares))
        let fills = shapes { context in
            context.saveGState()
            context.setFillPattern(pattern, colorComponents: [1])
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setFillPattern(pattern, colorComponents: [1])
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }.map(\.fill)
        #expect(fills == [.black, UIColor.green.cgColor])
    }

    @Test func imagesArePatterns() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let shapes = shapes { _ in
            UIColor(patternImage: image).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(shapes.map(\.fill) == [UIColor.red.cgColor])
        #expect(shapes.first?.path.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    @Test func invalidPatternsDoNotExist() {
        #expect(makePattern(step: 0, Self.squares) == nil)
        #expect(makePattern(step: .nan, Self.squares) == nil)
        #expect(makePattern(cell: .zero, Self.squares) == nil)
        #expect(makePattern(matrix: CGAffineTransform(scaleX: 0, y: 1), Self.squares) == nil)
        let base = CGColorSpace(patternBaseSpace: nil)
        #expect(base?.model == .pattern && CGColorSpace(patternBaseSpace: base) == nil)
    }

    @Test func veryManyCellsAreLeftOut() throws {
        let pattern = try #require(makePattern(step: 0.01, Self.squares))
        let shapes = shapes { context in
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(shapes.map(\.fill) == [UIColor.green.cgColor])
    }

    @Test(arguments: [CGFloat.infinity, .nan, 1e300, -1e20])
    func patternThatIsExtremelyFarIsLeftOut(_ far: CGFloat) throws {
        let pattern = try #require(makePattern(Self.squares))
        let shapes = shapes { context in
            context.setPatternPhase(CGSize(width: far, height: -far))
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        #expect(shapes.isEmpty)
    }

    @Test func patternInItselfEnds() throws {
        final class Holder {
            var pattern: CGPattern?
            var count = 0
        }
        let holder = Holder()
        holder.pattern = makePattern(info: Unmanaged.passUnretained(holder).toOpaque()) { info, context in
            let holder = info.map { Unmanaged<Holder>.fromOpaque($0).takeUnretainedValue() }
            holder?.count += 1
            if let pattern = holder?.pattern { context.setFillPattern(pattern, colorComponents: [1]) }
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let pattern = try #require(holder.pattern)
        _ = shapes { $0.setFillPattern(pattern, colorComponents: [1]) }
        #expect(holder.count > 0)
        holder.pattern = nil
    }

    @Test func infoIsReleasedWithThePattern() throws {
        final class Info {}
        weak var weakInfo: Info?
        do {
            let info = Info()
            weakInfo = info
            var pattern = makePattern(
                info: Unmanaged.passRetained(info).toOpaque(),
                release: { $0.map { Unmanaged<Info>.fromOpaque($0).release() } }, Self.squares)
            #expect(pattern != nil && weakInfo != nil)
            pattern = nil
        }
        #expect(weakInfo == nil)
    }
}
