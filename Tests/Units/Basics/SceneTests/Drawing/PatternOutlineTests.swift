// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct PatternOutlineTests {
    @Test func outlineOfASquareHasFourCornersClockwise() {
        #expect(loops(["#"]) == [[[0, 0], [1, 0], [1, 1], [0, 1]]])
    }

    @Test func cornersOnAStraightLineAreLeftOut() {
        #expect(loops(["#####"]) == [[[0, 0], [5, 0], [5, 1], [0, 1]]])
        #expect(loops(["##", "##"]) == [[[0, 0], [2, 0], [2, 2], [0, 2]]])
    }

    @Test func concaveCornersAreIncluded() {
        #expect(loops(["#..", "###"]) == [[[0, 0], [1, 0], [1, 1], [3, 1], [3, 2], [0, 2]]])
        #expect(loops([".#.", "###", ".#."]).first?.count == 12)
    }

    @Test func holesAreCounterclockwise() {
        let loops = loops(["###", "#.#", "###"])
        #expect(loops.count == 2)
        #expect(loops.map(area).sorted() == [-2, 18])
    }

    @Test func squaresThatTouchAtACornerKeepTheirOwnOutlines() {
        let loops = loops(["#.", ".#"])
        #expect(loops == [[[0, 0], [1, 0], [1, 1], [0, 1]], [[1, 1], [2, 1], [2, 2], [1, 2]]])
        #expect(self.loops([".#", "#."]).map(\.count) == [4, 4])
    }

    @Test func separatePartsHaveSeparateOutlines() {
        #expect(loops(["#.#"]).count == 2)
        #expect(loops(["...", "..."]) == [])
    }

    /// For every pattern on a 3 × 3 grid, the outlines enclose exactly its squares and follow grid lines.
    @Test func outlinesEncloseAnyPattern() {
        for bits in 0..<512 {
            let cells = (0..<9).filter { bits >> $0 & 1 == 1 }.map {
                CellPattern.Cell(column: $0 % 3, row: $0 / 3)
            }
            let pattern = CellPattern(columns: 3, rows: 3, filled: cells, finish: .solid)
            let loops = PatternOutline(of: pattern).loops.map { $0.map { [$0.column, $0.row] } }
            #expect(loops.map(area).reduce(0, +) == 2 * cells.count)
            for loop in loops {
                for (place, corner) in loop.enumerated() {
                    let next = loop[(place + 1) % loop.count]
                    #expect((corner[0] == next[0]) != (corner[1] == next[1]))
                }
            }
        }
    }

    private func loops(_ drawing: [String]) -> [[[Int]]] {
        let cells = drawing.enumerated().flatMap { row, line in
            line.enumerated().filter { $0.element == "#" }.map { CellPattern.Cell(column: $0.offset, row: row) }
        }
        let pattern = CellPattern(
            columns: drawing[0].count, rows: drawing.count, filled: cells, finish: .outlined)
        return PatternOutline(of: pattern).loops.map { $0.map { [$0.column, $0.row] } }
    }

    /// Returns twice the area of a loop by the shoelace formula, positive if it is clockwise.
    private func area(_ loop: [[Int]]) -> Int {
        loop.indices.reduce(0) { sum, place in
            let (a, b) = (loop[place], loop[(place + 1) % loop.count])
            return sum + a[0] * b[1] - b[0] * a[1]
        }
    }
}
