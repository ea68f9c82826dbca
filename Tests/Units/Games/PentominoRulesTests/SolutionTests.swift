// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Testing

@Suite struct SolutionTests {
    private func solutions(_ board: TileBoard) -> [Solution] {
        var solutions: [Solution] = []
        Solver(board: board, tiles: Pentomino.allCases).forEachSolution { solution in
            solutions.append(solution)
            return true
        }
        return solutions
    }

    @Test(arguments: [TileBoard.full[3], TileBoard.full[4], TileBoard(rows: 5, columns: 5)])
    func lettersConvertBackToTheSolution(_ board: TileBoard) {
        for solution in solutions(board) {
            #expect(Solution(letters: solution.letters(on: board), on: board) == solution)
        }
    }

    @Test func lettersAreReadRowByRow() throws {
        let board = TileBoard(rows: 3, columns: 5)
        let letters = "UUFFP" + "UFFPP" + "UUFPP"
        let solution = try #require(Solution(letters: letters, on: board))
        #expect(solution.placements.map(\.tile) == [.f, .p, .u])
        #expect(solution.placements[0] == Placement(.f, at: Square(column: 1, row: 0)))
        #expect(solution.placements[1].origin == Square(column: 3, row: 0))
        #expect(solution.placements[2].squares == [(0, 0), (1, 0), (0, 1), (0, 2), (1, 2)].map(Square.init))
        #expect(solution.letters(on: board) == letters)
        #expect(solutions(board).contains(solution))
    }

    @Test func otherTextIsNotASolution() throws {
        let board = TileBoard.full[4]
        let letters = try #require(solutions(board).first).letters(on: board)
        #expect(Solution(letters: letters, on: board) != nil)
        #expect(Solution(letters: "", on: board) == nil)
        #expect(Solution(letters: String(letters.dropLast()), on: board) == nil)
        #expect(Solution(letters: letters + ".", on: board) == nil)
        #expect(Solution(letters: letters.lowercased(), on: board) == nil)
        #expect(Solution(letters: letters.replacing("X", with: "."), on: board) == nil)
        #expect(Solution(letters: letters.replacing("X", with: "I"), on: board) == nil)
        #expect(Solution(letters: letters.replacing(".", with: "X"), on: board) == nil)
        #expect(Solution(letters: String(letters.dropFirst()) + letters.prefix(1), on: board) == nil)
        #expect(Solution(letters: letters, on: TileBoard(rows: 8, columns: 8)) == nil)
        #expect(Solution(letters: letters, on: TileBoard.full[0]) == nil)
    }

    @Test func boardHasItsSymmetries() {
        #expect(TileBoard.full.map(\.symmetries.count) == [4, 4, 4, 4, 8])
        #expect(TileBoard(rows: 5, columns: 5).symmetries.count == 8)
        let corner = TileBoard(rows: 4, columns: 4, holes: [Square(column: 0, row: 0)])
        #expect(corner.symmetries.count == 2)
        let side = TileBoard(rows: 3, columns: 7, holes: [Square(column: 0, row: 1)])
        #expect(side.symmetries.count == 2)
        let skew = TileBoard(rows: 3, columns: 7, holes: [Square(column: 0, row: 0)])
        #expect(skew.symmetries == [Orientation()])
    }

    @Test(arguments: [TileBoard.full[3], TileBoard.full[4], TileBoard(rows: 5, columns: 5)])
    func allImagesHaveTheSameCanonicalForm(_ board: TileBoard) {
        let all = Set(solutions(board))
        for solution in all {
            let images = Set(board.symmetries.map { solution.image(under: $0, of: board) })
            #expect(images.isSubset(of: all))
            #expect(images.contains(solution))
            #expect(Set(images.map { $0.canonical(on: board) }).count == 1)
            #expect(images.contains(solution.canonical(on: board)))
        }
    }

    /// Each square of the image is a flipped and turned square of the original.
    @Test func imageIsTurnedAndFlipped() throws {
        let board = TileBoard.full[4]
        let solution = try #require(solutions(board).first)
        let before = Array(solution.letters(on: board))
        let turned = Array(solution.image(under: Orientation(quarterTurns: 1), of: board).letters(on: board))
        let flipped = Array(solution.image(under: Orientation(isFlipped: true), of: board).letters(on: board))
        for row in 0..<8 {
            for column in 0..<8 {
                #expect(turned[column * 8 + (7 - row)] == before[row * 8 + column])
                #expect(flipped[row * 8 + (7 - column)] == before[row * 8 + column])
            }
        }
    }
}
