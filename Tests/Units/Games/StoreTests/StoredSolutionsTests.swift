// SPDX-License-Identifier: GPL-3.0-or-later
import Store
import TemporaryFolders
import Testing

/// Storing solutions.
struct StoredSolutionsTests {
    let folder = TemporaryFolder()

    @Test func eachSolutionIsStoredOnce() throws {
        let store = Store(path: folder.file())
        #expect(try store.add(solution: "AB", board: "tiles", category: "6x10", found: 1))
        #expect(try store.add(solution: "BA", board: "tiles", category: "6x10", found: 2))
        #expect(try !store.add(solution: "AB", board: "tiles", category: "6x10", found: 3))
        #expect(try store.solutions(board: "tiles", category: "6x10") == ["BA", "AB"])
    }

    @Test func categoriesAndBoardsAreSeparate() throws {
        let store = Store(path: folder.file())
        #expect(try store.add(solution: "AB", board: "tiles", category: "6x10", found: 1))
        #expect(try store.add(solution: "AB", board: "tiles", category: "5x12", found: 2))
        #expect(try store.add(solution: "AB", board: "others", category: "6x10", found: 3))
        #expect(try store.solutions(board: "tiles", category: "5x12") == ["AB"])
        #expect(try store.solvedCategories(board: "tiles") == ["5x12", "6x10"])
        #expect(try store.solutions(board: "tiles", category: "3x20") == [])
    }

    @Test func solutionsAreStillPresentAtTheNextStart() throws {
        do {
            let store = Store(path: folder.file())
            _ = try store.add(solution: "AB", board: "tiles", category: "6x10", found: 1)
        }
        #expect(try Store(path: folder.file()).solutions(board: "tiles", category: "6x10") == ["AB"])
    }
}
