// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

/// The arithmetic of transforms.
struct AffineTransformTests {
    @Test func eachKindMovesPointsInItsWay() {
        let point = Point(x: 3, y: 4)
        #expect(AffineTransform.identity(point) == point)
        #expect(AffineTransform(translationX: 10, y: -1)(point) == Point(x: 13, y: 3))
        #expect(AffineTransform(scaleX: 2, y: -1)(point) == Point(x: 6, y: -4))
        #expect(isClose(AffineTransform(rotationAngle: .pi / 2)(point), Point(x: -4, y: 3)), "clockwise")
        #expect(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)(point) == Point(x: 20, y: 28))
    }

    @Test func concatenationAppliesTheFirstTransformFirst() {
        let (move, grow) = (AffineTransform(translationX: 10, y: 0), AffineTransform(scaleX: 2, y: 2))
        #expect(move.concatenating(grow)(Point(x: 1, y: 0)) == Point(x: 22, y: 0))
        #expect(grow.concatenating(move)(Point(x: 1, y: 0)) == Point(x: 12, y: 0))
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<1000 {
            let (one, other) = (transform(&generator), transform(&generator))
            let point = Point(x: number(&generator), y: number(&generator))
            #expect(isClose(one.concatenating(other)(point), other(one(point))))
            #expect(one.concatenating(.identity) == one && AffineTransform.identity.concatenating(one) == one)
        }
    }

    @Test func inverseReversesATransform() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<1000 {
            let transform = transform(&generator)
            guard (transform.a * transform.d - transform.b * transform.c).magnitude > 0.01 else { continue }
            let inverse = try #require(transform.inverse)
            let point = Point(x: number(&generator), y: number(&generator))
            #expect(isClose(inverse(transform(point)), point, within: 1e-6))
            #expect(isClose(transform(inverse(point)), point, within: 1e-6))
        }
    }

    @Test(arguments: [
        AffineTransform(scaleX: 0, y: 1), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3),
        AffineTransform(scaleX: .nan, y: 1), AffineTransform(scaleX: .infinity, y: 1),
        AffineTransform(scaleX: 1e300, y: 1e300), AffineTransform(scaleX: 1e-200, y: 1e-200),
    ]) func flatTransformHasNoInverse(transform: AffineTransform) { #expect(transform.inverse == nil) }

    @Test func transformedRectangleContainsItsCorners() {
        var generator = SeededGenerator(seed: 3)
        let rect = Rect(origin: Point(x: -3, y: 2), size: Size(width: 10, height: 6))
        #expect(AffineTransform(translationX: 1, y: 2)(rect).origin == Point(x: -2, y: 4))
        let turned = AffineTransform(rotationAngle: .pi / 2)(rect)
        #expect(isClose(turned.origin, Point(x: -8, y: -3)))
        #expect(isClose(Point(x: turned.size.width, y: turned.size.height), Point(x: 6, y: 10)))
        for _ in 0..<300 {
            let transform = transform(&generator)
            let whole = transform(rect)
            let corners = [(-3.0, 2.0), (7, 2), (-3, 8), (7, 8)].map { transform(Point(x: $0, y: $1)) }
            #expect(corners.map(\.x).min() == whole.origin.x && corners.map(\.y).min() == whole.origin.y)
            #expect(abs(corners.map(\.x).max()! - whole.origin.x - whole.size.width) < 1e-9)
            #expect(abs(corners.map(\.y).max()! - whole.origin.y - whole.size.height) < 1e-9)
        }
    }

    @Test func nodeIsTransformedAboutItsCenter() {
        var node = Node(
            center: Point(x: 100, y: 50), bounds: Rect(origin: Point(x: 10, y: 20), size: Size(width: 40, height: 20)))
        #expect(node.transformToParent(Point(x: 30, y: 30)) == Point(x: 100, y: 50))
        #expect(node.transformToParent(Point(x: 10, y: 20)) == Point(x: 80, y: 40))
        node.transform = AffineTransform(rotationAngle: .pi / 2)
        #expect(node.transformToParent(Point(x: 30, y: 30)) == Point(x: 100, y: 50))
        #expect(isClose(node.transformToParent(Point(x: 10, y: 20)), Point(x: 110, y: 30)))
    }

    private func transform(_ generator: inout SeededGenerator) -> AffineTransform {
        AffineTransform(
            a: number(&generator), b: number(&generator), c: number(&generator), d: number(&generator),
            tx: number(&generator), ty: number(&generator))
    }

    private func number(_ generator: inout SeededGenerator) -> Double {
        Double(generator.number(below: 20_001) - 10_000) / 1000
    }

    private func isClose(_ one: Point, _ other: Point, within distance: Double = 1e-9) -> Bool {
        abs(one.x - other.x) < distance && abs(one.y - other.y) < distance
    }
}
