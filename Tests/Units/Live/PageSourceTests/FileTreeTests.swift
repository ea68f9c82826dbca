// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TemporaryFolders
import Testing

@testable import PageSource

struct FileTreeTests {
    private let folder = TemporaryFolder()

    private func tree(_ path: String, page: Int = 0) throws -> FileTree {
        let playground = try Playground(path: folder.file(path))
        return FileTree(playground, page: playground.pages[page])
    }

    /// Returns the items as lines, indented by folder.
    private func lines(_ items: [FileTree.Item], _ indent: String = "") -> [String] {
        items.flatMap { ["\(indent)\($0.name)"] + lines($0.children, indent + "  ") }
    }

    private func lines(_ tree: FileTree, _ group: FileTree.Group) -> [String] {
        lines(tree.sections.first { $0.group == group }?.items ?? [])
    }

    /// Writes a playground with two pages, the second of which has files of its own.
    private func writePlayground() {
        for name in ["B", "A"] { folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift", "a") }
        folder.write(
            "My.playground/contents.xcplayground",
            "<playground><pages><page name='B'/><page name='A'/></pages></playground>")
        for name in ["Palette.swift", "Views/Card.swift", "Views/Deep/Edge.swift", "notes.txt"] {
            folder.write("My.playground/Sources/\(name)")
        }
        for name in ["b.svg", ".hidden.png", "table.txt"] { folder.write("My.playground/Resources/\(name)") }
        folder.write("My.playground/Resources/folder/c.png")
        folder.write("My.playground/Pages/A.xcplaygroundpage/Sources/Own.swift")
        folder.write("My.playground/Pages/A.xcplaygroundpage/Resources/own.png")
    }

    @Test func filesAreInTheirSections() throws {
        writePlayground()
        let first = try tree("My.playground")
        #expect(first.title == "My")
        #expect(first.sections.map(\.group) == [.pages, .sources, .resources])
        #expect(lines(first, .pages) == ["B", "A"])
        #expect(lines(first, .sources) == ["Views", "  Deep", "    Edge.swift", "  Card.swift", "Palette.swift"])
        #expect(lines(first, .resources) == ["b.svg", "table.txt"])
        let second = try tree("My.playground", page: 1)
        #expect(second.sections.map(\.group) == [.pages, .sources, .pageSources, .resources, .pageResources])
        #expect(lines(second, .pageSources) == ["Own.swift"])
        #expect(lines(second, .pageResources) == ["own.png"])
    }

    @Test func foldersHaveTheirPaths() throws {
        writePlayground()
        let views = try #require(tree("My.playground").sections[1].items.first)
        #expect(views.kind == .folder)
        #expect(views.path == folder.file("My.playground/Sources/Views"))
        #expect(views.children[0].path == folder.file("My.playground/Sources/Views/Deep"))
    }

    @Test func singlePageHasTheFilesBesideIt() throws {
        folder.write("Page.swift", "a")
        folder.write("Other.swift")
        folder.write("fox.png")
        folder.write("notes.txt")
        let alone = try tree("Page.swift")
        #expect(alone.sections.map(\.group) == [.pages, .resources])
        #expect(lines(alone, .pages) == ["Page"])
        #expect(lines(alone, .resources) == ["fox.png"])
        #expect(!alone.hasSeveralFiles)
        folder.write("Resources/b.png")
        #expect(try tree("Page.swift").hasSeveralFiles)
    }

    @Test func sourcesMakeSeveralFiles() throws {
        folder.write("Page.swift", "a")
        folder.write("Sources/Card.swift")
        #expect(try tree("Page.swift").hasSeveralFiles)
        #expect(lines(try tree("Page.swift"), .sources) == ["Card.swift"])
    }

    @Test func numberOfResourcesIsLimited() throws {
        folder.write("Page.swift", "a")
        for number in 0..<510 { folder.write("Resources/\(number).png") }
        #expect(lines(try tree("Page.swift"), .resources).count == 500)
    }

    @Test(arguments: [
        ("b.svg", "UIImage(named: \"b\")"), ("two parts.tar.PNG", "UIImage(named: \"two parts.tar\")"),
        (#"a"\b.png"#, #"UIImage(named: "a\"\\b")"#),
    ])
    func pictureHasCode(name: String, code: String) {
        let item = FileTree.Item(kind: .resource, name: name, path: "/\(name)")
        #expect(item.code == code)
    }

    @Test func otherFilesHaveNoCode() {
        #expect(FileTree.Item(kind: .resource, name: "a.ogg", path: "/a.ogg").code == nil)
        #expect(FileTree.Item(kind: .source, name: "a.png.swift", path: "/a.png.swift").code == nil)
    }

    @Test func lastPageStays() throws {
        writePlayground()
        let playground = try Playground(path: folder.file("My.playground"))
        let sections = FileTree(playground, page: playground.pages[0]).sections
        #expect(
            sections[0].items[1].trashPath(in: playground)
                == folder.file("My.playground/Pages/A.xcplaygroundpage"))
        #expect(sections[1].items[0].trashPath(in: playground) == folder.file("My.playground/Sources/Views"))
        #expect(sections[1].items[1].trashPath(in: playground) == folder.file("My.playground/Sources/Palette.swift"))
        folder.write("Page.swift", "a")
        let single = try Playground(path: folder.file("Page.swift"))
        #expect(FileTree(single, page: single.pages[0]).sections[0].items[0].trashPath(in: single) == nil)
    }
}
