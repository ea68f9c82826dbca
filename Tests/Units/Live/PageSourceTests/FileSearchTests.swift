// SPDX-License-Identifier: GPL-3.0-or-later
import TemporaryFolders
import Testing

@testable import PageSource

struct FileSearchTests {
    private let folder = TemporaryFolder()

    private func search(
        _ text: String, in path: String = "Page.swift", page: Int = 0, edited: [String: String] = [:]
    ) throws -> FileSearch {
        let playground = try Playground(path: folder.file(path))
        return FileSearch(
            text, in: playground, page: playground.pages[page],
            edited: Dictionary(uniqueKeysWithValues: edited.map { (folder.file($0), $1) }))
    }

    /// Returns the part of an excerpt that was looked for.
    private func match(_ hit: FileSearch.Hit) -> String { String(Array(hit.excerpt)[hit.range]) }

    @Test func caseDoesNotMatter() throws {
        folder.write("Page.swift", "let a = 1\n    é let Padding = PADDING\n\nÉtage padding\n")
        let hits = try search("padDing").files[0].hits
        #expect(hits.map(\.line) == [2, 4])
        #expect(hits.map(\.column) == [12, 8])
        #expect(hits.map(\.excerpt) == ["é let Padding = PADDING", "Étage padding"])
        #expect(hits.map(match) == ["Padding", "padding"])
        #expect(try search("éTAGE").files[0].hits.map(match) == ["Étage"])
    }

    @Test func filesOfAllPagesAreSearchedAndThoseOfThePageFirst() throws {
        for name in ["A", "B"] {
            folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift", "x")
            folder.write("My.playground/Pages/\(name).xcplaygroundpage/Sources/Own\(name).swift", "x")
        }
        folder.write("My.playground/Sources/Views/Card.swift", "x")
        let found = try search("x", in: "My.playground", page: 1)
        #expect(found.files.map(\.name) == ["B", "A", "OwnB.swift", "Views/Card.swift", "OwnA.swift"])
    }

    @Test func unsavedTextsCount() throws {
        folder.write("Page.swift", "old")
        #expect(try search("new", edited: ["Page.swift": "a\nnew"]).files[0].hits.map(\.line) == [2])
        #expect(try search("old", edited: ["Page.swift": "a\nnew"]).files.isEmpty)
    }

    @Test func longLinesAreCut() throws {
        let (before, after) = (String(repeating: "a ", count: 5000), String(repeating: " b", count: 5000))
        folder.write("Page.swift", "\(before)needle\(after)")
        let hit = try #require(search("needle").files.first?.hits.first)
        #expect(hit.column == 10_001)
        #expect(hit.excerpt.hasPrefix("…a a a a a needle b b"))
        #expect(hit.excerpt.count <= 201)
        #expect(match(hit) == "needle")
    }

    @Test func longTextIsCut() throws {
        let text = String(repeating: "a", count: 300)
        folder.write("Page.swift", text)
        let hit = try #require(search(text).files.first?.hits.first)
        #expect(hit.range == 0..<200)
    }

    @Test func spacesCanBeFound() throws {
        folder.write("Page.swift", "a  \n   b\n")
        #expect(try search("a ").files[0].hits.map(match) == ["a "])
        #expect(try search("  ").files[0].hits.map(match) == ["  ", "  "])
    }

    @Test func numberOfLinesIsLimited() throws {
        folder.write("Page.swift", String(repeating: "x\n", count: 400))
        folder.write("Sources/A.swift", String(repeating: "x\n", count: 400))
        let found = try search("x")
        #expect(found.files.map(\.hits.count) == [400, 100])
    }

    @Test func emptyTextFindsNothing() throws {
        folder.write("Page.swift", "a")
        #expect(try search("").files.isEmpty)
    }
}
