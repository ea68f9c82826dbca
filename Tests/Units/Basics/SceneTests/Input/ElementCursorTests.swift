// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// Cursor movement between views, and between views and boards.
struct ElementCursorTests {
    /// Two rows: a wide element above two small ones, and one far below.
    private let cursor = ElementCursor(
        places: [
            (.wide, rect(0, 0, 200, 20)), (.left, rect(0, 40, 50, 20)), (.right, rect(150, 44, 50, 20)),
            (.low, rect(90, 400, 20, 20)),
        ])

    @Test func cursorMovesToTheNearestElementInADirection() {
        #expect(cursor.element(from: Self.rect(0, 40, 50, 20), toward: .right) == .right)
        #expect(cursor.element(from: Self.rect(150, 44, 50, 20), toward: .left) == .left)
        #expect(cursor.element(from: Self.rect(150, 44, 50, 20), toward: .up) == .wide)
        #expect(cursor.element(from: Self.rect(90, 400, 20, 20), toward: .up) == .wide, "straight ahead")
        #expect(cursor.element(from: Self.rect(0, 0, 200, 20), toward: .up) == nil)
        #expect(cursor.element(from: Self.rect(90, 400, 20, 20), toward: .down) == nil)
    }

    @Test func elementStraightAheadIsNearerThanOneAside() {
        let cursor = ElementCursor(places: [(.left, Self.rect(50, 60, 20, 20)), (.right, Self.rect(120, 0, 20, 20))])
        #expect(cursor.element(from: Self.rect(0, 0, 20, 20), toward: .right) == .right)
    }

    @Test func equallyNearElementsAreComparedByTheirCenters() {
        #expect(cursor.element(from: Self.rect(120, 0, 60, 20), toward: .down) == .right)
        #expect(cursor.element(from: Self.rect(0, 0, 60, 20), toward: .down) == .left)
    }

    @Test func homeAndEndStayInTheRow() {
        #expect(cursor.element(from: Self.rect(90, 45, 10, 10), toward: .rowStart) == .left)
        #expect(cursor.element(from: Self.rect(90, 45, 10, 10), toward: .rowEnd) == .right)
        #expect(cursor.element(from: Self.rect(90, 200, 10, 10), toward: .rowEnd) == nil)
    }

    @Test func firstAndLastAreThoseInTabOrder() {
        #expect(cursor.element(from: Self.rect(90, 45, 10, 10), toward: .first) == .wide)
        #expect(cursor.element(from: Self.rect(90, 45, 10, 10), toward: .last) == .low)
    }

    @Test func elementNearestToAPlaceIsFound() {
        #expect(cursor.element(nearestTo: Self.rect(100, 380, 5, 5)) == .low)
        #expect(cursor.element(nearestTo: Self.rect(160, 90, 5, 5)) == .right)
        #expect(ElementCursor(places: []).element(nearestTo: Self.rect(0, 0, 1, 1)) == nil)
    }

    @Test func firstOfEquallyNearElementsIsFoundDespiteRoundingErrors() {
        for error in [-1e-9, 0, 1e-9] {
            let above = Self.rect(0, 0, 20, 20 - error)
            let cursor = ElementCursor(places: [(.left, above), (.right, Self.rect(0, 80, 20, 20))])
            #expect(cursor.element(nearestTo: Self.rect(0, 40, 20, 20)) == .left)
        }
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
}

extension ElementID {
    fileprivate static let wide = ElementID(view: NodeID(number: 1))
    fileprivate static let left = ElementID(view: NodeID(number: 2))
    fileprivate static let right = ElementID(node: NodeID(number: 3), piece: 0)
    fileprivate static let low = ElementID(view: NodeID(number: 4))
}
