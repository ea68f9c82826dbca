// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import PentominoRules
import Testing

@testable import PeekaboardModel
@testable import Store

/// The gallery of found solutions above the results.
struct SolutionGalleryTests {
    private let world = World()
    private let play: Play<PentominoKind>

    init() { play = Play<PentominoKind>(begun: world) }

    /// Returns all distinct solutions of a board, as they are stored.
    private func solutions(of name: String, tiles: [Pentomino] = Pentomino.allCases) throws -> [String] {
        let board = try #require(TileBoard(name: name))
        var found: Set<String> = []
        Solver(board: board, tiles: tiles).forEachSolution { solution in
            found.insert(solution.canonical(on: board).letters(on: board))
            return found.count < 12
        }
        return found.sorted()
    }

    private func galleries() -> [Gallery] {
        var shown: [[Gallery]] = []
        play.model.makeGalleries { shown.append($0) }
        world.settle()
        #expect(shown.count == 1)
        return shown.first ?? []
    }

    @Test func eachBoardHasAGalleryTheLastSolvedFirst() throws {
        let (large, small) = (try solutions(of: "3x20"), try solutions(of: "3x5"))
        play.model.solutions.add(large[0], category: "3x20")
        play.model.solutions.add(small[0], category: "3x5")
        play.model.solutions.add(small[1], category: "3x5")
        let galleries = galleries()
        #expect(galleries.map(\.title) == ["3 × 5", "3 × 20"])
        #expect(galleries.map(\.items.count) == [2, 1])
        #expect(galleries[1].note == "1 of 2 solutions found")
    }

    @Test func latestSolutionComesFirstAndKeepsItsNumber() throws {
        let all = try solutions(of: "3x20")
        for solution in all { play.model.solutions.add(solution, category: "3x20") }
        let items = try #require(galleries().first).items
        #expect(items.map(\.name) == ["Solution 2", "Solution 1"])
        let board = try #require(TileBoard(name: "3x20"))
        let latest = try #require(Solution(letters: all[1], on: board))
        #expect(items[0].description == SolutionText.rows(of: latest, on: board))
        #expect(items[0].plates.count == 12)
        #expect(Set(items[0].plates.map(\.size.width)) == [100])
    }

    @Test func solutionIsShownOnce() throws {
        let all = try solutions(of: "3x20")
        for _ in 0..<3 { play.model.solutions.add(all[0], category: "3x20") }
        var counts: [Int] = []
        play.model.solutions.count(category: "3x20") { counts.append($0) }
        play.model.solutions.count(category: "6x10") { counts.append($0) }
        world.settle()
        #expect(counts == [1, 0])
        #expect(try #require(galleries().first).items.count == 1)
    }

    @Test func invalidSolutionHasNoPicture() {
        play.model.solutions.add("FFFFF", category: "3x5")
        play.model.solutions.add("VVV", category: "no such board")
        #expect(galleries().map(\.items.count) == [0])
    }

    @Test func solutionIsStoredWithTheCurrentDate() throws {
        world.platform.date = 1_800_000_000
        play.model.solutions.add("FFFFF", category: "3x5")
        let date = try world.store.get { store throws(StoreError) in
            try store.database.number("SELECT found FROM solution")
        }
        #expect(date == 1_800_000_000)
    }

    @Test func totalNumberOfSolutionsIsCountedInTheBackground() throws {
        play.model.solutions.add(try solutions(of: "3x5")[0], category: "3x5")
        world.platform.isBusy = true
        var shown = 0
        play.model.makeGalleries { _ in shown += 1 }
        world.settle()
        #expect(shown == 0 && world.platform.hasWork)
        world.platform.isBusy = false
        world.settle()
        #expect(shown == 1)
    }
}
