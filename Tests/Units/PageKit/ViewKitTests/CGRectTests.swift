// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// CGRect, CGPoint, CGSize, CGVector, and UIEdgeInsets: arithmetic.
@Suite struct CGRectTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func initAcceptsWholeAndFractionalNumbers() {
        let (whole, fraction): (Int, Double) = (3, 0.5)
        #expect(CGRect(x: whole, y: whole, width: whole, height: whole).size == CGSize(width: 3.0, height: 3.0))
        #expect(CGRect(x: 0, y: fraction, width: 1, height: 2).minY == 0.5)
        #expect(CGPoint(x: whole, y: whole) == CGPoint(x: 3.0, y: 3.0))
        #expect(CGSize(width: whole, height: whole).width == 3)
        #expect(CGVector(dx: whole, dy: whole).dy == 3)
    }

    @Test func zeroIsTheDefault() {
        #expect(CGRect() == .zero && CGPoint() == .zero && CGSize() == .zero && CGVector() == .zero)
        #expect(UIEdgeInsets() == .zero)
    }

    @Test func edgesAreThoseOfTheRectangle() {
        #expect(rect.minX == 10 && rect.midX == 25 && rect.maxX == 40)
        #expect(rect.minY == 20 && rect.midY == 40 && rect.maxY == 60)
    }

    @Test func negativeSizeExtendsToTheLeftAndUp() {
        let rect = CGRect(x: 10, y: 20, width: -4, height: -6)
        #expect(rect.minX == 6 && rect.maxX == 10 && rect.minY == 14 && rect.maxY == 20)
        #expect(rect.width == 4 && rect.height == 6 && rect.size.width == -4)
    }

    @Test func standardizedHasAPositiveSize() {
        let rect = CGRect(x: 10, y: 20, width: -4, height: -6)
        #expect(rect.standardized == CGRect(x: 6, y: 14, width: 4, height: 6))
    }

    @Test func containsOfAPointExcludesRightAndBottomEdges() {
        #expect(rect.contains(CGPoint(x: 10, y: 20)))
        #expect(!rect.contains(CGPoint(x: 40, y: 30)) && !rect.contains(CGPoint(x: 20, y: 60)))
    }

    @Test func containsOfAPointStandardizesTheRectangle() {
        #expect(CGRect(x: 10, y: 10, width: -5, height: -5).contains(CGPoint(x: 6, y: 6)))
    }

    @Test func containsOfARectangleIncludesItself() {
        let rect = CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)
        #expect(rect.contains(rect))
        #expect(!rect.contains(rect.offsetBy(dx: 0.01, dy: 0)))
    }

    @Test func insetByMovesAllEdges() {
        #expect(rect.insetBy(dx: 1, dy: 2) == CGRect(x: 11, y: 22, width: 28, height: 36))
        #expect(rect.insetBy(dx: -1, dy: 0) == CGRect(x: 9, y: 20, width: 32, height: 40))
    }

    @Test func insetByMoreThanTheSizeIsNull() { #expect(rect.insetBy(dx: 16, dy: 0).isNull) }

    @Test func insetByHalfTheSizeIsEmptyButNotNull() {
        let inset = rect.insetBy(dx: 15, dy: 0)
        #expect(inset.isEmpty && !inset.isNull && inset.minX == 25)
    }

    @Test func insetByInsetsMovesEachEdge() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
    }

    @Test func offsetByMovesTheOrigin() {
        #expect(rect.offsetBy(dx: 5, dy: -5) == CGRect(x: 15, y: 15, width: 30, height: 40))
    }

    @Test func unionContainsBoth() {
        #expect(
            rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 40, height: 60))
    }

    @Test func unionWithNullIsTheOther() {
        #expect(rect.union(.null) == rect && CGRect.null.union(rect) == rect)
    }

    @Test func intersectionIsTheCommonPart() {
        let other = CGRect(x: 30, y: 50, width: 100, height: 100)
        #expect(rect.intersection(other) == CGRect(x: 30, y: 50, width: 10, height: 10))
        #expect(rect.intersects(other))
    }

    @Test func intersectionOfDistantRectanglesIsNull() {
        let other = CGRect(x: 100, y: 100, width: 1, height: 1)
        #expect(rect.intersection(other).isNull && !rect.intersects(other))
    }

    @Test func rectanglesWithACommonEdgeDoNotIntersect() {
        #expect(!rect.intersects(CGRect(x: 40, y: 20, width: 5, height: 5)))
    }

    @Test func integralIsTheSmallestWithWholeNumbers() {
        let rect = CGRect(x: 0.5, y: -0.5, width: 1, height: 1)
        #expect(rect.integral == CGRect(x: 0, y: -1, width: 2, height: 2))
    }

    @Test func nullIsEmptyAndStaysNull() {
        #expect(CGRect.null.isNull && CGRect.null.isEmpty)
        #expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull && CGRect.null.applying(.identity).isNull)
    }

    @Test func infiniteContainsAll() {
        #expect(CGRect.infinite.isInfinite && CGRect.infinite.contains(rect) && !rect.isInfinite)
    }

    @Test func dividedCutsFromAnEdge() {
        let (slice, remainder) = rect.divided(atDistance: 10, from: .maxYEdge)
        #expect(slice == CGRect(x: 10, y: 50, width: 30, height: 10))
        #expect(remainder == CGRect(x: 10, y: 20, width: 30, height: 30))
    }
}
