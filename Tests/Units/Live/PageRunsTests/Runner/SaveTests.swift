// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import TemporaryFolders
import Testing

/// Saves of every kind, and the builds and runs that they replace.
struct SaveTests {
    @Test func oldBoardStaysUntilTheNewOneIsShown() throws {
        let window = try RunnerBench()
        let (remote, page) = (try #require(window.remote), try #require(window.page))
        window.host.behavior = { _, _ in }
        window.save("Page.swift", "slow page")
        // The spare process was started with the old behavior and still responds.
        window.host.settle()
        let next = try #require(window.page)
        #expect(next !== page && page.isAbandoned && remote.isOver)
        window.save("Page.swift", "a slower page")
        #expect(!next.isAbandoned && window.remote?.isOver == false)
        window.page?.send(.loaded(PageTitle(name: "Slow board")))
        window.host.settle()
        #expect(!next.isAbandoned, "the scene has not arrived yet")
        window.page?.show()
        window.host.settle()
        #expect(next.isAbandoned && window.remote?.name == "Slow board")
    }

    @Test func pageThatDoesNotCompileLeavesTheOldBoardRunning() throws {
        let window = try RunnerBench()
        let (remote, page) = (try #require(window.remote), try #require(window.page))
        window.host.programs["swift-frontend"] = .ends(.status(1), saying: "/x/Page.swift:1:1: error: no\n")
        window.save("Page.swift", "broken page")
        #expect(window.events.last == "notBuilt Page.swift:1:1: error: no")
        #expect(!remote.isOver && !page.isAbandoned && window.remote === remote)
        window.host.pass(0.1)
        remote.advance(to: window.host.now)
        window.host.settle()
        #expect(page.messages.last == .advance(to: 6))
    }

    @Test func pageThatCrashesImmediatelyLeavesTheOldBoardRunning() throws {
        let window = try RunnerBench()
        let remote = try #require(window.remote)
        window.pages.last?.behavior = { message, page in if case .load = message { page.end(.signal(4)) } }
        window.save("Page.swift", "crashing page")
        #expect(window.events.last == "failed The page crashed with signal 4")
        #expect(window.remote === remote && !remote.isOver)
        #expect(window.pages.count == 2, "the old page's, and the spare one")
    }

    @Test func newerSaveCancelsABuild() throws {
        let window = try RunnerBench()
        window.host.programs["swift-frontend"] = .runs
        window.save("Page.swift", "second page")
        let compiler = try #require(window.compilers.first)
        window.save("Page.swift", "the third page")
        #expect(compiler.isAbandoned && window.compilers.count == 1)
        // The result of the canceled build is ignored.
        compiler.end(.status(1))
        #expect(window.events("notBuilt") == [])
        window.compilers.first?.end(.status(0))
        window.host.settle()
        #expect(window.events.last == "shown Pairs board" && window.events("shown").count == 2)
    }

    @Test func newerSaveCancelsARunThatIsNotShownYet() throws {
        let window = try RunnerBench()
        let spare = try #require(window.pages.last)
        spare.behavior = { _, _ in }
        window.save("Page.swift", "second page")
        #expect(spare === window.page && !spare.isAbandoned)
        window.save("Page.swift", "the third page")
        #expect(spare.isAbandoned)
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func changeWithoutNewContentsIsIgnored() throws {
        let window = try RunnerBench()
        window.forget()
        window.changed()
        #expect(window.events == [])
    }

    @Test func fileRewrittenInPlaceIsRunWhenItHasContents() throws {
        let window = try RunnerBench()
        window.forget()
        let path = window.folder.file("Page.swift")
        truncate(path, 0)
        window.changed()
        #expect(window.events("building") == [])
        let stream = try #require(fopen(path, "w"))
        fputs("the words at last", stream)
        fclose(stream)
        window.changed()
        #expect(window.events("building").count == 1)
        window.host.pass(5)
        #expect(window.events("building").count == 1)
    }

    @Test func fileThatStaysEmptyIsRunAfterADelay() throws {
        let window = try RunnerBench()
        window.forget()
        truncate(window.folder.file("Page.swift"), 0)
        window.changed()
        window.host.pass(0.2)
        #expect(window.events("building") == [])
        window.host.pass(0.2)
        #expect(window.events("building").count == 1)
    }

    @Test func deletedFileLeavesTheBoardUntilItReappears() throws {
        let window = try RunnerBench()
        window.forget()
        unlink(window.folder.file("Page.swift"))
        window.changed()
        #expect(window.events == [] && window.remote?.isOver == false)
        window.save("Page.swift", "page again")
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func fileRenamedBackAndForthIsUnchanged() throws {
        let window = try RunnerBench()
        window.forget()
        let (path, other) = (window.folder.file("Page.swift"), window.folder.file("Page.swift~"))
        rename(path, other)
        window.changed()
        #expect(window.events == [])
        rename(other, path)
        window.changed()
        #expect(window.events == [], "its contents have not changed")
        window.save("Page.swift", "other words")
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func sourcesNextToThePageBelongToIt() throws {
        let window = try RunnerBench(["Page.swift": "page", "Sources/More.swift": "more"])
        window.forget()
        window.save("Sources/More.swift", "even more")
        #expect(window.events.last == "shown Pairs board")
    }

    @Test func newFolderIsWatchedAndCheckedAgain() throws {
        let window = try RunnerBench()
        window.folder.save("Sources/More.swift", "more")
        window.changed()
        let sources = window.folder.file("Sources")
        #expect(window.host.watchedFolders.contains(sources))
        window.forget()
        // Files that were written before the watch started are not reported.
        window.folder.save("Sources/Last.swift", "last")
        window.host.pass(1)
        #expect(window.events("shown").count == 1)
    }

    @Test func onlyTheBuildOfTheShownPageIsKept() throws {
        let window = try RunnerBench()
        for number in 0..<5 { window.save("Page.swift", "page \(number)") }
        window.host.programs["swift-frontend"] = .ends(.status(1), saying: "/x/Page.swift:1:1: error: no\n")
        window.save("Page.swift", "a page that cannot be built")
        #expect(window.buildCount == 1)
    }

    @Test func canceledBuildsAreRemoved() throws {
        let window = try RunnerBench()
        window.host.programs["swift-frontend"] = .runs
        for number in 0..<5 { window.save("Page.swift", "page \(number)") }
        #expect(window.buildCount == 2, "the shown page, and the one being built")
    }

    @Test func runningAgainRunsTheUnchangedPage() throws {
        let window = try RunnerBench()
        let page = window.page
        window.runner.run(.request)
        window.host.settle()
        #expect(window.events("shown").count == 2 && window.page !== page)
    }
}
