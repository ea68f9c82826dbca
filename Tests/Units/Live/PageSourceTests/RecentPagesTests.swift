// SPDX-License-Identifier: GPL-3.0-or-later
import TemporaryFolders
import Testing

@testable import PageSource

struct RecentPagesTests {
    private let folder = TemporaryFolder()

    @Test func latestPageIsFirstAndOnlyOnce() throws {
        var recent = RecentPages()
        let paths = (1...8).map { folder.write("\($0).swift") }
        for path in paths + [paths[3]] { recent.add(try Playground(path: path)) }
        #expect(recent.paths == [3, 7, 6, 5, 4, 2].map { paths[$0] })
        #expect(RecentPages(recent.paths) == recent)
        #expect(RecentPages(paths).paths == Array(paths.prefix(6)))
    }

    @Test func playgroundIsStoredAsAWhole() throws {
        var recent = RecentPages()
        for name in ["A", "B"] {
            let page = folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift")
            recent.add(try Playground(path: page))
        }
        recent.add(try Playground(path: folder.write("One.playground/Contents.swift")))
        #expect(recent.paths == [folder.file("One.playground"), folder.file("My.playground")])
        #expect(recent.entries.map(\.title) == ["One", "My"])
        #expect(recent.entries.map(\.folder) == [folder.path, folder.path])
    }

    @Test func missingFilesAreLeftOutUntilTheyAreBack() throws {
        let recent = RecentPages([folder.file("Gone.swift"), folder.write("Here.swift")])
        #expect(recent.entries.map(\.title) == ["Here"])
        folder.write("Gone.swift")
        #expect(recent.entries.map(\.title) == ["Gone", "Here"])
    }

    @Test func copiesOfAnExampleNeverReplaceEachOther() throws {
        folder.write("Ball.swift", "//: # A ball\n")
        folder.write("pictures/Ball.png", "picture")
        folder.write("Tiles.playground/Contents.swift")
        let examples = Examples.all(in: folder.path)
        #expect(examples.map(\.title) == ["A ball", "Tiles"])
        #expect(examples.map(\.picture) == [folder.file("pictures/Ball.png"), nil])
        let place = folder.file("new/Peekaboard")
        let copies = (1...3).map { _ in Examples.copy(examples[0], into: place) }
        #expect(copies == ["Ball", "Ball 2", "Ball 3"].map { "\(place)/\($0).swift" })
    }
}
