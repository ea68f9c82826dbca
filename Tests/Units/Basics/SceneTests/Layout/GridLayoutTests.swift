// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct GridLayoutTests {
    private let card = Size(width: 120, height: 141)

    @Test(arguments: [(20.0, 580.0, 664.0), (75, 855, 939), (0, 480, 564), (200, 1480, 1564)])
    func fourByFourCardsHaveTheKnownSize(padding: Double, width: Double, height: Double) {
        let grid = GridLayout(columns: 4, rows: 4, cell: card, padding: padding)
        #expect(grid.size == Size(width: width, height: height))
    }

    @Test(arguments: [0, 7.5, 20, 75, 200])
    func eachCenterFollowsTheFormula(padding: Double) {
        let grid = GridLayout(columns: 4, rows: 4, cell: card, padding: padding)
        for x in 0..<4 {
            for y in 0..<4 {
                let center = grid.center(column: x, row: y)
                let expected = Point(
                    x: Double(x) * (120 + padding) + (120 + padding) / 2 + padding / 2,
                    y: Double(y) * (141 + padding) + (141 + padding) / 2 + padding / 2)
                #expect(center == expected)
            }
        }
    }

    @Test func centersOfTheDefaultBoardAreKnown() {
        let grid = GridLayout(columns: 4, rows: 4, cell: card, padding: 20)
        #expect(grid.center(column: 0, row: 0) == Point(x: 80, y: 90.5))
        #expect(grid.center(column: 1, row: 0) == Point(x: 220, y: 90.5))
        #expect(grid.center(column: 0, row: 1) == Point(x: 80, y: 251.5))
        #expect(grid.center(column: 3, row: 3) == Point(x: 500, y: 573.5))
    }

    @Test(arguments: [(1, 1), (2, 2), (4, 3), (10, 10), (3, 7)])
    func paddingIsTheSameBetweenCellsAndAroundThem(columns: Int, rows: Int) {
        let grid = GridLayout(columns: columns, rows: rows, cell: card, padding: 20)
        let first = Rect(center: grid.center(column: 0, row: 0), size: card)
        let last = Rect(center: grid.center(column: columns - 1, row: rows - 1), size: card)
        let next = Rect(center: grid.center(column: 1, row: 1), size: card)
        #expect(first.origin == Point(x: 20, y: 20))
        #expect(next.origin == Point(x: 20 + 120 + 20, y: 20 + 141 + 20))
        #expect(grid.size.width - (last.origin.x + card.width) == 20)
        #expect(grid.size.height - (last.origin.y + card.height) == 20)
    }
}
