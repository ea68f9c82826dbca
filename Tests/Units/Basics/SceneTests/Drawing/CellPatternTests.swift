// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct CellPatternTests {
    @Test func letterIsOnTheSquareWithTheMostNeighbors() {
        #expect(letterCell([(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)]) == CellPattern.Cell(column: 1, row: 1))
        #expect(letterCell([(0, 0), (1, 0), (1, 1), (2, 1), (1, 2)]) == CellPattern.Cell(column: 1, row: 1))
    }

    @Test func firstOfSeveralSquaresInReadingOrderIsUsed() {
        #expect(letterCell([(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]) == CellPattern.Cell(column: 1, row: 0))
        #expect(letterCell([(0, 0), (1, 0), (0, 1), (1, 1)]) == CellPattern.Cell(column: 0, row: 0))
        #expect(letterCell([(2, 0), (0, 1)]) == CellPattern.Cell(column: 2, row: 0))
    }

    @Test func emptyPatternHasNoLetter() { #expect(letterCell([]) == nil) }

    @Test func orderOfSquaresMakesNoDifference() {
        let cells = [(0, 0), (1, 0), (1, 1)].map { CellPattern.Cell(column: $0.0, row: $0.1) }
        let a = CellPattern(columns: 2, rows: 2, filled: cells, finish: .solid, letter: "V")
        let b = CellPattern(columns: 2, rows: 2, filled: cells.reversed(), finish: .solid, letter: "V")
        #expect(a == b && a.hashValue == b.hashValue)
    }

    @Test func marksAndGroundsCastNoShadow() {
        for finish in [CellPattern.Finish.inlaid, .wells, .outlined, .hatched, .dashed, .crossed, .solid] {
            let plate = Plate(
                size: Size(width: 10, height: 10), cornerRadius: 1, fill: .white,
                cells: CellPattern(columns: 1, rows: 1, filled: [.init(column: 0, row: 0)], finish: finish))
            #expect(plate.castsShadow == (finish == .solid))
        }
        #expect(Plate(size: Size(width: 10, height: 10), cornerRadius: 1, fill: .white).castsShadow)
    }

    private func letterCell(_ cells: [(Int, Int)]) -> CellPattern.Cell? {
        CellPattern(
            columns: 5, rows: 5, filled: cells.map { .init(column: $0.0, row: $0.1) }, finish: .solid
        ).letterCell
    }
}
