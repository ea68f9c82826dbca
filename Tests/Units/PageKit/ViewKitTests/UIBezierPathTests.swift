// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIBezierPath: outlines and what is inside them.
@Suite struct UIBezierPathTests {
    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01 && abs(one.maxX - other.maxX) < 0.01
            && abs(one.maxY - other.maxY) < 0.01
    }

    @Test func newPathIsEmpty() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
        #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    }

    @Test func currentPointIsTheEndOfTheLastStep() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4) && !path.isEmpty)
    }

    @Test func closeGoesBackToTheStart() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func boundsOfARectangleAreTheRectangle() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIBezierPath(rect: rect).bounds == rect)
    }

    @Test func boundsOfAnOvalDoNotIncludeControlPoints() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let path = UIBezierPath(ovalIn: rect)
        path.apply(CGAffineTransform(rotationAngle: 0.3))
        path.apply(CGAffineTransform(rotationAngle: -0.3))
        #expect(isClose(path.bounds, rect))
        let quarter = UIBezierPath()
        quarter.move(to: .zero)
        quarter.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        #expect(isClose(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    @Test func ovalContainsItsCenterButNotItsCorners() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 20, y: 5)))
    }

    @Test(arguments: [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .bottomRight]])
    func onlyTheGivenCornersAreRound(corners: UIRectCorner) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 40), byRoundingCorners: corners,
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
        let tips: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 19, y: 1)),
            (.bottomLeft, CGPoint(x: 1, y: 39)), (.bottomRight, CGPoint(x: 19, y: 39)),
        ]
        for (corner, tip) in tips { #expect(path.contains(tip) != corners.contains(corner)) }
    }

    @Test func cornersAreAtMostHalfASide() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 40)
        func path(_ radius: CGFloat) -> UIBezierPath {
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
        }
        #expect(path(100).bounds == rect)
        #expect(!path(100).contains(CGPoint(x: 2, y: 2)) && path(100).contains(CGPoint(x: 10, y: 1)))
        #expect(path(0).contains(CGPoint(x: 0.1, y: 0.1)))
    }

    @Test func roundedRectangleLeavesItsCornersOut() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 8)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 10, y: 1)))
        #expect(path.contains(CGPoint(x: 4, y: 4)))
    }

    @Test func cornerRadiusIsLimitedToHalfASide() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(isClose(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds, rect))
    }

    @Test func clockwiseArcGoesDownFromTheRight() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func counterclockwiseArcGoesTheOtherWayRound() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(path.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test func fullTurnIsACircle() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(isClose(path.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(path.contains(CGPoint(x: -7, y: -7)) && !path.contains(CGPoint(x: -8, y: -8)))
    }

    @Test func arcBeginsWithALineFromTheCurrentPoint() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        path.close()
        #expect(path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: -1, y: 1)))
    }

    @Test func evenOddRuleLeavesAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func openOutlinesAreClosedForContains() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test func applyTransformsAllPoints() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.apply(CGAffineTransform(scaleX: 3, y: 4))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test func removeAllPointsEmptiesThePath() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func cgPathCanBeReadAndSet() {
        let path = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil))
        #expect(path.bounds == CGRect(x: 1, y: 1, width: 2, height: 2))
        let lines = CGMutablePath()
        lines.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 7)])
        path.cgPath = lines
        #expect(path.bounds.size == CGSize(width: 5, height: 7) && path.cgPath == lines)
    }

    @Test func clockwiseArcsOfCoreGraphicsLookCounterclockwise() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
}
