// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView: frame, bounds, center, transform, conversion, and autoresizing.
@Suite(.serialized) struct UIViewGeometryTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
            && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
    }

    @Test func initWithAFrameSetsBoundsAndCenter() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
    }

    @Test func frameSetsBoundsAndCenter() {
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(view.bounds.size == CGSize(width: 10, height: 20) && view.center == CGPoint(x: 5, y: 10))
    }

    @Test func frameWithANegativeSizeIsStandardized() {
        view.frame = CGRect(x: 10, y: 10, width: -4, height: 6)
        #expect(view.frame == CGRect(x: 6, y: 10, width: 4, height: 6) && view.bounds.width == 4)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: -2, height: 2)).frame.minX == -2)
    }

    @Test func boundsSizeChangesTheFrameAroundTheCenter() {
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    }

    @Test func boundsOriginDoesNotChangeTheFrame() {
        view.bounds.origin = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func centerMovesTheFrame() {
        view.center = .zero
        #expect(view.frame.origin == CGPoint(x: -15, y: -20))
    }

    @Test func frameContainsTheTransformedView() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(view.frame, CGRect(x: 5, y: 25, width: 40, height: 30)))
        #expect(view.bounds.size == CGSize(width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
    }

    @Test func frameOfAScaledViewSetsTheSizeBeforeTheScale() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        #expect(view.bounds.size == CGSize(width: 10, height: 20) && view.center == CGPoint(x: 10, y: 20))
    }

    @Test func sizeToFitKeepsTheOrigin() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 5) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 15, height: 5))
    }

    @Test func pointIsConvertedToTheSuperview() {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        view.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 6, y: 7))
        #expect(inner.convert(CGPoint(x: 6, y: 7), from: view) == CGPoint(x: 1, y: 1))
    }

    @Test func pointIsConvertedToAnOutermostViewOrTheWindow() {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        view.addSubview(inner)
        withShown(view) { #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26)) }
    }

    @Test func pointIsConvertedBetweenSiblings() {
        let (one, other) = (UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1)), UIView())
        other.frame = CGRect(x: 10, y: 10, width: 8, height: 8)
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSubview(one)
        view.addSubview(other)
        // The scale is about the center of the view, so its upper left corner is at (6, 6).
        #expect(one.convert(CGPoint(x: 3, y: 3), to: other) == CGPoint(x: 1, y: 1))
    }

    @Test func conversionUsesTheOriginOfTheBounds() {
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        view.addSubview(inner)
        view.bounds.origin = CGPoint(x: 2, y: 2)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
        outer.addSubview(view)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 13, y: 23))
    }

    @Test func rectangleIsConvertedToTheOneAroundIt() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let rect = inner.convert(inner.bounds, to: view)
        #expect(abs(rect.width - 10 * sqrt(2)) < 1e-9 && abs(rect.midX - 5) < 1e-9)
    }

    @Test func pointInsideIsInBounds() {
        view.bounds.origin = CGPoint(x: 100, y: 0)
        #expect(view.point(inside: CGPoint(x: 100, y: 0), with: nil))
        #expect(!view.point(inside: .zero, with: nil) && !view.point(inside: CGPoint(x: 130, y: 0), with: nil))
    }

    // MARK: - Autoresizing

    private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
        let inner = UIView(frame: CGRect(x: 5, y: 10, width: 10, height: 10))
        inner.autoresizingMask = mask
        view.addSubview(inner)
        view.bounds.size = CGSize(width: 60, height: 60)
        return inner.frame
    }

    @Test func subviewWithoutAMaskStays() { #expect(resized([]) == CGRect(x: 5, y: 10, width: 10, height: 10)) }

    @Test func flexibleSizesGrowWithTheSuperview() {
        #expect(resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 5, y: 10, width: 40, height: 30))
    }

    @Test func flexibleLeftMarginKeepsTheDistanceOnTheRight() {
        #expect(resized(.flexibleLeftMargin) == CGRect(x: 35, y: 10, width: 10, height: 10))
    }

    @Test func flexibleMarginsShareTheChange() {
        let frame = resized([.flexibleLeftMargin, .flexibleRightMargin])
        #expect(isClose(frame, CGRect(x: 12.5, y: 10, width: 10, height: 10)))
    }

    @Test func viewThatDoesNotAutoresizeItsSubviewsLeavesThem() {
        view.autoresizesSubviews = false
        #expect(resized(.flexibleWidth).width == 10)
    }
}
