// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TemporaryFolders
import Testing

@testable import PageSource

/// The layouts that Xcode and Swift Playgrounds have had over the years.
struct PlaygroundLayoutTests {
    private let folder = TemporaryFolder()

    private func page(_ path: String, _ index: Int = 0) throws -> Playground.Page {
        try Playground(path: folder.file(path)).pages[index]
    }

    /// Returns paths relative to the folder.
    private func short(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) } }

    // MARK: Sources

    @Test func sourcesCanBeInSubfolders() throws {
        folder.write("My.playground/Contents.swift")
        for name in ["B.swift", "Views/Deep/Card.swift", "Views/Cell.swift", "A/Deck.swift", "A/notes.txt"] {
            folder.write("My.playground/Sources/\(name)")
        }
        for name in [".hidden/X.swift", "Views/.Y.swift"] { folder.write("My.playground/Sources/\(name)") }
        mkdir(folder.file("My.playground/Sources/Empty"), 0o777)
        #expect(
            short(try page("My.playground").sources)
                == ["B.swift", "A/Deck.swift", "Views/Cell.swift", "Views/Deep/Card.swift"]
                .map { "My.playground/Sources/\($0)" })
        let page = try page("My.playground")
        #expect(
            page.sources.map(page.menuName) == [
                "B.swift", "A/Deck.swift", "Views/Cell.swift", "Views/Deep/Card.swift",
            ])
        let watched = short(try Playground(path: folder.file("My.playground")).folders)
        #expect(
            watched
                == ["", "/Sources", "/Sources/A", "/Sources/Empty", "/Sources/Views", "/Sources/Views/Deep"]
                .map { "My.playground\($0)" })
    }

    @Test func linkInACircleIsReadOnce() throws {
        let file = folder.write("Page.swift")
        let source = folder.write("Sources/A/Deck.swift")
        symlink("..", folder.file("Sources/A/Again"))
        symlink(".", folder.file("Sources/Self"))
        #expect(try Playground(path: file).pages[0].sources == [source])
    }

    @Test func thereIsALimitToFoldersAndFiles() throws {
        folder.write("Page.swift")
        let deep = (1...12).map { "\($0)" }.joined(separator: "/")
        folder.write("Sources/\(deep)/Deep.swift")
        #expect(try page("Page.swift").sources == [])
        for number in 1...510 { folder.write("Sources/S\(number).swift") }
        #expect(try page("Page.swift").sources.count == 500)
        for number in 1...110 { folder.write("Folders/Sources/F\(number)/S.swift") }
        folder.write("Folders/Page.swift")
        #expect(try page("Folders/Page.swift").sources.count == 99)
    }

    // MARK: Xcode

    @Test func xcode6CalledThePageASection() throws {
        let file = folder.write("Old.playground/section-1.swift")
        folder.write("Old.playground/contents.xcplayground", "<playground version='3.0'></playground>")
        for path in ["Old.playground", "Old.playground/section-1.swift"] {
            let playground = try Playground(path: folder.file(path))
            #expect(playground.pages.map(\.file) == [file] && playground.title == "Old")
            #expect(playground.path == folder.file("Old.playground"))
        }
        #expect(displayName(ofPath: file) == "Old.playground/section-1.swift")
        let newer = folder.write("Old.playground/Contents.swift")
        #expect(try page("Old.playground").file == newer)
    }

    @Test func repositoryCanItselfBeThePlayground() throws {
        let file = folder.write("lessons-main/Contents.swift")
        folder.write("lessons-main/contents.xcplayground")
        folder.write("lessons-main/Sources/Deck.swift")
        #expect(try page("lessons-main").file == file)
        #expect(short(try page("lessons-main").sources) == ["lessons-main/Sources/Deck.swift"])
        let one = folder.write("course/Pages/One.xcplaygroundpage/Contents.swift")
        #expect(try page("course").file == one)
    }

    // MARK: Swift Playgrounds

    private func writeBook() {
        let contents = "Tour.playgroundbook/Contents"
        folder.write("\(contents)/Manifest.plist", manifest("Chapters", ["Second.playgroundchapter", "Gone"]))
        for (chapter, page) in [("First", "Hello"), ("Second", "Alpha"), ("Second", "Omega")] {
            folder.write(
                "\(contents)/Chapters/\(chapter).playgroundchapter/Pages/\(page).playgroundpage/Contents.swift")
        }
        let second = "\(contents)/Chapters/Second.playgroundchapter"
        folder.write("\(second)/Manifest.plist", manifest("Pages", ["Omega.playgroundpage", "Alpha.playgroundpage"]))
        folder.write("\(second)/Pages/Notes.playgroundpage/Manifest.plist")
        for place in ["\(second)/Pages/Omega.playgroundpage", second, contents] {
            folder.write("\(place)/Sources/Parts/Own.swift")
            folder.write("\(place)/PrivateResources/a.png")
        }
        folder.write("\(contents)/PublicResources/b.png")
        folder.write("\(contents)/UserModules/Shapes.playgroundmodule/Sources/Shape.swift")
    }

    private func manifest(_ key: String, _ names: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>Name</key><string>Tour &amp; more</string>
            <key>\(key)</key>
            <array>
                \(names.map { "<string>\($0)</string>" }.joined(separator: "\n        "))
            </array>
            <key>Version</key><string>1.0</string>
        </dict></plist>
        """
    }

    @Test func bookHasThePagesOfItsChapters() throws {
        writeBook()
        let book = try Playground(path: folder.file("Tour.playgroundbook"))
        #expect(book.title == "Tour" && book.path == folder.file("Tour.playgroundbook"))
        #expect(book.pages.map(\.name) == ["Omega", "Alpha", "Hello"])
        let contents = "Tour.playgroundbook/Contents"
        let chapter = "\(contents)/Chapters/Second.playgroundchapter"
        let omega = "\(chapter)/Pages/Omega.playgroundpage"
        #expect(
            short(book.pages[0].sources) == [omega, chapter, contents].map { "\($0)/Sources/Parts/Own.swift" } + [
                "\(contents)/UserModules/Shapes.playgroundmodule/Sources/Shape.swift"
            ])
        #expect(
            short(book.pages[0].resources) == [
                "\(omega)/PrivateResources", "\(chapter)/PrivateResources", "\(contents)/PublicResources",
                "\(contents)/PrivateResources", omega,
            ])
        #expect(book.pages[0].isOwnModule("Shapes") && !book.pages[0].isOwnModule("Colors"))
        #expect(book.pages.allSatisfy { $0.folder == folder.file("Tour.playgroundbook") })
        for folder in [omega, "\(omega)/Sources/Parts", "\(chapter)/Pages", chapter, "\(contents)/PublicResources"] {
            #expect(short(book.folders).contains(folder), "\(folder) is not watched")
        }
    }

    @Test func pageOfABookIsOpenedInItsBook() throws {
        writeBook()
        let page = "Tour.playgroundbook/Contents/Chapters/First.playgroundchapter/Pages/Hello.playgroundpage"
        for path in [page, page + "/Contents.swift"] {
            let playground = try Playground(path: folder.file(path))
            #expect(playground.pages.count == 3 && playground.first == 2)
        }
        let place = NewFile(sourceFor: try self.page(page)).path(named: "More")
        #expect(place == folder.file("Tour.playgroundbook/Contents/Sources/More.swift"))
    }

    @Test(arguments: ["main.swift", "Main.swift", "Contents.swift", "App/Start.swift"])
    func appPlaygroundHasOnePage(name: String) throws {
        let file = folder.write("Game.swiftpm/\(name)", "@main\nstruct Game {}")
        let source = folder.write("Game.swiftpm/Model/Deck.swift", "struct Deck {}")
        folder.write("Game.swiftpm/Package.swift", "// @main")
        for path in ["Game.swiftpm", "Game.swiftpm/\(name)"] {
            let playground = try Playground(path: folder.file(path))
            #expect(playground.title == "Game" && playground.path == folder.file("Game.swiftpm"))
            let page = playground.pages[0]
            #expect(page.file == file && page.sources == [source] && playground.pages.count == 1)
            #expect(page.menuName(ofSource: source) == "Model/Deck.swift")
            #expect(playground.folders.contains(folder.file("Game.swiftpm/Model")))
        }
    }

    @Test(arguments: ["Empty.swiftpm/Package.swift", "Empty.playgroundbook/Contents/Manifest.plist"])
    func playgroundWithoutPagesIsEmpty(name: String) {
        folder.write(name, "@main")
        let path = folder.file(String(name.prefix { $0 != "/" }))
        #expect(throws: Playground.ReadError.empty) { try Playground(path: path) }
    }

    // MARK: Modules

    @Test func modulesOfTheSourcesAreTheirOwn() throws {
        folder.write("My Game.playground/Contents.swift")
        let page = try page("My Game.playground")
        #expect(page.isOwnModule("My_Game_Sources") && page.isOwnModule("First_PageSources"))
        #expect(!page.isOwnModule("My_Game") && !page.isOwnModule("UIKit"))
    }

    @Test func pageThatIsListedAnyNumberOfTimesIsOne() throws {
        folder.write("My.playground/Pages/A.xcplaygroundpage/Contents.swift")
        folder.write(
            "My.playground/contents.xcplayground",
            "<pages>" + String(repeating: "<page name='A'/>", count: 5000) + "</pages>")
        #expect(try Playground(path: folder.file("My.playground")).pages.map(\.name) == ["A"])
    }

    @Test("A list of pages is not read if it is longer than 200 bytes for each of 500 pages", arguments: [false, true])
    func lengthOfTheListIsLimited(isTooLong: Bool) throws {
        for name in ["A", "B"] { folder.write("My.playground/Pages/\(name).xcplaygroundpage/Contents.swift") }
        let others = String(repeating: "<page name='C'/>", count: isTooLong ? 6250 : 6000)
        folder.write(
            "My.playground/contents.xcplayground", "<pages>\(others)<page name='B'/><page name='A'/></pages>")
        let pages = try Playground(path: folder.file("My.playground")).pages.map(\.name)
        #expect(pages == (isTooLong ? ["A", "B"] : ["B", "A"]))
    }

    @Test func numberOfPagesIsLimited() throws {
        for number in 0..<600 { folder.write("My.playground/Pages/\(number).xcplaygroundpage/Contents.swift") }
        #expect(try Playground(path: folder.file("My.playground")).pages.count == 500)
    }
}
