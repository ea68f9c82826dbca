// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import PageRuns
import Testing

/// Playgrounds with several pages.
struct RunnerPlaygroundTests {
    private static let files = [
        "Boards.playground/Pages/Cards.xcplaygroundpage/Contents.swift": "cards",
        "Boards.playground/Pages/Circles.xcplaygroundpage/Contents.swift": "circles",
        "Boards.playground/Pages/Tiles.xcplaygroundpage/Contents.swift": "tiles",
        "Boards.playground/Sources/Shared.swift": "shared",
    ]

    private func bench() throws -> RunnerBench { try RunnerBench(Self.files, open: "Boards.playground") }

    @Test func firstPageIsRunFirst() throws {
        let bench = try bench()
        #expect(bench.runner.page.name == "Cards" && bench.runner.pageIndex == 0)
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func linksOpenPages() throws {
        let bench = try bench()
        bench.runner.turn(to: .next)
        #expect(bench.runner.page.name == "Circles")
        bench.runner.turn(to: .page("tiles"))
        #expect(bench.runner.page.name == "Tiles")
        bench.runner.turn(to: .previous)
        #expect(bench.runner.page.name == "Circles")
        bench.host.settle()
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func pinsEndWithTheirPage() throws {
        let bench = try bench()
        bench.runner.values.togglePin(1)
        bench.runner.turn(to: .next)
        bench.host.settle()
        let place = PageValue.Place(line: 1, column: 1, endLine: 1, endColumn: 4)
        bench.page?.send(.values([PageValue(place: place, text: "5")]))
        bench.host.pass(0.1)
        #expect(bench.runner.values.lines[1]?.text == "5" && bench.runner.values.lines[1]?.isPinned == false)
    }

    @Test func brokenLinkHasNoEffect() throws {
        let bench = try bench()
        bench.forget()
        bench.runner.turn(to: .previous)
        bench.runner.turn(to: .page("Stars"))
        bench.runner.turn(to: .web("https://www.swift.org"))
        bench.runner.turn(to: 0)
        bench.runner.turn(to: 3)
        #expect(bench.events == [] && bench.runner.pageIndex == 0)
    }

    @Test func changesOfOtherPagesAreIgnored() throws {
        let bench = try bench()
        bench.forget()
        bench.save("Boards.playground/Pages/Tiles.xcplaygroundpage/Contents.swift", "other tiles")
        #expect(bench.events == [])
    }

    @Test func sharedSourcesBelongToEachPage() throws {
        let bench = try bench()
        bench.forget()
        bench.save("Boards.playground/Sources/Shared.swift", "shared by all")
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func newPageIsReportedAndRunsNothing() throws {
        let bench = try bench()
        bench.forget()
        bench.folder.save("Boards.playground/Pages/About.xcplaygroundpage/Contents.swift", "about")
        bench.host.reportChange(in: bench.folder.file("Boards.playground/Pages"))
        #expect(bench.events == ["turned"])
        #expect(bench.runner.page.name == "Cards" && bench.runner.pageIndex == 1)
        #expect(bench.runner.playground.pages.count == 4)
    }

    @Test func ifTheCurrentPageIsDeletedTheOneInItsPlaceIsRun() throws {
        let bench = try bench()
        bench.forget()
        unlink(bench.folder.file("Boards.playground/Pages/Cards.xcplaygroundpage/Contents.swift"))
        bench.changed("Boards.playground/Pages/Cards.xcplaygroundpage/Contents.swift")
        #expect(bench.runner.page.name == "Circles")
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func singlePageCanBeOpened() throws {
        let bench = try RunnerBench(Self.files, open: "Boards.playground/Pages/Tiles.xcplaygroundpage")
        #expect(bench.runner.page.name == "Tiles" && bench.runner.pageIndex == 2)
    }

    @Test func renamedPageGoesOn() throws {
        let bench = try RunnerBench(Self.files, open: "Boards.playground/Pages/Cards.xcplaygroundpage")
        let sessions = bench.sessions
        let (old, new) = (
            "Boards.playground/Pages/Cards.xcplaygroundpage", "Boards.playground/Pages/Memory.xcplaygroundpage"
        )
        rename(bench.folder.file(old), bench.folder.file(new))
        bench.runner.noteMove(of: bench.folder.file(old), to: bench.folder.file(new))
        bench.host.settle()
        #expect(bench.runner.page.name == "Memory" && bench.runner.pageIndex == 1)
        #expect(bench.sessions == sessions)
        // It is found again under its new name.
        bench.save("\(new)/Contents.swift", "other cards")
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func playgroundStaysOpenWithoutThePageThatWasOpened() throws {
        let bench = try RunnerBench(Self.files, open: "Boards.playground/Pages/Cards.xcplaygroundpage")
        let page = bench.folder.file("Boards.playground/Pages/Cards.xcplaygroundpage")
        rename(page, bench.folder.file("trash"))
        bench.runner.noteMove(of: page, to: nil)
        bench.host.settle()
        #expect(bench.runner.page.name == "Circles")
        #expect(bench.runner.playground.pages.map(\.name) == ["Circles", "Tiles"])
        #expect(bench.events.last == "shown Pairs board")
    }
}
