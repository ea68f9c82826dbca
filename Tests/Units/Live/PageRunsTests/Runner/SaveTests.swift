// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import TemporaryFolders
import Testing

/// Saves of every kind, and the builds and runs that they replace.
struct SaveTests {
    @Test func oldBoardStaysUntilTheNewOneIsShown() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        bench.host.behavior = { _, _ in }
        bench.save("Page.swift", "slow page")
        // The spare process was started with the old behavior and still responds.
        bench.host.settle()
        let next = try #require(bench.page)
        #expect(next !== page && page.isAbandoned && remote.isOver)
        bench.save("Page.swift", "a slower page")
        #expect(!next.isAbandoned && bench.remote?.isOver == false)
        bench.page?.send(.loaded(PageTitle(name: "Slow board")))
        bench.host.settle()
        #expect(!next.isAbandoned, "the scene has not arrived yet")
        bench.page?.show()
        bench.host.settle()
        #expect(next.isAbandoned && bench.remote?.name == "Slow board")
    }

    @Test func pageThatDoesNotCompileLeavesTheOldBoardRunning() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        bench.host.programs["swift-frontend"] = .ends(.status(1), saying: "/x/Page.swift:1:1: error: no\n")
        bench.save("Page.swift", "broken page")
        #expect(bench.events.last == "notBuilt Page.swift:1:1: error: no")
        #expect(!remote.isOver && !page.isAbandoned && bench.remote === remote)
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        #expect(page.messages.last == .advance(to: 6))
    }

    @Test func pageThatCrashesImmediatelyLeavesTheOldBoardRunning() throws {
        let bench = try RunnerBench()
        let remote = try #require(bench.remote)
        bench.pages.last?.behavior = { message, page in if case .load = message { page.end(.signal(4)) } }
        bench.save("Page.swift", "crashing page")
        #expect(bench.events.last == "failed The page crashed with signal 4")
        #expect(bench.remote === remote && !remote.isOver)
        #expect(bench.pages.count == 2, "the old page's, and the spare one")
    }

    @Test func newerSaveCancelsABuild() throws {
        let bench = try RunnerBench()
        bench.host.programs["swift-frontend"] = .runs
        bench.save("Page.swift", "second page")
        let compiler = try #require(bench.compilers.first)
        bench.save("Page.swift", "the third page")
        #expect(compiler.isAbandoned && bench.compilers.count == 1)
        // The result of the canceled build is ignored.
        compiler.end(.status(1))
        #expect(bench.events("notBuilt") == [])
        bench.compilers.first?.end(.status(0))
        bench.host.settle()
        #expect(bench.events.last == "shown Pairs board" && bench.events("shown").count == 2)
    }

    @Test func newerSaveCancelsARunThatIsNotShownYet() throws {
        let bench = try RunnerBench()
        let spare = try #require(bench.pages.last)
        spare.behavior = { _, _ in }
        bench.save("Page.swift", "second page")
        #expect(spare === bench.page && !spare.isAbandoned)
        bench.save("Page.swift", "the third page")
        #expect(spare.isAbandoned)
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func changeWithoutNewContentsIsIgnored() throws {
        let bench = try RunnerBench()
        bench.forget()
        bench.changed()
        #expect(bench.events == [])
    }

    @Test func fileRewrittenInPlaceIsRunWhenItHasContents() throws {
        let bench = try RunnerBench()
        bench.forget()
        let path = bench.folder.file("Page.swift")
        truncate(path, 0)
        bench.changed()
        #expect(bench.events("building") == [])
        let stream = try #require(fopen(path, "w"))
        fputs("the words at last", stream)
        fclose(stream)
        bench.changed()
        #expect(bench.events("building").count == 1)
        bench.host.pass(5)
        #expect(bench.events("building").count == 1)
    }

    @Test func fileThatStaysEmptyIsRunAfterADelay() throws {
        let bench = try RunnerBench()
        bench.forget()
        truncate(bench.folder.file("Page.swift"), 0)
        bench.changed()
        bench.host.pass(0.2)
        #expect(bench.events("building") == [])
        bench.host.pass(0.2)
        #expect(bench.events("building").count == 1)
    }

    @Test func deletedFileLeavesTheBoardUntilItReappears() throws {
        let bench = try RunnerBench()
        bench.forget()
        unlink(bench.folder.file("Page.swift"))
        bench.changed()
        #expect(bench.events == [] && bench.remote?.isOver == false)
        bench.save("Page.swift", "page again")
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func fileRenamedBackAndForthIsUnchanged() throws {
        let bench = try RunnerBench()
        bench.forget()
        let (path, other) = (bench.folder.file("Page.swift"), bench.folder.file("Page.swift~"))
        rename(path, other)
        bench.changed()
        #expect(bench.events == [])
        rename(other, path)
        bench.changed()
        #expect(bench.events == [], "its contents have not changed")
        bench.save("Page.swift", "other words")
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func sourcesNextToThePageBelongToIt() throws {
        let bench = try RunnerBench(["Page.swift": "page", "Sources/More.swift": "more"])
        bench.forget()
        bench.save("Sources/More.swift", "even more")
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func newFolderIsWatchedAndCheckedAgain() throws {
        let bench = try RunnerBench()
        bench.folder.save("Sources/More.swift", "more")
        bench.changed()
        let sources = bench.folder.file("Sources")
        #expect(bench.host.watchedFolders.contains(sources))
        bench.forget()
        // Files that were written before the watch started are not reported.
        bench.folder.save("Sources/Last.swift", "last")
        bench.host.pass(1)
        #expect(bench.events("shown").count == 1)
    }

    @Test func onlyTheBuildOfTheShownPageIsKept() throws {
        let bench = try RunnerBench()
        for number in 0..<5 { bench.save("Page.swift", "page \(number)") }
        bench.host.programs["swift-frontend"] = .ends(.status(1), saying: "/x/Page.swift:1:1: error: no\n")
        bench.save("Page.swift", "a page that cannot be built")
        #expect(bench.buildCount == 1)
    }

    @Test func canceledBuildsAreRemoved() throws {
        let bench = try RunnerBench()
        bench.host.programs["swift-frontend"] = .runs
        for number in 0..<5 { bench.save("Page.swift", "page \(number)") }
        #expect(bench.buildCount == 2, "the shown page, and the one being built")
    }

    @Test func runningAgainRunsTheUnchangedPage() throws {
        let bench = try RunnerBench()
        let page = bench.page
        bench.runner.run(.request)
        bench.host.settle()
        #expect(bench.events("shown").count == 2 && bench.page !== page)
    }
}
