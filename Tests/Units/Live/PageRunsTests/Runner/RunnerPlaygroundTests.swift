// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

/// Playgrounds with several pages.
struct RunnerPlaygroundTests {
    private static let files = [
        "Boards.playground/Pages/Cards.xcplaygroundpage/Contents.swift": "cards",
        "Boards.playground/Pages/Circles.xcplaygroundpage/Contents.swift": "circles",
        "Boards.playground/Pages/Tiles.xcplaygroundpage/Contents.swift": "tiles",
        "Boards.playground/Sources/Shared.swift": "shared",
    ]

    private func window() throws -> RunnerBench { try RunnerBench(Self.files, open: "Boards.playground") }

    @Test func firstPageIsRunFirst() throws {
        let window = try window()
        #expect(window.runner.page.name == "Cards" && window.runner.pageIndex == 0)
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func linksOpenPages() throws {
        let window = try window()
        window.runner.turn(to: .next)
        #expect(window.runner.page.name == "Circles")
        window.runner.turn(to: .page("tiles"))
        #expect(window.runner.page.name == "Tiles")
        window.runner.turn(to: .previous)
        #expect(window.runner.page.name == "Circles")
        window.host.settle()
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func brokenLinkHasNoEffect() throws {
        let window = try window()
        window.forget()
        window.runner.turn(to: .previous)
        window.runner.turn(to: .page("Stars"))
        window.runner.turn(to: .web("https://www.swift.org"))
        window.runner.turn(to: 0)
        window.runner.turn(to: 3)
        #expect(window.events == [] && window.runner.pageIndex == 0)
    }

    @Test func changesOfOtherPagesAreIgnored() throws {
        let window = try window()
        window.forget()
        window.save("Boards.playground/Pages/Tiles.xcplaygroundpage/Contents.swift", "other tiles")
        #expect(window.events == [])
    }

    @Test func sharedSourcesBelongToEachPage() throws {
        let window = try window()
        window.forget()
        window.save("Boards.playground/Sources/Shared.swift", "shared by all")
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func newPageIsReportedAndRunsNothing() throws {
        let window = try window()
        window.forget()
        window.folder.save("Boards.playground/Pages/About.xcplaygroundpage/Contents.swift", "about")
        window.host.reportChange(in: window.folder.file("Boards.playground/Pages"))
        #expect(window.events == ["turned"])
        #expect(window.runner.page.name == "Cards" && window.runner.pageIndex == 1)
        #expect(window.runner.playground.pages.count == 4)
    }

    @Test func ifTheCurrentPageIsDeletedTheOneInItsPlaceIsRun() throws {
        let window = try window()
        window.forget()
        unlink(window.folder.file("Boards.playground/Pages/Cards.xcplaygroundpage/Contents.swift"))
        window.changed("Boards.playground/Pages/Cards.xcplaygroundpage/Contents.swift")
        #expect(window.runner.page.name == "Circles")
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func singlePageCanBeOpened() throws {
        let window = try RunnerBench(Self.files, open: "Boards.playground/Pages/Tiles.xcplaygroundpage")
        #expect(window.runner.page.name == "Tiles" && window.runner.pageIndex == 2)
    }

    @Test func renamedPageGoesOn() throws {
        let window = try RunnerBench(Self.files, open: "Boards.playground/Pages/Cards.xcplaygroundpage")
        let sessions = window.sessions
        let (old, new) = (
            "Boards.playground/Pages/Cards.xcplaygroundpage", "Boards.playground/Pages/Memory.xcplaygroundpage"
        )
        rename(window.folder.file(old), window.folder.file(new))
        window.runner.noteMove(of: window.folder.file(old), to: window.folder.file(new))
        window.host.settle()
        #expect(window.runner.page.name == "Memory" && window.runner.pageIndex == 1)
        #expect(window.sessions == sessions)
        // It is found again under its new name.
        window.save("\(new)/Contents.swift", "other cards")
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func playgroundStaysOpenWithoutThePageThatWasOpened() throws {
        let window = try RunnerBench(Self.files, open: "Boards.playground/Pages/Cards.xcplaygroundpage")
        let page = window.folder.file("Boards.playground/Pages/Cards.xcplaygroundpage")
        rename(page, window.folder.file("trash"))
        window.runner.noteMove(of: page, to: nil)
        window.host.settle()
        #expect(window.runner.page.name == "Circles")
        #expect(window.runner.playground.pages.map(\.name) == ["Circles", "Tiles"])
        #expect(window.events.last == "shown Pairs board")
    }
}
