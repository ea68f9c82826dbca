// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import TemporaryFolders
import Testing

@testable import PageSource

struct NewFileTests {
    private let folder = TemporaryFolder()

    @Test func pageIsAFileInItsFolder() throws {
        let file = NewFile(.page, in: folder.file("Documents/Peekaboard"))
        let path = try file.create(named: " My Page ", text: "let a = 1\n")
        #expect(path == folder.file("Documents/Peekaboard/My Page.swift"))
        #expect(try Playground(path: path).pages[0].text == "let a = 1\n")
    }

    @Test func extensionCanBeTyped() {
        #expect(NewFile(.page, in: "/a").path(named: "One.swift") == "/a/One.swift")
        #expect(NewFile(.source, in: "/a").path(named: "One.swift") == "/a/One.swift")
        #expect(NewFile(.playground, in: "/a").path(named: "One.playground") == "/a/One.playground")
        #expect(NewFile(.page, in: "/a").problem(with: " .swift") == .empty)
    }

    @Test(arguments: [
        ("", NewFile.NameProblem.empty), ("  ", .empty), ("a/b", .invalidCharacter), ("a\nb", .invalidCharacter),
        (".a", .hidden), (String(repeating: "é", count: 120), .tooLong), ("Page", .taken), ("Page.swift", .taken),
    ])
    func unusableNamesAreRefused(name: String, problem: NewFile.NameProblem) throws {
        folder.write("Page.swift", "mine")
        let file = NewFile(.page, in: folder.path)
        #expect(file.problem(with: name) == problem)
        #expect(throws: NewFile.CreationError.name(problem)) { try file.create(named: name, text: "new") }
        #expect(Disk.text(of: folder.file("Page.swift")) == "mine")
        #expect(folder.names == ["Page.swift"])
    }

    @Test func longestNameCanBeCreated() throws {
        let file = NewFile(.page, in: folder.path)
        let name = String(repeating: "a", count: 250)
        let longest = (1...250).last { file.problem(with: String(name.prefix($0))) == nil }
        #expect(longest == 233)
        #expect(try file.create(named: String(name.prefix(233)), text: "").hasSuffix("a.swift"))
    }

    @Test func freeNameHasTheFirstNumberThatIsNotTaken() {
        folder.write("Page.swift")
        folder.write("Page 2.swift")
        let file = NewFile(.page, in: folder.path)
        #expect(file.freeName("Page") == "Page 3")
        #expect(file.freeName("Other") == "Other")
    }

    @Test func linkWithoutATargetIsNotReplaced() {
        #expect(symlink(folder.file("nowhere"), folder.file("Page.swift")) == 0)
        #expect(NewFile(.page, in: folder.path).problem(with: "Page") == .taken)
    }

    @Test func pageIsAddedToTheListOfAPlayground() throws {
        for name in ["B", "A"] { folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift") }
        let list = """
            <?xml version='1.0'?>
            <playground version='6.0' unknown='kept'>
                <pages>
                    <page name='B'/>
                    <page name='A'/>
                </pages>
            </playground>

            """
        folder.write("My.playground/contents.xcplayground", list)
        let playground = try Playground(path: folder.file("My.playground"))
        let file = try #require(NewFile(pageOf: playground))
        let path = try file.create(named: "One & <two>", text: "print()")
        #expect(path == folder.file("My.playground/Pages/One & <two>.xcplaygroundpage/Contents.swift"))
        let now = try Playground(path: path)
        #expect(now.pages.map(\.name) == ["B", "A", "One & <two>"])
        #expect(now.first == 2)
        let added = "        <page name='One &amp; &lt;two&gt;'/>\n    </pages>"
        let expected = list.replacing("    </pages>", with: added)
        #expect(Disk.text(of: folder.file("My.playground/contents.xcplayground")) == expected)
        #expect(file.problem(with: "A") == .taken)
    }

    @Test(arguments: ["", "<playground version='6.0'><pages/></playground>", "<playground/>", "no list at all", nil])
    func newPageIsLastInAnyList(list: String?) throws {
        for name in ["B", "A", "C"] { folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift") }
        if let list { folder.write("My.playground/contents.xcplayground", list) }
        let file = try #require(NewFile(pageOf: Playground(path: folder.file("My.playground"))))
        let path = try file.create(named: "Before", text: "")
        #expect(try Playground(path: path).pages.map(\.name) == ["A", "B", "C", "Before"])
    }

    @Test func singlePageHasNoListOfPages() throws {
        let page = folder.write("One.playground/Contents.swift")
        #expect(try NewFile(pageOf: Playground(path: page)) == nil)
        #expect(try NewFile(pageOf: Playground(path: folder.write("Page.swift"))) == nil)
    }

    @Test func newPageIsBesideTheOpenOneOrWhereThePreviousOneWas() throws {
        func place(beside path: String?, chosen: String?) throws -> String {
            let playground = try path.map { try Playground(path: $0) }
            return NewFile.folder(beside: playground, chosen: chosen, default: "/default")
        }
        let page = folder.write("A/Page.swift")
        let bundle = folder.write("B/My.playground/Pages/One.xcplaygroundpage/Contents.swift")
        #expect(try place(beside: page, chosen: folder.file("B")) == folder.file("A"))
        #expect(try place(beside: bundle, chosen: nil) == folder.file("B"))
        #expect(try place(beside: nil, chosen: folder.file("B")) == folder.file("B"))
        for missing in [nil, "", folder.file("C"), page] {
            #expect(try place(beside: nil, chosen: missing) == "/default")
        }
    }

    @Test func sourceBelongsToThePage() throws {
        let page = try Playground(path: folder.write("Page.swift")).pages[0]
        let file = NewFile(sourceFor: page)
        let path = try file.create(named: "Ball", text: "let a = 1")
        #expect(try Playground(path: page.file).pages[0].sources == [path])
        #expect(file.problem(with: "Main") == .taken)
    }

    @Test func sourceOfAPlaygroundBelongsToAllPages() throws {
        for name in ["A", "B"] { folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift") }
        let playground = try Playground(path: folder.file("My.playground"))
        let path = try NewFile(sourceFor: playground.pages[0]).create(named: "Ball", text: "")
        #expect(try Playground(path: folder.file("My.playground")).pages.map(\.sources) == [[path], [path]])
    }

    @Test func folderIsListedBeforeItHasFiles() throws {
        folder.write("Page.swift")
        func items() throws -> [FileTree.Item]? {
            let playground = try Playground(path: folder.file("Page.swift"))
            return FileTree(playground, page: playground.pages[0]).sections.first { $0.group == .sources }?.items
        }
        let playground = try Playground(path: folder.file("Page.swift"))
        let views = try NewFile(.folder, sourceFor: playground.pages[0]).create(named: "Views", text: "")
        #expect(views == folder.file("Sources/Views"))
        #expect(NewFile(.folder, sourceFor: playground.pages[0]).problem(with: "Views") == .taken)
        let deep = try NewFile(.folder, in: views).create(named: "Deep", text: "")
        let deepItem = FileTree.Item(kind: .folder, name: "Deep", path: deep)
        #expect(try items() == [FileTree.Item(kind: .folder, name: "Views", path: views, children: [deepItem])])
        let card = try NewFile(.source, in: views).create(named: "Card", text: "")
        let cardItem = FileTree.Item(kind: .source, name: "Card.swift", path: card)
        #expect(try items()?.first?.children == [deepItem, cardItem])
    }

    @Test func playgroundHasOnePageAndRoomForMore() throws {
        let file = NewFile(.playground, in: folder.path)
        let path = try file.create(named: "My Game", text: "print()")
        let playground = try Playground(path: path)
        #expect(playground.title == "My Game")
        #expect(playground.path == folder.file("My Game.playground"))
        #expect(playground.pages.map(\.name) == ["My Game"] && playground.pages[0].text == "print()")
        #expect(playground.hasPageList)
        let parts = Folder.visibleNames(in: playground.folder)
        #expect(parts == ["Pages", "Resources", "Sources", "contents.xcplayground"])
        #expect(file.problem(with: "My Game") == .taken)
    }

    @Test func folderThatCannotBeWrittenToLeavesNothingBehind() throws {
        folder.write("file")
        let file = NewFile(.playground, in: folder.file("file"))
        #expect(throws: NewFile.CreationError.unwritable) { try file.create(named: "A", text: "") }
        #expect(folder.names == ["file"])
    }
}
