// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct GeometryTests {
    private let rect = Rect(center: Point(x: 70, y: 60), size: Size(width: 100, height: 40))

    @Test func rectangleIsCenteredOnItsCenter() {
        #expect(rect.origin == Point(x: 20, y: 40))
        #expect(rect.size == Size(width: 100, height: 40))
    }

    @Test(arguments: [(70, 60), (20, 40), (20, 79.99), (119.99, 40), (119.99, 79.99)])
    func rectangleContainsItsInsideAndItsTopAndLeftEdges(x: Double, y: Double) {
        #expect(rect.contains(Point(x: x, y: y)))
    }

    @Test(arguments: [
        (120, 60), (70, 80), (120, 80), (19.99, 60), (70, 39.99), (-70, -60), (.infinity, 60), (.nan, 60),
    ])
    func rectangleDoesNotContainItsBottomAndRightEdges(x: Double, y: Double) {
        #expect(!rect.contains(Point(x: x, y: y)))
    }

    @Test func adjacentRectanglesShareNoPoint() {
        let next = Rect(center: Point(x: 170, y: 60), size: rect.size)
        for x in stride(from: 110.0, through: 130, by: 0.5) {
            let point = Point(x: x, y: 60)
            #expect(rect.contains(point) != next.contains(point))
        }
    }
}
