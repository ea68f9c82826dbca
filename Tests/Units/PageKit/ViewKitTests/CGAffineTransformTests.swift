// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// CGAffineTransform: the order of operations.
@Suite struct CGAffineTransformTests {
    private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool { hypot(one.x - other.x, one.y - other.y) < 1e-9 }

    @Test func defaultIsIdentity() { #expect(CGAffineTransform() == .identity && CGAffineTransform().isIdentity) }

    @Test func translatedByMovesBeforeTheTransform() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect(CGPoint(x: 0, y: 0).applying(transform) == CGPoint(x: 2, y: 3))
    }

    @Test func scaledByScalesBeforeTheTransform() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 22))
    }

    @Test func rotatedByRotatesBeforeTheTransform() {
        let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(transform), CGPoint(x: 10, y: 1)))
    }

    @Test func positiveRotationIsClockwise() {
        let transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(transform), CGPoint(x: 0, y: 1)))
    }

    @Test func concatenatingAppliesTheOtherLast() {
        let transform = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 3, y: 3))
        #expect(CGPoint(x: 0, y: 0).applying(transform) == CGPoint(x: 3, y: 0))
    }

    @Test func invertedReverses() {
        let transform = CGAffineTransform(translationX: 5, y: 6).rotated(by: 1).scaledBy(x: 2, y: 3)
        let point = CGPoint(x: 7, y: 8)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test func invertedOfASingularTransformIsItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func applyingToASizeIgnoresTheTranslation() {
        let transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    }

    @Test func applyingToARectangleGivesTheOneAroundIt() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(rect.width - 1) < 1e-9 && abs(rect.height - 2) < 1e-9 && abs(rect.minX + 1) < 1e-9)
    }
}
