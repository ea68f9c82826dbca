// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import TemporaryFolders
import Testing

@testable import PageSource

struct FileRenameTests {
    private let folder = TemporaryFolder()

    private func playground(_ path: String) throws -> Playground { try Playground(path: folder.file(path)) }

    private func rename(_ name: String, _ kind: FileTree.Kind, in playground: Playground) throws -> FileRename? {
        FileRename(FileTree.Item(kind: kind, name: FilePath.name(of: name), path: folder.file(name)), in: playground)
    }

    @Test func sourceKeepsItsExtension() throws {
        folder.write("Page.swift")
        folder.write("Sources/Card.swift", "mine")
        let file = try #require(try rename("Sources/Card.swift", .source, in: playground("Page.swift")))
        #expect(file.name == "Card")
        #expect(try file.apply(named: " Deck.swift ") == folder.file("Sources/Deck.swift"))
        #expect(Disk.text(of: folder.file("Sources/Deck.swift")) == "mine")
        #expect(!Disk.exists(folder.file("Sources/Card.swift")))
    }

    @Test(arguments: [
        ("", NewFile.NameProblem.empty), ("a/b", .invalidCharacter), (".a", .hidden), ("main", .taken),
        ("Deck", .taken), (String(repeating: "é", count: 120), .tooLong),
    ])
    func unusableNamesAreRefused(name: String, problem: NewFile.NameProblem) throws {
        folder.write("Page.swift")
        folder.write("Sources/Card.swift", "mine")
        folder.write("Sources/Deck.swift", "other")
        let file = try #require(try rename("Sources/Card.swift", .source, in: playground("Page.swift")))
        #expect(file.problem(with: name) == problem)
        #expect(throws: NewFile.CreationError.name(problem)) { try file.apply(named: name) }
        #expect(Disk.text(of: folder.file("Sources/Card.swift")) == "mine")
        #expect(Disk.text(of: folder.file("Sources/Deck.swift")) == "other")
    }

    @Test func folderTakesItsFilesAlong() throws {
        folder.write("Page.swift")
        folder.write("Sources/Views/Card.swift", "mine")
        let file = try #require(try rename("Sources/Views", .folder, in: playground("Page.swift")))
        #expect(try file.apply(named: "Boards") == folder.file("Sources/Boards"))
        #expect(Disk.text(of: folder.file("Sources/Boards/Card.swift")) == "mine")
    }

    @Test func ownNameCanStay() throws {
        folder.write("Page.swift")
        folder.write("Resources/b.png", "mine")
        let file = try #require(try rename("Resources/b.png", .resource, in: playground("Page.swift")))
        #expect(file.problem(with: "b") == nil)
        #expect(try file.apply(named: "b") == folder.file("Resources/b.png"))
    }

    @Test func pageKeepsItsPlaceInTheList() throws {
        for name in ["A", "B & <C>", "D"] {
            folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift", "a")
        }
        folder.write(
            "My.playground/contents.xcplayground",
            """
            <playground unknown='kept'>
                <pages>
                    <page name='D'/>
                    <page name="B &amp; &lt;C&gt;" x='1'/>
                    <page name='A'/>
                </pages>
            </playground>
            """)
        let before = try playground("My.playground")
        let item = FileTree(before, page: before.pages[0]).sections[0].items[1]
        let file = try #require(FileRename(item, in: before))
        #expect(file.name == "B & <C>")
        #expect(try file.apply(named: "E's") == folder.file("My.playground/Pages/E's.xcplaygroundpage"))
        #expect(try playground("My.playground").pages.map(\.name) == ["D", "E's", "A"])
        let list = try #require(Disk.text(of: folder.file("My.playground/contents.xcplayground")))
        #expect(list.contains("unknown='kept'") && list.contains("x='1'"))
    }

    @Test func namesWithAMeaningStay() throws {
        folder.write("Folder/Contents.swift", "a")
        let single = try playground("Folder")
        #expect(try rename("Folder/Contents.swift", .page, in: single) == nil)
        folder.write("Page.swift")
        #expect(try rename("Page.swift", .page, in: playground("Page.swift")) != nil)
    }

    @Test(arguments: [
        ("/a/b", "/a/c"), ("/a/b/d.swift", "/a/c/d.swift"), ("/a/bc", "/a/bc"), ("/x", "/x"),
    ])
    func pathsFollow(path: String, moved: String) {
        #expect(path.moved(from: "/a/b", to: "/a/c") == moved)
    }
}
