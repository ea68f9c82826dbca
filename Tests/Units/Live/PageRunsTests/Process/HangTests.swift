// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import Testing

/// Pages that hang, and pages that are only slow.
struct HangTests {
    private static let message = "The page did not respond for two seconds and was stopped"

    @Test func pageThatHangsWhileLoadingIsKilled() throws {
        let bench = try RunnerBench { $0.behavior = { _, _ in } }
        let page = try #require(bench.page)
        bench.host.pass(1.9)
        #expect(page.questions == 0)
        bench.host.pass(0.2)
        #expect(page.questions > 0 && !page.isKilled, "it must be asked where it hangs")
        bench.host.pass(2)
        #expect(page.isKilled)
        #expect(bench.events.suffix(2) == ["logged error: \(Self.message)", "failed \(Self.message)"])
    }

    @Test func pageThatHangsInAnInputHandlerIsKilled() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        page.behavior = { _, _ in }
        _ = remote.receive(.finger(.began), at: bench.host.now)
        bench.host.pass(4.5)
        #expect(page.isKilled && remote.isOver)
        #expect(bench.events.last == "failed \(Self.message)")
    }

    @Test func pageThatHangsInAFrameIsKilled() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        page.behavior = { _, _ in }
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.pass(4.5)
        #expect(page.isKilled && bench.events.last == "failed \(Self.message)")
    }

    /// A window that is busy reads the response late.
    @Test func responseThatHasArrivedCounts() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        page.behavior = { _, _ in }
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        page.show()
        bench.host.passBusily(2.1)
        bench.host.pass(4.5)
        #expect(page.questions == 0 && !page.isKilled && !remote.isOver)
    }

    @Test func pageThatRespondsInTimeKeepsRunning() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        page.behavior = { _, _ in }
        for _ in 0..<5 {
            bench.host.pass(0.1)
            remote.advance(to: bench.host.now)
            bench.host.pass(1.9)
            page.show()
            bench.host.settle()
        }
        bench.host.pass(60)
        #expect(page.questions == 0 && !remote.isOver)
        #expect(page.messages.count { if case .advance = $0 { true } else { false } } == 6)
    }

    @Test func idlePageIsNotAsked() throws {
        let bench = try RunnerBench()
        bench.host.pass(600)
        #expect(bench.pages.allSatisfy { $0.questions == 0 && !$0.isKilled })
    }

    @Test func pageWithoutProcessorTimeHasALongerTimeout() throws {
        let bench = try RunnerBench { $0.behavior = { _, page in page.fraction = 0.01 } }
        let page = try #require(bench.page)
        bench.host.pass(19)
        #expect(page.questions == 0)
        page.send(.loaded(PageTitle(name: "Late board")))
        page.show()
        bench.host.settle()
        #expect(bench.events.last == "shown Late board")
    }

    @Test func longerTimeoutIsLimited() throws {
        let bench = try RunnerBench { $0.behavior = { _, page in page.fraction = 0.01 } }
        let page = try #require(bench.page)
        bench.host.pass(50)
        #expect(page.isKilled)
        #expect(bench.events.last == "failed The page did not respond for 20 seconds and was stopped")
    }

    @Test func sleepingPageHangsLater() throws {
        let bench = try RunnerBench { host in
            host.behavior = { _, page in
                page.fraction = 0
                page.isRunnable = false
            }
        }
        let page = try #require(bench.page)
        bench.host.pass(5.9)
        #expect(page.questions == 0)
        bench.host.pass(3)
        #expect(bench.events.last == "failed The page did not respond for 6 seconds and was stopped")
    }

    /// A machine that is busy with something else gives a page a part of its time only.
    @Test func processorTimeCounts() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        page.behavior = { _, _ in }
        page.fraction = 0.25
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.pass(7.5)
        #expect(page.questions == 0)
        bench.host.pass(4.5)
        #expect(page.isKilled && bench.events.last == "failed \(Self.message)")
    }

    @Test func pageThatKeepsTheWindowBusyIsReported() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.hasStalled = true
        page.end(.signal(9))
        #expect(bench.events.last == "failed The page kept the window busy for too long and was stopped")
    }

    @Test func pageThatHangsIsReportedWithItsLine() throws {
        let bench = try RunnerBench { host in
            host.behavior = { _, page in
                page.onLocationRequest = { $0.print("\u{1E}fault 10 1a2b\n", to: .errors) }
            }
            host.programs["llvm-symbolizer"] = .ends(.status(0), saying: CrashTests.answer(line: 12))
        }
        let page = try #require(bench.page)
        bench.host.pass(2.2)
        #expect(page.questions == 1 && page.isKilled, "it must be killed without further delay")
        #expect(bench.events.last == "failed Page.swift:12: \(Self.message)")
    }

    @Test func itIsAskedAgainUntilAPlaceIsKnown() throws {
        let bench = try RunnerBench { host in
            host.behavior = { _, page in
                page.onLocationRequest = {
                    $0.print($0.questions < 5 ? "\u{1E}fault 10\n" : "\u{1E}fault 10 1a2b\n", to: .errors)
                }
            }
        }
        let page = try #require(bench.page)
        bench.host.pass(4)
        #expect(page.questions == 5 && page.isKilled)
    }

    @Test func pageBlockedByUnreadOutputDoesNotHang() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        bench.runner.isOutputPaused = true
        #expect(page.isOutputPaused)
        (page.isRunnable, page.fraction) = (false, 0)
        page.behavior = { _, _ in }
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.pass(600)
        #expect(page.questions == 0 && !remote.isOver)
        // From here on the usual timeout applies.
        bench.runner.isOutputPaused = false
        bench.host.pass(5.9)
        #expect(page.questions == 0)
        bench.host.pass(0.2)
        #expect(page.questions > 0)
    }

    @Test func busyPageHangsEvenWithUnreadOutput() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        bench.runner.isOutputPaused = true
        page.behavior = { _, _ in }
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.pass(4.5)
        #expect(page.isKilled)
    }

    @Test func pageThatReadsNothingTimesOut() throws {
        let bench = try RunnerBench()
        let (remote, page) = (try #require(bench.remote), try #require(bench.page))
        page.ignoresMessages = true
        for phase in [Touch.Phase.began] + Array(repeating: .moved, count: 5000) {
            _ = remote.receive(.finger(phase), at: bench.host.now)
        }
        bench.host.pass(4.5)
        #expect(bench.events.last == "failed \(Self.message)")
    }
}
