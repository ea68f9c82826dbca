// SPDX-License-Identifier: GPL-3.0-or-later
import TemporaryFolders
import Testing

@testable import PageSource

struct PlaygroundTests {
    private let folder = TemporaryFolder()

    private func writeBundle() {
        for page in ["Cards", "Tiles & more", "Circles"] {
            folder.write("My.playground/Pages/\(page).xcplaygroundpage/Contents.swift")
        }
        folder.write("My.playground/Pages/Cards.xcplaygroundpage/Sources/Own.swift")
        folder.write("My.playground/Pages/Cards.xcplaygroundpage/Resources/b.png")
        folder.write("My.playground/Sources/Shared.swift")
        folder.write("My.playground/Sources/notes.txt")
        folder.write("My.playground/Resources/a.png")
        folder.write(
            "My.playground/contents.xcplayground",
            "<playground version='6.0'><pages>\n<page name=\"Tiles &amp; more\"/><page name='Gone'/>\n</pages></playground>"
        )
    }

    @Test func fileIsAPage() throws {
        let file = folder.write("Memory.swift")
        let playground = try Playground(path: file)
        #expect(playground.title == "Memory")
        let page = Playground.Page(
            name: "Memory", file: file, folder: folder.path, sources: [], resources: [folder.path])
        #expect(playground.pages == [page])
        #expect(playground.folders == [folder.path])
    }

    @Test func fileUsesTheSourcesAndResourcesNextToIt() throws {
        let file = folder.write("Memory.swift")
        let source = folder.write("Sources/More.swift")
        folder.write("Resources/b.png")
        let page = try Playground(path: file).pages[0]
        #expect(page.sources == [source])
        #expect(page.resources == [folder.path + "/Resources", folder.path])
        #expect(
            try Playground(path: file).folders == [folder.path, folder.path + "/Sources", folder.path + "/Resources"])
    }

    @Test func playgroundCanHaveOnePage() throws {
        let file = folder.write("One.playground/Contents.swift")
        for path in [file, folder.path + "/One.playground", folder.path + "/One.playground/"] {
            let playground = try Playground(path: path)
            #expect(playground.title == "One")
            #expect(playground.pages.map(\.file) == [file])
        }
    }

    @Test func playgroundHasItsPagesInOrder() throws {
        writeBundle()
        let playground = try Playground(path: folder.path + "/My.playground")
        #expect(playground.title == "My")
        #expect(playground.pages.map(\.name) == ["Tiles & more", "Cards", "Circles"])
        #expect(playground.first == 0)
        let bundle = folder.path + "/My.playground"
        let cards = bundle + "/Pages/Cards.xcplaygroundpage"
        #expect(playground.pages[1].sources == [cards + "/Sources/Own.swift", bundle + "/Sources/Shared.swift"])
        #expect(playground.pages[1].resources == [cards + "/Resources", bundle + "/Resources", cards])
        let watched = playground.folders
        for path in [cards, cards + "/Sources", bundle + "/Pages", bundle, bundle + "/Sources", bundle + "/Resources"] {
            #expect(watched.contains(path), "\(path) is not watched")
        }
        #expect(playground.index(ofPage: "tiles%20&%20more") == 0)
        #expect(playground.index(ofPage: "Other") == nil)
    }

    @Test func openingAPageOfAPlaygroundStartsThere() throws {
        writeBundle()
        let page = folder.path + "/My.playground/Pages/Circles.xcplaygroundpage"
        for path in [page, page + "/Contents.swift"] {
            let playground = try Playground(path: path)
            #expect(playground.pages.count == 3)
            #expect(playground.firstPage.name == "Circles")
        }
    }

    @Test func fileNextToAPlaygroundIsASeparatePage() throws {
        writeBundle()
        let file = folder.write("My.playground/Lone.swift")
        #expect(try Playground(path: file).pages.map(\.file) == [file])
    }

    @Test func savingAFileOfAPageChangesItsStamp() throws {
        let file = folder.write("Memory.swift", "let a = 1")
        folder.write("Resources/words.txt", "a")
        folder.write("notes.txt", "a")
        let page = try Playground(path: file).pages[0]
        let stamp = page.stamp
        folder.write("notes.txt", "what a page prints, perhaps")
        #expect(page.stamp == stamp)
        for name in ["Memory.swift", "Resources/words.txt", "b.png"] {
            let before = page.stamp
            folder.write(name, "more than before")
            #expect(page.stamp != before, "\(name) was saved without a new stamp")
        }
        #expect(page.text == "more than before")
        #expect(!page.isEmpty)
        folder.write("Memory.swift")
        #expect(page.isEmpty)
    }

    @Test func codeSaysWhetherAPageMayShowAView() throws {
        let file = folder.write("Memory.swift", "print(1)")
        let source = folder.write("Sources/More.swift", "let one = 1")
        let page = try Playground(path: file).pages[0]
        #expect(!page.mayShowView())
        for path in [file, source] { #expect(page.mayShowView(edited: [path: "page.setLiveView(view)"])) }
        folder.write("Sources/More.swift", "XCPShowView(\"one\", view)")
        #expect(page.mayShowView() && !page.mayShowView(edited: [source: ""]))
    }

    @Test func anythingElseIsRefused() {
        folder.write("text.txt")
        folder.write("Empty.playground/Resources/a.png")
        for (name, problem) in [
            ("text.txt", Playground.ReadError.unknownKind), ("nothing.swift", .missing), ("Empty.playground", .empty),
            ("", .unknownKind),
        ] {
            #expect(throws: problem) { try Playground(path: "\(folder.path)/\(name)") }
        }
    }
}
