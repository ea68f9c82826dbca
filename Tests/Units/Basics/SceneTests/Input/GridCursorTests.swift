// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

struct GridCursorTests {
    private typealias Cell = GridCursor.Cell

    /// Returns a cursor for a grid drawn in rows, in which a period is an empty cell.
    private func cursor(_ rows: String...) -> GridCursor {
        var cells: [Cell] = []
        for (row, line) in rows.enumerated() {
            for (column, mark) in line.enumerated() where mark != "." { cells.append(Cell(column: column, row: row)) }
        }
        return GridCursor(cells: cells)
    }

    @Test(arguments: [(Direction.left, 1, 2), (.right, 3, 2), (.up, 2, 1), (.down, 2, 3)])
    func arrowMovesOneCell(direction: Direction, column: Int, row: Int) {
        let full = cursor("xxxx", "xxxx", "xxxx", "xxxx")
        #expect(full.cell(from: Cell(column: 2, row: 2), toward: direction) == Cell(column: column, row: row))
    }

    @Test(arguments: [(Direction.left, 0, 0), (.right, 3, 3), (.up, 2, 0), (.down, 2, 3)])
    func arrowStopsAtTheEdge(direction: Direction, column: Int, row: Int) {
        let full = cursor("xxxx", "xxxx", "xxxx", "xxxx")
        #expect(full.cell(from: Cell(column: column, row: row), toward: direction) == nil)
    }

    @Test func leftAndRightWrapToTheAdjacentRow() {
        let some = cursor("xxx.", "....", ".xxx")
        #expect(some.cell(from: Cell(column: 2, row: 0), toward: .right) == Cell(column: 1, row: 2))
        #expect(some.cell(from: Cell(column: 1, row: 2), toward: .left) == Cell(column: 2, row: 0))
    }

    @Test(arguments: [
        (Direction.rowStart, 0, 1), (.rowEnd, 3, 1), (.first, 0, 0), (.last, 3, 2),
    ])
    func homeAndEndMoveToTheEndsOfTheRowAndOfTheGrid(direction: Direction, column: Int, row: Int) {
        let full = cursor("xxxx", "xxxx", "xxxx")
        #expect(full.cell(from: Cell(column: 2, row: 1), toward: direction) == Cell(column: column, row: row))
    }

    @Test(arguments: [
        (Direction.rowStart, 1, 1), (.rowEnd, 2, 1), (.first, 2, 0), (.last, 1, 2),
    ])
    func homeAndEndSkipRemovedCells(direction: Direction, column: Int, row: Int) {
        let some = cursor("..x.", ".xx.", ".x..")
        #expect(some.cell(from: Cell(column: 1, row: 1), toward: direction) == Cell(column: column, row: row))
    }

    @Test func arrowSkipsRemovedCells() {
        let some = cursor("x..x", "....", "....", "x..x")
        #expect(some.cell(from: Cell(column: 0, row: 0), toward: .right) == Cell(column: 3, row: 0))
        #expect(some.cell(from: Cell(column: 0, row: 0), toward: .down) == Cell(column: 0, row: 3))
        #expect(some.cell(from: Cell(column: 3, row: 3), toward: .left) == Cell(column: 0, row: 3))
        #expect(some.cell(from: Cell(column: 3, row: 3), toward: .up) == Cell(column: 3, row: 0))
    }

    @Test func cellsStraightAheadArePreferredToThoseAtTheSide() {
        let some = cursor("x..x", ".x..")
        #expect(some.cell(from: Cell(column: 0, row: 0), toward: .right) == Cell(column: 3, row: 0))
    }

    @Test func withNothingStraightAheadACellAtTheSideIsUsed() {
        let some = cursor("x...", "..x.", ".x..")
        #expect(some.cell(from: Cell(column: 0, row: 0), toward: .right) == Cell(column: 2, row: 1))
        #expect(some.cell(from: Cell(column: 1, row: 2), toward: .up) != nil)
    }

    @Test func cursorCanStartFromARemovedCell() {
        let some = cursor("x.x")
        #expect(some.cell(from: Cell(column: 1, row: 0), toward: .right) == Cell(column: 2, row: 0))
        #expect(some.cell(from: Cell(column: 1, row: 0), toward: .left) == Cell(column: 0, row: 0))
    }

    @Test(arguments: [Direction.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last])
    func emptyGridHasNoTarget(direction: Direction) {
        let none = GridCursor(cells: [])
        #expect(none.cell(from: Cell(column: 0, row: 0), toward: direction) == nil)
        #expect(none.cell(after: Cell(column: 0, row: 0)) == nil)
    }

    @Test func nextCellOrElseTheLastReplacesARemovedOne() {
        let some = cursor("x...", "....", ".x..")
        #expect(some.cell(after: Cell(column: 1, row: 0)) == Cell(column: 1, row: 2))
        #expect(some.cell(after: Cell(column: 0, row: 2)) == Cell(column: 1, row: 2))
        #expect(some.cell(after: Cell(column: 3, row: 2)) == Cell(column: 1, row: 2))
    }

    @Test func arrowMovesInItsDirectionToAnExistingCell() {
        for cells in randomGrids() {
            let cursor = GridCursor(cells: cells)
            for cell in cells {
                // Left and right follow the reading order, so a row weighs more than all columns.
                for (direction, dx, dy) in [(Direction.left, -1, -99), (.right, 1, 99), (.up, 0, -1), (.down, 0, 1)] {
                    let ahead = cells.filter { ($0.column - cell.column) * dx + ($0.row - cell.row) * dy > 0 }
                    let next = cursor.cell(from: cell, toward: direction)
                    let fits = next.map(ahead.contains) ?? ahead.isEmpty
                    #expect(fits, "\(direction) from \(cell) in \(picture(of: cells))")
                }
            }
        }
    }

    @Test func arrowsReachEveryRemainingCell() {
        for cells in everyThreeByThree() + randomGrids() {
            let cursor = GridCursor(cells: cells)
            for start in cells {
                let unreached = Set(cells).subtracting(reach(from: start, with: cursor))
                if let cell = unreached.first {
                    Issue.record("\(cell) is never reached from \(start) among \(picture(of: cells))")
                    return
                }
            }
        }
    }

    private func reach(from start: Cell, with cursor: GridCursor) -> Set<Cell> {
        var reached: Set = [start]
        var waiting = [start]
        while let cell = waiting.popLast() {
            for direction in [Direction.left, .right, .up, .down] {
                guard let next = cursor.cell(from: cell, toward: direction) else { continue }
                if reached.insert(next).inserted { waiting.append(next) }
            }
        }
        return reached
    }

    private func everyThreeByThree() -> [[Cell]] {
        (1..<512).map { bits in
            (0..<9).filter { bits >> $0 & 1 == 1 }.map { Cell(column: $0 % 3, row: $0 / 3) }
        }
    }

    private func randomGrids() -> [[Cell]] {
        var generator = SeededGenerator(seed: 13)
        return (0..<200).map { _ in
            let fraction = generator.number(below: 5) + 1
            return (0..<16).filter { _ in generator.number(below: 6) < fraction }.map {
                Cell(column: $0 % 4, row: $0 / 4)
            }
        }
    }

    private func picture(of cells: [Cell]) -> String {
        (0..<4).map { row in
            (0..<4).map { cells.contains(Cell(column: $0, row: row)) ? "x" : "." }.joined()
        }.joined(separator: "/")
    }
}
